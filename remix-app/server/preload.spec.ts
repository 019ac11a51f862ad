import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { decode } from 'turbo-stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const preload = fileURLToPath(new URL('./preload.mjs', import.meta.url));

/** Mimics remix-serve: listens on PORT and HOST, logs with morgan, closes on SIGTERM. */
const server = `
  import { createServer } from 'node:http';
  import { createRequire } from 'node:module';
  const morgan = createRequire(import.meta.resolve('@remix-run/serve/package.json'))('morgan');
  const log = morgan('tiny');
  const server = createServer((request, response) =>
    log(request, response, () => {
      if (request.url === '/page') {
        response.setHeader('content-security-policy', 'its own');
        response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      }
      const note = globalThis[Symbol.for('gatehouse.refusal-notes')];
      if (request.url.startsWith('/refused/')) setTimeout(() => note(request.url.slice(9)), 5);
      if (request.url.startsWith('/refused/')) return setTimeout(() => (note('later'), response.end()), 20);
      const { host, origin = 'none', 'x-forwarded-host': forwarded } = request.headers;
      response.end([process.env.PUBLIC_URL, host, forwarded, origin].join(' '));
    }));
  server.listen(Number(process.env.PORT), process.env.HOST);
  process.once('SIGTERM', () => server.close());
`;

const SECRET = 'x'.repeat(32);

let port: number;
let child: ChildProcess;
let output = '';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

function start(env: Record<string, string>): ChildProcess {
  output = '';
  const started: ChildProcess = spawn(
    process.execPath,
    ['--import', preload, '--input-type=module', '-e', server],
    {
      cwd: fileURLToPath(new URL('../', import.meta.url)),
      env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  for (const stream of [started.stdout, started.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return started;
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Avoids `fetch`, which sets its own `Host` and `Sec-Fetch` headers. */
async function send(method: string, path: string, headers: Record<string, string>): Promise<Answer> {
  const sent = request({ port, host: '127.0.0.1', method, path, headers }).end(
    method === 'POST' ? 'a=b' : '',
  );
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const post = (headers: Record<string, string>, path = '/login') => send('POST', path, headers);

/** The JSON lines of the log as soon as there are `count`: they arrive through a separate pipe. */
function logged(count = 1): Promise<Record<string, unknown>[]> {
  return vi.waitFor(() => {
    const lines = output.split('\n').filter((line) => /^\{.*\}$/.test(line));
    expect(lines).toHaveLength(count);
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  });
}

beforeEach(async () => {
  port = await freePort();
  child = start({ PORT: '4321', WEB_PORT: String(port), INTERNAL_SECRET: SECRET });
});
afterEach(async () => {
  // Its last output must not arrive during the next test.
  const ended = child.exitCode === null && child.signalCode === null ? once(child, 'close') : undefined;
  child.kill('SIGKILL');
  await ended;
});

test('the server notifies its parent when it listens, on its own port and on loopback', async () => {
  const [message] = await once(child, 'message');
  expect(message).toEqual({ ready: true });

  const response = await fetch(`http://127.0.0.1:${port}/`);
  expect(await response.text()).toMatch(/^http:\/\/localhost:4321 /);
});

test('the framework gets the public host, whatever host a proxy sends', async () => {
  await once(child, 'message');
  const sent: Record<string, string>[] = [
    {},
    { host: 'upstream' },
    { host: '127.0.0.1:1', 'x-forwarded-host': 'evil.example' },
  ];
  for (const headers of sent) {
    const { body } = await post({ ...headers, origin: 'http://localhost:4321' });
    expect(body).toBe('http://localhost:4321 localhost:4321 localhost:4321 http://localhost:4321');
  }
});

test.each([
  ['127.0.0.1:4321', '/login?next=%2Fadmin', 'http://localhost:4321/login?next=%2Fadmin'],
  ['[::1]:4321', '/', 'http://localhost:4321/'],
  ['127.0.0.1:4321', '//evil.example/', 'http://localhost:4321//evil.example/'],
])('a page that is opened at %s%s redirects to PUBLIC_URL', async (host, path, location) => {
  await once(child, 'message');
  const { status, headers } = await send('GET', path, { host });
  expect([status, headers.location]).toEqual([302, location]);
  const forwarded = await send('GET', path, { host: 'upstream', 'x-forwarded-host': host });
  expect([forwarded.status, forwarded.headers.location]).toEqual([302, location]);
});

test.each([
  ['the public URL itself', 'GET', { host: 'localhost:4321' }],
  ['another port, which a proxy sends', 'GET', { host: '127.0.0.1:3001' }],
  ['a custom host', 'GET', { host: 'id.example:4321' }],
  ['a request from a script', 'GET', { host: '127.0.0.1:4321', 'sec-fetch-dest': 'empty' }],
  ['a HEAD request', 'HEAD', { host: '127.0.0.1:4321' }],
  ['an invalid forwarded host', 'GET', { host: '127.0.0.1:4321', 'x-forwarded-host': 'a b' }],
])('%s is not redirected', async (_what, method, headers) => {
  await once(child, 'message');
  expect((await send(method, '/login', headers)).status).toBe(200);
});

test('the Origin header of a read does not reach the framework, which could fail on it', async () => {
  await once(child, 'message');
  const { status, body } = await send('OPTIONS', '/login.data', { origin: 'nonsense' });
  expect([status, body]).toEqual([200, 'http://localhost:4321 localhost:4321 localhost:4321 none']);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:4321' }, 403],
  ['another site in a browser that sends only Origin', { origin: 'http://evil.example' }, 403],
  ['an unknown origin', {}, 403],
  ['an invalid origin', { origin: 'nonsense' }, 403],
  ['an opaque origin', { 'sec-fetch-site': 'same-origin', origin: 'null' }, 403],
  ['a contradictory origin', { 'sec-fetch-site': 'same-origin', origin: 'http://evil.example' }, 403],
  [
    'the same host on another port',
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4322' },
    403,
  ],
  ['the same host over https', { 'sec-fetch-site': 'same-origin', origin: 'https://localhost:4321' }, 403],
  ['this site', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4321' }, 200],
  ['this site in a browser that sends only Origin', { origin: 'http://localhost:4321' }, 200],
  ['this site in a browser that sends only Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }, 200],
])('a form of %s has the expected status', async (_what, headers, status) => {
  await once(child, 'message');
  expect((await post(headers)).status).toBe(status);
});

test('a rejected form gets a page and a log line that name the setting', async () => {
  await once(child, 'message');
  const origin = 'https://id.example';
  const { headers, body } = await post(
    { origin, 'sec-fetch-site': 'same-origin' },
    '/login?token=very-secret',
  );
  const setting = 'The setting PUBLIC_URL is http://localhost:4321.';
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain(setting);
  expect(body).toContain('Open http://localhost:4321 and try again.');
  const [line] = await logged();
  expect(line).toMatchObject({ level: 'warn', status: 403, code: 'foreign_origin', path: '/login', origin });
  expect(line?.msg).toContain(setting);
  expect(body).toContain(String(line?.reference));
  expect(output).not.toContain('very-secret');
});

test('a rejected form that a script sent gets the same error in the format of Remix', async () => {
  await once(child, 'message');
  const { headers, body } = await post({ origin: 'https://id.example' }, '/login.data?index');
  expect(headers['content-type']).toBe('text/x-script');
  const decoded = await decode(new Response(body).body as ReadableStream<Uint8Array>, {
    plugins: [(type, ...values) => (type === 'ErrorResponse' ? { value: values } : undefined)],
  });
  const [line] = await logged();
  expect(decoded.value).toEqual({
    error: [
      {
        explanation: expect.stringContaining('set PUBLIC_URL to that address and restart.'),
        reference: line?.reference,
      },
      403,
      'Forbidden',
    ],
  });
});

test('the log is JSON with time and address and without query strings', async () => {
  await once(child, 'message');
  const forwarded = { 'x-forwarded-for': '198.51.100.7', 'x-request-id': 'r-1' };
  await send('GET', '/sso/callback?code=very-secret&state=s', { ...forwarded, 'x-gatehouse-internal': 'no' });
  await send('GET', '/login', { ...forwarded, 'x-gatehouse-internal': SECRET, 'user-agent': 'Browser/1' });
  child.kill('SIGTERM');
  await once(child, 'exit');
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  const common = { level: 'info', time, msg: 'request', method: 'GET', status: 200, ms: expect.any(Number) };
  expect(await logged(2)).toEqual([
    { ...common, path: '/sso/callback', ip: '127.0.0.1' },
    { ...common, path: '/login', ip: '198.51.100.7', requestId: 'r-1', userAgent: 'Browser/1' },
  ]);
  expect(output).not.toContain('very-secret');
});

test('the log line of a rejected request has its own reason, even if several are simultaneous', async () => {
  await once(child, 'message');
  await Promise.all(
    ['/refused/invalid_input', '/refused/forbidden', '/login'].map((path) => send('GET', path, {})),
  );
  child.kill('SIGTERM');
  await once(child, 'exit');
  const lines = await logged(3);
  expect(Object.fromEntries(lines.map(({ path, refusal }) => [path, refusal]))).toEqual({
    '/refused/invalid_input': 'invalid_input',
    '/refused/forbidden': 'forbidden',
    '/login': undefined,
  });
});

test('every response has security headers and its own policy if it sets one', async () => {
  await once(child, 'message');
  const { headers: data } = await send('GET', '/x.data', {});
  expect(data).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(data).not.toHaveProperty('strict-transport-security');
  const { headers: page } = await send('GET', '/page', {});
  expect(page['content-security-policy']).toBe('its own');
  expect(page['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('with an https URL, every response requires https, including errors', async () => {
  child.kill('SIGKILL');
  child = start({ PUBLIC_URL: 'https://id.example', WEB_PORT: String(port) });
  await once(child, 'message');
  const answers = [await send('GET', '/x.data', {}), await post({ origin: 'http://id.example' })];
  expect(answers.map(({ status }) => status)).toEqual([200, 403]);
  for (const { headers } of answers)
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test('the server stops with exit code 0 when its parent is gone', async () => {
  await once(child, 'message');
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a port in use causes one line that names the setting', async () => {
  await once(child, 'message');
  const second = start({ WEB_PORT: String(port) });
  const [code] = await once(second, 'exit');
  expect(code).toBe(1);
  expect(output.trim()).toBe(`gatehouse web: cannot listen on 127.0.0.1:${port} (EADDRINUSE); set WEB_PORT`);
});

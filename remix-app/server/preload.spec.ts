import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const preload = fileURLToPath(new URL('./preload.mjs', import.meta.url));

/** Does what remix-serve does: listens where PORT and HOST say, logs by morgan, closes on SIGTERM. */
const server = `
  import { createServer } from 'node:http';
  import { createRequire } from 'node:module';
  const morgan = createRequire(import.meta.resolve('@remix-run/serve/package.json'))('morgan');
  const log = morgan('tiny');
  const server = createServer((request, response) =>
    log(request, response, () => response.end(process.env.PUBLIC_URL)));
  server.listen(Number(process.env.PORT), process.env.HOST);
  process.once('SIGTERM', () => server.close());
`;

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

/** The status of the answer. Not `fetch`, which sets `Sec-Fetch` headers of its own. */
function post(headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/login', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject).end('a=b');
  });
}

beforeEach(async () => {
  port = await freePort();
  child = start({ PORT: '4321', WEB_PORT: String(port) });
});
afterEach(() => {
  child.kill('SIGKILL');
});

test('tells its parent that it listens, at its own port and on loopback', async () => {
  const [message] = await once(child, 'message');
  expect(message).toEqual({ ready: true });

  const response = await fetch(`http://127.0.0.1:${port}/`);
  expect(await response.text()).toBe('http://localhost:4321');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:4321' }, 403],
  ['another site in a browser that says only the origin', { origin: 'http://evil.example' }, 403],
  ['nobody knows where', {}, 403],
  ['an origin that is no address', { origin: 'nonsense' }, 403],
  ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4321' }, 200],
])('a form of %s', async (_what, headers, status) => {
  await once(child, 'message');
  const response = await post(headers);
  expect(response).toBe(status);
});

test('its log holds no query string', async () => {
  await once(child, 'message');
  await (await fetch(`http://127.0.0.1:${port}/sso/callback?code=very-secret&state=s`)).text();
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(output).toContain('GET /sso/callback 200');
  expect(output).not.toContain('very-secret');
});

test('stops with exit code 0 when its parent is gone', async () => {
  await once(child, 'message');
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a port in use is one line that names the setting', async () => {
  await once(child, 'message');
  const second = start({ WEB_PORT: String(port) });
  const [code] = await once(second, 'exit');
  expect(code).toBe(1);
  expect(output.trim()).toBe(`gatehouse web: cannot listen on 127.0.0.1:${port} (EADDRINUSE); set WEB_PORT`);
});

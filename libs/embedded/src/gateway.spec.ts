import { once } from 'node:events';
import http, { type IncomingMessage, type RequestListener } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { Balancer } from './gateway/balancer.ts';
import type { Upstream } from './gateway/passage.ts';
import { refuseUnreadable } from './gateway/unreadable.ts';
import { Gateway, type GatewayOptions, type Refusal } from './gateway.ts';
import { waitFor } from './wait.ts';

const SECRET = 'a-secret-of-gateway-web-and-api-only';
const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function anUpstream(
  listener: RequestListener,
): Promise<{ host: string; port: number; server: http.Server }> {
  const server = http.createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port, server };
}

async function nobody(): Promise<{ host: string; port: number }> {
  const { port, server } = await anUpstream(() => undefined);
  server.close();
  return { host: '127.0.0.1', port };
}

/** One process each unless several are given. */
type Options = Partial<Omit<GatewayOptions, 'api' | 'web'>> & { api?: Upstream | Upstream[]; web?: Upstream };

async function aGateway({ api, web, ...options }: Options): Promise<number> {
  const nowhere = await nobody();
  const gateway = new Gateway({
    api: [api ?? nowhere].flat(),
    web: [web ?? nowhere],
    internalSecret: SECRET,
    ...options,
  });
  closing.push(() => gateway.close(0));
  return gateway.listen(0, '127.0.0.1');
}

interface Sent {
  method?: string;
  headers?: http.OutgoingHttpHeaders | string[];
  body?: string | Buffer;
  agent?: http.Agent;
}

async function send(port: number, path: string, { body, ...options }: Sent = {}) {
  const request = http.request({ host: '127.0.0.1', port, path, agent: false, ...options });
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response), response };
}

/** An upstream that echoes the request it received. */
const echo = () =>
  anUpstream(async (request, response) => {
    const body = await text(request);
    const { method, url, headers } = request;
    response.end(JSON.stringify({ method, url, headers, length: body.length }));
  });

test.each([
  ['/api/v1/tenants?x=1', 'api'],
  ['/.well-known/openid-configuration', 'api'],
  ['/t/acme/.well-known/openid-configuration', 'api'],
  ['/', 'web'],
  ['/apiary', 'web'],
  ['/tenant-admin/users', 'web'],
  ['/admin/health', 'web'],
])('%s goes to the %s', async (path, expected) => {
  const [api, web] = [await anUpstream((_, r) => r.end('api')), await anUpstream((_, r) => r.end('web'))];
  expect((await send(await aGateway({ api, web }), path)).body).toBe(expected);
});

test.each(['/health', '/health/ready', '/health/live?x', '/metrics'])(
  '%s is not reachable from outside',
  async (path) => {
    const upstream = await echo();
    const answer = await send(await aGateway({ api: upstream, web: upstream }), path);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain('x-gatehouse-internal');
  },
);

test.each([
  '/api/../metrics',
  '/api/%2e%2e/health/ready',
  '/api/.%2E/metrics',
  '/api/..\\metrics',
  'http://api/metrics',
  '*',
])('the request target %s is rejected', async (path) => {
  const upstream = await echo();
  const port = await aGateway({ api: upstream, web: upstream });
  expect((await send(port, path, { method: 'OPTIONS' })).status).toBe(400);
});

test('the gateway reports what it rejects with code, client and path, without the query', async () => {
  const refusals: Refusal[] = [];
  const port = await aGateway({ onRefusal: (refusal) => refusals.push(refusal) });
  await send(port, '/metrics?token=secret');
  await send(port, '/api/../metrics', { method: 'DELETE' });
  await send(port, '/api/x', { headers: { cookie: 'x'.repeat(20_000) } });
  const client = { ip: '127.0.0.1', requestId: expect.any(String) };
  expect(refusals).toEqual([
    { refusal: 'not_found', status: 404, method: 'GET', path: '/metrics', ...client },
    { refusal: 'bad_request_target', status: 400, method: 'DELETE', path: '/api/../metrics', ...client },
    { refusal: 'request_header_fields_too_large', status: 431, ...client },
  ]);
});

test('forged internal, forwarded and request ID headers do not reach the upstream', async () => {
  const port = await aGateway({ api: await echo() });
  const forged = {
    'x-gatehouse-internal': 'forged',
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-port': '666',
    'x-request-id': 'forged',
    forwarded: 'for=6.6.6.6',
    'x-real-ip': '6.6.6.6',
    'client-cert': ':forged:',
    'client-cert-chain': ':forged:',
    'x-gatehouse-client-cert': 'forged',
    host: 'gatehouse.test',
  };
  const { headers } = JSON.parse((await send(port, '/api/x', { headers: forged })).body);
  expect(headers).toMatchObject({
    'x-gatehouse-internal': SECRET,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': 'gatehouse.test',
    host: 'gatehouse.test',
  });
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.stringify(headers)).not.toMatch(/6\.6\.6\.6|forged|evil/);
});

test('a Connection header cannot remove the headers of the gateway', async () => {
  const port = await aGateway({ api: await echo() });
  const headers = { connection: 'close, x-gatehouse-internal, x-forwarded-for, x-own', 'x-own': '1' };
  const seen = JSON.parse((await send(port, '/api/x', { headers })).body).headers;
  expect(seen).toMatchObject({ 'x-gatehouse-internal': SECRET, 'x-forwarded-for': '127.0.0.1' });
  expect(seen).not.toHaveProperty('x-own');
});

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['6.6.6.6, 198.51.100.7', '198.51.100.7'],
  ['6.6.6.6, 198.51.100.7, 127.0.0.1', '198.51.100.7'],
  ['nonsense', '127.0.0.1'],
  ['6.6.6.6, nonsense', '127.0.0.1'],
])('the X-Forwarded-For chain "%s" of a trusted proxy gives the client %s', async (chain, client) => {
  const port = await aGateway({ api: await echo(), trustedProxies: ['127.0.0.0/8'] });
  const headers = {
    'x-forwarded-for': chain,
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'id.example',
  };
  expect(JSON.parse((await send(port, '/api/x', { headers })).body).headers).toMatchObject({
    'x-forwarded-for': client,
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'id.example',
  });
});

test('a body of three megabytes arrives completely, with and without a content length', async () => {
  const port = await aGateway({ api: await echo() });
  const body = 'x'.repeat(3 * 1024 * 1024);
  for (const headers of [{ 'content-length': body.length }, { 'transfer-encoding': 'chunked' }]) {
    const answer = JSON.parse((await send(port, '/api/x', { method: 'POST', headers, body })).body);
    expect(answer).toMatchObject({ method: 'POST', length: body.length });
  }
});

test('a DELETE request keeps its chunked body', async () => {
  const port = await aGateway({ api: await echo() });
  const headers = { 'transfer-encoding': 'chunked' };
  expect(
    JSON.parse((await send(port, '/api/x', { method: 'DELETE', headers, body: 'why' })).body).length,
  ).toBe(3);
});

test('redirects and repeated cookies reach the client unchanged', async () => {
  const web = await anUpstream((_, response) => {
    response.writeHead(302, [
      ['location', 'https://elsewhere.test/cb?code=1'],
      ['set-cookie', 'a=1; Path=/'],
      ['set-cookie', 'b=2; HttpOnly'],
    ] as never);
    response.end();
  });
  const answer = await send(await aGateway({ web }), '/login');
  expect(answer.status).toBe(302);
  expect(answer.headers.location).toBe('https://elsewhere.test/cb?code=1');
  expect(answer.headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; HttpOnly']);
});

test('events of a stream arrive before the stream ends', async () => {
  let finish: () => void = () => undefined;
  const api = await anUpstream((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    finish = () => response.end('data: last\n\n');
    response.write('data: first\n\n');
  });
  const request = http.get({
    host: '127.0.0.1',
    port: await aGateway({ api }),
    path: '/api/events',
    agent: false,
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(String((await once(response, 'data'))[0])).toBe('data: first\n\n');
  finish();
  expect(String((await once(response, 'data'))[0])).toBe('data: last\n\n');
});

test('a client that disconnects ends the upstream request', async () => {
  let gone = false;
  const api = await anUpstream((_, response) => {
    response.write('begun');
    response.on('close', () => {
      gone = true;
    });
  });
  const request = http.get({
    host: '127.0.0.1',
    port: await aGateway({ api }),
    path: '/api/x',
    agent: false,
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.destroy();
  expect(await waitFor('the upstream to notice', () => gone)).toBe(true);
});

test('a response that the upstream cuts off is also cut off for the client', async () => {
  const api = await anUpstream((_, response) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('half', () => response.destroy());
  });
  const port = await aGateway({ api });
  await expect(send(port, '/api/x')).rejects.toThrow();
});

test('a program gets a problem document if no process responds', async () => {
  const failures: string[] = [];
  const port = await aGateway({ onFailure: ({ requestId }) => failures.push(requestId) });
  const answer = await send(port, '/api/v1/tenants');
  const problem = JSON.parse(answer.body);
  expect(answer.status).toBe(502);
  expect(answer.headers['content-type']).toBe('application/problem+json');
  expect(problem).toMatchObject({ status: 502, code: 'idp_unreachable', title: expect.any(String) });
  expect([problem.requestId, answer.headers['x-request-id']]).toEqual([failures[0], failures[0]]);
});

test('a browser gets an error page that contains no part of its request', async () => {
  const path = '/login?next=<script>alert(1)</script>'.replaceAll('<', '%3C');
  const answer = await send(await aGateway({}), path, { headers: { accept: 'text/html,*/*' } });
  expect(answer.status).toBe(502);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain(answer.headers['x-request-id']);
  expect(answer.body).not.toContain('script');
});

test('an upstream that does not respond causes a timeout', async () => {
  const port = await aGateway({ api: await anUpstream(() => undefined), answerTimeoutMs: 50 });
  const answer = await send(port, '/api/x');
  expect([answer.status, JSON.parse(answer.body).code]).toEqual([504, 'idp_timeout']);
});

test('the timeout applies only to the start of a response', async () => {
  const api = await anUpstream((_, response) => {
    response.write('one ');
    setTimeout(() => response.end('two'), 150);
  });
  expect((await send(await aGateway({ api, answerTimeoutMs: 50 }), '/api/x')).body).toBe('one two');
});

test('a request on an idle connection that the upstream closed is retried', async () => {
  let count = 0;
  const api = await anUpstream((request, response) => {
    count += 1;
    // Cuts the second request on a connection before it is read.
    const { socket } = request as { socket: net.Socket & { used?: boolean } };
    if (socket.used) return socket.resetAndDestroy();
    socket.used = true;
    response.end('answered');
  });
  const port = await aGateway({ api });
  expect((await send(port, '/api/x')).body).toBe('answered');
  expect((await send(port, '/api/x')).body).toBe('answered');
  expect(count).toBe(3);
});

test('a POST request that reached a process is never retried', async () => {
  let count = 0;
  const api = await anUpstream((request) => {
    count += 1;
    request.socket.resetAndDestroy();
  });
  const answer = await send(await aGateway({ api: [api, api] }), '/api/x', { method: 'POST', body: 'x' });
  expect([answer.status, JSON.parse(answer.body).code]).toEqual([502, 'idp_lost']);
  expect(count).toBe(1);
});

/** Accepts requests and cuts the connection before a process could act on them. */
async function aDyingProcess() {
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.resetAndDestroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
}

test.each([
  ['that is not running', nobody],
  ['that ends before it acts', aDyingProcess],
])('a POST request to a process %s goes to the other one with its whole body', async (_, first) => {
  const port = await aGateway({ api: [await first(), await echo()] });
  const body = 'x'.repeat(1024 * 1024);
  for (let i = 0; i < 4; i++) {
    const headers = { 'content-length': body.length };
    const answer = await send(port, '/api/x', { method: 'POST', headers, body });
    expect(JSON.parse(answer.body)).toMatchObject({ method: 'POST', length: body.length });
  }
});

test('a POST request on an idle connection that the upstream closed runs once', async () => {
  let count = 0;
  const server = net.createServer((socket) => {
    const steps = [
      () => socket.write('HTTP/1.1 100 Continue\r\n\r\n'),
      () => {
        count += 1;
        socket.write('HTTP/1.1 200 OK\r\ncontent-length: 8\r\n\r\nanswered');
      },
      // Cuts the second request on a connection before it is read.
      () => socket.resetAndDestroy(),
    ];
    socket.on('error', () => undefined).on('data', () => steps.shift()?.());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const port = await aGateway({
    api: { host: '127.0.0.1', port: (server.address() as AddressInfo).port },
  });
  for (let i = 0; i < 3; i++) {
    const answer = await send(port, '/api/x', {
      method: 'POST',
      body: 'x',
      headers: { 'content-length': 1 },
    });
    expect(answer.body).toBe('answered');
  }
  expect(count).toBe(3);
});

test('a GET request that ends its process is retried at the other one', async () => {
  const dying = await anUpstream((request) => request.socket.resetAndDestroy());
  const port = await aGateway({ api: [dying, await echo()] });
  for (let i = 0; i < 4; i++) expect((await send(port, '/api/x')).status).toBe(200);
});

test.each([
  ['/api/v1/oauth2/introspect', 'token=x', [200, 200, 200, 200]],
  ['/t/acme/api/v1/oauth2/introspect?x', 'token=x', [200, 200, 200, 200]],
  ['/api/v1/batch', '{}', [200, 200, 200, 200]],
  ['/api/v1/oauth2/introspect', 'x'.repeat(65 * 1024), [502, 200, 502, 200]],
  ['/api/v1/oauth2/token', 'grant_type=x', [502, 200, 502, 200]],
])('a POST request to %s that only reads is retried with its whole body', async (path, body, statuses) => {
  const dying = await anUpstream((request) => request.socket.resetAndDestroy());
  const port = await aGateway({ api: [dying, await echo()] });
  const headers = { 'content-length': body.length };
  const answers = [];
  for (let i = 0; i < 4; i++) answers.push(await send(port, path, { method: 'POST', headers, body }));
  expect(answers.map(({ status }) => status)).toEqual(statuses);
  expect(JSON.parse(answers.at(-1)?.body ?? '')).toMatchObject({ method: 'POST', length: body.length });
});

test('a request that ends every process is tried at most three times', async () => {
  let count = 0;
  const dying = await anUpstream((request) => {
    count += 1;
    request.socket.resetAndDestroy();
  });
  const port = await aGateway({ api: Array.from({ length: 8 }, () => ({ ...dying })) });
  const answer = await send(port, '/api/x');
  expect([answer.status, JSON.parse(answer.body).code]).toEqual([502, 'idp_unreachable']);
  expect(count).toBe(3);
});

test('requests take turns among the processes that are up', async () => {
  const counts = [0, 0, 0];
  let down = false;
  const api = await Promise.all(
    counts.map(async (_, index) => ({
      ...(await anUpstream((_request, response) => {
        counts[index] = (counts[index] ?? 0) + 1;
        response.end();
      })),
      downSince: () => (down && index === 1 ? Date.now() : undefined),
    })),
  );
  const port = await aGateway({ api });
  for (let i = 0; i < 6; i++) await send(port, '/api/x');
  expect(counts).toEqual([2, 2, 2]);
  down = true;
  for (let i = 0; i < 6; i++) await send(port, '/api/x');
  expect(counts).toEqual([5, 2, 5]);
});

test('requests wait while the only process restarts', async () => {
  let downSince: number | undefined = Date.now();
  const api = { ...(await echo()), downSince: () => downSince };
  const port = await aGateway({ api });
  const answers = Promise.all([
    send(port, '/api/x'),
    send(port, '/api/x', { method: 'POST', body: 'x', headers: { 'content-length': 1 } }),
  ]);
  downSince = undefined;
  expect((await answers).map(({ status }) => status)).toEqual([200, 200]);
});

test('requests do not wait for a process that has been down for ten seconds', async () => {
  const api = { ...(await nobody()), downSince: () => Date.now() - 10_000 };
  const begun = Date.now();
  expect((await send(await aGateway({ api }), '/api/x')).status).toBe(502);
  expect(Date.now() - begun).toBeLessThan(5_000);
});

test('the balancer forwards the headers of the web app', async () => {
  const balancer = new Balancer([await nobody(), await echo()]);
  closing.push(() => balancer.close());
  const headers = {
    'x-gatehouse-internal': SECRET,
    'x-forwarded-for': '198.51.100.7',
    authorization: 'Bearer x',
    'x-request-id': 'r-1',
  };
  const answer = await send(await balancer.listen(), '/internal/x', { headers });
  expect(JSON.parse(answer.body).headers).toMatchObject(headers);
});

test('headers of more than sixteen kilobytes are rejected with a problem document', async () => {
  const port = await aGateway({ api: await echo(), https: true });
  const answer = await send(port, '/api/x', { headers: { cookie: 'x'.repeat(20_000) } });
  expect(answer.status).toBe(431);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'strict-transport-security': expect.stringContaining('max-age='),
    connection: 'close',
  });
  expect(JSON.parse(answer.body)).toEqual({
    type: 'about:blank',
    title: 'Request Header Fields Too Large',
    status: 431,
    detail: expect.stringMatching(/\.$/),
    code: 'request_header_fields_too_large',
    requestId: answer.headers['x-request-id'],
  });
});

test('input that is not HTTP is rejected with a problem document', async () => {
  const socket = net.connect(await aGateway({ api: await echo() }), '127.0.0.1');
  socket.write('GARBAGE\r\n\r\n');
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(head).toMatch(/^content-type: application\/problem\+json\r$/m);
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
  expect(JSON.parse(body)).toMatchObject({ status: 400, code: 'bad_request', requestId: expect.any(String) });
});

test('a request that does not arrive in time is rejected with a problem document', () => {
  const socket = new PassThrough();
  const error = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  refuseUnreadable(false)(error, socket);
  const [head = '', body = ''] = String(socket.read()).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(JSON.parse(body)).toMatchObject({ status: 408, code: 'request_timeout' });
});

test('two content lengths, or a content length with chunks, are rejected', async () => {
  const port = await aGateway({ api: await echo() });
  for (const framing of [
    'Content-Length: 4\r\nContent-Length: 5',
    'Content-Length: 4\r\nTransfer-Encoding: chunked',
  ]) {
    const socket = net.connect(port, '127.0.0.1');
    socket.write(`POST /api/x HTTP/1.1\r\nHost: a\r\n${framing}\r\n\r\n0\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  }
});

/** Switches to a protocol that echoes everything. */
async function anUpgradingUpstream() {
  const upstream = await anUpstream((_, response) => response.end('plain'));
  upstream.server.on('upgrade', (request, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n');
    socket.write(`internal=${request.headers['x-gatehouse-internal'] === SECRET};`);
    socket.pipe(socket);
  });
  return upstream;
}

const UPGRADE = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

test('a WebSocket works in both directions in development', async () => {
  const socket = net.connect(
    await aGateway({ web: await anUpgradingUpstream(), upgrades: true }),
    '127.0.0.1',
  );
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.write(UPGRADE);
  await waitFor('the switch', () => received.includes('internal=true;'));
  socket.write('ping');
  await waitFor('the echo', () => received.endsWith('ping'));
  expect(received).toMatch(/^HTTP\/1\.1 101 /);
  socket.destroy();
});

test('an upgrade request is ignored outside of development', async () => {
  const socket = net.connect(await aGateway({ web: await anUpgradingUpstream() }), '127.0.0.1');
  socket.write(UPGRADE.replace('Connection: Upgrade', 'Connection: Upgrade, close'));
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 .*plain/s);
});

test('a closing gateway finishes open requests and rejects new connections', async () => {
  let finish: () => void = () => undefined;
  const api = await anUpstream((_, response) => {
    response.flushHeaders();
    finish = () => response.end('whole');
  });
  const gateway = new Gateway({ api: [api], web: [api], internalSecret: SECRET });
  const port = await gateway.listen(0, '127.0.0.1');
  const agent = new http.Agent({ keepAlive: true });
  closing.push(() => agent.destroy());
  const request = http.get({ host: '127.0.0.1', port, path: '/api/x', agent });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const closed = gateway.close(5_000);
  await expect(send(port, '/api/x')).rejects.toThrow(/ECONNREFUSED/);
  finish();
  expect(await text(response)).toBe('whole');
  await closed;
});

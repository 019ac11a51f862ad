import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const SECRET = 'the internal secret of the tests, long enough';
const TOKEN = 'a'.repeat(43);

let server: Server;
let display: typeof import('./display.server');
let received: IncomingMessage['headers'][] = [];
let status: number;

/** Acts as the API. */
beforeAll(async () => {
  server = createServer((request, response) => {
    received.push(request.headers);
    if (status === 0) request.socket.destroy();
    else response.writeHead(status).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('API_PORT', String((server.address() as AddressInfo).port));
  vi.stubEnv('PUBLIC_URL', 'http://localhost:3000');
  vi.stubEnv('INTERNAL_SECRET', SECRET);
  display = await import('./display.server');
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});
beforeEach(() => {
  received = [];
  status = 200;
});

const ask = (token: string | null, headers: Record<string, string> = {}) =>
  display.askAsDisplay(
    new Request('http://localhost:3000/display', {
      headers: { ...(token !== null && { cookie: `gatehouse_display=${token}` }), ...headers },
    }),
    '/internal/live-display',
  );

test('the API receives the token and the internal secret, and nothing else of the browser', async () => {
  expect((await ask(TOKEN, { authorization: 'Bearer x', 'x-forwarded-for': '203.0.113.9' }))?.status).toBe(
    200,
  );
  expect(received).toMatchObject([{ 'x-gatehouse-display': TOKEN, 'x-gatehouse-internal': SECRET }]);
  for (const name of ['cookie', 'authorization', 'x-forwarded-for'])
    expect(received[0]).not.toHaveProperty(name);
});

test.each([
  ['no cookie', null],
  ['a malformed token', 'short'],
])('a browser with %s is no display', async (_, token) => {
  expect(await ask(token)).toBeNull();
  expect(received).toEqual([]);
});

test('a browser whose token the API does not know is no display', async () => {
  status = 401;
  expect(await ask(TOKEN)).toBeNull();
});

test('an API that does not answer is unavailable', async () => {
  status = 0;
  expect((await ask(TOKEN))?.status).toBe(503);
});

test('the cookie is hidden from scripts and expires with the display', () => {
  expect(display.becomeDisplay(TOKEN, 86_400)).toBe(
    `gatehouse_display=${TOKEN}; Path=/; HttpOnly; SameSite=Lax; Max-Age=86400`,
  );
});

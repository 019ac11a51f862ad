import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { keptPages, SAME_FOR_VISITORS } from './kept-pages.mjs';

interface Page {
  status?: number;
  headers?: Record<string, string>;
  isSame?: boolean;
  /** Sends the headers before the first chunk, as Remix does for a stream of events. */
  isStream?: boolean;
}

let now = 0;
let rendered = 0;
let page: Page = {};

beforeEach(() => {
  now += 10_000;
  rendered = 0;
  page = {};
});

/** Renders in two pieces like the app, with the nonce in the policy and on the page. */
const handle = keptPages(
  () => (request, response) => {
    rendered += 1;
    const nonce = `nonce${rendered}+/=`;
    response.statusCode = page.status ?? 200;
    response.setHeader('content-security-policy', `script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`);
    response.setHeader('content-type', 'text/html');
    if (page.isSame ?? true) response.setHeader(SAME_FOR_VISITORS, 'yes');
    for (const [name, value] of Object.entries(page.headers ?? {})) response.setHeader(name, value);
    if (page.isStream) response.flushHeaders();
    response.write(`<script nonce="${nonce}"></script>`);
    response.end(Buffer.from(`é ${request.originalUrl} ${rendered} <style nonce="${nonce}">`));
  },
  () => now,
)({ mode: 'production' });

const server = createServer((request, response) => {
  response.setHeader('x-request-id', crypto.randomUUID());
  handle(Object.assign(request, { originalUrl: request.url }), response, () => undefined);
}).listen(0, '127.0.0.1');
afterAll(() => server.close());

async function ask(path = '/', headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<import('node:http').IncomingMessage>((resolve) =>
    get({ port, path, method, headers }, resolve).end(),
  );
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const nonceOf = (headers: IncomingHttpHeaders) =>
  /script-src 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';

test('visitors share one rendering, each with their own nonce', async () => {
  const responses = [];
  for (let n = 0; n < 4; n++) responses.push(await ask());
  expect(rendered).toBe(1);
  const nonces = responses.map(({ headers }) => nonceOf(headers));
  expect(new Set(nonces).size).toBe(4);
  expect(new Set(responses.map(({ headers }) => headers['x-request-id'])).size).toBe(4);
  for (const [place, { status, headers, body }] of responses.entries()) {
    const nonce = nonces[place];
    expect([status, headers['content-type']]).toEqual([200, 'text/html']);
    expect(headers).not.toHaveProperty(SAME_FOR_VISITORS);
    expect(headers['content-security-policy']).toBe(
      `script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`,
    );
    expect(body).toBe(`<script nonce="${nonce}"></script>é / 1 <style nonce="${nonce}">`);
  }
});

test('a page is rendered again after one second', async () => {
  await ask();
  now += 999;
  expect((await ask()).body).toContain('/ 1 ');
  now += 1;
  expect((await ask()).body).toContain('/ 2 ');
});

test('each path and each language has its own page', async () => {
  const bodies = [
    await ask('/'),
    await ask('/login'),
    await ask('/', { 'accept-language': 'de' }),
    await ask('/', { 'accept-language': 'de' }),
  ].map(({ body }) => /é (.*) </.exec(body)?.[1]);
  expect(bodies).toEqual(['/ 1', '/login 2', '/ 3', '/ 3']);
});

test.each<[string, Page, Parameters<typeof ask>]>([
  ['a cookie', {}, ['/', { cookie: 'a=b' }]],
  ['an Authorization header', {}, ['/', { authorization: 'Bearer x' }]],
  ['a query string', {}, ['/?returnTo=/x']],
  ['another method', {}, ['/', {}, 'POST']],
  ['a page that is not marked', { isSame: false }, ['/']],
  ['a page that sets a cookie', { headers: { 'set-cookie': 'a=b' } }, ['/']],
  ['a page that cannot be rendered', { status: 500 }, ['/']],
  ['a page without a nonce', { headers: { 'content-security-policy': "default-src 'none'" } }, ['/']],
])('%s gets its own rendering and shares none with others', async (_, its, asked) => {
  await ask();
  now += 5_000;
  page = its;
  const first = await ask(...asked);
  await ask(...asked);
  expect(first.headers).not.toHaveProperty(SAME_FOR_VISITORS);
  page = {};
  await ask();
  expect(rendered).toBe(4);
});

test('a stream whose headers are sent before its first event arrives completely', async () => {
  page = { isStream: true, isSame: false, headers: { 'content-type': 'text/event-stream' } };
  const { status, body } = await ask('/superadmin/live/events');
  expect([status, body]).toEqual([200, expect.stringContaining('/superadmin/live/events')]);
});

test('only a visitor gets a cached page', async () => {
  await ask();
  await ask('/', { cookie: 'gatehouse_session=x' });
  await ask('/?tab=sign-up');
  expect(rendered).toBe(3);
});

test('the cache contains a limited number of languages', async () => {
  for (let n = 0; n < 60; n++) await ask('/', { 'accept-language': `x-${n}` });
  await ask('/', { 'accept-language': 'x-59' });
  await ask('/', { 'accept-language': 'x-0' });
  expect(rendered).toBe(61);
});

test('each request has its own rendering in development', () => {
  const handler = () => undefined;
  expect(keptPages(() => handler)({ mode: 'development' })).toBe(handler);
});

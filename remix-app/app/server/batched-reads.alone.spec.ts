import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BATCH } from '@gatehouse/contracts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

let server: Server;
let batched: typeof import('./batched-reads.server');
let calls: { method: string; path: string; paths: string[]; headers: IncomingMessage['headers'] }[] = [];
let answer: (response: ServerResponse, paths: string[]) => void;

/** Acts as the API. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    const paths = body ? (JSON.parse(body) as { paths: string[] }).paths : [String(request.url)];
    const { method = '', url: path = '', headers } = request;
    calls.push({ method, path, paths, headers });
    answer(response, paths);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('API_PORT', String((server.address() as AddressInfo).port));
  vi.stubEnv('PUBLIC_URL', 'http://localhost:3000');
  batched = await import('./batched-reads.server');
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});
beforeEach(() => {
  calls = [];
  answer = (response, paths) => {
    const lines = paths.map((path, index) => line(index, 200, { path }));
    response.end(calls.at(-1)?.method === 'GET' ? '{"alone":true}' : enclosed(lines.reverse()));
  };
});

const line = (index: number, status: number, body: unknown) => JSON.stringify({ index, status, body });
const enclosed = (lines: string[]) => `{"responses":[\n${lines.join('\n,')}\n]}`;
const read = (path: string, token = 'a') =>
  batched.readTogether(path, new Headers({ authorization: `Bearer ${token}` }), 5_000);

test('simultaneous reads share a call, in any order of the responses', async () => {
  const [first, second] = await Promise.all([read('/api/v1/one'), read('/api/v1/zwei?q=ü')]);
  expect([first.body, second.body]).toEqual([{ path: '/api/v1/one' }, { path: '/api/v1/zwei?q=ü' }]);
  expect(calls).toMatchObject([
    { method: 'POST', path: '/api/v1/batch', headers: { authorization: 'Bearer a' } },
  ]);
});

test('a single read needs no batch', async () => {
  expect((await read('/api/v1/one')).body).toEqual({ alone: true });
  expect(calls).toMatchObject([{ method: 'GET', path: '/api/v1/one' }]);
});

test('data that two loaders request is read once', async () => {
  await Promise.all([read('/api/v1/one'), read('/api/v1/two'), read('/api/v1/one')]);
  expect(calls[0]?.paths).toEqual(['/api/v1/one', '/api/v1/two']);
});

test('sessions never share a call', async () => {
  await Promise.all(['a', 'b'].flatMap((token) => [read('/api/v1/one', token), read('/api/v1/two', token)]));
  expect(calls.map(({ headers }) => headers.authorization).sort()).toEqual(['Bearer a', 'Bearer b']);
});

test('reads that exceed the limit of a batch are split', async () => {
  const paths = Array.from({ length: BATCH.reads + 2 }, (_, index) => `/api/v1/${index}`);
  const answers = await Promise.all(paths.map((path) => read(path)));
  expect(answers.map(({ body }) => (body as { path: string }).path)).toEqual(paths);
  expect(calls.map((call) => call.paths.length).sort()).toEqual([BATCH.reads, 2].sort());
});

test('a read does not wait for a slower one', async () => {
  const rest = Promise.withResolvers<() => void>();
  answer = (response) => {
    response.write(`{"responses":[\n${line(1, 200, 'fast')}\n`);
    rest.resolve(() => response.end(`,${line(0, 503, { code: 'batch_timeout' })}\n]}`));
  };
  const [slow, fast] = [read('/api/v1/slow'), read('/api/v1/fast')];
  expect((await fast).body).toBe('fast');
  (await rest.promise)();
  expect(await slow).toMatchObject({ status: 503, body: { code: 'batch_timeout' } });
});

test('a character that is split between two chunks is decoded correctly', async () => {
  const bytes = Buffer.from(enclosed([line(0, 200, 'ü'), line(1, 200, 'ö')]));
  const torn = bytes.indexOf('ü') + 1;
  answer = async (response) => {
    response.write(bytes.subarray(0, torn));
    await new Promise((resolve) => setImmediate(resolve));
    response.end(bytes.subarray(torn));
  };
  const [first, second] = await Promise.all([read('/api/v1/one'), read('/api/v1/two')]);
  expect([first.body, second.body]).toEqual(['ü', 'ö']);
});

test('a rejected batch rejects each read', async () => {
  answer = (response) => response.writeHead(401).end('{"code":"unauthenticated"}');
  const answers = await Promise.all([read('/api/v1/one'), read('/api/v1/two')]);
  expect(answers).toMatchObject(Array(2).fill({ status: 401, body: { code: 'unauthenticated' } }));
});

test('an aborted batch fails the reads without a response', async () => {
  answer = (response) => {
    response.write(`{"responses":[\n${line(0, 200, 'there')}\n`, () => response.destroy());
  };
  const [there, missing] = await Promise.allSettled([read('/api/v1/one'), read('/api/v1/two')]);
  expect(there).toMatchObject({ status: 'fulfilled', value: { body: 'there' } });
  expect(missing.status).toBe('rejected');
});

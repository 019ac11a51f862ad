import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { startApiProcess } from '../support/api-process.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

const start = () => startApiProcess(api, undefined, { LOG_LEVEL: 'fatal' });

test('a process that is asked to stop exits with 0', async () => {
  const process = await start();
  expect(await process.stop()).toBe(0);
  expect(process.log()).toBe('');
});

test('a process that an open request keeps from stopping still exits with 1, and logs it', async () => {
  const process = await start();
  const { port } = new URL(process.url);
  const client = connect(Number(port), '127.0.0.1');
  client.on('error', () => undefined);
  // The response is sent once the whole body has arrived.
  client.write(
    'POST /api/v1/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
      'Content-Length: 100\r\nExpect: 100-continue\r\n\r\n',
  );
  await once(client, 'data');
  client.write('{');
  expect(await process.stop()).toBe(1);
  expect(JSON.parse(process.log())).toMatchObject({
    waitsFor: ['open requests'],
    msg: 'the process did not stop within 22 s and is ended',
  });
  client.destroy();
});

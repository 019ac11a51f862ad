import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { closeWhenDone } from './closing-connections.ts';

test('a server closed during a request ends with the response and does not wait for keep-alive', async () => {
  const server = http.createServer({ keepAliveTimeout: 600_000 }, (_request, response) => {
    closeWhenDone(server, response);
    server.close();
    response.end('done');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new http.Agent({ keepAlive: true });
  const closed = once(server, 'close');
  const request = http.get({ port: (server.address() as AddressInfo).port, agent });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  response.resume();
  await closed;
  expect(response.statusCode).toBe(200);
  agent.destroy();
});

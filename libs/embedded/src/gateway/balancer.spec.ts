import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { Balancer } from './balancer.ts';

const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A process that answers only "here", with its connections. */
async function anUpstream() {
  const sockets: Socket[] = [];
  const server = http.createServer((_request, response) => response.end('here'));
  server.on('connection', (socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port, sockets };
}

async function ask(port: number, headers: http.OutgoingHttpHeaders = {}, agent: http.Agent | false = false) {
  const request = http.get({ host: '127.0.0.1', port, headers, agent });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const body = await text(response);
  return { status: response.statusCode, requestId: response.headers['x-request-id'], body };
}

test('an error response keeps the ID of the request or has a new one', async () => {
  const balancer = new Balancer([{ host: '127.0.0.1', port: 1 }]);
  closing.push(() => balancer.close());
  const port = await balancer.listen();
  expect(await ask(port, { 'x-request-id': 'r-1' })).toMatchObject({ status: 502, requestId: 'r-1' });
  const [one, other] = [await ask(port), await ask(port)];
  expect([one.requestId, other.requestId]).toEqual(Array(2).fill(expect.stringMatching(/^[0-9a-f-]{36}$/)));
  expect(one.requestId).not.toBe(other.requestId);
});

test('each balancer gets its own port', async () => {
  const balancers = [new Balancer([]), new Balancer([])];
  closing.push(...balancers.map((balancer) => () => balancer.close()));
  const [one, other] = await Promise.all(balancers.map((balancer) => balancer.listen()));
  expect(one).not.toBe(other);
});

test('a closed balancer ends idle connections on both sides and accepts no new ones', async () => {
  const upstream = await anUpstream();
  const balancer = new Balancer([upstream]);
  const port = await balancer.listen();
  const agent = new http.Agent({ keepAlive: true });
  closing.push(() => agent.destroy());
  let kept: Socket | undefined;
  agent.on('free', (socket: Socket) => {
    kept = socket;
  });
  expect((await ask(port, {}, agent)).body).toBe('here');
  const [idle] = Object.values(agent.freeSockets).flat();
  const ends = [idle ?? kept, upstream.sockets[0]].map((socket) => once(socket as Socket, 'close'));
  balancer.close();
  await Promise.all(ends);
  await expect(ask(port)).rejects.toThrow('ECONNREFUSED');
});

test('a closed balancer aborts requests in progress', async () => {
  const silent = http.createServer();
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  closing.push(() => {
    silent.closeAllConnections();
    silent.close();
  });
  const balancer = new Balancer([{ host: '127.0.0.1', port: (silent.address() as AddressInfo).port }]);
  const request = http.get({ host: '127.0.0.1', port: await balancer.listen(), agent: false });
  const answer = once(request, 'response');
  await once(silent, 'request');
  balancer.close();
  await expect(answer).rejects.toThrow('socket hang up');
});

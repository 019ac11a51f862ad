import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { freePorts } from '../ports.ts';
import { readSettings } from '../settings.ts';
import { describeGateway, startHeartbeat } from './heartbeat.ts';

test('the gateway describes its settings with their source and without secrets', () => {
  const env = {
    PORT: '4000',
    DATABASE_URL: 'postgres://user:hidden@db/gatehouse',
    INTERNAL_SECRET: 'hidden',
  };
  const told = describeGateway(readSettings(env), env);
  expect(told.find(({ name }) => name === 'PORT')).toMatchObject({ value: '4000', source: 'environment' });
  expect(told.find(({ name }) => name === 'API_PORT')).toMatchObject({ value: '8080', source: 'default' });
  expect(told.find(({ name }) => name === 'TRUSTED_PROXIES')).toMatchObject({ value: null, source: 'unset' });
  expect(JSON.stringify(told)).not.toContain('hidden');
});

test('the gateway sends its heartbeat to the API with the internal secret', async () => {
  const received = Promise.withResolvers<{ request: IncomingMessage; body: unknown }>();
  const api = createServer(async (request, response) => {
    received.resolve({ request, body: JSON.parse(await text(request)) });
    response.end();
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const env = { API_PORT: String((api.address() as AddressInfo).port), API_HOST: '127.0.0.1' };
  const end = startHeartbeat(readSettings(env), env, 'internal-secret');
  const { request, body } = await received.promise;
  end();
  api.close();
  expect(request).toMatchObject({ method: 'POST', url: '/internal/instances' });
  expect(request.headers).toMatchObject({
    'content-type': 'application/json',
    'x-gatehouse-internal': 'internal-secret',
  });
  expect(body).toMatchObject({ kind: 'gateway', pid: process.pid });
});

test('an unreachable API does not stop the gateway', async () => {
  const [port] = await freePorts(1);
  const env = { API_PORT: String(port), API_HOST: '127.0.0.1' };
  const unhandled = vi.fn();
  process.once('uncaughtException', unhandled);
  const end = startHeartbeat(readSettings(env), env, 'internal-secret');
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  end();
  process.off('uncaughtException', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

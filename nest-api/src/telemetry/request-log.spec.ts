import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import express from 'express';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { currentRequestId } from '../common/request-id.js';
import { createLogger } from './logger.js';
import { Metrics } from './metrics.js';
import { requestLog } from './request-log.js';

let lines: Record<string, unknown>[];
let origin: string;
let server: ReturnType<typeof createServer>;
let metrics: Metrics;

beforeEach(async () => {
  lines = [];
  metrics = new Metrics();
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const app = express();
  app.use(requestLog(createLogger('info', sink), metrics));
  app.get(
    '/api/v1/things/:id',
    (_request, response) => void response.json({ requestId: currentRequestId() }),
  );
  app.get('/api/v1/mine', (request, response) => {
    Object.assign(request, { user: { userId: 'the-user', email: 'jo@acme.test' } });
    response.json({});
  });
  app.get('/health/live', (_request, response) => void response.json({}));
  app.use('/api/v1/oauth2/token', (_request, response) => void response.status(400).json({}));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

test('the response, the handler and the log share one reference, never one from the client', async () => {
  const answer = await fetch(`${origin}/api/v1/things/7`, { headers: { 'x-request-id': 'forged' } });
  const id = answer.headers.get('x-request-id');

  expect(id).toMatch(/^[\w-]{12}$/);
  expect(await answer.json()).toEqual({ requestId: id });
  expect(lines[0]).toMatchObject({
    requestId: id,
    status: 200,
    path: '/api/v1/things/7',
    route: '/api/v1/things/:id',
  });
});

test('the log contains neither queries nor credentials', async () => {
  await fetch(`${origin}/api/v1/things/7?code=hunter2`, {
    headers: { authorization: 'Bearer hunter2', cookie: 'gatehouse_session=hunter2' },
  });
  expect(JSON.stringify(lines)).not.toContain('hunter2');
});

test('metrics are labeled by route, and unknown paths share one label', async () => {
  await fetch(`${origin}/api/v1/things/7`);
  await fetch(`${origin}/api/v1/things/8`);
  await fetch(`${origin}/api/v1/oauth2/token`);
  await fetch(`${origin}/wp-admin/1`);
  await fetch(`${origin}/wp-admin/2`);
  const text = await metrics.registry.metrics();

  expect(text).toMatch(/request_duration_seconds_count\{.*route="\/api\/v1\/things\/:id",status="200"} 2/);
  expect(text).toMatch(/request_duration_seconds_count\{.*route="\/api\/v1\/oauth2\/token",status="400"} 1/);
  expect(text).toMatch(/request_duration_seconds_count\{.*route="unmatched",status="404"} 2/);
  expect(text).not.toContain('wp-admin');
});

test('a successful health probe is not logged', async () => {
  await fetch(`${origin}/health/live`);
  expect(lines).toEqual([]);
});

test('the log identifies the signed-in user only by ID', async () => {
  await fetch(`${origin}/api/v1/mine`);
  await fetch(`${origin}/api/v1/things/7`);
  expect(lines[0]).toMatchObject({ path: '/api/v1/mine', userId: 'the-user' });
  expect(lines[1]).not.toHaveProperty('userId');
  expect(JSON.stringify(lines)).not.toContain('jo@acme.test');
});

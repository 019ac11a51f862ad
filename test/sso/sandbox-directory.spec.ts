import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

interface Received {
  readonly request: string;
  readonly authorization: string | undefined;
  readonly body: Record<string, unknown> | null;
}

let sandbox: Sandbox;
let receiver: Server;
let address: string;
let received: Received[] = [];

/** Has no users, and assigns an ID to every user it receives. */
beforeAll(async () => {
  receiver = createServer((request, response) => {
    void read(request).then((body) => {
      const line = `${request.method} ${decodeURIComponent(request.url ?? '')}`;
      received.push({ request: line, authorization: request.headers.authorization, body });
      const answer =
        request.method === 'GET' && line.includes('?') ? { totalResults: 0, Resources: [] } : { id: 'r-1' };
      const isMalformed = request.method === 'POST' && line.endsWith('/Users') && !body?.userName;
      response
        .writeHead(isMalformed ? 400 : 200, { 'content-type': 'application/scim+json' })
        .end(JSON.stringify(isMalformed ? { detail: 'userName is missing' } : answer));
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/scim/v2/c`;
  sandbox = await startSandbox(0);
});
beforeEach(() => {
  received = [];
});
afterAll(async () => {
  await sandbox.stop();
  receiver.close();
});

async function read(request: IncomingMessage): Promise<Record<string, unknown> | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text ? (JSON.parse(text) as Record<string, unknown>) : null;
}

async function press(name: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(`${sandbox.url}/directory/${name}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { accept: 'application/json', ...headers },
  });
  const answer = (await response.json()) as {
    problem: string | null;
    exchanges: { detail: string | null }[];
  };
  return { status: response.status, ...answer };
}

const EMAIL = 'robin@demo-company.test';

test('as Okta, it looks a user up by name, patches without a path and never deletes', async () => {
  await press('o', { intent: 'connect', played: 'okta', address: `${address}/`, token: 'secret' });
  await press('o', { intent: 'add', email: EMAIL, givenName: 'Robin', familyName: 'Reed' });
  await press('o', { intent: 'deactivate', email: EMAIL });
  await press('o', { intent: 'remove', email: EMAIL });

  expect(received.map(({ request }) => request)).toEqual([
    'GET /scim/v2/c/Users?startIndex=1&count=2',
    `GET /scim/v2/c/Users?filter=userName eq "${EMAIL}"&startIndex=1&count=100`,
    'POST /scim/v2/c/Users',
    'PATCH /scim/v2/c/Users/r-1',
    'PATCH /scim/v2/c/Users/r-1',
  ]);
  expect(new Set(received.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer secret']));
  expect(received[2]?.body).toMatchObject({ userName: EMAIL, active: true, groups: [] });
  expect(received[3]?.body).toMatchObject({ Operations: [{ op: 'replace', value: { active: false } }] });
});

test('as Entra ID, it sends booleans as text, removes members by value and deletes', async () => {
  await press('e', { intent: 'connect', played: 'entra', address, token: 'secret' });
  await press('e', { intent: 'add', email: EMAIL });
  await press('e', { intent: 'add-group', group: 'Sales' });
  await press('e', { intent: 'join', group: 'Sales', email: EMAIL });
  await press('e', { intent: 'leave', group: 'Sales', email: EMAIL });
  await press('e', { intent: 'deactivate', email: EMAIL });
  await press('e', { intent: 'remove', email: EMAIL });

  const bodies = received.slice(-4).map(({ body }) => body?.Operations);
  expect(bodies).toEqual([
    [{ op: 'Add', path: 'members', value: [{ $ref: null, value: 'r-1' }] }],
    [{ op: 'Remove', path: 'members', value: [{ $ref: null, value: 'r-1' }] }],
    [{ op: 'Replace', path: 'active', value: 'False' }],
    undefined,
  ]);
  expect(received.at(-1)?.request).toBe('DELETE /scim/v2/c/Users/r-1');
});

test('shows what the receiver rejected', async () => {
  await press('m', { intent: 'connect', played: 'okta', address, token: 'secret' });
  const { exchanges } = await press('m', { intent: 'malformed' });
  expect(exchanges[0]).toMatchObject({ method: 'POST', status: 400, detail: 'userName is missing' });
});

test.each(['https://scim.example/v2', 'http://localhost.evil.example/', 'ftp://localhost/', 'here'])(
  'sends nothing to %s',
  async (elsewhere) => {
    const answer = await press('x', {
      intent: 'connect',
      played: 'okta',
      address: elsewhere,
      token: 'secret',
    });
    expect(answer).toMatchObject({
      status: 400,
      problem: expect.stringContaining('address of this machine'),
    });
    expect(received).toEqual([]);
  },
);

test('ignores requests of other sites', async () => {
  const form = { intent: 'connect', played: 'okta', address, token: 'secret' };
  expect(await press('x', form, { origin: 'https://evil.example' })).toMatchObject({ status: 403 });
  expect(received).toEqual([]);
});

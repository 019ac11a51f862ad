import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ClientSignals } from '@gatehouse/contracts';
import fc from 'fast-check';
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, type JWTPayload, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import type { Tenant } from '../../nest-api/src/tenants/tenant.entity.js';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { EVENTUALLY } from '../support/eventually.ts';
import { aClient, aResource, CALLBACK, type Registered, RelyingParty } from '../support/relying-party.ts';
import { CAEP, RISC, SSF } from '../support/signal-transmitter.ts';

const PUSH = 'urn:ietf:rfc:8935';
const POLL = 'urn:ietf:rfc:8936';
const MACHINE = { grant_types: ['client_credentials'], redirect_uris: [], scopes: [] };

let api: TestApi;
let owner: pg.Client;
let superadmin: ApiCaller;
let acme: Tenant;
let globex: Tenant;
let admin: ApiCaller;
let person: Person;
let client: Registered;
let issuer: string;
let token: string;

/** The application's endpoint: what it received, and how it answers. */
let server: Server;
let endpoint: string;
let received: { token: string; authorization: string | undefined; type: string | undefined }[];
let answer: { status: number; body?: object };
/** Status codes of the next answers, before `answer`. */
let answers: number[];

beforeAll(async () => {
  api = await startApi();
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  superadmin = await signedIn(api, await aPerson(api));
  [acme, globex] = [await aTenant(api), await aTenant(api)];
  admin = await signedIn(api, await aPerson(api, { tenantId: acme.id, role: 'tenant_admin' }));
  issuer = `${api.settings.PUBLIC_URL}/t/${acme.slug}`;
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { authorization, 'content-type': type } = request.headers;
    received.push({ token: text, authorization, type });
    response.writeHead(answers.shift() ?? answer.status, { 'content-type': 'application/json' });
    response.end(answer.body ? JSON.stringify(answer.body) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`;
});
afterAll(async () => {
  server?.close();
  await owner?.end();
  await api?.stop();
});
beforeEach(async () => {
  [received, answer, answers] = [[], { status: 202 }, []];
  await owner.query('delete from signal_streams');
  person = await aPerson(api, { tenantId: acme.id });
  client = await aMachine();
  await allow(client);
  token = await tokenOf(client, 'ssf.read ssf.manage');
});

function aMachine(given: object = {}): Promise<Registered> {
  return aClient(superadmin, { ...MACHINE, tenant_id: acme.id, ...given });
}

const signalsOf = ({ id }: Registered) => `/api/v1/admin/oauth2/clients/${id}/signals`;

async function allow(of: Registered, allowed = true): Promise<ClientSignals> {
  const response = await admin.put(signalsOf(of), { allowed });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as ClientSignals;
}

async function tokenOf(
  of: Registered,
  scope: string,
  parameters: Record<string, string> = {},
): Promise<string> {
  const party = await RelyingParty.discover(api, of, undefined, issuer);
  const resource = `${issuer}/api/v1/ssf`;
  return (await oidc.clientCredentialsGrant(party.config, { scope, resource, ...parameters })).access_token;
}

interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: JSON of the protocol
  readonly body: any;
  readonly headers: Headers;
}

async function ask(method: string, path: string, body?: object, as: string | null = token): Promise<Reply> {
  const response = await fetch(`${api.url}/t/${acme.slug}/api/v1/ssf${path}`, {
    method,
    headers: {
      ...(as ? { authorization: `Bearer ${as}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null, headers: response.headers };
}

async function aStream(given: object = {}): Promise<string> {
  const delivery = {
    method: PUSH,
    endpoint_url: endpoint,
    authorization_header: 'Bearer of-the-application',
  };
  const { status, body } = await ask('POST', '/streams', { delivery, ...given });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.stream_id;
}

const POLLED = { delivery: { method: POLL } };

async function polled(id: string, body: object = {}): Promise<JWTPayload[]> {
  const reply = await ask('POST', `/poll/${id}`, { returnImmediately: true, ...body });
  expect(reply.status).toBe(200);
  return Promise.all(Object.values<string>(reply.body.sets).map(verified));
}

/** Verifies an event as a receiver does, from the metadata alone. */
async function verified(set: string): Promise<JWTPayload> {
  const keys = await fetch(`${api.url}/t/${acme.slug}/api/v1/oauth2/jwks`);
  const { payload, protectedHeader } = await jwtVerify(set, createLocalJWKSet(await keys.json()), {
    issuer,
    audience: client.client_id,
    typ: 'secevent+jwt',
  });
  expect(protectedHeader.alg).toBe('RS256');
  expect(payload.exp).toBeUndefined();
  expect(payload.sub).toBeUndefined();
  return payload;
}

async function delivered(count: number): Promise<void> {
  await vi.waitFor(async () => {
    await api.app.get(Jobs).runIfDue('signal-delivery');
    expect(received).toHaveLength(count);
  }, EVENTUALLY);
}

const subject = () => ({ format: 'iss_sub', iss: issuer, sub: person.id });
async function suspend(): Promise<Response> {
  const response = await admin.post(`/api/v1/users/${person.id}/suspend`, { version: 1 });
  expect(response.status, await response.clone().text()).toBe(200);
  return response;
}

test('the metadata is at the well-known address of the issuer', async () => {
  for (const path of [
    `/.well-known/ssf-configuration/t/${acme.slug}`,
    `/t/${acme.slug}/.well-known/ssf-configuration`,
  ]) {
    const response = await fetch(api.url + path);
    expect(await response.json()).toMatchObject({
      spec_version: '1_0',
      issuer,
      jwks_uri: `${issuer}/api/v1/oauth2/jwks`,
      delivery_methods_supported: [PUSH, POLL],
      configuration_endpoint: `${issuer}/api/v1/ssf/streams`,
      default_subjects: 'ALL',
    });
  }
  expect((await fetch(`${api.url}/.well-known/ssf-configuration`)).status).toBe(404);
  expect((await fetch(`${api.url}/t/nobody-here/.well-known/ssf-configuration`)).status).toBe(404);
});

describe('authorization', () => {
  test.each<[string, number, string, () => Promise<string | null>]>([
    ['no token', 401, 'invalid_token', async () => null],
    ['another text', 401, 'invalid_token', async () => 'nonsense'],
    [
      'a token of another API',
      401,
      'invalid_token',
      async () => {
        const resource = `https://api.example.test/${crypto.randomUUID()}`;
        await aResource(superadmin, resource, { tenant_id: acme.id });
        const other = await aMachine({ resources: [{ resource, scopes: ['expenses:read'] }] });
        await allow(other);
        return tokenOf(other, 'expenses:read', { resource });
      },
    ],
    ['a token without the scope', 403, 'insufficient_scope', () => tokenOf(client, 'ssf.read')],
    [
      'an application that is no longer allowed',
      403,
      'access_denied',
      async () => {
        await allow(client, false);
        return token;
      },
    ],
  ])('%s', async (_name, status, error, shown) => {
    const reply = await ask('POST', '/streams', POLLED, await shown());
    expect([reply.status, reply.body.error]).toEqual([status, error]);
    if (error !== 'access_denied') expect(reply.headers.get('www-authenticate')).toMatch(/^Bearer/);
  });

  test('an application that no admin allowed gets no token', async () => {
    await expect(tokenOf(await aMachine(), 'ssf.manage')).rejects.toThrow();
  });

  test('a token of one organization does not open the transmitter of another', async () => {
    const response = await fetch(`${api.url}/t/${globex.slug}/api/v1/ssf/streams`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(401);
  });

  test('a stream is not found by another application', async () => {
    const id = await aStream();
    const other = await aMachine();
    await allow(other);
    const theirs = await tokenOf(other, 'ssf.manage');
    for (const [method, path, body] of [
      ['GET', `/streams?stream_id=${id}`],
      ['PATCH', '/streams', { stream_id: id }],
      ['PUT', '/streams', { stream_id: id }],
      ['DELETE', `/streams?stream_id=${id}`],
      ['GET', `/status?stream_id=${id}`],
      ['POST', '/status', { stream_id: id, status: 'disabled' }],
      ['POST', '/subjects/add', { stream_id: id, subject: subject() }],
      ['POST', '/subjects/remove', { stream_id: id, subject: subject() }],
      ['POST', '/verify', { stream_id: id }],
      ['POST', `/poll/${id}`, {}],
    ] as [string, string, object?][])
      expect((await ask(method, path, body, theirs)).status, `${method} ${path}`).toBe(404);
  });

  test('only an application of an organization, with client credentials, can be allowed', async () => {
    const web = await aClient(superadmin, { tenant_id: acme.id });
    expect((await admin.put(signalsOf(web), { allowed: true })).status).toBe(409);
    const shared = await aClient(superadmin, MACHINE);
    expect((await superadmin.put(signalsOf(shared), { allowed: true })).status).toBe(409);
    const foreign = await aClient(superadmin, { ...MACHINE, tenant_id: globex.id });
    expect((await admin.put(signalsOf(foreign), { allowed: true })).status).toBe(404);
  });
});

describe('stream management', () => {
  test('creates, reads, updates, replaces and deletes a stream', async () => {
    const created = await ask('POST', '/streams', {
      delivery: {
        method: PUSH,
        endpoint_url: endpoint,
        authorization_header: 'Bearer secret-of-the-receiver',
      },
      events_requested: [`${CAEP}session-revoked`, 'https://example.com/unknown'],
      description: 'Expenses',
    });
    expect(created.status).toBe(201);
    const { stream_id: id } = created.body;
    expect(created.body).toMatchObject({
      iss: issuer,
      aud: client.client_id,
      events_requested: [`${CAEP}session-revoked`, 'https://example.com/unknown'],
      events_delivered: [`${CAEP}session-revoked`],
      delivery: { method: PUSH, endpoint_url: endpoint },
      description: 'Expenses',
    });
    expect(JSON.stringify(created.body)).not.toContain('secret-of-the-receiver');
    const stored = await owner.query('select s::text as text from signal_streams s');
    expect(JSON.stringify(stored.rows)).not.toContain('secret-of-the-receiver');
    expect((await ask('GET', `/streams?stream_id=${id}`)).body).toEqual(created.body);
    expect((await ask('GET', '/streams')).body).toEqual([created.body]);
    expect((await ask('POST', '/streams', POLLED)).status).toBe(409);

    const changed = await ask('PATCH', '/streams', { stream_id: id, description: 'Travel' });
    expect(changed.body).toMatchObject({
      description: 'Travel',
      events_delivered: [`${CAEP}session-revoked`],
    });
    const replaced = await ask('PUT', '/streams', { stream_id: id, ...POLLED });
    expect(replaced.body.delivery).toEqual({ method: POLL, endpoint_url: `${issuer}/api/v1/ssf/poll/${id}` });
    expect(replaced.body.description).toBeUndefined();
    expect(replaced.body.events_delivered).toEqual(replaced.body.events_supported);

    expect((await ask('DELETE', `/streams?stream_id=${id}`)).status).toBe(204);
    expect((await ask('GET', `/streams?stream_id=${id}`)).status).toBe(404);
  });

  test.each<[string, object]>([
    ['an unknown delivery method', { delivery: { method: 'carrier-pigeon' } }],
    ['no endpoint for push', { delivery: { method: PUSH } }],
    ['an endpoint without https', { delivery: { method: PUSH, endpoint_url: 'http://app.example/events' } }],
    [
      'a header with a line break',
      { delivery: { method: PUSH, endpoint_url: 'https://app.example', authorization_header: 'a\r\nb' } },
    ],
    ['events that are no list', { events_requested: 'all' }],
    ['a description that is no text', { description: 1 }],
    ['a character that no text has', { description: 'a\0b' }],
    ['half of a surrogate pair', { description: '\ud800' }],
  ])('rejects %s', async (_name, body) => {
    expect(await ask('POST', '/streams', body)).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    });
  });

  test('rejects other values of what the transmitter decides', async () => {
    const id = await aStream();
    expect((await ask('PATCH', '/streams', { stream_id: id, aud: 'https://other.example' })).status).toBe(
      400,
    );
    expect((await ask('PATCH', '/streams', { stream_id: id, aud: client.client_id })).status).toBe(200);
  });

  test('rejects a body that is no JSON object, and another method', async () => {
    const at = `${api.url}/t/${acme.slug}/api/v1/ssf/streams`;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    for (const body of ['[]', '{', '"text"'])
      expect((await fetch(at, { method: 'POST', headers, body })).status).toBe(400);
    expect((await ask('OPTIONS', '/streams')).status).toBe(405);
    expect((await ask('GET', '/elsewhere')).status).toBe(404);
  });
});

describe('events', () => {
  test('a suspended and reactivated member is disabled and enabled', async () => {
    const id = await aStream(POLLED);
    await suspend();
    const [disabled] = await polled(id);
    expect(disabled).toMatchObject({ sub_id: subject(), events: { [`${RISC}account-disabled`]: {} } });
    await polled(id, { ack: [disabled?.jti] });
    expect((await admin.post(`/api/v1/users/${person.id}/reactivate`, { version: 2 })).status).toBe(200);
    expect(await polled(id)).toMatchObject([{ events: { [`${RISC}account-enabled`]: {} } }]);
  });

  test('a removed member is purged', async () => {
    const id = await aStream(POLLED);
    expect((await admin.delete(`/api/v1/users/${person.id}`)).status).toBeLessThan(300);
    const events = await polled(id);
    expect(events.at(-1)).toMatchObject({ sub_id: subject(), events: { [`${RISC}account-purged`]: {} } });
  });

  test('an ended session is revoked, with the sid of the application', async () => {
    const id = await aStream(POLLED);
    const as = await signedIn(api, person);
    expect((await as.post('/api/v1/auth/logout', {})).status).toBeLessThan(300);
    expect(await polled(id)).toMatchObject([
      {
        sub_id: { format: 'complex', user: subject(), session: { format: 'opaque', id: expect.any(String) } },
        events: {
          [`${CAEP}session-revoked`]: { initiating_entity: 'user', event_timestamp: expect.any(Number) },
        },
      },
    ]);
  });

  test('a changed password is a changed credential, and a new hash of the same one is not', async () => {
    const id = await aStream(POLLED);
    await owner.query(`update credentials set secret = secret || 'x' where user_id = $1`, [person.id]);
    expect(await polled(id)).toEqual([]);
    await owner.query(
      `update credentials set secret = secret || 'x', updated_at = now() where user_id = $1`,
      [person.id],
    );
    expect(await polled(id)).toMatchObject([
      { events: { [`${CAEP}credential-change`]: { credential_type: 'password', change_type: 'update' } } },
    ]);
  });

  test('a step-up raises the assurance level', async () => {
    const id = await aStream(POLLED);
    await signedIn(api, person);
    await owner.query(`update sessions set amr = amr || '{otp,mfa}' where user_id = $1`, [person.id]);
    expect(await polled(id)).toMatchObject([
      {
        events: {
          [`${CAEP}assurance-level-change`]: { current_level: 'nist-aal2', change_direction: 'increase' },
        },
      },
    ]);
  });

  test('a changed address is only told to applications that know addresses', async () => {
    const id = await aStream(POLLED);
    const change = () => owner.query(`update users set email = 'x' || email where id = $1`, [person.id]);
    await change();
    expect(await polled(id)).toEqual([]);
    await owner.query(`update oauth_clients set scopes = '{openid,email}' where id = $1`, [client.id]);
    await change();
    expect(await polled(id)).toMatchObject([
      {
        sub_id: { format: 'email', email: `x${person.email}` },
        events: { [`${RISC}identifier-changed`]: { 'new-value': `xx${person.email}` } },
      },
    ]);
  });

  test('roll back with what they report', async () => {
    const id = await aStream(POLLED);
    await owner.query('begin');
    await owner.query(`update memberships set status = 'suspended' where user_id = $1`, [person.id]);
    await owner.query('rollback');
    expect(await polled(id)).toEqual([]);
  });

  test('are those of the own organization, of requested types, of users who were not removed', async () => {
    const id = await aStream({ ...POLLED, events_requested: [`${RISC}account-disabled`] });
    const stranger = await aPerson(api, { tenantId: globex.id });
    await owner.query(`update memberships set status = 'suspended' where user_id = $1`, [stranger.id]);
    await signedIn(api, person);
    await owner.query('update sessions set ended_at = now() where user_id = $1', [person.id]);
    expect(await polled(id)).toEqual([]);

    expect((await ask('POST', '/subjects/remove', { stream_id: id, subject: subject() })).status).toBe(204);
    await suspend();
    expect(await polled(id)).toEqual([]);
    expect((await ask('POST', '/subjects/add', { stream_id: id, subject: subject() })).status).toBe(200);
    await owner.query(`update memberships set status = 'active' where user_id = $1`, [person.id]);
    await owner.query(`update memberships set status = 'suspended' where user_id = $1`, [person.id]);
    expect(await polled(id)).toHaveLength(1);
  });

  test('name a user by the pairwise identifier of the application', async () => {
    client = await aClient(superadmin, {
      tenant_id: acme.id,
      grant_types: ['authorization_code', 'client_credentials'],
      redirect_uris: [CALLBACK],
      scopes: ['openid'],
    });
    await allow(client);
    await owner.query(`update oauth_clients set subject_type = 'pairwise' where id = $1`, [client.id]);
    token = await tokenOf(client, 'ssf.manage');
    const id = await aStream(POLLED);
    await suspend();
    const [event] = await polled(id);
    const { sub } = { ...(event?.sub_id as object) } as { sub: string };
    expect(sub).toMatch(/^[\w-]{43}$/);
  });
});

describe('push', () => {
  test('delivers in order, with the header of the receiver', async () => {
    await aStream();
    await suspend();
    await owner.query(`update memberships set status = 'active' where user_id = $1`, [person.id]);
    await delivered(2);
    expect(received[0]).toMatchObject({
      type: 'application/secevent+jwt',
      authorization: 'Bearer of-the-application',
    });
    const types = await Promise.all(
      received.map(async (each) => Object.keys((await verified(each.token)).events as object)),
    );
    expect(types).toEqual([[`${RISC}account-disabled`], [`${RISC}account-enabled`]]);
    expect((await owner.query('select 1 from signal_outbox')).rows).toEqual([]);
  });

  test('sends the same event again until it is accepted', async () => {
    await aStream();
    answer = { status: 503 };
    await suspend();
    await delivered(1);
    const { stream } = (await (await admin.get(signalsOf(client))).json()) as ClientSignals;
    expect(stream).toMatchObject({ queued: 1, failures: 1, lastError: 'The receiver answered 503' });
    answer = { status: 202 };
    await owner.query('update signal_streams set next_attempt_at = now()');
    await delivered(2);
    const [first, second] = received.map((each) => decodeJwt(each.token));
    expect([second?.jti, second?.iat]).toEqual([first?.jti, first?.iat]);
    expect(((await (await admin.get(signalsOf(client))).json()) as ClientSignals).stream).toMatchObject({
      queued: 0,
      failures: 0,
      lastError: null,
    });
  });

  test('does not send the events before a failed one again', async () => {
    await aStream();
    await suspend();
    await owner.query(`update memberships set status = 'active' where user_id = $1`, [person.id]);
    answers = [202, 500];
    await delivered(2);
    await vi.waitFor(
      async () =>
        expect((await owner.query('select failures from signal_streams')).rows).toEqual([{ failures: 1 }]),
      EVENTUALLY,
    );
    await owner.query('update signal_streams set next_attempt_at = now()');
    await delivered(3);
    const [, second, third] = received.map((each) => decodeJwt(each.token).jti);
    expect(third).toBe(second);
  });

  test('sends nothing to a disabled application', async () => {
    await aStream();
    await suspend();
    await owner.query('update oauth_clients set is_active = false where id = $1', [client.id]);
    await vi.waitFor(async () => {
      await api.app.get(Jobs).runIfDue('signal-delivery');
      expect((await owner.query('select 1 from signal_outbox')).rows).toEqual([]);
    }, EVENTUALLY);
    expect(received).toEqual([]);
  });

  test('goes on after an event that the receiver rejects', async () => {
    await aStream();
    answer = { status: 400, body: { err: 'invalid_request', description: 'no' } };
    await suspend();
    await delivered(1);
    const { stream } = (await (await admin.get(signalsOf(client))).json()) as ClientSignals;
    expect(stream).toMatchObject({ queued: 0, lastError: 'The receiver rejected an event: invalid_request' });
  });

  test('is paused after eight failures, and resumed by the receiver', async () => {
    const id = await aStream();
    answer = { status: 500 };
    await owner.query('update signal_streams set failures = 7');
    await suspend();
    await delivered(1);
    await vi.waitFor(
      async () =>
        expect((await ask('GET', `/status?stream_id=${id}`)).body).toMatchObject({ status: 'paused' }),
      EVENTUALLY,
    );
    const log = (await (
      await admin.get('/api/v1/audit/events?action=signal_stream.stopped&limit=1')
    ).json()) as object;
    expect(log).toMatchObject({ items: [{ detail: { status: 'paused' } }] });
    answer = { status: 202 };
    await ask('POST', '/status', { stream_id: id, status: 'enabled' });
    await delivered(2);
  });
});

describe('poll', () => {
  test('returns events until they are acknowledged', async () => {
    const id = await aStream(POLLED);
    await suspend();
    await owner.query(`update memberships set status = 'active' where user_id = $1`, [person.id]);
    const first = await ask('POST', `/poll/${id}`, { maxEvents: 1, returnImmediately: true });
    expect(Object.keys(first.body.sets)).toHaveLength(1);
    expect(first.body.moreAvailable).toBe(true);
    const [jti] = Object.keys(first.body.sets);
    expect((await polled(id)).map((event) => event.jti)).toContain(jti);
    const rest = await polled(id, { ack: [jti] });
    expect(rest).toHaveLength(1);
    expect(
      await polled(id, {
        setErrs: { [String(rest[0]?.jti)]: { err: 'invalid_request', description: 'no' } },
      }),
    ).toEqual([]);
    const { stream } = (await (await admin.get(signalsOf(client))).json()) as ClientSignals;
    expect(stream?.lastError).toContain('invalid_request');
  });

  test('waits for an event', async () => {
    const id = await aStream(POLLED);
    const waiting = ask('POST', `/poll/${id}`, {});
    await new Promise((resolve) => setTimeout(resolve, 700));
    await suspend();
    expect(Object.keys((await waiting).body.sets)).toHaveLength(1);
  });

  test('only one request waits for a stream', async () => {
    const id = await aStream(POLLED);
    const first = ask('POST', `/poll/${id}`, {});
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await ask('POST', `/poll/${id}`, {})).body).toEqual({ sets: {}, moreAvailable: false });
    await suspend();
    expect(Object.keys((await first).body.sets)).toHaveLength(1);
  });

  test('returns events for 7 days', async () => {
    const id = await aStream(POLLED);
    await suspend();
    await owner.query(`update signal_outbox set created_at = now() - interval '8 days'`);
    await api.app.get(Jobs).runNow('signal-events-expired');
    expect(await polled(id)).toEqual([]);
  });

  test('ignores acknowledgments of other events', async () => {
    const id = await aStream(POLLED);
    await suspend();
    expect(
      await polled(id, { ack: ['a\0b', crypto.randomUUID()], setErrs: { '\0': { err: 'x\0' } } }),
    ).toHaveLength(1);
  });

  test('only acknowledges with maxEvents 0', async () => {
    const id = await aStream(POLLED);
    await suspend();
    expect(await polled(id, { maxEvents: 0 })).toEqual([]);
    expect(await polled(id)).toHaveLength(1);
  });

  test.each([{ maxEvents: -1 }, { maxEvents: 'all' }, { ack: 'all' }, { ack: [1] }, { setErrs: [] }])(
    'rejects %j',
    async (body) => {
      const id = await aStream(POLLED);
      expect((await ask('POST', `/poll/${id}`, body)).status).toBe(400);
    },
  );

  test('is not for a stream with push', async () => {
    const id = await aStream();
    expect((await ask('POST', `/poll/${id}`, { returnImmediately: true })).status).toBe(400);
  });
});

describe('status', () => {
  test('a paused stream holds events', async () => {
    const id = await aStream(POLLED);
    const paused = await ask('POST', '/status', { stream_id: id, status: 'paused', reason: 'Maintenance' });
    expect(paused.body).toEqual({ stream_id: id, status: 'paused', reason: 'Maintenance' });
    await suspend();
    expect(await polled(id)).toEqual([]);
    await ask('POST', '/status', { stream_id: id, status: 'enabled' });
    expect(await polled(id)).toHaveLength(1);
  });

  test('a disabled stream keeps none', async () => {
    const id = await aStream(POLLED);
    await suspend();
    await ask('POST', '/status', { stream_id: id, status: 'disabled' });
    await owner.query(`update memberships set status = 'active' where user_id = $1`, [person.id]);
    await ask('POST', '/status', { stream_id: id, status: 'enabled' });
    expect(await polled(id)).toEqual([]);
  });

  test('another status is rejected', async () => {
    const id = await aStream(POLLED);
    expect((await ask('POST', '/status', { stream_id: id, status: 'asleep' })).status).toBe(400);
  });

  test('a stream whose queue is too long is disabled', async () => {
    const id = await aStream(POLLED);
    await owner.query(
      `insert into signal_outbox (stream_id, tenant_id, type, payload)
       select $1, $2, 'x', '{}' from generate_series(1, 10001)`,
      [id, acme.id],
    );
    await api.app.get(Jobs).runNow('signal-queue-limits');
    expect((await ask('GET', `/status?stream_id=${id}`)).body).toMatchObject({ status: 'disabled' });
    expect((await owner.query('select 1 from signal_outbox')).rows).toEqual([]);
  });
});

test('a verification event has the state and names the stream', async () => {
  const id = await aStream();
  expect((await ask('POST', '/verify', { stream_id: id, state: 'opaque-state' })).status).toBe(204);
  const early = await ask('POST', '/verify', { stream_id: id, state: 'again' });
  expect([early.status, early.headers.get('retry-after')]).toEqual([429, '60']);
  await delivered(1);
  expect(await verified(String(received[0]?.token))).toMatchObject({
    sub_id: { format: 'opaque', id },
    events: { [`${SSF}verification`]: { state: 'opaque-state' } },
  });
  expect(decodeProtectedHeader(String(received[0]?.token)).typ).toBe('secevent+jwt');
});

test('an application that is no longer allowed loses its stream', async () => {
  await aStream();
  expect(await allow(client, false)).toMatchObject({ allowed: false, stream: null });
  expect((await owner.query('select 1 from signal_streams')).rows).toEqual([]);
});

test('whatever an application sends, it gets an answer of the protocol', async () => {
  const id = await aStream(POLLED);
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(id, endpoint, PUSH, POLL, 'enabled'),
  );
  const value = fc.oneof(text, fc.jsonValue(), fc.array(text, { maxLength: 3 }));
  const body = fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        stream_id: value,
        delivery: fc.oneof(
          value,
          fc.record({ method: value, endpoint_url: value, authorization_header: value }),
        ),
        events_requested: value,
        description: value,
        status: value,
        reason: value,
        subject: fc.oneof(value, fc.record({ format: value, iss: value, sub: value, email: value })),
        state: value,
        ack: value,
        setErrs: value,
        maxEvents: value,
        returnImmediately: fc.constant(true),
      },
      { requiredKeys: ['returnImmediately'] },
    ),
  );
  const request = fc.constantFrom(
    ...['POST /streams', 'PATCH /streams', 'PUT /streams', 'POST /status', 'POST /subjects/add'],
    ...[
      'POST /subjects/remove',
      'POST /verify',
      `POST /poll/${id}`,
      'POST /poll/x',
      'GET /streams?stream_id=%00',
    ],
  );
  await fc.assert(
    fc.asyncProperty(request, body, async (line, content) => {
      const [method = '', path = ''] = line.split(' ');
      const sent = method === 'GET' ? undefined : (content as object);
      const { status } = await ask(method, path, sent);
      expect(status, `${line} ${JSON.stringify(content)}`).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
});

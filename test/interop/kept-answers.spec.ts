import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { createRemoteJWKSet, customFetch, decodeProtectedHeader, jwtVerify } from 'jose';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { AuditQueue } from '../../nest-api/src/audit/audit-queue.js';
import { Changes } from '../../nest-api/src/database/changes.js';
import { HeldTokens } from '../../nest-api/src/oauth2/artifacts/held-tokens.js';
import { KeptAnswers } from '../../nest-api/src/oauth2/provider/kept-answers.js';
import type { TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';
import { EVENTUALLY, WITHIN_A_SECOND } from '../support/eventually.ts';
import {
  aClient,
  aResource,
  type Registered,
  RelyingParty,
  throughGateway,
} from '../support/relying-party.ts';
import { type TwoProcesses, twoProcesses } from '../support/two-processes.ts';

const FROM = { 'x-gatehouse-internal': 'the internal secret of the tests, long enough' };
const JWT_API = 'https://api.expenses.example.test';
const OPAQUE_API = 'urn:example:ledger';
const MACHINE = { grant_types: ['client_credentials'], redirect_uris: [], scopes: [] };
/** The library ignores this parameter, but no response from memory is used with it. */
const BY_LIBRARY = { unknown: 'parameter' };
/** Headers that differ between two responses. */
const OF_EACH = new Set(['x-request-id', 'date', 'connection', 'keep-alive', 'content-length']);

let processes: TwoProcesses;
let owner: pg.Pool;
let api: TestApi;
let other: TestApi;
let superadmin: ApiCaller;

beforeAll(async () => {
  processes = await twoProcesses();
  ({ owner, api, other, superadmin } = processes);
  await aResource(superadmin, JWT_API);
  await aResource(superadmin, OPAQUE_API, { token_format: 'opaque', scopes: ['ledger:read'] });
});
afterAll(() => processes?.stop());

type Parameters = Record<string, string> | [string, string][];

const basic = ({ client_id, client_secret }: Registered, secret = client_secret) => ({
  authorization: `Basic ${Buffer.from(`${client_id}:${secret}`).toString('base64')}`,
});
const post = (
  path: string,
  headers: Record<string, string>,
  form: Parameters,
  { at = api, issuer = '' }: { at?: TestApi; issuer?: string } = {},
) =>
  fetch(`${at.url}${issuer}/api/v1/oauth2/${path}`, {
    method: 'POST',
    headers: { ...FROM, ...headers },
    body: new URLSearchParams(form),
  });

/** The response, and whether it came from memory. */
async function watched<T>(ask: () => Promise<T>, at = api): Promise<[answer: T, isKept: boolean]> {
  const answers = vi.spyOn(at.app.get(KeptAnswers), 'answer');
  try {
    const answer = await ask();
    const [result] = answers.mock.results.slice(-1);
    return [answer, (await result?.value) === true];
  } finally {
    answers.mockRestore();
  }
}

/** Repeats until the response comes from memory. */
async function warm(ask: () => Promise<Response>, at = api): Promise<Response> {
  return vi.waitFor(async () => {
    const [answer, isKept] = await watched(ask, at);
    expect([answer.status, isKept]).toEqual([200, true]);
    return answer;
  }, EVENTUALLY);
}

interface Answer {
  readonly status: number;
  readonly headers: [string, string][];
  readonly body: Record<string, unknown>;
}

async function read(response: Response): Promise<Answer> {
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !OF_EACH.has(name)).sort(),
    body: (await response.json()) as Record<string, unknown>,
  };
}

/** Acts like a notification from another process. */
function notify({ app: it }: TestApi, change: string): void {
  (it.get(Changes) as unknown as { take(change: string): void }).take(change);
}

describe('an introspection response in memory', () => {
  let client: Registered;
  let app: RelyingParty;
  let token: string;
  let personId: string;

  beforeEach(async () => {
    client = await aClient(superadmin, { skip_consent: true });
    app = await RelyingParty.discover(api, client);
    const person = await aPerson(api, { tenantId: (await aTenant(api)).id });
    personId = person.id;
    const browser = new Browser(api);
    await browser.signIn(person);
    token = (await app.signIn(browser)).access_token;
  });

  const introspect = (form: Parameters = { token }, headers = basic(client), at = api) =>
    post('introspect', headers, form, { at });

  test.each<[string, () => Promise<Response>]>([
    ['by its header', () => introspect()],
    ['with a hint', () => introspect({ token, token_type_hint: 'access_token' })],
    [
      'by parameters',
      () =>
        post(
          'introspect',
          {},
          {
            token,
            client_id: client.client_id,
            client_secret: String(client.client_secret),
          },
        ),
    ],
  ])('equals that of the library for a client that authenticates %s', async (_how, ask) => {
    const kept = await read(await warm(ask));
    const [plain, isKept] = await watched(() => introspect({ token, ...BY_LIBRARY }));
    expect(isKept).toBe(false);
    expect(kept).toEqual(await read(plain));
    expect(kept.body).toMatchObject({ active: true, sub: personId });
  });

  test.each<[string, number, (secret: string) => Promise<Response>]>([
    ['a wrong secret', 401, () => introspect({ token }, basic(client, `ghk_${'x'.repeat(43)}`))],
    ['no secret', 400, () => introspect({ token }, {} as never)],
    ['an unknown client', 401, () => introspect({ token }, basic({ ...client, client_id: 'nobody' }))],
    ['a client twice', 400, (secret) => introspect({ token, client_id: 'x', client_secret: secret })],
    ['the client named twice', 200, () => introspect({ token, client_id: client.client_id })],
    [
      'the token twice',
      400,
      () =>
        introspect([
          ['token', token],
          ['token', token],
        ]),
    ],
    ['an empty token', 400, () => introspect({ token: '' })],
    ['another hint', 200, () => introspect({ token, token_type_hint: 'refresh_token' })],
    ['a token in another case', 200, () => introspect({ token: `${token}x` })],
    [
      'an origin',
      400,
      () => introspect({ token }, { ...basic(client), origin: 'https://app.example.test' } as never),
    ],
    [
      'an unpadded header',
      200,
      () => introspect({ token }, { authorization: basic(client).authorization.replace(/=+$/, '') }),
    ],
    [
      'a scheme in lower case',
      200,
      () => introspect({ token }, { authorization: basic(client).authorization.replace('B', 'b') }),
    ],
    ['a parameter in the query', 200, () => post('introspect?x=1', basic(client), { token })],
  ])('is not used for a request with %s', async (what, status, ask) => {
    await warm(() => introspect());
    const [answer, isKept] = await watched(() => ask(String(client.client_secret)));
    const isSame = what === 'an unpadded header' && !basic(client).authorization.endsWith('=');
    expect([answer.status, isKept]).toEqual([status, isSame]);
  });

  test('is not used for another client', async () => {
    await warm(() => introspect());
    const ofOwner = await aClient(superadmin);
    const foreign = await aClient(superadmin, { tenant_id: (await aTenant(api)).id });
    for (const [asking, active] of [
      [ofOwner, true],
      [foreign, false],
    ] as const) {
      for (let n = 0; n < 3; n++)
        expect((await read(await introspect({ token }, basic(asking)))).body.active).toBe(active);
    }
    await warm(() => introspect({ token }, basic(ofOwner)));
    expect((await watched(() => introspect({ token }, basic(foreign))))[1]).toBe(false);
  });

  test('is not used for another issuer', async () => {
    await warm(() => introspect());
    const tenant = await aTenant(api);
    const admin = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' }));
    const theirs = await aClient(admin);
    const ask = () => post('introspect', basic(theirs), { token }, { issuer: `/t/${tenant.slug}` });
    for (let n = 0; n < 3; n++) expect((await read(await ask())).body).toEqual({ active: false });
  });

  test('is not sent after the token expires', async () => {
    await warm(() => introspect());
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now + 24 * 3_600_000);
    const answer = await introspect().finally(() => clock.mockRestore());
    expect((await read(answer)).body).toEqual({ active: false });
  });

  test('is not cached if something changes while the library writes it', async () => {
    // The notification of the sign-in has arrived.
    await api.app.get(Changes).catchUp();
    const tokens = api.app.get(HeldTokens);
    const find = tokens.find.bind(tokens);
    const changing = vi.spyOn(tokens, 'find').mockImplementationOnce(async (...of) => {
      const found = await find(...of);
      notify(api, `users:${personId}`);
      return found;
    });
    expect((await introspect()).status).toBe(200);
    expect(changing).toHaveBeenCalled();
    changing.mockRestore();
    expect((await watched(() => introspect()))[1]).toBe(false);
    await warm(() => introspect());
  });

  test.each<[string, (asking: Registered) => Promise<unknown>, number]>([
    [
      'the asking client is disabled',
      ({ id }) => owner.query('update oauth_clients set is_active = false where id = $1', [id]),
      401,
    ],
    [
      'it has no secret any more',
      ({ id }) => owner.query('delete from oauth_client_secrets where client_id = $1', [id]),
      400,
    ],
    [
      'its secret expires',
      ({ id }) =>
        owner.query(
          `update oauth_client_secrets set expires_at = now() - interval '1 minute' where client_id = $1`,
          [id],
        ),
      401,
    ],
    ['the token is revoked', () => app.revoke(token), 200],
  ])('is not sent a second after %s', async (_what, happens, status) => {
    const asking = await aClient(superadmin);
    const ask = (at: TestApi) => introspect({ token }, basic(asking), at);
    for (const at of [api, other]) await warm(() => ask(at), at);
    await happens(asking);
    await vi.waitFor(async () => {
      for (const at of [api, other]) {
        const answer = await read(await ask(at));
        expect([answer.status, answer.body.active === true]).toEqual([status, false]);
      }
    }, WITHIN_A_SECOND);
  });
});

describe('a token for a machine that already had one', () => {
  let machine: Registered;

  beforeEach(async () => {
    machine = await aClient(superadmin, {
      ...MACHINE,
      resources: [
        { resource: JWT_API, scopes: ['expenses:read'] },
        { resource: OPAQUE_API, scopes: ['ledger:read'] },
      ],
    });
  });

  const grant_type = 'client_credentials';
  const asked = { grant_type, resource: JWT_API, scope: 'expenses:read' };
  const ask = (form: Parameters = asked, headers = basic(machine), at = api) =>
    post('token', headers, form, { at });

  /** Verifies with the keys that the issuer publishes. */
  async function claimsOf(token: unknown, issuer = api.settings.PUBLIC_URL) {
    const keys = createRemoteJWKSet(new URL(`${issuer}/api/v1/oauth2/jwks`), {
      [customFetch]: throughGateway(api),
    });
    const options = { issuer, typ: 'at+jwt', algorithms: ['ES256'] };
    return (await jwtVerify(String(token), keys, options)).payload;
  }

  async function recorded() {
    await api.app.get(AuditQueue).flush();
    const { rows } = await owner.query<{ tenant: string; event: Record<string, unknown> }>(
      `select tenant_id as tenant, event - 'requestId' as event, event ->> 'requestId' as request from audit_events
       where event ->> 'action' = 'token.issued' and event -> 'target' ->> 'id' = $1 order by seq`,
      [machine.id],
    );
    return rows;
  }

  test.each<[string, Record<string, string>]>([
    ['an API and a scope', asked],
    ['an API', { grant_type, resource: JWT_API }],
  ])('equals that of the library for a machine that requests %s', async (_what, form) => {
    const kept = await read(await warm(() => ask(form)));
    const [plain, isKept] = await watched(() => ask({ ...form, ...BY_LIBRARY }));
    expect(isKept).toBe(false);
    const byLibrary = await read(plain);
    const tokens = [kept, byLibrary].map(({ body }) => String(body.access_token));
    expect({ ...kept, body: { ...kept.body, access_token: tokens[1] } }).toEqual(byLibrary);
    expect(Object.keys(kept.body)).toEqual(Object.keys(byLibrary.body));
    expect(decodeProtectedHeader(String(tokens[0]))).toEqual(decodeProtectedHeader(String(tokens[1])));
    const [ours, theirs] = [await claimsOf(tokens[0]), await claimsOf(tokens[1])];
    expect(Object.keys(ours)).toEqual(Object.keys(theirs));
    expect({ ...ours, jti: '', iat: 0, exp: 0 }).toEqual({ ...theirs, jti: '', iat: 0, exp: 0 });
    expect([Number(ours.exp) - Number(ours.iat), String(ours.jti).length]).toEqual([
      Number(theirs.exp) - Number(theirs.iat),
      String(theirs.jti).length,
    ]);
    expect(ours.jti).not.toBe(theirs.jti);
    expect(Math.abs(Number(ours.iat) - Date.now() / 1000)).toBeLessThan(60);
  });

  test('depends on its parameters and can be introspected like any other', async () => {
    const { client_id, client_secret = '' } = machine;
    const { body } = await read(await warm(() => ask({ ...asked, client_id, client_secret }, {} as never)));
    const answer = await read(await post('introspect', basic(machine), { token: String(body.access_token) }));
    expect(answer.body).toMatchObject({ active: true, client_id, scope: 'expenses:read', aud: JWT_API });
  });

  test('is in the audit log as if from the library, with the address of the request', async () => {
    const from = (address: string) => ({ ...basic(machine), 'x-forwarded-for': address });
    await warm(() => ask(asked, from('192.0.2.1')));
    const before = (await recorded()).length;
    const [answer, isKept] = await watched(() => ask(asked, from('192.0.2.2')));
    await ask({ ...asked, ...BY_LIBRARY }, from('192.0.2.2'));
    expect(isKept).toBe(true);
    const [ours, theirs] = (await recorded()).slice(before) as unknown as {
      tenant: string;
      event: { address: string };
      request: string;
    }[];
    expect(ours).toEqual({ ...theirs, request: answer.headers.get('x-request-id') });
    expect(ours?.event.address).toBe('192.0.2.2');
  });

  test('of an organization belongs to the issuer of the request', async () => {
    const tenant = await aTenant(api);
    const admin = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' }));
    const resource = `https://api.${tenant.slug}.example`;
    await aResource(admin, resource);
    const theirs = await aClient(admin, { ...MACHINE, resources: [{ resource, scopes: [] }] });
    for (const issuer of ['', `/t/${tenant.slug}`]) {
      const asking = () => post('token', basic(theirs), { grant_type, resource }, { issuer });
      const { body } = await read(await warm(asking));
      const claims = await claimsOf(body.access_token, api.settings.PUBLIC_URL + issuer);
      expect(claims).toMatchObject({ tenant_id: tenant.id, aud: resource });
    }
    const stranger = await aTenant(api);
    const elsewhere = { issuer: `/t/${stranger.slug}` };
    expect((await post('token', basic(theirs), { grant_type, resource }, elsewhere)).status).toBe(401);
  });

  test.each<[string, number, () => Promise<Response>]>([
    ['a wrong secret', 401, () => ask(asked, basic(machine, `ghk_${'x'.repeat(43)}`))],
    ['a DPoP proof', 400, () => ask(asked, { ...basic(machine), dpop: 'x' } as never)],
    ['a scope that it lacks', 400, () => ask({ ...asked, scope: 'expenses:write' })],
    ['another API', 400, () => ask({ ...asked, resource: 'https://api.other.example.test' })],
    ['two APIs', 400, () => ask([...Object.entries(asked), ['resource', OPAQUE_API]])],
    ['the grant twice', 400, () => ask([...Object.entries(asked), ['grant_type', grant_type]])],
    ['another grant', 400, () => ask({ ...asked, grant_type: 'refresh_token' })],
    ['an API with opaque tokens', 200, () => ask({ grant_type, resource: OPAQUE_API })],
  ])('is not used for a request with %s', async (_what, status, from) => {
    await warm(() => ask());
    for (let n = 0; n < 3; n++) {
      const [answer, isKept] = await watched(from);
      expect([answer.status, isKept]).toEqual([status, false]);
    }
  });

  test('is signed by the current keys', async () => {
    const kidOf = async (at: TestApi) =>
      decodeProtectedHeader(String((await read(await ask(asked, basic(machine), at))).body.access_token)).kid;
    for (const at of [api, other]) await warm(() => ask(asked, basic(machine), at), at);
    const before = await kidOf(api);
    await owner.query(`update signing_keys set created_at = created_at - interval '1 hour'`);
    expect((await superadmin.post('/api/v1/admin/oauth2/signing-keys/rotate')).status).toBe(204);
    const after = await kidOf(api);
    expect(after).not.toBe(before);
    await vi.waitFor(async () => expect(await kidOf(other)).toBe(after), WITHIN_A_SECOND);
    await warm(() => ask());
    expect(await kidOf(api)).toBe(after);
  });

  test.each<[string, () => Promise<unknown>, number]>([
    [
      'it is disabled',
      () => owner.query('update oauth_clients set is_active = false where id = $1', [machine.id]),
      401,
    ],
    [
      'it has no secret any more',
      () => owner.query('delete from oauth_client_secrets where client_id = $1', [machine.id]),
      400,
    ],
    [
      'it may not call the API any more',
      () => owner.query(`update oauth_clients set resources = '[]' where id = $1`, [machine.id]),
      400,
    ],
    [
      'it must prove that it holds a key',
      () =>
        owner.query('update oauth_clients set dpop_bound_access_tokens = true where id = $1', [machine.id]),
      400,
    ],
  ])('is not issued a second after %s', async (_what, happens, status) => {
    for (const at of [api, other]) await warm(() => ask(asked, basic(machine), at), at);
    await happens();
    await vi.waitFor(async () => {
      for (const at of [api, other]) expect((await ask(asked, basic(machine), at)).status).toBe(status);
    }, WITHIN_A_SECOND);
  });

  test('is not issued a second after its organization is suspended', async () => {
    const tenant = await aTenant(api);
    const resource = `https://api.${tenant.slug}.example`;
    await aResource(superadmin, resource, { tenant_id: tenant.id });
    const theirs = await aClient(superadmin, {
      ...MACHINE,
      tenant_id: tenant.id,
      resources: [{ resource, scopes: [] }],
    });
    const asking = (at: TestApi) => post('token', basic(theirs), { grant_type, resource }, { at });
    for (const at of [api, other]) await warm(() => asking(at), at);
    await owner.query(`update tenants set status = 'suspended' where id = $1`, [tenant.id]);
    await vi.waitFor(async () => {
      for (const at of [api, other]) expect((await asking(at)).status).toBe(401);
    }, WITHIN_A_SECOND);
  });

  test('is not issued to a network that guesses secrets, and each guess counts once', async () => {
    const from = (secret?: string) => ({ ...basic(machine, secret), 'x-forwarded-for': '192.0.2.77' });
    await warm(() => ask(asked, from()));
    const guesses = [];
    for (let n = 0; n < 12; n++) guesses.push((await ask(asked, from(`guess-number-${n}-of-many`))).status);
    expect([guesses.slice(0, 10), guesses.at(-1)]).toEqual([Array(10).fill(401), 429]);
    const [answer, isKept] = await watched(() => ask(asked, from()));
    expect([answer.status, isKept]).toEqual([429, false]);
    expect((await watched(() => ask()))[1]).toBe(true);
  });
});

describe('a body', () => {
  let machine: Registered;
  const form = `grant_type=client_credentials&resource=${encodeURIComponent(JWT_API)}`;
  const TYPE = 'application/x-www-form-urlencoded';

  beforeAll(async () => {
    machine = await aClient(superadmin, {
      ...MACHINE,
      resources: [{ resource: JWT_API, scopes: ['expenses:read'] }],
    });
    await warm(() => send(TYPE, form));
  });

  const send = (type: string, body: string | Buffer, more: Record<string, string> = {}) =>
    fetch(`${api.url}/api/v1/oauth2/token`, {
      method: 'POST',
      headers: { ...basic(machine), ...(type && { 'content-type': type }), ...more },
      body: new Uint8Array(Buffer.from(body)),
    });

  test.each<[string, number, string, string | Buffer]>([
    ['of a type with another charset', 200, `${TYPE}; charset=iso-8859-1`, form],
    ['of a type with more', 200, `${TYPE}; charset=utf-8; x=y`, form],
    ['of JSON', 400, 'application/json', JSON.stringify({ grant_type: 'client_credentials' })],
    ['without a type', 400, '', form],
    ['of a multipart form', 400, 'multipart/form-data; boundary=x', form],
    ['with another parameter', 200, TYPE, `${form}&x=1`],
    ['with a parameter named like a prototype', 200, TYPE, `${form}&__proto__=1&constructor=2`],
    ['longer than what is looked at', 200, TYPE, `${form}&x=${'x'.repeat(5_000)}`],
    ['longer than any that is read', 400, TYPE, `${form}&x=${'x'.repeat(60_000)}`],
    ['with invalid percent encoding', 400, TYPE, `${form}%&scope=%zz`],
    [
      'with bytes that are no text',
      400,
      TYPE,
      Buffer.concat([Buffer.from(`${form}&scope=`), Buffer.from([0xff, 0xfe])]),
    ],
    ['that begins with a byte order mark', 400, TYPE, `\ufeff${form}`],
    ['with an empty scope', 200, TYPE, `${form}&scope=`],
  ])('%s, is handled by the library', async (what, status, type, body) => {
    const answers = [];
    for (let n = 0; n < 2; n++) answers.push(await watched(() => send(type, body)));
    expect(answers.map(([answer]) => answer.status)).toEqual([status, status]);
    if (what !== 'with an empty scope') expect(answers.map(([, isKept]) => isKept)).toEqual([false, false]);
  });

  test('in chunks is handled by the library', async () => {
    const ask = () =>
      new Promise<number>((resolve, reject) => {
        const headers = { ...basic(machine), 'content-type': TYPE, 'transfer-encoding': 'chunked' };
        const sent = httpRequest(`${api.url}/api/v1/oauth2/token`, { method: 'POST', headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        });
        sent.on('error', reject).end(form);
      });
    expect(await watched(ask)).toEqual([200, false]);
  });

  /** Writes the parts in sequence, each after the API has read the previous one, and reads the status codes. */
  async function raw(parts: readonly string[]): Promise<string[]> {
    const { port, hostname } = new URL(api.url);
    const accepted = once(api.app.getHttpServer(), 'connection') as Promise<[Socket]>;
    const socket = connect(Number(port), hostname);
    const [theirs] = await accepted;
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    let sent = 0;
    for (const part of parts) {
      socket.write(part);
      sent += part.length;
      await vi.waitFor(() => expect(theirs.bytesRead).toBe(sent), EVENTUALLY);
    }
    const wanted = parts.join('').split('POST ').length - 1;
    await vi.waitFor(() => expect(text.match(/HTTP\/1\.1 \d+/g)).toHaveLength(wanted), EVENTUALLY);
    socket.destroy();
    return text.match(/HTTP\/1\.1 \d+/g)?.map((line) => line.slice(9)) ?? [];
  }

  const head = () =>
    [
      'POST /api/v1/oauth2/token HTTP/1.1',
      'Host: localhost',
      `Authorization: ${basic(machine).authorization}`,
      `Content-Type: ${TYPE}`,
      `Content-Length: ${form.length}`,
      '',
      '',
    ].join('\r\n');

  test('that arrives in parts after its headers is read completely', async () => {
    const [statuses, isKept] = await watched(() => raw([head(), form.slice(0, 10), form.slice(10)]));
    expect([statuses, isKept]).toEqual([['200'], true]);
    const byLibrary = head().replace(TYPE, `${TYPE}; charset=iso-8859-1`);
    expect(await watched(() => raw([byLibrary, form.slice(0, 10), form.slice(10)]))).toEqual([
      ['200'],
      false,
    ]);
    const withOther = head().replace(/(?<=Length: )\d+/, String(form.length + 4));
    expect(await watched(() => raw([withOther, form, '&x=1']))).toEqual([['200'], false]);
  });

  test('that waits for 100 Continue, as with the gateway, is read', async () => {
    const ask = () =>
      new Promise<number>((resolve, reject) => {
        const headers = {
          ...basic(machine),
          'content-type': TYPE,
          'content-length': form.length,
          expect: '100-continue',
        };
        const sent = httpRequest(`${api.url}/api/v1/oauth2/token`, { method: 'POST', headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        });
        sent.on('error', reject).once('continue', () => sent.end(form));
        sent.flushHeaders();
      });
    expect(await watched(ask)).toEqual([200, true]);
  });

  test('leaves the connection usable for later requests', async () => {
    const kept = head() + form;
    const byLibrary = kept
      .replace('&resource', '&x=1&resource')
      .replace(/(?<=Length: )\d+/, String(form.length + 4));
    expect(await raw([kept + kept + byLibrary + kept])).toEqual(['200', '200', '200', '200']);
  });

  test('that never arrives completely ends its connection', async () => {
    const { port, hostname } = new URL(api.url);
    const socket = connect(Number(port), hostname);
    const answers = vi.spyOn(api.app.get(KeptAnswers), 'answer');
    socket.write(head() + form.slice(0, 10));
    await vi.waitFor(() => expect(answers).toHaveBeenCalled(), EVENTUALLY);
    const [result] = answers.mock.results;
    answers.mockRestore();
    socket.destroy();
    expect(await result?.value).toBe(false);
    expect((await watched(() => send(TYPE, form)))[1]).toBe(true);
  });
});

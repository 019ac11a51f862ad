import type { OpenAPIObject } from '@nestjs/swagger';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { describeApi } from '../../nest-api/src/openapi/describe-api.js';
import { SignInLog } from '../../nest-api/src/sign-in-log/sign-in-log.js';
import { aimedBody } from '../support/aimed-bodies.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { aPerson, callerWith, signedIn } from '../support/data.ts';
import { EVENTUALLY } from '../support/eventually.ts';
import { everythingOf, MOVES_BY_ITSELF } from '../support/everything-of.ts';
import { fillTenantTables } from '../support/fill-tenant-tables.ts';
import { foreignPath } from '../support/foreign-ids.ts';
import { holdJob } from '../support/held-job.ts';
import { type Operation, operationsOf } from '../support/operations.ts';
import { aClient, aResource, type Registered } from '../support/relying-party.ts';
import { aSide, type Side, twoTenants } from '../support/two-tenants.ts';

/** A user or application that calls the API. */
interface Walker {
  /** Sent as a bearer token; null for none. */
  readonly token: string | null;
  /** Client authentication at the OIDC provider's endpoints. */
  readonly client?: Registered;
  /** The caller's own tenant, for calls to other users' objects; undefined if the caller may manage them. */
  readonly own?: Side;
  /** Whether the caller may read its own tenant's data. */
  readonly readsOwn?: boolean;
  /** Asserted at the end, so that the test does not pass because the session ended early. */
  readonly stillIn: 200 | 401;
}

/** Events are written shortly after the action. */
const TOKEN_ISSUED = `select seq::text as id from audit_events where tenant_id = $1 and action = 'token.issued'`;

const UNHANDLED_RESETS = 'select id from password_resets where handled_at is null';

/** Not called, because they would change or end the caller's session. */
const ENDS_THE_SESSION = new Set([
  'POST /api/v1/auth/logout',
  'POST /api/v1/auth/switch-role',
  'POST /api/v1/auth/switch-tenant',
  'POST /api/v1/account/password',
  'POST /api/v1/account/sessions/end-others',
  'POST /api/v1/saml/logout',
  'POST /api/v1/sso/logout',
]);

/** Admins decide about sign-ins to their organization even while it is read-only. */
const DECIDED_ANYWAY = new Set([
  'POST /api/v1/sign-in-approvals/{id}/approve',
  'POST /api/v1/sign-in-approvals/{id}/reject',
]);

/** Values for path parameters of operations without a session. */
const PUBLIC_PATHS: Record<string, (b: Side) => string> = {
  '/.well-known/gatehouse-audit-heads/{chain}': () => crypto.randomUUID(),
  '/api/v1/logos/{hash}': () => 'a'.repeat(64),
  '/api/v1/oauth2/interactions/{uid}': () => 'u'.repeat(21),
  '/api/v1/saml/sign-ons/{reference}': () => crypto.randomUUID(),
  '/api/v1/saml/logouts/{reference}': () => crypto.randomUUID(),
  '/api/v1/saml/t/{slug}/metadata': (b) => b.tenant.slug,
  '/api/v1/saml/t/{slug}/sso': (b) => b.tenant.slug,
  '/api/v1/saml/t/{slug}/slo': (b) => b.tenant.slug,
  '/api/v1/saml/sp/{id}/metadata': (b) => b.connectionId,
  '/api/v1/saml/sp/{id}/acs': (b) => b.connectionId,
  '/api/v1/saml/sp/{id}/slo': (b) => b.connectionId,
  '/api/v1/sso/callback/{id}': (b) => b.connectionId,
};

/** Tables that a caller without a session may change in any tenant, with the reason. All other tables are compared. */
const MOVED_WITHOUT_A_SESSION: Readonly<Record<string, string>> = {
  audit_events: 'a failed sign-in is an event of the tenant that the account belongs to',
  sign_in_attempts: 'so is its record in the sign-in log',
  password_resets: 'anyone may request a link for an address; only its mailbox gets the link',
};

let api: TestApi;
let document: OpenAPIObject;
let owner: pg.Client;
let sides: { a: Side; b: Side; suspended: Side; pending: Side };
let superadminToken: string;
let machineOfA: Registered & { token: string };
let machineOfB: Registered & { token: string };
/** IDs of nested objects of B, such as a session, a trace or a link. */
let children: Record<string, string>;

beforeAll(async () => {
  api = await startApi();
  document = describeApi(api.app);
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  const { a, b, superadmin } = await twoTenants(api);
  sides = { a, b, suspended: await aSide(api, 'Sigma Saws'), pending: await aSide(api, 'Pi Pumps') };
  superadminToken = superadmin.token;
  // Its target does not exist, and each attempt would be recorded.
  await holdJob(owner, 'provisioning-delivery');
  await fillTenantTables(owner, b);
  // Background deliveries would change these rows.
  await owner.query(`update oauth_logout_deliveries set status = 'sent'`);
  // Keys are created on first use.
  await api.fetch(`/api/v1/saml/t/${b.tenant.slug}/metadata`);
  machineOfA = await aMachine(a);
  machineOfB = await aMachine(b);
  for (const status of ['suspended', 'pending'] as const)
    await owner.query('update tenants set status = $2 where id = $1', [sides[status].tenant.id, status]);
  const of = async (sql: string) => (await owner.query<{ id: string }>(sql, [b.tenant.id])).rows[0]?.id ?? '';
  children = {
    sessionId: await of('select id from sessions where tenant_id = $1 limit 1'),
    traceId: await of('select id from sign_in_traces where tenant_id = $1 limit 1'),
    responseId: await of('select id from upstream_responses where tenant_id = $1 limit 1'),
    tokenId: await of('select id from directory_tokens where tenant_id = $1 limit 1'),
    objectId: await of('select id from provisioning_objects where tenant_id = $1 limit 1'),
    assignmentId: await of('select id from provisioning_assignments where tenant_id = $1 limit 1'),
    connectorId: await of('select id from connectors where tenant_id = $1 limit 1'),
    linkId: await of('select id from sso_wizard_links where tenant_id = $1 limit 1'),
  };
  expect(Object.values(children)).not.toContain('');
  await vi.waitFor(async () => expect(await of(TOKEN_ISSUED)).not.toBe(''), EVENTUALLY);
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
});

/** An application that calls an API of its tenant with its own token. */
async function aMachine({ asAdmin, tenant }: Side): Promise<Registered & { token: string }> {
  const identifier = `https://machines.${tenant.slug}.example`;
  await aResource(asAdmin, identifier, { token_format: 'opaque' });
  const client = await aClient(asAdmin, {
    name: 'A machine',
    grant_types: ['client_credentials'],
    redirect_uris: [],
    scopes: [],
    resources: [{ resource: identifier, scopes: ['expenses:read'] }],
  });
  const response = await provider('/api/v1/oauth2/token', {
    body: { grant_type: 'client_credentials', resource: identifier, scope: 'expenses:read' },
    client,
  });
  expect(response.status).toBe(200);
  return { ...client, token: ((await response.json()) as { access_token: string }).access_token };
}

/**
 * Every kind of caller. The sixth to eighth have reduced rights: admins whose tenant may not write, and a superadmin in
 * an admin's view. A superadmin may read and change every tenant, so a separate test calls what is off limits to them:
 * other users' personal objects, and paths that mix two tenants.
 */
const CALLERS: Readonly<Record<string, () => Promise<Walker>>> = {
  nobody: async () => ({ token: null, own: sides.a, stillIn: 401 }),
  'an application of A, with a token of its own': async () => ({
    token: machineOfA.token,
    client: machineOfA,
    own: sides.a,
    stillIn: 401,
  }),
  'a user of A': async () => {
    const { token } = await signedIn(api, await aPerson(api, { tenantId: sides.a.tenant.id }));
    return { token, own: sides.a, stillIn: 200 };
  },
  'a member of A with a role of the tenant': async () => {
    const person = await aPerson(api, { tenantId: sides.a.tenant.id });
    await sides.a.asAdmin.patch(`/api/v1/users/${person.id}`, {
      role: 'tenant_user',
      roleId: sides.a.roleId,
    });
    return { token: (await signedIn(api, person)).token, stillIn: 200 };
  },
  'an admin of A': async () => ({ token: sides.a.asAdmin.token, stillIn: 200 }),
  'an admin of a suspended tenant': async () => ({
    token: sides.suspended.asAdmin.token,
    own: sides.suspended,
    // The suspension ends its sessions.
    stillIn: 401,
  }),
  'an admin of a pending tenant': async () => ({
    token: sides.pending.asAdmin.token,
    own: sides.pending,
    readsOwn: true,
    stillIn: 200,
  }),
  'a superadmin in the view of an admin': async () => {
    const caller = await signedIn(api, await aPerson(api));
    const switched = await caller.post('/api/v1/auth/switch-role', { role: 'tenant_admin' });
    expect(switched.status).toBe(200);
    return { token: ((await switched.json()) as { accessToken: string }).accessToken, stillIn: 200 };
  },
};

describe.each(Object.entries(CALLERS))('%s', (_name, join) => {
  test('gets and changes nothing of another tenant, with any operation', async () => {
    const walker = await join();
    const before = await everythingOfB();
    const wrong: string[] = [];
    for (const operation of operationsOf(document).filter(({ isPublic }) => !isPublic)) {
      if (ENDS_THE_SESSION.has(nameOf(operation))) continue;
      const path = foreignPath(operation.path, sides.b);
      wrong.push(...(await judged(walker, operation, path, sides.b)));
      const mixed = mixedPath(operation.path);
      if (mixed) wrong.push(...(await judged(walker, operation, mixed, sides.b)));
    }
    expect(wrong).toEqual([]);
    expect(await everythingOfB()).toEqual(before);
    if (walker.token)
      expect((await callerWith(api, walker.token).get('/api/v1/auth/me')).status).toBe(walker.stillIn);
  });

  test('gets and changes nothing of other users in their own tenant', async () => {
    const walker = await join();
    const { own } = walker;
    // A caller who manages the tenant may see its data.
    if (!own) return;
    const before = await everythingOfSide(own);
    const wrong: string[] = [];
    for (const operation of operationsOf(document).filter((it) => it.hasId && !it.isPublic)) {
      if (walker.readsOwn && (operation.method === 'GET' || DECIDED_ANYWAY.has(nameOf(operation)))) continue;
      wrong.push(...(await judged(walker, operation, foreignPath(operation.path, own), own)));
    }
    expect(wrong).toEqual([]);
    expect(await everythingOfSide(own)).toEqual(before);
  });

  test('gets and changes nothing of another tenant without a session', async () => {
    const walker = await join();
    const except = new Set([...MOVES_BY_ITSELF, ...Object.keys(MOVED_WITHOUT_A_SESSION)]);
    const before = await everythingOfB(except);
    const wrong: string[] = [];
    for (const operation of operationsOf(document).filter(({ isPublic }) => isPublic)) {
      const path = publicPath(operation.path);
      const response = await call(walker, operation, path, sides.b);
      if (response.status >= 500) wrong.push(`${nameOf(operation)} → ${response.status}`);
      wrong.push(...shown(nameOf(operation), `${path} ${bodyOf(operation, sides.b)}`, await response.text()));
    }
    for (const path of providerPaths()) wrong.push(...(await refusedByProvider(walker, path)));
    expect(wrong).toEqual([]);
    expect(await everythingOfB(except)).toEqual(before);
    await expectMachineAlive(machineOfB);
    // A job looks up the account of the address. It must finish before the next caller's comparison.
    await vi.waitFor(async () => expect((await owner.query(UNHANDLED_RESETS)).rows).toEqual([]), EVENTUALLY);
  });
});

test('a superadmin gets no personal data of others, and nothing through paths that mix two tenants', async () => {
  const walker: Walker = { token: superadminToken, stillIn: 200 };
  const before = await everythingOfB();
  const wrong: string[] = [];
  let tried = 0;
  for (const operation of operationsOf(document).filter((it) => it.hasId && !it.isPublic)) {
    const isOwn = /^\/api\/v1\/(account|oauth2\/grants)\//.test(operation.path);
    const path = isOwn ? foreignPath(operation.path, sides.b) : mixedPath(operation.path);
    if (!path) continue;
    tried += 1;
    wrong.push(...(await judged(walker, operation, path, sides.b)));
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(8);
  expect(await everythingOfB()).toEqual(before);
});

test('every operation of the contract is called, or listed as ending the session', () => {
  const all = Object.entries(document.paths).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const)
      .filter((method) => item[method])
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
  const sessions = operationsOf(document).map(nameOf);
  const providers = new Set(providerPaths());
  const rest = all.filter((name) => !sessions.includes(name) && !providers.has(name.split(' ')[1] ?? ''));
  expect(rest).toEqual([]);
  expect([...ENDS_THE_SESSION].filter((name) => !all.includes(name))).toEqual([]);
  // Each of these throws if a new operation has no entry.
  for (const { path, isPublic } of operationsOf(document))
    expect(isPublic ? publicPath(path) : foreignPath(path, sides.b)).not.toContain('{');
  expect([...providers].filter((path) => !(path in PROVIDER_BODIES))).toEqual([]);
});

const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

const everythingOfB = (except: ReadonlySet<string> = MOVES_BY_ITSELF) => everythingOfSide(sides.b, except);

async function everythingOfSide(side: Side, except: ReadonlySet<string> = MOVES_BY_ITSELF) {
  // The sign-ins of earlier tests are written in batches.
  await api.app.get(SignInLog).flush();
  return everythingOf(owner, { tenantId: side.tenant.id, personId: side.user.id }, except);
}

/** A path to an object of B below an object of A; null if the path has only one ID. */
function mixedPath(path: string): string | null {
  const child = /\{(\w+)\}[^{]*\{(\w+)\}/.exec(path)?.[2];
  if (!child || child === 'product' || child === 'number') return null;
  const id = children[child];
  if (!id) throw new Error(`say in walk.spec.ts which ${child} of another tenant ${path} is called with`);
  return foreignPath(path, sides.a, id);
}

function publicPath(path: string): string {
  if (!path.includes('{')) return path;
  const make = PUBLIC_PATHS[path];
  if (!make) throw new Error(`say in walk.spec.ts what ${path} is called with`);
  return path.replace(/\{\w+\}/, make(sides.b));
}

/** The problems of a response to a call that must fail. */
async function judged(walker: Walker, operation: Operation, path: string, side: Side): Promise<string[]> {
  const response = await call(walker, operation, path, side);
  const name = nameOf(operation);
  const text = await response.text();
  const refusals = walker.token && walker.stillIn === 200 ? [403, 404] : [401];
  const wrong = response.status >= 500 ? [`${name} → ${response.status}`] : [];
  if ((operation.hasId || walker.stillIn === 401) && !refusals.includes(response.status))
    wrong.push(`${name} ${path} → ${response.status}: ${text.slice(0, 200)}`);
  return [...wrong, ...(side === sides.b ? shown(name, `${path} ${bodyOf(operation, side)}`, text) : [])];
}

/** Data of B that is in the response but was not in the request. */
function shown(name: string, said: string, text: string): string[] {
  const { tenant, admin, user } = sides.b;
  const secrets = [tenant.name, tenant.slug, admin.email, user.email, admin.id, user.id, machineOfB.token];
  return secrets
    .filter((secret) => !said.includes(secret) && text.includes(secret))
    .map((secret) => `${name} tells ${secret}`);
}

function bodyOf(operation: Operation, { tenant, user, roleId }: Side): string | undefined {
  const body = aimedBody(document, operation, {
    tenantId: tenant.id,
    personId: user.id,
    email: user.email,
    roleId,
    domain: `${tenant.slug}.example`,
    version: 1,
  });
  return body === undefined ? undefined : JSON.stringify(body);
}

/** Calls an operation with all its inputs, for that tenant. */
async function call(walker: Walker, operation: Operation, path: string, side: Side): Promise<Response> {
  const query = operation.query.flatMap((name) => {
    if (/^tenant_?id$/i.test(name)) return [[name, side.tenant.id]];
    return name === 'version' ? [[name, '1']] : [];
  });
  const body = bodyOf(operation, side);
  return api.fetch(`${path}?${new URLSearchParams(query)}`, {
    method: operation.method,
    headers: {
      ...(walker.token && { authorization: `Bearer ${walker.token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body }),
    redirect: 'manual',
  });
}

/** OIDC provider endpoints, which require a client or a client's token. */
function providerPaths(): string[] {
  const sessions = new Set(operationsOf(document).map(({ path }) => path));
  return Object.keys(document.paths).filter((path) => !sessions.has(path));
}

/** Requests to the provider's endpoints about B. */
const PROVIDER_BODIES: Readonly<Record<string, (b: typeof machineOfB) => Record<string, string>>> = {
  '/api/v1/oauth2/par': ({ client_id }) => ({
    client_id,
    response_type: 'code',
    redirect_uri: 'https://app.example.test/callback',
    scope: 'openid',
    code_challenge: 'c'.repeat(43),
    code_challenge_method: 'S256',
  }),
  '/api/v1/oauth2/token': ({ token }) => ({ grant_type: 'refresh_token', refresh_token: token }),
  '/api/v1/oauth2/device_authorization': ({ client_id }) => ({ client_id, scope: 'openid' }),
  '/api/v1/oauth2/userinfo': () => ({}),
  '/api/v1/oauth2/introspect': ({ token }) => ({ token }),
  '/api/v1/oauth2/revoke': ({ token }) => ({ token }),
};

async function refusedByProvider(walker: Walker, path: string): Promise<string[]> {
  const body = PROVIDER_BODIES[path]?.(machineOfB);
  if (!body) throw new Error(`say in walk.spec.ts what ${path} is called with`);
  const response = await provider(path, { body, client: walker.client, token: walker.token });
  const text = await response.text();
  // RFC 7662 §2.2 and RFC 7009 §2.2: for another client's token, the response reveals nothing and nothing happens.
  const isSilent =
    walker.client !== undefined &&
    ((path.endsWith('/introspect') && text === '{"active":false}') || path.endsWith('/revoke'));
  const isRefused = [400, 401, 403].includes(response.status);
  const wrong =
    isRefused || (isSilent && response.status === 200) ? [] : [`${path} → ${response.status}: ${text}`];
  return [...wrong, ...shown(path, JSON.stringify(body), text)];
}

interface ProviderCall {
  readonly body: Record<string, string>;
  readonly client?: Registered | undefined;
  readonly token?: string | null;
}

function provider(path: string, { body, client, token }: ProviderCall): Promise<Response> {
  const basic = client && `Basic ${btoa(`${client.client_id}:${client.client_secret}`)}`;
  const authorization = path.endsWith('/userinfo') || !basic ? token && `Bearer ${token}` : basic;
  return api.fetch(path, {
    method: 'POST',
    headers: { ...(authorization && { authorization }) },
    body: new URLSearchParams(body),
  });
}

async function expectMachineAlive(machine: typeof machineOfB): Promise<void> {
  const response = await provider('/api/v1/oauth2/introspect', {
    body: { token: machine.token },
    client: machine,
  });
  expect(await response.json()).toMatchObject({ active: true });
}

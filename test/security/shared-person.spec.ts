import type { OpenAPIObject } from '@nestjs/swagger';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeApi } from '../../nest-api/src/openapi/describe-api.js';
import { SignInLog } from '../../nest-api/src/sign-in-log/sign-in-log.js';
import { codeOf } from '../support/account.ts';
import { aimedBody } from '../support/aimed-bodies.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aMembership, aPerson, callerWith, type Person, signedIn } from '../support/data.ts';
import { everythingOf, MOVES_BY_ITSELF } from '../support/everything-of.ts';
import { fillTenantTables } from '../support/fill-tenant-tables.ts';
import { holdJob } from '../support/held-job.ts';
import { type Operation, operationsOf } from '../support/operations.ts';
import { type Side, thingAt, twoTenants } from '../support/two-tenants.ts';

/** Would end the caller's own session. */
const ENDS_THE_SESSION = new Set([
  '/api/v1/auth/logout',
  '/api/v1/saml/logout',
  '/api/v1/sso/logout',
  '/api/v1/auth/switch-role',
  '/api/v1/auth/switch-tenant',
  '/api/v1/account/sessions/end-others',
  '/api/v1/account/password',
]);

let api: TestApi;
let document: OpenAPIObject;
let owner: pg.Client;
let a: Side;
let b: Side;
let person: Person;
let inB: ApiCaller;
/** Tables of objects with an ID and a version. */
let versioned: string[];
/** The user's session in each organization. */
let sessions: { a: string; b: string };

beforeAll(async () => {
  api = await startApi();
  document = describeApi(api.app);
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  ({ a, b } = await twoTenants(api));
  // Its target does not exist, and each attempt would be recorded.
  await holdJob(owner, 'provisioning-delivery');
  await fillTenantTables(owner, b);
  // Background delivery would change these rows by itself.
  await owner.query(`update oauth_logout_deliveries set status = 'sent'`);
  await share();
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute i on i.attrelid = c.oid and i.attname = 'id' and i.atttypid = 'uuid'::regtype
     join pg_attribute v on v.attrelid = c.oid and v.attname = 'version' and v.atttypid = 'int4'::regtype
     where n.nspname = 'public' and c.relkind = 'r'`,
  );
  versioned = rows.map(({ name }) => name);
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});

/** Creates a member of both organizations with a role of B's own, a second factor and a session in each. */
async function share(): Promise<void> {
  person = await aPerson(api, { tenantId: b.tenant.id });
  await owner.query('update memberships set role_id = $1 where user_id = $2', [b.roleId, person.id]);
  inB = await signedIn(api, person);
  const moving = await signedIn(api, person);
  await aMembership(api, person, { tenantId: a.tenant.id });
  const moved = await moving.post('/api/v1/auth/switch-tenant', { tenantId: a.tenant.id });
  const { accessToken } = (await moved.json()) as { accessToken: string };
  const { secret } = (await (await inB.post('/api/v1/account/factors/totp')).json()) as { secret: string };
  await inB.post('/api/v1/account/factors/totp/confirm', { code: codeOf(api, secret) });
  sessions = { a: await sessionOf(callerWith(api, accessToken)), b: await sessionOf(inB) };
}

async function sessionOf(caller: ApiCaller): Promise<string> {
  const { items } = (await (await caller.get('/api/v1/account/sessions')).json()) as {
    items: { id: string; isCurrent: boolean }[];
  };
  return items.find(({ isCurrent }) => isCurrent)?.id ?? '';
}

// Operations that need no session are open to everyone and have their own specs.
test('an admin of one organization changes nothing in another one of the same user', async () => {
  const snapshot = async () => {
    // Attempts are recorded with a delay of up to a second.
    await api.app.get(SignInLog).flush();
    return everythingOf(owner, { tenantId: b.tenant.id, personId: person.id }, MOVES_BY_ITSELF);
  };
  const before = await snapshot();
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining(['users', 'credentials', 'memberships', 'sessions', 'domains', 'tenant_roles']),
  );
  const tried = new Set<string>();
  const operations = operationsOf(document).sort((one, other) => turnOf(one) - turnOf(other));
  for (const operation of operations) {
    if (operation.isPublic || ENDS_THE_SESSION.has(operation.path)) continue;
    for (const ids of operation.hasId ? idsFor(operation.path) : [[]]) {
      for (const [query, body] of await triesOf(operation, ids)) {
        const response = await call(operation, ids, query, body);
        const name = `${operation.method} ${operation.path}`;
        tried.add(`${name} → ${response.status}`);
        expect(response.status, `${name} ${JSON.stringify(body)}`).toBeLessThan(500);
      }
    }
  }
  // The calls had effects: in the admin's own tenant the user got another role, was suspended and removed.
  for (const done of [
    'PATCH /api/v1/users/{id} → 200',
    'POST /api/v1/users/{id}/suspend → 200',
    'POST /api/v1/users/{id}/sign-out → 200',
    'DELETE /api/v1/users/{id}/sessions/{sessionId} → 204',
    'DELETE /api/v1/users/{id} → 204',
  ]) {
    expect(tried, done).toContain(done);
  }

  expect(await snapshot()).toEqual(before);
  expect((await inB.get('/api/v1/auth/me')).status).toBe(200);
  // More than a thousand sequential calls.
}, 240_000);

/**
 * Operations that end a session run first, while it exists. Those that remove objects run last, because others need
 * them.
 */
function turnOf({ method, path }: Operation): number {
  if (method === 'DELETE') return path.includes('{sessionId}') ? 0 : 2;
  return 1;
}

async function triesOf(operation: Operation, ids: readonly string[]): Promise<[string, unknown][]> {
  const version = await versionOf(ids[0] ?? b.tenant.id);
  return queriesFor(operation, version).flatMap((query) =>
    bodiesFor(operation, version).map((body): [string, unknown] => [query, body]),
  );
}

/** The IDs that a path can contain: the object of B, the user, and B itself. */
function idsFor(path: string): string[][] {
  const named = thingAt(path, b);
  const things = [...new Set(Object.values(b.made)), b.tenant.id];
  const first = named ? [named, person.id] : [person.id, ...things, sessions.b];
  if (!path.includes('{sessionId}')) return first.map((id) => [id, b.tenant.id]);
  return [sessions.a, sessions.b].map((session) => [person.id, session]);
}

/** The contract's example, unchanged and with the IDs of B and the user. */
function bodiesFor(operation: Operation, version: number | null): unknown[] {
  if (operation.body === undefined) return [undefined];
  const aim = {
    tenantId: b.tenant.id,
    personId: person.id,
    email: person.email,
    roleId: b.roleId,
    domain: `${b.tenant.slug}.example`,
    version,
  };
  const here = { ...aim, tenantId: a.tenant.id, roleId: a.roleId };
  const known = new Map(
    [operation.example, aimedBody(document, operation, aim), aimedBody(document, operation, here)].map(
      (body) => [JSON.stringify(body), body],
    ),
  );
  return [...known.values()];
}

/**
 * The version of this row, so that a stale version is not the reason for a rejection. A user has that of the membership
 * in A.
 */
async function versionOf(id: string): Promise<number | null> {
  const others = versioned.map((table) => `select version, 1 from ${table} where id = $1`);
  const sql = `select version, 0 as turn from memberships where user_id = $1 and tenant_id = $2
    union all ${others.join(' union all ')} order by turn limit 1`;
  const { rows } = await owner.query<{ version: number }>(sql, [id, a.tenant.id]);
  return rows[0]?.version ?? null;
}

/** The tenant parameters of a query: none, and B if it accepts one. */
function queriesFor({ query }: Operation, version: number | null): string[] {
  const seen = query.includes('version') && version !== null ? [`version=${version}`] : [];
  if (query.includes('q')) seen.push(`q=${encodeURIComponent(person.email)}`);
  const names = query.filter((name) => /^tenant_?id$/i.test(name)).map((name) => `${name}=${b.tenant.id}`);
  return [seen, ...(names.length > 0 ? [[...seen, ...names]] : [])].map((parts) => parts.join('&'));
}

function call({ method, path }: Operation, ids: readonly string[], query: string, body: unknown) {
  const rest = [...ids];
  const filled = path
    .replace('{number}', '1')
    .replace('{name}', 'outbox-delivery')
    .replaceAll(/\{[^}]+\}/g, () => rest.shift() ?? '');
  return api.fetch(`${filled}?${query}`, {
    method,
    headers: { authorization: `Bearer ${a.asAdmin.token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'manual',
  });
}

import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeApi } from '../../nest-api/src/openapi/describe-api.js';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aMembership, aPerson, type Person, signedIn } from '../support/data.ts';
import { type Operation, operationsOf } from '../support/operations.ts';
import { type Side, twoTenants } from '../support/two-tenants.ts';

/** Told by the person alone, or moved by every request. */
const MOVES_BY_ITSELF = new Set(['attempt_limits', 'job_runs', 'audit_cursor', 'audit_heads', 'audit_seals']);
/** The caller's own session would end. */
const ENDS_THE_SESSION = new Set([
  '/api/v1/auth/logout',
  '/api/v1/saml/logout',
  '/api/v1/auth/switch-role',
  '/api/v1/auth/switch-tenant',
]);

let api: TestApi;
let owner: pg.Client;
let a: Side;
let b: Side;
let person: Person;
let inB: ApiCaller;

beforeAll(async () => {
  api = await startApi();
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  ({ a, b } = await twoTenants(api));
  person = await aPerson(api, { tenantId: b.tenant.id });
  inB = await signedIn(api, person);
  await aMembership(api, person, { tenantId: a.tenant.id });
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});

test('an admin of one tenant, with a person who also belongs to another, moves nothing of the other', async () => {
  const tables = await tablesOfTenants();
  const before = await everythingOfB(tables);
  const tried: string[] = [];
  // What removes comes last, or there would be nobody left to try the rest on.
  const operations = operationsOf(describeApi(api.app)).sort(
    (one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'),
  );
  for (const operation of operations) {
    if (operation.isPublic || ENDS_THE_SESSION.has(operation.path)) continue;
    for (const query of ['', `?tenantId=${b.tenant.id}&tenant_id=${b.tenant.id}`]) {
      for (const id of operation.hasId ? [person.id, b.tenant.id] : ['']) {
        const response = await call(operation, id, query);
        tried.push(`${operation.method} ${operation.path} → ${response.status}`);
        expect(response.status, tried.at(-1)).toBeLessThan(500);
      }
    }
  }
  // The walk did something: the person is suspended, or gone, in the admin's own tenant.
  expect(tried).toContain('POST /api/v1/users/{id}/sign-out → 200');
  expect(tried).toContain('DELETE /api/v1/users/{id} → 204');

  expect(await everythingOfB(tables)).toEqual(before);
  expect((await inB.get('/api/v1/auth/me')).status).toBe(200);
});

async function call({ method, path, example }: Operation, id: string, query: string): Promise<Response> {
  const filled = path.replace('{number}', '1').replaceAll(/\{[^}]+\}/g, id);
  return api.fetch(`${filled}${query}`, {
    method,
    headers: { authorization: `Bearer ${a.asAdmin.token}`, 'content-type': 'application/json' },
    ...(example === undefined ? {} : { body: JSON.stringify(example) }),
    redirect: 'manual',
  });
}

async function tablesOfTenants(): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
       and exists (select 1 from pg_attribute x where x.attrelid = c.oid and x.attname = 'tenant_id'
         and not x.attisdropped)`,
  );
  return rows.map(({ name }) => name).filter((name) => !MOVES_BY_ITSELF.has(name));
}

/** Every row of the other tenant, and what is the person's alone. */
async function everythingOfB(tables: readonly string[]): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  const read = async (name: string, sql: string, id: string) => {
    found[name] = (await owner.query(sql, [id])).rows.map(({ row }) => row);
  };
  for (const name of tables) {
    await read(
      name,
      `select to_jsonb(t) as row from ${name} t where tenant_id = $1 order by to_jsonb(t)::text`,
      b.tenant.id,
    );
  }
  await read('tenants', 'select to_jsonb(t) as row from tenants t where id = $1', b.tenant.id);
  await read('the person', 'select to_jsonb(u) as row from users u where id = $1', person.id);
  await read(
    'their credentials',
    'select to_jsonb(c) as row from credentials c where user_id = $1 order by id',
    person.id,
  );
  return found;
}

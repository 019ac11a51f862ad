import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type AuditEventPage,
  DEMO_PASSWORD,
  type DemoAccountKeys,
  type DemoData,
  type OAuthClientDto,
  type SignInStatistics,
  type SsoConfigurationDto,
  type SsoTraceDto,
} from '@gatehouse/contracts';
import { ROOT } from '@gatehouse/embedded';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDatabaseState } from '../../libs/embedded/src/database-state.ts';
import { EVENTUALLY } from '../support/eventually.ts';
import { endOfFirstProof } from '../support/first-proof.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
let owner: pg.Client;
let token: string;

beforeAll(async () => {
  product = await startProduct();
  owner = new pg.Client({ connectionString: String(product.ownerUrl) });
  await owner.connect();
  await endOfFirstProof(owner);
});
afterAll(async () => {
  await owner?.end();
  await product?.stop();
});

const environment = () => ({ ...product.env, DATABASE_OWNER_URL: String(product.ownerUrl) });
const command = (name: string) => join(ROOT, 'nest-api/dist/commands', `${name}.js`);

async function run(name: string, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [command(name), ...words], {
    cwd: join(ROOT, 'nest-api'),
    env: environment(),
  });
  return stdout;
}

async function one<T>(sql: string): Promise<T> {
  return Object.values((await owner.query(sql)).rows[0] as object)[0] as T;
}

async function call<T>(path: string, method = 'GET'): Promise<T> {
  const response = await fetch(`${product.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.ok, `${path}: ${response.status}`).toBe(true);
  return (await response.json()) as T;
}

async function signIn(email: string): Promise<string> {
  const response = await fetch(`${product.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  return ((await response.json()) as { accessToken: string }).accessToken;
}

/** Kills the loading process after some organizations exist. */
async function cutOff(loading: ChildProcess): Promise<void> {
  await expect
    .poll(() => one<number>('select cardinality(loaded) from demo_data'), EVENTUALLY)
    .toBeGreaterThan(1);
  loading.kill('SIGKILL');
  await once(loading, 'exit');
}

describe('the demo history', () => {
  test('exists only if a start requests it', async () => {
    expect(await one('select count(*)::int from tenants')).toBe(1);
    expect(await readDatabaseState(String(product.ownerUrl))).toMatchObject({ hasDemoHistory: false });
  });

  test('whose connection breaks ends with one line of output', async () => {
    const loading = spawn(process.execPath, [command('load-demo-data'), '--unless-removed'], {
      cwd: join(ROOT, 'nest-api'),
      env: environment(),
    });
    let said = '';
    loading.stderr.on('data', (chunk) => {
      said += chunk;
    });
    const ended = once(loading, 'exit');
    const ofItsLock = `select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and objid::bigint = hashtext('demo-data')::bigint & 4294967295`;
    // While organizations are loaded, the connection that holds the lock runs no queries.
    await expect
      .poll(() => one<number>('select cardinality(loaded) from demo_data'), EVENTUALLY)
      .toBeGreaterThan(0);
    expect((await owner.query(ofItsLock)).rowCount).toBe(1);
    expect((await ended)[0]).toBe(1);
    expect(said.trim()).toMatch(/^Failed: [^\n]*$/);
  });

  test('that is interrupted continues, and is loaded once', async () => {
    const loading = spawn(process.execPath, [command('load-demo-data'), '--unless-removed'], {
      env: environment(),
    });
    await cutOff(loading);
    await run('load-demo-data', '--unless-removed');
    expect(await run('load-demo-data', '--unless-removed')).toContain('The demo data is there.');
    expect(await readDatabaseState(String(product.ownerUrl))).toMatchObject({ hasDemoHistory: true });
    expect(await one('select count(*)::int from tenants where is_demo')).toBe(10);
    expect(await one('select count(*)::int from memberships')).toBe(400);
    expect(await one('select count(*)::int from oauth_clients where tenant_id is not null')).toBe(8);
    // The demo company also has a connection to the sandbox.
    expect(await one('select count(*)::int from sso_configurations where tenant_id is not null')).toBe(4);
    for (const table of ['invitations', 'plan_requests', 'product_requests', 'devices', 'sessions', 'grants'])
      expect([table, await one(`select count(*) > 0 from ${table}`)]).toEqual([table, true]);
  });

  test('marks all users and covers 30 days', async () => {
    expect(await one('select count(*)::int from users where not is_demo')).toBe(0);
    expect(await one(`select min(at) < now() - interval '28 days' from audit_events`)).toBe(true);
    expect(await one('select max(at) < now() from audit_events')).toBe(true);
    expect(await one('select count(*) > 4000 from audit_events')).toBe(true);
  });

  test('leaves every chain of the audit log valid', async () => {
    expect(await run('verify-audit')).toContain('0 tampered with');
  });

  test('fills the charts, of the platform and of one organization', async () => {
    token = await signIn('superadmin@gatehouse.test');
    const sum = async () => {
      const { days } = await call<SignInStatistics>('/api/v1/statistics/sign-ins');
      return days.filter(({ succeeded, failed }) => succeeded > 0 && failed > 0).length;
    };
    await expect.poll(sum, EVENTUALLY).toBeGreaterThan(10);
    token = await signIn('admin@demo-company.test');
    const { items } = await call<AuditEventPage>('/api/v1/audit/events?action=sign_in.succeeded&limit=100');
    expect(items.length).toBe(100);
  });

  test('counts who has a second factor today, and fewer of them before', async () => {
    const { rows } = await owner.query(
      `select count(*)::int as days, (array_agg(a.enrolled::int order by a.day))[1] as first,
         (array_agg(a.enrolled::int order by a.day desc))[1] as last,
         (select count(*)::int from memberships m join users u on u.id = m.user_id
          where m.tenant_id = t.id and m.status = 'active' and u.has_factor) as now
       from adoption_days a join tenants t on t.id = a.tenant_id where t.slug = 'demo-company' group by t.id`,
    );
    expect(rows).toEqual([
      { days: 30, first: expect.any(Number), last: rows[0].now, now: expect.any(Number) },
    ]);
    expect(rows[0].first).toBeLessThan(rows[0].now);
  });

  test('has applications that their list shows', async () => {
    token = await signIn('superadmin@gatehouse.test');
    const { items } = await call<{ items: OAuthClientDto[] }>('/api/v1/admin/oauth2/clients?limit=100');
    expect(items.map(({ grant_types }) => grant_types)).toContainEqual(['authorization_code']);
  });

  test('has a failing connection whose trace names another certificate', async () => {
    token = await signIn('superadmin@gatehouse.test');
    const { items } = await call<{ items: SsoConfigurationDto[] }>(
      '/api/v1/sso-configurations?search=Nordwind',
    );
    const traces = await call<{ items: SsoTraceDto[] }>(
      `/api/v1/sso-configurations/${items[0]?.id}/traces?outcome=failure`,
    );
    expect(traces.items[0]).toMatchObject({ outcome: 'saml_signature_value', fix: expect.any(String) });
    const whole = await call<SsoTraceDto>(
      `/api/v1/sso-configurations/${items[0]?.id}/traces/${traces.items[0]?.id}`,
    );
    expect(whole.steps.at(-1)).toMatchObject({ name: 'signature_value', status: 'fail' });
  });

  test('has incidents of the demo company with timelines, marked as simulated', async () => {
    const rows = await owner.query<{ state: string; entries: number; simulated: boolean; users: number }>(
      `select i.state, count(e.id)::int as entries, bool_or(e.text like 'This incident is simulated.%') as simulated,
         (select count(*)::int from memberships m where m.tenant_id = i.tenant_id and m.user_id = any(i.users)) as users
       from incidents i join tenants t on t.id = i.tenant_id and t.is_demo
       join incident_entries e on e.incident_id = i.id
       where t.slug = 'demo-company' group by i.id order by i.id`,
    );
    expect(rows.rows).toEqual([
      { state: 'closed', entries: 6, simulated: true, users: 26 },
      { state: 'closed', entries: 3, simulated: true, users: 1 },
      { state: 'in_progress', entries: 7, simulated: true, users: 1 },
    ]);
  });

  test('has a password spray from one network that the platform detects', async () => {
    const { items } = await call<AuditEventPage>('/api/v1/audit/events?action=sign_in.failed&limit=100');
    expect(items.filter(({ address }) => address === '203.0.113.66').length).toBeGreaterThan(50);
  });
});

describe('removing the demo history', () => {
  test('is not allowed for admins of organizations', async () => {
    const admin = await signIn('admin@demo-company.test');
    const response = await fetch(`${product.url}/api/v1/system/demo-data`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${admin}` },
    });
    expect(response.status).toBe(403);
  });

  test('erases all but the last superadmin and organizations that others joined', async () => {
    await owner.query(`update users set is_demo = false where email_key like '%@bright-pixel.test'`);
    const before = await call<DemoData>('/api/v1/system/demo-data');
    expect(before).toMatchObject({ status: 'loaded', organizations: 10, keepsSuperadmin: true });
    expect(await call<DemoData>('/api/v1/system/demo-data', 'DELETE')).toMatchObject({ status: 'removing' });
    const after = async () => (await call<DemoData>('/api/v1/system/demo-data')).status;
    await expect.poll(after, EVENTUALLY).not.toBe('removing');
    expect(await one(`select string_agg(slug, ',') from tenants`)).toBe('bright-pixel');
    expect(await one(`select string_agg(email, ',') from users where is_demo`)).toBe(
      'superadmin@gatehouse.test',
    );
    const accounts = await call<DemoAccountKeys>('/api/v1/demo-accounts');
    await expect.poll(async () => accounts.items, EVENTUALLY).toEqual(['superadmin']);
    expect(
      await one('select count(*)::int from sign_in_hours where succeeded < 0 or failed < 0 or people < 0'),
    ).toBe(0);
    const { items } = await call<AuditEventPage>('/api/v1/audit/events?action=demo_data.removed');
    expect(items[0]?.detail).toMatchObject({ organizations: 9 });
    expect(await run('verify-audit')).toContain('0 tampered with');
  });

  test('lasts until it is loaded again', async () => {
    expect(await run('load-demo-data', '--unless-removed')).toContain('was removed');
    expect(await readDatabaseState(String(product.ownerUrl))).toMatchObject({
      hasDemoData: true,
      hasDemoHistory: true,
    });
    await run('remove-demo-data');
    expect(await one('select count(*)::int from users where is_demo')).toBe(0);
    await run('load-demo-data');
    expect(await one(`select count(*)::int from tenants where is_demo`)).toBe(10);
  });
});

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { cloneDatabase, type DatabaseClone } from '../../../test/support/database.ts';
import { EVENTUALLY } from '../../../test/support/eventually.ts';
import { Lookups } from '../database/lookups.js';
import type { Origins } from '../network-origin/origins.js';
import { Metrics } from '../telemetry/metrics.js';
import type { SignInAttempt } from './sign-in-attempt.js';
import { SignInLog } from './sign-in-log.js';

const NOBODY = '00000000-0000-0000-0000-000000000000';
const DAY_MS = 86_400_000;

let database: DatabaseClone;
let owner: pg.Pool;
let maintenance: pg.Pool;
let lookups: Lookups;
let metrics: Metrics;
let log: SignInLog;

beforeAll(async () => {
  database = await cloneDatabase();
  owner = new pg.Pool({ connectionString: database.ownerUrl });
  maintenance = new pg.Pool({ connectionString: database.maintenanceUrl });
  lookups = new Lookups({ DATABASE_URL: database.appUrl, DATABASE_POOL_SIZE: 2 } as never);
});
afterAll(async () => {
  await Promise.all([lookups?.onApplicationShutdown(), owner?.end(), maintenance?.end()]);
  await database?.drop();
});
beforeEach(async () => {
  await owner.query('truncate sign_in_attempts');
  metrics = new Metrics();
  log = new SignInLog(lookups, metrics, origins);
});

/** Only 192.0.2.7 is in a country. */
const origins: Origins = {
  of: (address) => ({ country: address === '192.0.2.7' ? 'CH' : null, operator: null }),
  regionOf: () => null,
  knows: { countries: true, operators: false },
};

const password = (more: Partial<SignInAttempt> = {}): SignInAttempt => ({
  method: 'password',
  outcome: 'invalid_credentials',
  client: { address: '192.0.2.7', userAgent: null },
  ...more,
});

async function rows(): Promise<Record<string, unknown>[]> {
  const found = await owner.query('select * from sign_in_attempts order by seq');
  return found.rows;
}

async function aTenant(): Promise<string> {
  const id = randomUUID();
  await owner.query(
    `insert into tenants (id, slug, name, created_at, updated_at) values ($1, $2, 'Any', now(), now())`,
    [id, `t-${id}`],
  );
  return id;
}

async function aUser(...tenants: readonly string[]): Promise<string> {
  const id = randomUUID();
  await owner.query(
    `insert into users (id, email, email_key, given_name, family_name, created_at, updated_at)
     values ($1, $2, $2, 'Any', 'Body', now(), now())`,
    [id, `${id}@any.test`],
  );
  for (const tenant of tenants)
    await owner.query(
      `insert into memberships (id, tenant_id, user_id, role, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, 'tenant_user', now(), now())`,
      [tenant, id],
    );
  return id;
}

async function counted(outcome: 'lost' | 'written'): Promise<number> {
  const metric = await metrics.registry.getSingleMetric('gatehouse_sign_in_log_total')?.get();
  return metric?.values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0;
}

/** Inserts rows of one tenant from some days ago. */
async function past(tenantId: string, daysAgo: number, failed = true): Promise<void> {
  await owner.query('select sign_in_log_make_partitions($1, 0)', [daysAgo]);
  await owner.query(
    `insert into sign_in_attempts (failed, at, id, tenant_id, method, is_sign_in, outcome, reference)
     values ($1, $2, gen_random_uuid(), $3, 'password', true, 'any', 'r')`,
    [failed, new Date(Date.now() - daysAgo * DAY_MS), tenantId],
  );
}

describe('attempts', () => {
  test('are collected and written by one statement', async () => {
    const query = vi.spyOn(lookups, 'query');
    const tenantId = await aTenant();
    log.add(password({ tenantId }));
    log.add(password({ tenantId: null }));
    log.add({ method: 'totp', outcome: 'success', tenantId });
    await log.flush();
    expect(query).toHaveBeenCalledTimes(1);
    query.mockRestore();
    expect((await rows()).map((row) => [row.tenant_id, row.method, row.failed])).toEqual([
      [tenantId, 'password', true],
      [NOBODY, 'password', true],
      [tenantId, 'totp', false],
    ]);
    expect(await counted('written')).toBe(3);
  });

  test('contain the country of their network if it is known', async () => {
    log.add(password());
    log.add(password({ client: { address: '192.0.2.8', userAgent: null } }));
    log.add(password({ client: null }));
    await log.flush();
    expect((await rows()).map(({ country }) => country)).toEqual(['CH', null, null]);
  });

  test('are written after half a second without a flush', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    log.add(password({ tenantId: null }));
    vi.advanceTimersByTime(500);
    vi.useRealTimers();
    await vi.waitFor(async () => expect(await rows()).toHaveLength(1), EVENTUALLY);
  });

  test('have an ID that contains their time', async () => {
    log.add(password({ tenantId: null }));
    await log.flush();
    const { rows: found } = await owner.query(
      'select at = uuid_extract_timestamp(id) as same from sign_in_attempts',
    );
    expect(found).toEqual([{ same: true }]);
  });

  test('of a user belong to each of the user’s organizations and count once', async () => {
    const [acme, globex] = [await aTenant(), await aTenant()];
    const userId = await aUser(acme, globex);
    log.add(password({ userId, email: 'Ada@any.test' }));
    await log.flush();
    const found = await rows();
    expect(new Set(found.map((row) => row.tenant_id))).toEqual(new Set([acme, globex]));
    expect(new Set(found.map((row) => row.id)).size).toBe(1);
    expect(found.filter((row) => !row.is_copy)).toHaveLength(1);
    expect(found[0]?.email).toBe('ada@any.test');
  });

  test('of unknown users belong to the platform, with only a masked address', async () => {
    log.add(password({ email: 'hunter2-typed-here@acme.test' }));
    log.add(password({ email: 'hunter2' }));
    await log.flush();
    expect((await rows()).map((row) => [row.tenant_id, row.email])).toEqual([
      [NOBODY, 'h…@acme.test'],
      [NOBODY, null],
    ]);
  });

  test('that repeat are stored as one record with a count', async () => {
    for (let n = 0; n < 50; n += 1) log.addRepeated(password({ tenantId: null }));
    log.addRepeated(password({ tenantId: null, client: { address: '192.0.2.8', userAgent: null } }));
    await log.flush();
    log.addRepeated(password({ tenantId: null }));
    await log.flush();
    expect((await rows()).map((row) => row.count)).toEqual([50, 1, 1]);
  });

  test('for many tokens of one client are stored as one record', async () => {
    const application = { type: 'oauth_client', id: randomUUID() } as const;
    for (let n = 0; n < 1_000; n += 1)
      log.addCounted({ method: 'token', outcome: 'success', tenantId: null, application });
    await log.flush();
    expect((await rows()).map((row) => row.count)).toEqual([1_000]);
  });

  test('have no steps if they succeed, and the last steps within a limit if they fail', async () => {
    const step = (name: string) =>
      ({ kind: 'check', name, status: 'fail', message: 'x'.repeat(20_000), ms: 1, detail: null }) as const;
    log.add({ method: 'saml', outcome: 'success', tenantId: null, steps: [step('a')] });
    log.add({ method: 'saml', outcome: 'wrong_audience', tenantId: null, steps: [step('a'), step('b')] });
    await log.flush();
    const [success, failure] = await rows();
    expect(success?.steps).toBeNull();
    expect(failure?.steps).toEqual([step('b')]);
  });

  test('wait while the database is unavailable', async () => {
    const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const away = vi.spyOn(lookups, 'query').mockRejectedValue(error);
    log.add(password({ tenantId: null }));
    await log.flush();
    away.mockRestore();
    await log.flush();
    expect(await rows()).toHaveLength(1);
    expect(await counted('lost')).toBe(0);
  });

  test('are counted as lost if the process ends while the database is unavailable', async () => {
    const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const away = vi.spyOn(lookups, 'query').mockRejectedValue(error);
    log.add(password({ tenantId: null }));
    await log.onApplicationShutdown();
    away.mockRestore();
    expect(await counted('lost')).toBe(1);
  });
});

describe('access to the sign-in log', () => {
  /** As the API's role in a unit of work of the tenant. */
  async function seenBy(tenantId: string): Promise<unknown[]> {
    const app = new pg.Client({ connectionString: database.appUrl });
    await app.connect();
    await app.query(`select set_config('app.tenant_id', $1, false)`, [tenantId]);
    try {
      const found = await app.query('select tenant_id from sign_in_attempts');
      return found.rows.map((row) => row.tenant_id);
    } finally {
      await app.end();
    }
  }

  test('is limited to the attempts of one organization', async () => {
    const [acme, globex] = [await aTenant(), await aTenant()];
    for (const tenantId of [acme, globex, null]) log.add(password({ tenantId }));
    await log.flush();
    expect(await seenBy(acme)).toEqual([acme]);
    expect(await seenBy(globex)).toEqual([globex]);
  });

  test.each([
    ['gatehouse_app', 'delete from sign_in_attempts'],
    ['gatehouse_app', `insert into sign_in_attempts select * from sign_in_attempts`],
    ['gatehouse_app', 'select * from sign_in_attempts_failed'],
    ['gatehouse_sign_in', 'select * from sign_in_attempts'],
    ['gatehouse_sign_in', 'delete from sign_in_attempts'],
    ['gatehouse_platform', 'delete from sign_in_attempts'],
    ['gatehouse_platform', 'select * from sign_in_attempts_failed'],
    ['gatehouse_person', 'select * from sign_in_attempts'],
  ])('does not allow %s to run: %s', async (role, sql) => {
    const client = await owner.connect();
    try {
      await client.query('begin');
      await client.query(`set local role ${role}`);
      await client.query(
        `select set_config('app.tenant_id', $1, true), set_config('app.user_id', $1, true)`,
        [randomUUID()],
      );
      await expect(client.query(sql)).rejects.toMatchObject({ code: '42501' });
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  test('uses row-level security on every partition', async () => {
    const found = await owner.query(
      `select c.relname from pg_partition_tree('sign_in_attempts') t join pg_class c on c.oid = t.relid
       where not c.relrowsecurity`,
    );
    expect(found.rows).toEqual([]);
  });
});

describe('retention', () => {
  const clear = () => maintenance.query('select sign_in_log_clear()');
  const setting = (tenantId: string, days: number) =>
    owner.query(
      `insert into sign_in_policies (tenant_id, failed_sign_in_retention_days, updated_at) values ($1, $2, now())`,
      [tenantId, days],
    );
  /** Ages of the remaining rows, in days. */
  async function left(tenantId: string, failed = true): Promise<number[]> {
    const found = await owner.query(
      'select at from sign_in_attempts where tenant_id = $1 and failed = $2 order by at desc',
      [tenantId, failed],
    );
    return found.rows.map(({ at }) => Math.round((Date.now() - at.getTime()) / DAY_MS));
  }

  test('keeps failures for 90 days and successes for 30 days', async () => {
    const tenantId = await aTenant();
    for (const days of [1, 89, 92]) await past(tenantId, days);
    for (const days of [1, 29]) await past(tenantId, days, false);
    await clear();
    expect(await left(tenantId)).toEqual([1, 89]);
    expect(await left(tenantId, false)).toEqual([1, 29]);
  });

  test('drops partitions of successes after 30 days', async () => {
    await owner.query(
      `create table sign_in_attempts_succeeded_20200101 partition of sign_in_attempts_succeeded
       for values from ('2020-01-01 00:00+00') to ('2020-01-02 00:00+00')`,
    );
    await clear();
    const found = await owner.query(`select to_regclass('sign_in_attempts_succeeded_20200101') as partition`);
    expect(found.rows).toEqual([{ partition: null }]);
  });

  test('follows the setting of each organization for failures', async () => {
    const [short, long, usual] = [await aTenant(), await aTenant(), await aTenant()];
    await setting(short, 7);
    await setting(long, 200);
    for (const tenantId of [short, long, usual, NOBODY])
      for (const days of [5, 20, 120, 210]) await past(tenantId, days);
    await clear();
    expect(await left(short)).toEqual([5]);
    expect(await left(long)).toEqual([5, 20, 120]);
    expect(await left(usual)).toEqual([5, 20]);
    expect(await left(NOBODY)).toEqual([5, 20]);
  });

  test('does not remove a failure because of many successes', async () => {
    const tenantId = await aTenant();
    log.add(password({ tenantId }));
    for (let n = 0; n < 1_000; n += 1) log.add({ method: 'password', outcome: 'success', tenantId });
    await log.flush();
    await clear();
    expect(await left(tenantId)).toEqual([0]);
  });

  test('creates the partitions of the coming days in advance', async () => {
    await maintenance.query('select sign_in_log_make_partitions(0, 20)');
    const found = await owner.query(
      `select to_regclass('sign_in_attempts_failed_' || to_char((now() at time zone 'UTC')::date + 20, 'YYYYMMDD')) as it`,
    );
    expect(found.rows[0].it).not.toBeNull();
  });

  test('rejects a setting below 7 or above 365 days for failures', async () => {
    await expect(setting(await aTenant(), 6)).rejects.toMatchObject({ code: '23514' });
    await expect(setting(await aTenant(), 366)).rejects.toMatchObject({ code: '23514' });
  });
});

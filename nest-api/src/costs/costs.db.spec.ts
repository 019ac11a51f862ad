import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HeldClock } from '../../../test/support/api.ts';
import { cloneDatabase, type DatabaseClone } from '../../../test/support/database.ts';
import { Lookups } from '../database/lookups.js';
import type { Job } from '../jobs/job.js';
import type { Jobs } from '../jobs/jobs.js';
import type { Settings } from '../settings/settings.js';
import { CostMeter } from '../telemetry/cost-meter.js';
import { CostWriter } from './cost-writer.js';
import { StorageJob } from './storage.job.js';
import { StorageRepository } from './storage.repository.js';

const PLATFORM = '00000000-0000-0000-0000-000000000000';

let database: DatabaseClone;
let owner: pg.Pool;
let app: pg.Pool;
let maintenance: pg.Pool;
let lookups: Lookups;
const clock = new HeldClock();

beforeAll(async () => {
  database = await cloneDatabase();
  owner = new pg.Pool({ connectionString: database.ownerUrl });
  app = new pg.Pool({ connectionString: database.appUrl });
  maintenance = new pg.Pool({ connectionString: database.maintenanceUrl });
  lookups = new Lookups({ DATABASE_URL: database.appUrl, DATABASE_POOL_SIZE: 2 } as Settings);
});
afterAll(async () => {
  await lookups?.onApplicationShutdown();
  await Promise.all([owner?.end(), app?.end(), maintenance?.end()]);
  await database?.drop();
});
beforeEach(async () => {
  await owner.query('truncate tenant_costs');
});

async function aTenant(): Promise<string> {
  const id = randomUUID();
  await owner.query(
    `insert into tenants (id, slug, name, created_at, updated_at) values ($1, $2, 'Any', now(), now())`,
    [id, `t-${id}`],
  );
  return id;
}

async function costsOf(tenantId: string) {
  const { rows } = await owner.query(
    `select day::text, requests::int, tokens::int, emails::int, jobs::int, storage_bytes::int as storage, parts
     from tenant_costs where tenant_id = $1 order by day`,
    [tenantId],
  );
  return rows;
}

const today = () => clock.now().toISOString().slice(0, 10);

describe('counting', () => {
  test('adds the costs of several processes and intervals', async () => {
    const tenantId = await aTenant();
    const meters = [new CostMeter(), new CostMeter()];
    for (const meter of [...meters, ...meters]) {
      meter.tokens(tenantId, ['access_token', 'id_token']);
      meter.email(tenantId, 'invitation');
      await new CostWriter(meter, lookups, clock).flush();
    }
    expect(await costsOf(tenantId)).toEqual([
      {
        ...{ day: today(), requests: 0, tokens: 8, emails: 4, jobs: 0, storage: null },
        parts: { 'tokens.access_token': 4, 'tokens.id_token': 4, 'emails.invitation': 4 },
      },
    ]);
    expect((await costsOf(PLATFORM))[0].parts['processor.process']).toBeGreaterThan(0);
  });

  test('writes what waits when the process ends', async () => {
    const tenantId = await aTenant();
    const meter = new CostMeter();
    const writer = new CostWriter(meter, lookups, clock);
    meter.tokens(tenantId, ['saml_response']);
    await writer.onApplicationShutdown();
    expect(await costsOf(tenantId)).toMatchObject([{ tokens: 1 }]);
  });

  test('keeps costs while the database is unavailable', async () => {
    const tenantId = await aTenant();
    const meter = new CostMeter();
    let isAway = true;
    const flaky = {
      call: (name: string, values: readonly unknown[]) =>
        isAway ? Promise.reject(new Error('away')) : lookups.call(name, values),
    } as Lookups;
    const writer = new CostWriter(meter, flaky, clock);
    meter.tokens(tenantId, ['id_token']);
    await writer.flush();
    expect(await costsOf(tenantId)).toEqual([]);
    isAway = false;
    meter.tokens(tenantId, ['id_token']);
    await writer.flush();
    expect(await costsOf(tenantId)).toMatchObject([{ tokens: 2 }]);
  });

  test('keeps the day on which costs were counted', async () => {
    const tenantId = await aTenant();
    const meter = new CostMeter();
    const writer = new CostWriter(meter, lookups, clock);
    const first = today();
    meter.tokens(tenantId, ['id_token']);
    await writer.flush();
    clock.advance(86_400);
    meter.tokens(tenantId, ['id_token']);
    await writer.flush();
    expect((await costsOf(tenantId)).map(({ day }) => day)).toEqual([first, today()]);
  });

  test('writes nothing for an erased or unknown organization', async () => {
    const [erased, unknown] = [await aTenant(), randomUUID()];
    await owner.query('update tenants set erased_at = now(), deleted_at = now() where id = $1', [erased]);
    const meter = new CostMeter();
    for (const tenantId of [erased, unknown]) meter.tokens(tenantId, ['id_token']);
    await new CostWriter(meter, lookups, clock).flush();
    expect([...(await costsOf(erased)), ...(await costsOf(unknown))]).toEqual([]);
  });
});

describe('isolation', () => {
  test('an organization cannot read costs, and no serving role can write them directly', async () => {
    const tenantId = await aTenant();
    const client = await app.connect();
    await client.query(`select set_config('app.tenant_id', $1, false)`, [tenantId]);
    await expect(client.query('select 1 from tenant_costs')).rejects.toMatchObject({ code: '42501' });
    await client.query('set role gatehouse_platform');
    await expect(client.query('delete from tenant_costs')).rejects.toMatchObject({ code: '42501' });
    await expect(client.query('select set_storage(current_date, $1)', ['[]'])).rejects.toMatchObject({
      code: '42501',
    });
    client.release(true);
  });

  test('the erasure of an organization deletes its costs only', async () => {
    const [one, other] = [await aTenant(), await aTenant()];
    await owner.query(
      'insert into tenant_costs (tenant_id, day, requests) select unnest($1::uuid[]), current_date, 1',
      [[one, other]],
    );
    await owner.query('update tenants set erased_at = now(), deleted_at = now() where id = $1', [one]);
    expect(await costsOf(one)).toEqual([]);
    expect(await costsOf(other)).toHaveLength(1);
  });
});

describe('storage', () => {
  let job: Job;

  beforeEach(() => {
    const jobs = { register: (each: Job) => (job = each) } as unknown as Jobs;
    new StorageJob(jobs, new StorageRepository(), clock).onModuleInit();
  });

  async function measure(): Promise<void> {
    const client = await maintenance.connect();
    await job.run(client, new AbortController().signal);
    client.release();
  }

  const someRows = (tenantId: string, count: number) =>
    owner.query(
      `insert into adoption_days (tenant_id, day, people, enrolled, passkeys)
       select $1, current_date - n, 1, 1, 1 from generate_series(1, $2::int) n`,
      [tenantId, count],
    );

  test('is shared by the width of rows, with the rest for the platform', async () => {
    const [small, large] = [await aTenant(), await aTenant()];
    await someRows(small, 100);
    await someRows(large, 300);
    await measure();
    await measure();
    const [ofSmall, ofLarge] = [(await costsOf(small))[0], (await costsOf(large))[0]];
    expect(ofLarge.parts['storage.adoption_days'] / ofSmall.parts['storage.adoption_days']).toBeCloseTo(3, 1);
    const { rows } = await owner.query(
      `select pg_total_relation_size('adoption_days')::int as whole, pg_database_size(current_database())::int as database`,
    );
    const shared = await owner.query(
      `select sum((parts ->> 'storage.adoption_days')::float8)::int as sum from tenant_costs`,
    );
    expect(shared.rows[0].sum / rows[0].whole).toBeCloseTo(1, 2);
    const all = await owner.query('select sum(storage_bytes)::float8 as sum from tenant_costs');
    expect(all.rows[0].sum / rows[0].database).toBeCloseTo(1, 1);
  });

  test('of a day keeps what was counted on it', async () => {
    const tenantId = await aTenant();
    await someRows(tenantId, 1);
    const meter = new CostMeter();
    meter.tokens(tenantId, ['id_token']);
    await new CostWriter(meter, lookups, clock).flush();
    await measure();
    const [row] = await costsOf(tenantId);
    expect(row).toMatchObject({ tokens: 1, parts: { 'tokens.id_token': 1 } });
    expect(row.storage).toBeGreaterThan(0);
  });

  test('measures every table of organizations', async () => {
    const { rows } = await maintenance.query('select distinct whole from tenant_tables()');
    const names = rows.map(({ whole }) => whole);
    expect(names).toEqual(
      expect.arrayContaining(['domains', 'memberships', 'audit_events', 'sign_in_attempts']),
    );
    await expect(maintenance.query(`select * from tenant_storage('users', 100)`)).rejects.toThrow(
      'no table of organizations',
    );
  });

  test('deletes costs after 13 months', async () => {
    const tenantId = await aTenant();
    await owner.query(
      `insert into tenant_costs (tenant_id, day, requests)
       select $1, $2::date - days, 1 from unnest(array[400, 401]) days`,
      [tenantId, today()],
    );
    await measure();
    const kept = (await costsOf(tenantId)).filter(({ requests }) => requests === 1);
    expect(kept).toHaveLength(1);
  });
});

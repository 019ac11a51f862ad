import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cloneDatabase, type DatabaseClone } from '../../../../test/support/database.ts';
import { Audit } from '../../audit/audit.js';
import { PLATFORM_TRAIL } from '../../audit/platform-trail.js';
import { headsToRecord } from '../../audit/record-heads.repository.js';
import { sealBatch, sealLag } from '../../audit/seals.repository.js';
import { type ChainReport, verifyChain, verifyChains } from '../../audit/verify.js';
import { ormOptions } from '../../database/orm-options.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { AuditEvents } from './audit-events.repository.js';
import { AuditNames } from './audit-names.repository.js';

const ACME = randomUUID();
const GLOBEX = randomUUID();
const PAGE = { limit: 20 };

let database: DatabaseClone;
let owner: pg.Pool;
let app: pg.Pool;
let maintenance: pg.Pool;
let orm: MikroORM;
let unit: UnitOfWork;
let audit: Audit;
let events: AuditEvents;

beforeAll(async () => {
  database = await cloneDatabase();
  owner = new pg.Pool({ connectionString: database.ownerUrl });
  app = new pg.Pool({ connectionString: database.appUrl, max: 20 });
  maintenance = new pg.Pool({ connectionString: database.maintenanceUrl });
  orm = await MikroORM.init(ormOptions({ url: database.appUrl, poolSize: 10 }));
  unit = new UnitOfWork(orm.em);
  audit = new Audit(orm.em);
  events = new AuditEvents(orm.em, unit, new AuditNames(orm.em));
});

afterAll(async () => {
  await orm?.close(true);
  await Promise.all([owner, app, maintenance].map((pool) => pool?.end()));
  await database?.drop();
});

beforeEach(async () => {
  await owner.query('truncate audit_events, audit_seals, audit_heads');
});

function record(tenantId: string | null, detail: Record<string, string> = {}) {
  const write = () =>
    audit.record({
      tenantId,
      actor: { type: 'user', id: 'u1' },
      action: 'tenant.updated',
      target: { type: 'tenant', id: tenantId },
      outcome: 'success',
      address: '192.0.2.7',
      detail,
    });
  return unit.inScopeOf(tenantId, 'a test of the platform trail', write);
}

/** Runs `work` as the app does for one tenant. */
async function asTenant<T>(tenantId: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await app.connect();
  try {
    await client.query('begin');
    await client.query(`set local app.tenant_id = '${tenantId}'`);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function withMaintenance<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await maintenance.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

const seal = (limit?: number) => withMaintenance((client) => sealBatch(client, limit));

/** Seals until all events are sealed. A transaction of any database on the server may delay that. */
async function sealAll(limit?: number): Promise<number[]> {
  const batches: number[] = [];
  const left = async () => {
    const sealed = await seal(limit);
    if (sealed > 0) batches.push(sealed);
    const missing =
      'select 1 from audit_events e where not exists (select 1 from audit_seals s where s.seq = e.seq and s.tenant_id = e.tenant_id)';
    return (await owner.query(missing)).rowCount;
  };
  await expect.poll(left, { interval: 5 }).toBe(0);
  return batches;
}
const verify = (kept: Parameters<typeof verifyChains>[1] = []) =>
  withMaintenance((client) => verifyChains(client, kept));
const verifyOne = (tenantId: string) => withMaintenance((client) => verifyChain(client, tenantId));

function findingsOf(reports: ChainReport[], tenantId: string) {
  return reports.find((report) => report.tenantId === tenantId)?.findings;
}

describe('the audit log', () => {
  test('records an event only if its change succeeds', async () => {
    await expect(
      unit.inTenant(ACME, async () => {
        await audit.record({
          tenantId: ACME,
          actor: { type: 'user', id: 'u1' },
          action: 'tenant.updated',
          outcome: 'success',
        });
        throw new Error('the change failed');
      }),
    ).rejects.toThrow('the change failed');
    expect((await events.list(ACME, PAGE)).items).toEqual([]);
  });

  test('is listed for its tenant, newest first, in pages', async () => {
    for (const name of ['a', 'b', 'c']) await record(ACME, { name });
    await record(GLOBEX, { name: 'theirs' });
    await record(null, { name: 'the platform' });

    const first = await events.list(ACME, { limit: 2 });
    const second = await events.list(ACME, { limit: 2, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...second.items].map((event) => event.detail.name)).toEqual(['c', 'b', 'a']);
    expect(second.nextCursor).toBeNull();
    expect(first.items[0]).toMatchObject({
      tenantId: ACME,
      action: 'tenant.updated',
      outcome: 'success',
      actor: { type: 'user', id: 'u1' },
      address: '192.0.2.7',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
    });
  });

  test('of the platform is separate, and the platform reads that of any tenant', async () => {
    await record(ACME);
    await record(null, { name: 'the platform' });

    const own = await events.listOnPlatform(null, PAGE);
    expect(own.items.map((event) => [event.tenantId, event.detail.name])).toEqual([[null, 'the platform']]);
    expect((await events.listOnPlatform(ACME, PAGE)).items).toHaveLength(1);
  });

  test('filters by action, actor, outcome and time', async () => {
    await record(ACME);
    await unit.inTenant(ACME, () =>
      audit.record({
        tenantId: ACME,
        actor: { type: 'anonymous', id: null },
        action: 'sign_in.failed',
        outcome: 'failure',
      }),
    );
    const [failed, updated] = (await events.list(ACME, PAGE)).items;
    const ids = async (filter: object) =>
      (await events.list(ACME, { ...PAGE, ...filter })).items.map(({ id }) => id);

    expect(await ids({ action: 'sign_in.failed' })).toEqual([failed?.id]);
    expect(await ids({ actor: 'u1' })).toEqual([updated?.id]);
    expect(await ids({ outcome: 'failure' })).toEqual([failed?.id]);
    expect(await ids({ from: failed?.at })).toEqual([failed?.id]);
    expect(await ids({ to: failed?.at })).toEqual([updated?.id]);
  });

  test('shows whether an event is sealed', async () => {
    await record(ACME);
    expect((await events.list(ACME, PAGE)).items[0]?.sealed).toBe(false);
    await sealAll();
    expect((await events.list(ACME, PAGE)).items[0]?.sealed).toBe(true);
  });

  test('stores no values of fields with secret names', async () => {
    await record(ACME, { client_secret: 'hunter2' });
    expect(JSON.stringify((await owner.query('select event from audit_events')).rows)).not.toContain(
      'hunter2',
    );
  });

  test('of another tenant or of the platform cannot be written by a tenant', async () => {
    for (const other of [GLOBEX, null]) {
      const forged = unit.inTenant(ACME, () =>
        audit.record({
          tenantId: other,
          actor: { type: 'user', id: 'u1' },
          action: 'tenant.updated',
          outcome: 'success',
        }),
      );
      await expect(forged).rejects.toThrow('row-level security');
    }
  });
});

describe('the serving roles', () => {
  const column = (name: string, value: string) =>
    `insert into audit_events (tenant_id, event, ${name}) values ('${ACME}', '{}', ${value})`;

  test.each([
    ['change an event', `update audit_events set event = '{}'`],
    ['delete an event', 'delete from audit_events'],
    ['empty the audit log', 'truncate audit_events'],
    ['forge the time', column('at', 'now()')],
    ['forge the transaction', column('xid', `'3'`)],
    ['forge the order', column('seq', '1')],
    ['read a chain', 'select hash from audit_seals'],
    ['write a seal', `insert into audit_seals values ('${ACME}', 1, 1, now(), '')`],
    ['move a head', 'update audit_heads set n = 0'],
    ['move the cursor', `update audit_cursor set upto = '0'`],
    ['create partitions', 'select audit_make_partitions(1)'],
    ['add a table', 'create table audit_events_2020_01 (x int)'],
  ])('cannot %s', async (_what, sql) => {
    await expect(asTenant(ACME, (client) => client.query(sql))).rejects.toThrow('permission denied');
    const asPlatform = asTenant(ACME, async (client) => {
      await client.query('set local role gatehouse_platform');
      await client.query(sql);
    });
    await expect(asPlatform).rejects.toThrow('permission denied');
  });

  test('see nothing without a tenant, and nothing of another tenant', async () => {
    await record(ACME);
    const read = 'select 1 from audit_events';
    await expect(app.query(read)).rejects.toThrow(/app\.tenant_id|invalid input syntax for type uuid/);
    expect((await asTenant(GLOBEX, (client) => client.query(read))).rowCount).toBe(0);
  });

  test('cannot read an existing or new partition past the policies of its parent', async () => {
    await record(ACME);
    await withMaintenance((client) => client.query('select audit_make_partitions(8)'));
    const partitions = await owner.query<{ name: string; secured: boolean }>(
      `select c.relname as name, c.relrowsecurity as secured from pg_inherits i join pg_class c on c.oid = i.inhrelid
       where i.inhparent = 'audit_events'::regclass`,
    );
    expect(partitions.rowCount).toBe(9);
    for (const { name, secured } of partitions.rows) {
      expect(secured, name).toBe(true);
      await expect(
        asTenant(ACME, (client) => client.query(`select 1 from ${name}`)),
        name,
      ).rejects.toThrow('permission denied');
      await expect(maintenance.query(`select 1 from ${name}`), name).rejects.toThrow('permission denied');
    }
  });

  test('and maintenance cannot change an event or a seal', async () => {
    for (const table of ['audit_events', 'audit_seals']) {
      for (const sql of [`delete from ${table}`, `update ${table} set at = now()`, `truncate ${table}`]) {
        await expect(maintenance.query(sql), sql).rejects.toThrow('permission denied');
      }
    }
  });
});

describe('sealing', () => {
  test('continues each chain in batches and omits nothing', async () => {
    for (let i = 0; i < 5; i++) {
      await record(ACME);
      await record(null);
    }
    const batches = await sealAll(4);
    expect(batches.length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...batches)).toBeLessThanOrEqual(4);
    expect((await verify()).map((report) => [report.events, report.findings])).toEqual([
      [5, []],
      [5, []],
    ]);
  });

  test('waits for an open transaction and then seals its events', async () => {
    const late = await app.connect();
    await late.query('begin');
    await late.query(`set local app.tenant_id = '${ACME}'`);
    await late.query('insert into audit_events (tenant_id, event) values ($1, $2)', [
      ACME,
      { action: 'late' },
    ]);
    await record(ACME);

    expect(await seal()).toBe(0);
    expect(await withMaintenance(sealLag)).toBeGreaterThan(0);
    await late.query('commit');
    late.release();
    await sealAll();
    expect(await withMaintenance(sealLag)).toBe(0);
    expect(findingsOf(await verify(), ACME)).toEqual([]);
  });

  test('loses no events of concurrent writers that commit late or roll back', async () => {
    let committed = 0;
    let writing = true;
    const sealing = (async () => {
      while (writing) await seal(50);
    })();
    const writer = async (number: number) => {
      for (let i = 0; i < 30; i++) {
        const rollsBack = (i + number) % 7 === 0;
        await asTenant(number % 2 ? ACME : GLOBEX, async (client) => {
          const tenant = number % 2 ? ACME : GLOBEX;
          await client.query('insert into audit_events (tenant_id, event) values ($1, $2)', [tenant, { i }]);
          if (i % 5 === 0) await client.query('select pg_sleep(0.005)');
          if (rollsBack) throw new RolledBack();
        }).then(
          () => committed++,
          (error) => expect(error).toBeInstanceOf(RolledBack),
        );
      }
    };
    await Promise.all(Array.from({ length: 12 }, (_, number) => writer(number)));
    writing = false;
    await sealing;
    await sealAll();

    const { rows } = await owner.query('select count(*)::int as n from audit_seals');
    expect(rows[0].n).toBe(committed);
    expect((await verify()).flatMap((report) => report.findings)).toEqual([]);
  });

  test('works with several sealers at once', async () => {
    for (let i = 0; i < 20; i++) await record(ACME);
    await Promise.all([seal(7), seal(7), seal(7)]);
    await sealAll(7);
    expect(await verify()).toMatchObject([{ events: 20, findings: [] }]);
  });

  test('seals restored and new events once each after a restore into another cluster', async () => {
    await record(ACME, { name: 'sealed before' });
    await sealAll();
    await record(ACME, { name: 'restored' });
    // As after a restore: transaction IDs of the old cluster, far above those of the new one.
    await owner.query(`update audit_events set xid = '9000000000000'`);
    await owner.query(
      `update audit_cursor set upto = '9000000000000', seq = 0, system_identifier = 'another'`,
    );
    await record(ACME, { name: 'new' });

    await sealAll(1);
    await record(ACME, { name: 'newer' });
    await sealAll();
    expect(await verify()).toMatchObject([{ events: 4, findings: [] }]);
  });
});

class RolledBack extends Error {}

describe('the verification detects', () => {
  const chain = async () => {
    for (const name of ['a', 'b', 'c', 'd']) await record(ACME, { name });
    await record(GLOBEX);
    await sealAll();
  };
  const place = (n: number) => `(select seq from audit_seals where tenant_id = '${ACME}' and n = ${n})`;

  test.each([
    [
      'an edited event',
      `update audit_events set event = event || '{"outcome":"failure"}' where seq = ${place(2)}`,
      'edited',
      '2',
    ],
    ['a deleted event', `delete from audit_events where seq = ${place(2)}`, 'deleted', '2'],
    [
      'a changed time',
      `update audit_events set at = at + interval '1 second' where seq = ${place(2)}`,
      'deleted',
      '2',
    ],
    [
      'an event moved to another tenant',
      `update audit_events set tenant_id = '${GLOBEX}' where seq = ${place(2)}`,
      'deleted',
      '2',
    ],
    ['a removed seal', `delete from audit_seals where tenant_id = '${ACME}' and n = 2`, 'seal_missing', '2'],
    [
      'a removed tail',
      `with cut as (delete from audit_seals where tenant_id = '${ACME}' and n > 2 returning seq)
       delete from audit_events where seq in (select seq from cut)`,
      'cut',
      '4',
    ],
    [
      'an event inserted behind the cursor',
      `insert into audit_events (tenant_id, event, xid) values ('${ACME}', '{}', '4')`,
      'inserted',
      null,
    ],
  ])('%s', async (_what, sql, kind, n) => {
    await chain();
    await owner.query(sql);
    const reports = await verify();
    expect(findingsOf(reports, ACME)).toContainEqual(expect.objectContaining({ kind, n }));
    // The page verifies one chain with the same result as the command, which verifies all.
    expect(await verifyOne(ACME)).toEqual(reports.find(({ tenantId }) => tenantId === ACME));
  });

  test('an event with a time hours before the previous one', async () => {
    await chain();
    const hoursAhead = `insert into audit_events (tenant_id, event, at) values ('${ACME}', '{}', now() + interval '3 hours')`;
    await owner.query(hoursAhead);
    await sealAll();
    await record(ACME);
    await sealAll();
    expect(findingsOf(await verify(), ACME)).toEqual([
      expect.objectContaining({ kind: 'backdated', n: '6' }),
    ]);
  });

  test('a rewritten chain, with a head that was stored elsewhere', async () => {
    await chain();
    const kept = (await verify()).flatMap(({ head }) => (head ? [head] : []));
    await owner.query(`update audit_events set event = '{}' where seq = ${place(1)}`);
    await owner.query('truncate audit_seals, audit_heads');
    await owner.query(`update audit_cursor set upto = '0', seq = 0`);
    await sealAll();

    expect(findingsOf(await verify(), ACME)).toEqual([]);
    expect(findingsOf(await verify(kept), ACME)).not.toEqual([]);
  });

  test('a platform chain that was removed with its heads, even if it starts again', async () => {
    const start = async () => {
      const { rows } = await owner.query<{ id: string }>(
        `insert into signing_keys (id, kid, alg, status, public_jwk, private_jwk, created_at)
         values (gen_random_uuid(), gen_random_uuid(), 'ES256', 'retired', '{}', $1, now()) returning id`,
        [`v1.test.${'A'.repeat(16)}.${'A'.repeat(22)}`],
      );
      await owner.query('insert into audit_events (tenant_id, event) values ($1, $2)', [
        PLATFORM_TRAIL,
        {
          action: 'signing_key.created',
          target: { type: 'signing_key', id: rows[0]?.id },
          outcome: 'success',
        },
      ]);
    };
    const found = async () => {
      const reports = await verify();
      const one = await verifyOne(PLATFORM_TRAIL);
      const platform = findingsOf(reports, PLATFORM_TRAIL) ?? [];
      expect(one.findings).toEqual(platform);
      return platform.map(({ kind }) => kind);
    };
    try {
      await start();
      await record(null);
      await sealAll();
      expect(await found()).toEqual([]);
      for (const table of ['audit_events', 'audit_seals', 'audit_heads'])
        await owner.query(`delete from ${table} where tenant_id = $1`, [PLATFORM_TRAIL]);
      expect(await found()).toEqual(['start_missing']);
      await record(null);
      await sealAll();
      expect(await found()).toEqual(['start_missing']);
    } finally {
      await owner.query('delete from signing_keys');
    }
  });

  const recordHeads = async () => {
    const records = await withMaintenance(headsToRecord);
    await unit.onPlatform('a test', async () => {
      for (const record of records) await audit.record(record);
    });
    await sealAll();
    return records;
  };

  test('a chain that was removed with its heads, once its head was recorded', async () => {
    await chain();
    expect(await recordHeads()).toHaveLength(1);
    // A chain that has not grown is not recorded again.
    expect(await recordHeads()).toHaveLength(0);
    expect((await verify()).flatMap(({ findings }) => findings)).toEqual([]);
    for (const table of ['audit_events', 'audit_seals', 'audit_heads']) {
      await owner.query(`delete from ${table} where tenant_id = '${ACME}'`);
    }
    const cut = [expect.objectContaining({ kind: 'cut', n: '4' })];
    expect(findingsOf(await verify(), ACME)).toEqual(cut);
    expect((await verifyOne(ACME)).findings).toEqual(cut);
    expect(findingsOf(await verify(), GLOBEX)).toEqual([]);
  });

  test('no problem after the recorded erasure of an organization', async () => {
    await chain();
    await recordHeads();
    await unit.onPlatform('a test', () =>
      audit.record({
        tenantId: null,
        actor: { type: 'system', id: null },
        action: 'tenant.erased',
        target: { type: 'tenant', id: ACME },
        outcome: 'success',
      }),
    );
    for (const table of ['audit_events', 'audit_seals', 'audit_heads']) {
      await owner.query(`delete from ${table} where tenant_id = '${ACME}'`);
    }
    await sealAll();
    expect((await verify()).flatMap(({ findings }) => findings)).toEqual([]);
  });

  test('no problem in an unchanged chain', async () => {
    await chain();
    await owner.query(`update audit_events set event = '{}' where seq = ${place(2)}`);
    expect(findingsOf(await verify(), GLOBEX)).toEqual([]);
  });
});

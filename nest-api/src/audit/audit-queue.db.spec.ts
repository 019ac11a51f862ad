import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cloneDatabase, type DatabaseClone } from '../../../test/support/database.ts';
import { EVENTUALLY } from '../../../test/support/eventually.ts';
import { Lookups } from '../database/lookups.js';
import { Metrics } from '../telemetry/metrics.js';
import type { AuditRecord } from './audit.js';
import { AuditQueue } from './audit-queue.js';

const ACME = randomUUID();
const GLOBEX = randomUUID();

let database: DatabaseClone;
let owner: pg.Pool;
let lookups: Lookups;
let metrics: Metrics;
let queue: AuditQueue;

beforeAll(async () => {
  database = await cloneDatabase();
  owner = new pg.Pool({ connectionString: database.ownerUrl });
  lookups = new Lookups({ DATABASE_URL: database.appUrl, DATABASE_POOL_SIZE: 2 } as never);
});
afterAll(async () => {
  await Promise.all([lookups?.onApplicationShutdown(), owner?.end()]);
  await database?.drop();
});
beforeEach(async () => {
  await owner.query('truncate audit_events, audit_seals, audit_heads');
  metrics = new Metrics();
  queue = new AuditQueue(lookups, metrics);
});

function issued(tenantId: string | null, detail: AuditRecord['detail'] = {}): AuditRecord {
  return {
    tenantId,
    actor: { type: 'client', id: 'c1' },
    action: 'token.issued',
    outcome: 'success',
    detail,
  };
}

async function written(): Promise<{ trail: string; detail: Record<string, unknown> }[]> {
  const { rows } = await owner.query(
    `select tenant_id as trail, event -> 'detail' as detail from audit_events order by seq`,
  );
  return rows;
}

async function counted(outcome: 'lost' | 'written'): Promise<number> {
  const metric = await metrics.registry.getSingleMetric('gatehouse_audit_queued_total')?.get();
  return metric?.values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0;
}

/** The error of `pg` if no server listens. */
function databaseAway() {
  const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  return vi.spyOn(lookups, 'query').mockRejectedValue(error);
}

test('one statement writes the events of several audit logs in order', async () => {
  const query = vi.spyOn(lookups, 'query');
  for (const [n, tenantId] of [ACME, GLOBEX, null, ACME].entries()) queue.add(issued(tenantId, { n }));
  await queue.flush();
  expect(query).toHaveBeenCalledTimes(1);
  query.mockRestore();
  const platform = '00000000-0000-0000-0000-000000000000';
  expect((await written()).map(({ trail, detail }) => [trail, detail.n])).toEqual([
    [ACME, 0],
    [GLOBEX, 1],
    [platform, 2],
    [ACME, 3],
  ]);
  expect(await counted('written')).toBe(4);
});

test('events are written automatically after half a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  queue.add(issued(ACME));
  vi.advanceTimersByTime(500);
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await written()).toHaveLength(1), EVENTUALLY);
});

test('repeated events are stored as one event with a count', async () => {
  for (let n = 0; n < 50; n++) queue.addRepeated('wrong secret', issued(ACME));
  queue.addRepeated('another', issued(ACME));
  await queue.flush();
  queue.addRepeated('wrong secret', issued(ACME));
  await queue.flush();
  expect((await written()).map(({ detail }) => detail)).toEqual([{ count: 50 }, {}, {}]);
});

test('secrets never reach the audit log', async () => {
  queue.add(issued(ACME, { client_secret: 'hush', scope: 'openid' }));
  await queue.flush();
  expect(JSON.stringify(await written())).not.toContain('hush');
});

test('events wait while the database is unavailable and are written once it is back', async () => {
  const away = databaseAway();
  queue.add(issued(ACME, { n: 1 }));
  await queue.flush();
  queue.add(issued(ACME, { n: 2 }));
  expect(await written()).toEqual([]);
  away.mockRestore();
  await queue.flush();
  expect((await written()).map(({ detail }) => detail.n)).toEqual([1, 2]);
  expect(await counted('lost')).toBe(0);
});

test('events beyond the capacity of the queue are lost and counted', async () => {
  const away = databaseAway();
  for (let n = 0; n < 10_025; n++) queue.add(issued(ACME, { n }));
  expect(await counted('lost')).toBe(25);
  away.mockRestore();
  await queue.flush();
  expect(await written()).toHaveLength(10_000);
  expect(await counted('written')).toBe(10_000);
});

test('an event that the database rejects fails only its own batch', async () => {
  queue.add(issued(ACME, { scopes: Array.from({ length: 100 }, () => 'x'.repeat(200)) }));
  await queue.flush();
  queue.add(issued(ACME));
  await queue.flush();
  expect(await counted('lost')).toBe(1);
  expect(await written()).toHaveLength(1);
});

test('waiting events are written when the process ends', async () => {
  for (let n = 0; n < 1_200; n++) queue.add(issued(ACME, { n }));
  await queue.onModuleDestroy();
  queue.add(issued(ACME, { n: 'of a request that was under way' }));
  await queue.onApplicationShutdown();
  expect(await written()).toHaveLength(1_201);
});

test('events are counted as lost if the process ends while the database is unavailable', async () => {
  const away = databaseAway();
  queue.add(issued(ACME));
  await queue.onApplicationShutdown();
  away.mockRestore();
  expect(await counted('lost')).toBe(1);
});

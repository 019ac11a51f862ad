import { Logger } from '@nestjs/common';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cloneDatabase, type DatabaseClone } from '../../../test/support/database.ts';
import { Clock } from '../common/clock.js';
import { CostMeter } from '../telemetry/cost-meter.js';
import { Metrics } from '../telemetry/metrics.js';
import { Attempts } from './attempts.js';
import { BossClient } from './boss-client.js';
import { BossDatabase } from './boss-database.js';
import { DEAD_LETTERS } from './job-queues.js';
import { Jobs } from './jobs.js';
import { MaintenanceDatabase } from './maintenance-database.js';
import { ProcessJobs } from './process-jobs.js';
import { SharedJobs } from './shared-jobs.js';

class HeldClock extends Clock {
  at = new Date('2026-11-21T12:00:00Z');
  override now() {
    return this.at;
  }
  advance(seconds: number) {
    this.at = new Date(this.at.getTime() + seconds * 1000);
  }
}

let clone: DatabaseClone;
let owner: pg.Pool;
let clock: HeldClock;
let metrics: Metrics;
const open: { onApplicationShutdown(): Promise<void> }[] = [];
const replicas: Jobs[] = [];

beforeAll(async () => {
  Logger.overrideLogger(false);
  clone = await cloneDatabase();
  owner = new pg.Pool({ connectionString: clone.ownerUrl });
});

afterAll(async () => {
  await Promise.all(replicas.map((jobs) => jobs.onModuleDestroy()));
  await Promise.all(open.map((database) => database.onApplicationShutdown()));
  await owner?.end();
  await clone?.drop();
});

beforeEach(async () => {
  clock = new HeldClock();
  metrics = new Metrics();
  await owner.query('truncate job_runs');
  await owner.query('delete from boss.job');
});

/**
 * One of several processes.
 *
 * @param worksByItself whether its schedules run
 */
function aReplica(worksByItself = false): Jobs {
  const settings = { DATABASE_URL: clone.appUrl, DATABASE_MAINTENANCE_URL: clone.maintenanceUrl };
  const database = new MaintenanceDatabase(settings);
  const queue = new BossDatabase(settings);
  const attempts = new Attempts(database, metrics, new CostMeter(), clock);
  const client = new BossClient(queue, worksByItself);
  const shared = new SharedJobs(queue, client, database, attempts, clock);
  const jobs = new Jobs(shared, new ProcessJobs(attempts), attempts, clock);
  open.push(database, queue);
  replicas.push(jobs);
  return jobs;
}

/** A job that waits in the middle until the test releases it. */
function aSlowJob(name: string, everyMs: number) {
  const start = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const run = async () => {
    start.resolve();
    await end.promise;
  };
  return { job: { name, everyMs, run }, hasStarted: start.promise, finish: end.resolve };
}

const counted = (name: string, everyMs: number) => {
  const runs = { count: 0 };
  return { runs, job: { name, everyMs, run: async () => void runs.count++ } };
};

describe('several replicas', () => {
  test('do not run the same job at the same time', async () => {
    const [one, two] = [aReplica(), aReplica()];
    const slow = aSlowJob('slow', 1_000);
    const { job, runs } = counted('slow', 1_000);
    one.register(slow.job);
    two.register(job);

    const running = one.runIfDue('slow');
    await slow.hasStarted;
    expect(await two.runIfDue('slow')).toBe(false);
    slow.finish();
    expect(await running).toBe(true);
    expect(await two.runIfDue('slow')).toBe(true);
    expect(runs.count).toBe(1);
  });

  test('run other jobs while a slow one runs', async () => {
    const [one, two] = [aReplica(), aReplica()];
    const slow = aSlowJob('slow', 1_000);
    one.register(slow.job);
    two.register(counted('quick', 1_000).job);

    const running = one.runIfDue('slow');
    await slow.hasStarted;
    expect(await two.runIfDue('quick')).toBe(true);
    slow.finish();
    await running;
  });

  test('run a job once per period in total', async () => {
    const [one, two] = [aReplica(), aReplica()];
    const { job, runs } = counted('hourly', 3_600_000);
    one.register(job);
    two.register(job);

    expect([await one.runIfDue('hourly'), await two.runIfDue('hourly')]).toEqual([true, false]);
    clock.advance(3_599);
    expect(await two.runIfDue('hourly')).toBe(false);
    clock.advance(2);
    expect(await two.runIfDue('hourly')).toBe(true);
    expect(runs.count).toBe(2);
  });
});

describe('a job that fails', () => {
  test('is recorded, rolled back and due again', async () => {
    const jobs = aReplica();
    let fails = true;
    jobs.register({
      name: 'flaky',
      everyMs: 3_600_000,
      run: async (client) => {
        await client.query('begin');
        await client.query(`insert into job_runs values ('left over', now(), now())`);
        if (fails) throw new RangeError('no luck');
        await client.query('rollback');
      },
    });

    await expect(jobs.runIfDue('flaky')).rejects.toThrow('no luck');
    const rows = async () => (await owner.query('select name, failure, succeeded_at from job_runs')).rows;
    expect(await rows()).toEqual([{ name: 'flaky', failure: 'RangeError', succeeded_at: null }]);

    fails = false;
    expect(await jobs.runIfDue('flaky')).toBe(true);
    expect(await rows()).toEqual([{ name: 'flaky', failure: null, succeeded_at: clock.now() }]);
  });

  test('is counted, and leaves the process and the other jobs running', async () => {
    const jobs = aReplica();
    const { job, runs } = counted('healthy', 10);
    const failure = Promise.withResolvers<void>();
    jobs.register({
      name: 'broken',
      everyMs: 10,
      run: async () => {
        failure.resolve();
        throw new Error('always');
      },
    });
    jobs.register(job);

    jobs.onApplicationBootstrap();
    await failure.promise;
    await expect.poll(() => runs.count).toBeGreaterThan(2);
    await expect.poll(() => metrics.registry.metrics()).toMatch(/count\{job="broken",outcome="failed"} 1/);
    await jobs.onModuleDestroy();
  });
});

describe('shutdown', () => {
  test('waits for the running job', async () => {
    const jobs = aReplica();
    const slow = aSlowJob('slow', 1);
    let stopped = false;
    jobs.register(slow.job);
    jobs.onApplicationBootstrap();
    await slow.hasStarted;

    const stopping = jobs.onModuleDestroy().then(() => {
      stopped = true;
    });
    await owner.query('select 1');
    expect(stopped).toBe(false);
    slow.finish();
    await stopping;
    expect(stopped).toBe(true);
  });
});

test('two jobs with the same name are rejected immediately', () => {
  const jobs = aReplica();
  jobs.register(counted('twice', 1_000).job);
  expect(() => jobs.register(counted('twice', 1_000).job)).toThrow('two jobs are called twice');
});

describe('a run in pg-boss', () => {
  const HOURLY = 3_600_000;

  /** A job that fails this many times, then succeeds. */
  function aFlaky(name: string, times: number, retries?: number) {
    const left = { failures: times };
    const run = async () => {
      if (left.failures-- > 0) throw new RangeError('says too much: anna@example.test');
    };
    return { name, everyMs: HOURLY, run, ...(retries === undefined ? {} : { retries }) };
  }

  const runsOf = async (name: string) =>
    (
      await owner.query(
        `select state, retry_count as tries, output, start_after > now() as waits from boss.job where name = $1
         order by created_on`,
        [name],
      )
    ).rows;

  test('is kept after it succeeds', async () => {
    const jobs = aReplica();
    jobs.register(counted('kept', HOURLY).job);
    expect(await jobs.runIfDue('kept')).toBe(true);
    expect(await runsOf('kept')).toMatchObject([{ state: 'completed', output: { ran: true } }]);
  });

  test('stores only the kind of its error while it waits for a retry', async () => {
    const jobs = aReplica();
    jobs.register(aFlaky('waiting', 1));
    await expect(jobs.runNow('waiting')).rejects.toThrow(RangeError);
    expect(await runsOf('waiting')).toMatchObject([
      { state: 'retry', waits: true, output: { kind: 'RangeError' } },
    ]);
    expect(JSON.stringify((await owner.query('select * from boss.job')).rows)).not.toContain('anna@');

    expect(await jobs.runNow('waiting')).toBe(true);
    expect(await runsOf('waiting')).toMatchObject([{ state: 'completed', tries: 1 }]);
  });

  test('waits longer before each retry', async () => {
    const jobs = aReplica();
    jobs.register(aFlaky('backing-off', 3));
    const waits: number[] = [];
    for (let i = 0; i < 3; i++) {
      await expect(jobs.runNow('backing-off')).rejects.toThrow();
      const sql = `select extract(epoch from start_after - now())::float8 as wait from boss.job where name = 'backing-off'`;
      waits.push((await owner.query<{ wait: number }>(sql)).rows[0]?.wait ?? 0);
    }
    expect(waits[0]).toBeLessThan(32);
    expect(waits[2]).toBeGreaterThan(55);
  });

  test('becomes a dead letter after its last retry, until it is retried manually', async () => {
    const jobs = aReplica();
    jobs.register(aFlaky('given-up', 2, 1));
    for (let i = 0; i < 2; i++) await expect(jobs.runNow('given-up')).rejects.toThrow(RangeError);
    const letters = async () =>
      (
        await owner.query(
          'select id, source_name as job, source_output as output from boss.job where name = $1',
          [DEAD_LETTERS],
        )
      ).rows;
    expect(await letters()).toMatchObject([{ job: 'given-up', output: { kind: 'RangeError' } }]);

    const [letter] = await letters();
    expect(await jobs.retry('given-up', letter.id)).toBe(true);
    expect(await letters()).toEqual([]);
    expect(await runsOf('given-up')).toMatchObject([{ state: 'failed' }, { state: 'completed' }]);
  });

  test('that is overdue at startup happens once, even with two replicas', async () => {
    const replicas = [aReplica(true), aReplica(true)];
    const { runs, job } = counted('overdue', HOURLY);
    for (const jobs of replicas) {
      jobs.register(job);
      jobs.onApplicationBootstrap();
    }
    await expect.poll(() => runs.count).toBe(1);
    await Promise.all(replicas.map((jobs) => jobs.onModuleDestroy()));
    expect(runs.count).toBe(1);
    expect((await owner.query('select cron from boss.schedule where name = $1', ['overdue'])).rows).toEqual([
      { cron: replicas[0]?.standings()[0]?.cron },
    ]);
  });

  test('that a schedule sends soon after another one does nothing', async () => {
    const jobs = aReplica(true);
    const { runs, job } = counted('twice-sent', HOURLY);
    jobs.register(job);
    await jobs.runNow('twice-sent');
    await owner.query(
      `insert into boss.job (name, data, policy) values ('twice-sent', '{"by": "schedule"}', 'exclusive')`,
    );
    jobs.onApplicationBootstrap();
    await expect
      .poll(async () => (await runsOf('twice-sent')).map(({ output }) => output))
      .toEqual([{ ran: true }, { ran: false }]);
    expect(runs.count).toBe(1);
    await jobs.onModuleDestroy();
  });
});

describe('database privileges', () => {
  const as = async (url: string, sql: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return await client.query(sql);
    } finally {
      await client.end();
    }
  };
  const denied = { code: '42501' };

  test('give the serving role and the platform role no access to the queues', async () => {
    await expect(as(clone.appUrl, 'select 1 from boss.job')).rejects.toMatchObject(denied);
    await expect(as(clone.appUrl, `select boss.create_queue('x', '{}')`)).rejects.toMatchObject(denied);
    const { rows } = await owner.query(
      `select r.rolname, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace,
         unnest(array['gatehouse_app', 'gatehouse_platform']) as r(rolname)
       where n.nspname = 'boss' and c.relkind in ('r', 'p')
         and (has_table_privilege(r.rolname, c.oid, 'select, insert, update, delete, truncate')
           or has_schema_privilege(r.rolname, 'boss', 'usage'))`,
    );
    expect(rows).toEqual([]);
  });

  test('let the maintenance role read rows, but not change tables', async () => {
    await expect(as(clone.maintenanceUrl, 'select 1 from boss.job')).resolves.toBeDefined();
    for (const sql of ['drop table boss.job', 'create table boss.x ()', 'truncate boss.job']) {
      await expect(as(clone.maintenanceUrl, sql), sql).rejects.toMatchObject(denied);
    }
  });
});

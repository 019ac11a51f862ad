import { Logger } from '@nestjs/common';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cloneDatabase, type DatabaseClone } from '../../../test/support/database.ts';
import { Clock } from '../common/clock.js';
import { Metrics } from '../telemetry/metrics.js';
import { Jobs } from './jobs.js';
import { MaintenanceDatabase } from './maintenance-database.js';

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
const open: MaintenanceDatabase[] = [];

beforeAll(async () => {
  Logger.overrideLogger(false);
  clone = await cloneDatabase();
  owner = new pg.Pool({ connectionString: clone.ownerUrl });
});

afterAll(async () => {
  await Promise.all(open.map((database) => database.onApplicationShutdown()));
  await owner?.end();
  await clone?.drop();
});

beforeEach(async () => {
  clock = new HeldClock();
  metrics = new Metrics();
  await owner.query('truncate job_runs');
});

/** One process of several. */
function aReplica(): Jobs {
  const database = new MaintenanceDatabase({
    DATABASE_URL: clone.appUrl,
    DATABASE_MAINTENANCE_URL: clone.maintenanceUrl,
  });
  open.push(database);
  return new Jobs(database, metrics, clock);
}

/** A job that waits in the middle until it is let go. */
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

describe('replicas share the work', () => {
  test('a job that runs on one does not start on another', async () => {
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

  test('other jobs are not held up by it', async () => {
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

  test('one with a long period runs once a period, wherever', async () => {
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
  test('is noted, undone, and due again', async () => {
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

describe('stopping', () => {
  test('waits for the job that is running and starts no other', async () => {
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

test('two jobs of one name are a mistake that is told at once', () => {
  const jobs = aReplica();
  jobs.register(counted('twice', 1_000).job);
  expect(() => jobs.register(counted('twice', 1_000).job)).toThrow('two jobs are called twice');
});

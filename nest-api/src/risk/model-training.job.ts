import { setImmediate as breath } from 'node:timers/promises';
import { FEWEST_TO_TRAIN, type Model, type Observation, training } from '@gatehouse/sign-in-risk';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Changes } from '../database/changes.js';
import { Jobs } from '../jobs/jobs.js';
import { Origins } from '../network-origin/origins.js';

/** An organization is due once a day, or once an hour without a model. What a run does not reach is due in the next. */
const EVERY_MS = 3_600_000;
/** Organizations in one step, so that a stopped process loses little. */
const STEP = 50;
/** How long one run trains. */
const LONGEST_MS = 15 * 60_000;
/** Successful sign-ins that are counted, and those of them that a model learns from, evenly over the period. */
const MOST_COUNTED = 2_000_000;
const MOST_LEARNED = 20_000;
/** How long a statement may take, in milliseconds: one organization must not hold up the others. */
const STATEMENT_MS = 60_000;

/** As demo data announces that its history is complete. */
const WANTED = 'sign_in_models:wanted';

interface Row {
  readonly at: Date;
  readonly method: string;
  readonly ip: string;
  readonly userAgent: string | null;
}

/** Trains the model of each organization with its own successful sign-ins of the last 30 days. */
@Injectable()
export class ModelTrainingJob implements OnModuleInit {
  static readonly NAME = 'sign-in-models';

  constructor(
    private readonly jobs: Jobs,
    private readonly origins: Origins,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: ModelTrainingJob.NAME,
      everyMs: EVERY_MS,
      run: (client, stopping) => this.run(client, stopping),
    });
    this.changes.watch((change) => {
      if (change === WANTED) this.jobs.runSoon(ModelTrainingJob.NAME);
    });
  }

  /** One organization that fails holds up no other. @throws Error of the first one that failed */
  private async run(client: PoolClient, stopping: AbortSignal): Promise<void> {
    const until = performance.now() + LONGEST_MS;
    const failed = new Map<string, unknown>();
    await client.query(`set statement_timeout = ${STATEMENT_MS}`);
    for (;;) {
      const due = await this.due(client, [...failed.keys()]);
      for (const tenantId of due) {
        if (stopping.aborted || performance.now() > until) break;
        await this.learn(client, tenantId).catch((error) => failed.set(tenantId, error));
      }
      if (due.length < STEP || stopping.aborted || performance.now() > until) break;
    }
    await client.query('reset statement_timeout');
    for (const error of failed.values()) throw error;
  }

  private async due(client: PoolClient, without: readonly string[]): Promise<string[]> {
    const { rows } = await client.query<{ id: string }>('select organizations_to_learn($1, $2) as id', [
      STEP,
      without,
    ]);
    return rows.map(({ id }) => id);
  }

  /** An organization whose sign-ins have become too few loses its model. */
  private async learn(client: PoolClient, tenantId: string): Promise<void> {
    const { rows } = await client.query<{ n: number }>('select learnable_sign_ins($1, $2) as n', [
      tenantId,
      MOST_COUNTED,
    ]);
    const known = rows[0]?.n ?? 0;
    const every = Math.max(1, Math.ceil(known / MOST_LEARNED));
    const model = known < FEWEST_TO_TRAIN ? null : await this.train(client, tenantId, every);
    await client.query('select store_sign_in_model($1, $2, $3)', [
      tenantId,
      model && JSON.stringify(model),
      model?.total ?? known,
    ]);
  }

  private async train(client: PoolClient, tenantId: string, every: number): Promise<Model | null> {
    const { rows } = await client.query<Row>('select * from sign_ins_to_learn($1, $2, $3)', [
      tenantId,
      every,
      MOST_LEARNED,
    ]);
    const observations = rows.map((row) => this.observationOf(row));
    const steps = training(observations, Date.now());
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      // Requests go on between two steps.
      await breath();
    }
  }

  private observationOf({ at, method, ip, userAgent }: Row): Observation {
    const { country, operator } = this.origins.of(ip);
    return {
      at,
      method,
      country,
      operator: operator?.asn ?? null,
      network: null,
      device: null,
      userAgent: null,
      browser: userAgent,
      application: null,
    };
  }
}

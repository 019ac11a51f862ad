import { type AttemptStep, emailKey, isSignInMethod } from '@gatehouse/contracts';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { PLATFORM_TRAIL } from '../audit/platform-trail.js';
import { deviceNameOf } from '../common/device-name.js';
import { isDatabaseAway } from '../common/problem.filter.js';
import { currentRequestId, currentWork } from '../common/request-id.js';
import { isDeadlock } from '../database/deadlock.js';
import { Lookups } from '../database/lookups.js';
import { toStorableJson } from '../database/storable-json.js';
import { Origins } from '../network-origin/origins.js';
import { Metrics } from '../telemetry/metrics.js';
import type { SignInAttempt } from './sign-in-attempt.js';
import { INSERT_ATTEMPTS } from './sign-in-log.sql.js';

interface Waiting {
  readonly attempt: SignInAttempt;
  /** Milliseconds of the monotonic clock. */
  readonly since: number;
  readonly reference: string;
  count: number;
}

/** Maximum number of attempts while the database is unavailable, about 20 MB of failures with steps. */
const MOST_WAITING = 10_000;
const BATCH = 200;
const FLUSH_MS = 500;
/** Successful token requests of this period are counted in one record. */
const MINUTE_MS = 60_000;
/** Characters of JSON. */
const LONGEST = 32_000;

/**
 * Records the outcome of each sign-in attempt and each request of an application outside of the request: in batches,
 * each one insert.
 *
 * An attempt is at most a second late, and a counted one a minute. While the database is unavailable, attempts wait up
 * to a limit. Beyond it, attempts are lost, which is counted and logged.
 */
@Injectable()
export class SignInLog implements OnModuleDestroy, OnApplicationShutdown {
  private readonly logger = new Logger('SignInLog');
  private waiting: Waiting[] = [];
  /** Attempts in `waiting` that represent all of their kind. */
  private readonly repeated = new Map<string, Waiting>();
  /** Counted attempts, which are written when their minute ends. */
  private counted = new Map<string, Waiting>();
  private countedSince = 0;
  private readonly watchers: ((attempt: SignInAttempt) => void)[] = [];
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> | undefined;
  private losing = false;

  constructor(
    private readonly lookups: Lookups,
    private readonly metrics: Metrics,
    private readonly origins: Origins,
  ) {}

  /** Calls `watcher` with each attempt before it is written, except for counted successes. */
  watch(watcher: (attempt: SignInAttempt) => void): void {
    this.watchers.push(watcher);
  }

  add(attempt: SignInAttempt): void {
    for (const watcher of this.watchers) watcher(attempt);
    this.put(this.begin(attempt));
  }

  /**
   * For failures that strangers can cause in any number: waiting failures of one kind become one record, with their
   * number as `count`.
   */
  addRepeated(attempt: SignInAttempt): void {
    for (const watcher of this.watchers) watcher(attempt);
    const kind = kindOf(attempt);
    const known = this.repeated.get(kind);
    if (known) {
      known.count += 1;
      return;
    }
    const waiting = this.begin(attempt);
    if (this.put(waiting)) this.repeated.set(kind, waiting);
  }

  /** For successes that a program can cause thousands of times a second: one record for each kind and minute. */
  addCounted(attempt: SignInAttempt): void {
    const kind = kindOf(attempt);
    const known = this.counted.get(kind);
    if (known) {
      known.count += 1;
      return;
    }
    if (this.counted.size >= MOST_WAITING) {
      this.put(this.begin(attempt));
      return;
    }
    if (this.counted.size === 0) this.countedSince = performance.now();
    this.counted.set(kind, this.begin(attempt));
    this.flushSoon();
  }

  /** Resolves when all earlier attempts are written, or cannot be written for now. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.writing;
    this.takeCounted();
    this.writing = this.writeAll().finally(() => {
      this.writing = undefined;
    });
    await this.writing;
  }

  onModuleDestroy(): Promise<void> {
    return this.flush();
  }

  /** Requests that were running at the first flush have finished by now. */
  async onApplicationShutdown(): Promise<void> {
    await this.flush();
    clearTimeout(this.timer);
    this.lose(this.waiting.splice(0), 'the process ended while the database was away');
  }

  private begin(attempt: SignInAttempt): Waiting {
    const work = currentWork();
    work?.belongsTo(attempt.tenantId);
    if (work && isSignInMethod(attempt.method)) work.signIns += 1;
    return { attempt, since: performance.now(), reference: currentRequestId(), count: 1 };
  }

  private put(waiting: Waiting): boolean {
    if (this.waiting.length >= MOST_WAITING) {
      this.lose([waiting], 'more waits for the database than is kept');
      return false;
    }
    this.waiting.push(waiting);
    this.flushSoon();
    return true;
  }

  private flushSoon(): void {
    if (this.writing) return;
    this.timer ??= setTimeout(() => void this.flushDue(), FLUSH_MS).unref();
  }

  /** Counted attempts wait until their minute ends. */
  private async flushDue(): Promise<void> {
    this.timer = undefined;
    if (performance.now() - this.countedSince >= MINUTE_MS) this.takeCounted();
    await this.writing;
    this.writing = this.writeAll().finally(() => {
      this.writing = undefined;
    });
    await this.writing;
    if (this.counted.size > 0) this.flushSoon();
  }

  private takeCounted(): void {
    for (const waiting of this.counted.values()) this.put(waiting);
    this.counted = new Map();
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, BATCH);
      this.repeated.clear();
      try {
        await this.write(batch);
        this.losing = false;
      } catch (error) {
        if (isDatabaseAway(error) || isDeadlock(error)) {
          this.waiting.unshift(...batch);
          this.timer ??= setTimeout(() => void this.flushDue(), FLUSH_MS).unref();
          return;
        }
        this.lose(batch, error instanceof Error ? error.message : String(error));
      }
    }
  }

  private async write(batch: readonly Waiting[]): Promise<void> {
    await this.lookups.query('sign-in-log-batch', INSERT_ATTEMPTS, [
      toStorableJson(batch.map((each) => this.rowOf(each))),
    ]);
    this.metrics.countSignInLog('written', batch.length);
  }

  private rowOf(waiting: Waiting) {
    const { country } = this.origins.of(waiting.attempt.client?.address ?? null);
    return { ...rowOf(waiting), country };
  }

  private lose(lost: readonly Waiting[], reason: string): void {
    if (lost.length === 0) return;
    this.metrics.countSignInLog('lost', lost.length);
    if (!this.losing) this.logger.error({ reason }, 'sign-in attempts are lost');
    this.losing = true;
  }
}

function kindOf({
  method,
  outcome,
  tenantId,
  userId,
  email,
  connectionId,
  application,
  client,
}: SignInAttempt) {
  const address = outcome === 'success' ? '' : (client?.address ?? '');
  return JSON.stringify([method, outcome, tenantId, userId, email, connectionId, application?.id, address]);
}

function rowOf({ attempt, since, reference, count }: Waiting) {
  const { method, outcome, tenantId, application, client } = attempt;
  const failed = outcome !== 'success';
  return {
    age_ms: performance.now() - since,
    tenant_id: tenantId ?? PLATFORM_TRAIL,
    of_user: tenantId === undefined,
    method,
    is_sign_in: isSignInMethod(method),
    outcome: outcome.slice(0, 60),
    count,
    reference,
    connection_id: attempt.connectionId ?? null,
    application_id: application?.id ?? null,
    application_type: application?.type ?? null,
    user_id: attempt.userId ?? null,
    email: addressOf(attempt),
    ip: client?.address ?? null,
    user_agent: client?.userAgent ? deviceNameOf(client.userAgent).slice(0, 120) : null,
    steps: failed ? stepsOf(attempt.steps ?? []) : null,
    found: bounded(attempt.found),
    expected: failed ? bounded(attempt.expected) : null,
    trace_id: attempt.traceId ?? null,
    risk: attempt.risk ?? null,
    session_id: attempt.sessionId ?? null,
  };
}

/** Text without an @ may be a password that a user typed into the wrong field. */
function addressOf({ email }: SignInAttempt): string | null {
  return email?.includes('@') ? emailKey(email).slice(0, 254) : null;
}

/** Keeps the last steps, which explain the failure. */
function stepsOf(steps: readonly AttemptStep[]): readonly AttemptStep[] | null {
  let size = 0;
  const kept = steps.toReversed().filter((step) => {
    size += JSON.stringify(step).length;
    return size <= LONGEST;
  });
  return kept.length > 0 ? kept.toReversed() : null;
}

function bounded(value: SignInAttempt['found']): SignInAttempt['found'] {
  return value && Object.keys(value).length > 0 && JSON.stringify(value).length <= LONGEST ? value : null;
}

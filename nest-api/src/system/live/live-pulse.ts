import { isSignInMethod, LIVE_STEP_MS, LIVE_STEPS } from '@gatehouse/contracts';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Clock } from '../../common/clock.js';
import { Lookups } from '../../database/lookups.js';
import { Origins } from '../../network-origin/origins.js';
import type { SignInAttempt } from '../../sign-in-log/sign-in-attempt.js';
import { SignInLog } from '../../sign-in-log/sign-in-log.js';
import { Metrics } from '../../telemetry/metrics.js';
import { RecentCountries } from './recent-countries.js';
import { noteResponse, type ResponseTimes } from './response-times.js';

/** An idle process still reports that it has nothing to report. */
const IDLE_MS = 10_000;
const FORGOTTEN_MS = 5 * 60_000;
/** Steps that a process keeps in the database: one minute and a little more. */
const KEPT_STEPS = LIVE_STEPS + 2;

/** Requests of probes, of other processes, and of the board itself. */
const UNINTERESTING = /^\/(health\b|internal\b|metrics\b|api\/v1\/system\/live\b)/;

/** The row of the sign-ins by country. */
const OF_COUNTRIES = -1;

/** Numbers of one step, as the database keeps them. */
export interface Counts {
  succeeded: number;
  failed: number;
  times: ResponseTimes;
}

/**
 * Counts the sign-ins and the response times of this process in memory, and reports their sums every two seconds with
 * one statement. Sign-ins themselves cost no statement. What the database does not accept is lost.
 */
@Injectable()
export class LivePulse implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('LivePulse');
  private readonly id = uuidv7();
  private readonly countries = new RecentCountries();
  /** By step; the current one may still grow after a report. */
  private readonly counted = new Map<number, Counts>();
  private reportedAt = 0;
  private timer: NodeJS.Timeout | undefined;
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly lookups: Lookups,
    private readonly origins: Origins,
    private readonly clock: Clock,
    log: SignInLog,
    metrics: Metrics,
  ) {
    log.watch((attempt) => this.noteAttempt(attempt));
    metrics.watchRequests((route, seconds) => this.noteRequest(route, seconds));
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      if (this.counted.size > 0 || this.clock.now().getTime() - this.reportedAt >= IDLE_MS)
        void this.report();
    }, LIVE_STEP_MS);
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.last;
  }

  /** Reports the numbers up to now. An outage of the database is reported elsewhere. */
  report(): Promise<void> {
    this.last = this.last.then(() => this.write());
    return this.last;
  }

  private noteAttempt({ method, outcome, client }: SignInAttempt): void {
    if (!isSignInMethod(method)) return;
    const failed = outcome !== 'success';
    this.current()[failed ? 'failed' : 'succeeded'] += 1;
    this.countries.add(this.origins.of(client?.address ?? null).country ?? '', failed, this.clock.now());
  }

  private noteRequest(route: string, seconds: number): void {
    if (!UNINTERESTING.test(route)) noteResponse(this.current().times, seconds);
  }

  private current(): Counts {
    const step = this.stepNow();
    const counts = this.counted.get(step) ?? { succeeded: 0, failed: 0, times: {} };
    this.counted.set(step, counts);
    return counts;
  }

  private stepNow(): number {
    return Math.floor(this.clock.now().getTime() / LIVE_STEP_MS);
  }

  private async write(): Promise<void> {
    const now = this.clock.now();
    const rows = [...this.counted].map(([step, counts]) => ({
      step: step % KEPT_STEPS,
      at: new Date(step * LIVE_STEP_MS),
      numbers: counts,
    }));
    const countries = { step: OF_COUNTRIES, at: now, numbers: this.countries.sums(now) };
    for (const step of this.counted.keys()) if (step !== this.stepNow()) this.counted.delete(step);
    try {
      await this.lookups.call('report_pulse', [
        this.id,
        JSON.stringify([...rows.slice(-KEPT_STEPS), countries]),
        new Date(now.getTime() - FORGOTTEN_MS),
      ]);
      this.reportedAt = now.getTime();
    } catch (err) {
      this.logger.debug({ err }, 'could not report the numbers of the live board');
    }
  }
}

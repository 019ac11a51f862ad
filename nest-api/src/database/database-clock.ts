import { performance } from 'node:perf_hooks';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { correctDate, isWrong } from './correct-date.js';
import { Lookups } from './lookups.js';

const MEASURE_MS = 15_000;
const RETRY_MS = 250;
/** A wall clock that is off by more than this is reported. */
const TELL_MS = 5_000;

/**
 * The time of the database, which all processes share. The wall clock of a process may be wrong or jump.
 *
 * It is measured at the start and every 15 seconds. In between, the monotonic clock of the process counts. A
 * measurement is as exact as half of its round trip, so a smaller difference changes nothing. Until the database
 * answers for the first time, the wall clock is used: without the database, no request is served.
 */
@Injectable()
export class DatabaseClock extends Clock implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Clock');
  /** Time of the database when the monotonic clock was zero, in milliseconds. */
  private origin: number | null = null;
  /** The time of this machine, in milliseconds since the epoch. */
  private own = () => Date.now();
  private mayCorrect = false;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly lookups: Lookups) {
    super();
  }

  override now(): Date {
    return this.origin === null ? super.now() : new Date(this.origin + performance.now());
  }

  /**
   * Makes `Date` return this time in the whole process if the machine's clock is wrong. Only for a dedicated process:
   * tests run several APIs in one.
   */
  correctDate(): void {
    this.mayCorrect = true;
  }

  async onModuleInit(): Promise<void> {
    await this.measureAndRepeat();
    const skew = this.own() - this.now().getTime();
    if (Math.abs(skew) > TELL_MS) {
      const seconds = Math.round(skew / 1000);
      this.logger.warn(`the clock of this machine differs from the database's by ${seconds} s`);
    }
  }

  onApplicationShutdown(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async measureAndRepeat(): Promise<void> {
    const measured = await this.measure().then(
      () => true,
      () => false,
    );
    if (this.stopped) return;
    const next = measured || this.origin !== null ? MEASURE_MS : RETRY_MS;
    this.timer = setTimeout(() => void this.measureAndRepeat(), next).unref();
  }

  private async measure(): Promise<void> {
    const sent = performance.now();
    const [row] = await this.lookups.asApp<{ ms: number }>(
      'database-time',
      'select (extract(epoch from clock_timestamp()) * 1000)::double precision as ms',
      [],
    );
    const received = performance.now();
    if (!row) return;
    const origin = row.ms - (sent + received) / 2;
    const uncertain = (received - sent) / 2;
    if (this.origin === null || Math.abs(origin - this.origin) > uncertain) this.origin = origin;
    this.correctIfWrong(uncertain);
  }

  private correctIfWrong(uncertain: number): void {
    if (!this.mayCorrect || this.origin === null) return;
    const shared = () => (this.origin as number) + performance.now();
    // A busy database answers late, which does not mean that a clock is wrong.
    if (!isWrong(this.own(), shared(), uncertain)) return;
    this.mayCorrect = false;
    this.own = correctDate(shared);
  }
}

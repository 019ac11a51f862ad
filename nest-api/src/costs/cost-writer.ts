import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PLATFORM_TRAIL } from '../audit/platform-trail.js';
import { Clock } from '../common/clock.js';
import { Lookups } from '../database/lookups.js';
import { toStorableJson } from '../database/storable-json.js';
import { type CostLine, CostMeter, mergedLines, type UsedTime } from '../telemetry/cost-meter.js';

/** A process that dies loses the costs of this time. */
const EVERY_MS = 30_000;
/** Organizations in one statement. */
const BATCH = 500;

interface Waiting {
  readonly day: string;
  readonly line: CostLine;
}

/** Writes what this process counted, outside of requests. While the database is unavailable, costs wait and add up. */
@Injectable()
export class CostWriter implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Costs');
  private waiting = new Map<string, Waiting>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();
  private readonly stopwatch = new Stopwatch();

  constructor(
    private readonly meter: CostMeter,
    private readonly lookups: Lookups,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.flush(), EVERY_MS).unref();
  }

  /** Resolves when all earlier costs are written, or cannot be written for now. */
  flush(): Promise<void> {
    this.writing = this.writing.then(() => this.write());
    return this.writing;
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  private async write(): Promise<void> {
    this.take();
    const entries = [...this.waiting];
    try {
      for (let from = 0; from < entries.length; from += BATCH) {
        const batch = entries.slice(from, from + BATCH);
        await this.lookups.call('count_costs', [toStorableJson(batch.map(([, waiting]) => rowOf(waiting)))]);
        for (const [key] of batch) this.waiting.delete(key);
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.warn({ reason }, 'costs could not be written, and are tried again');
    }
  }

  private take(): void {
    const day = this.clock.now().toISOString().slice(0, 10);
    for (const line of this.meter.take(this.stopwatch.lap())) {
      const key = `${line.tenantId} ${day}`;
      const earlier = this.waiting.get(key);
      this.waiting.set(key, { day, line: earlier ? mergedLines(earlier.line, line) : line });
    }
  }
}

/** Measures the processor time of this process, by its threads. */
class Stopwatch {
  private main = { user: 0, system: 0 };
  private all = { user: 0, system: 0 };
  private at = performance.now() - process.uptime() * 1_000;

  /** The time since the last call, or since the process began. */
  lap(): UsedTime {
    const main = process.threadCpuUsage();
    const all = process.cpuUsage();
    const at = performance.now();
    const mainUs = sumOf(main) - sumOf(this.main);
    const allUs = sumOf(all) - sumOf(this.all);
    const seconds = Math.max(0.001, (at - this.at) / 1_000);
    Object.assign(this, { main, all, at });
    return { mainUs, poolUs: Math.max(0, allUs - mainUs), seconds };
  }
}

function sumOf({ user, system }: NodeJS.CpuUsage): number {
  return user + system;
}

function rowOf({ day, line }: Waiting) {
  const { tenantId, processorUs, requests, tokens, emails, jobs, parts } = line;
  return {
    ...{ tenant_id: tenantId ?? PLATFORM_TRAIL, day, processor_us: processorUs },
    ...{ requests, tokens, emails, jobs, parts },
  };
}

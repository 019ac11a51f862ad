import type { TokenKind, WorkKind } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import type { JobWork, Work } from '../common/work.js';
import { CostSplit } from './cost-split.js';
import { kindOfRoute, type Weight, weightOf, weightOfUnits } from './cost-weights.js';

/** Measures that are counted in processes; the others are measured in the database. */
type Counted = 'requests' | 'tokens' | 'emails' | 'jobs';

/** Processor time of the process since the last one. */
export interface UsedTime {
  /** Of the thread that runs JavaScript, in microseconds. */
  readonly mainUs: number;
  /** Of all other threads, in microseconds. */
  readonly poolUs: number;
  readonly seconds: number;
}

/** The costs of an organization since the last ones. */
export interface CostLine {
  /** Null: the platform's own. */
  readonly tenantId: string | null;
  readonly processorUs: number;
  readonly requests: number;
  readonly tokens: number;
  readonly emails: number;
  readonly jobs: number;
  /** By measure and kind, such as `requests.sign_in`. */
  readonly parts: Readonly<Record<string, number>>;
}

interface Owned {
  readonly main: Map<WorkKind, number>;
  readonly pool: Map<WorkKind, number>;
  readonly counts: Record<Counted, Map<string, number>>;
}

/** Processor time of a process without requests, in microseconds a second, until it is measured. */
const IDLE_US = { main: 8_000, pool: 2_000 } as const;

/**
 * Counts what each organization costs this process. Requests pay some additions for it.
 *
 * Node does not measure the processor time of a request. The meter estimates it, and distributes by the estimates the time that
 * the process took.
 */
@Injectable()
export class CostMeter {
  private owners = new Map<string | null, Owned>();
  private readonly main = new CostSplit(IDLE_US.main);
  private readonly pool = new CostSplit(IDLE_US.pool);

  /**
   * A request whose response has ended.
   *
   * @param tenantId of the caller; undefined if the request has no session
   * @param bytes of the response
   * @param isRead a part of another request
   */
  request(
    work: Work,
    route: string,
    { tenantId, bytes, isRead }: { tenantId: string | null | undefined; bytes: number; isRead: boolean },
  ): void {
    const kind = kindOfRoute(route);
    const owned = this.ownedBy(tenantId === undefined ? work.tenantId : tenantId);
    weigh(owned, kind, weightOf(kind, work, bytes));
    if (!isRead) add(owned.counts.requests, kind, 1);
  }

  /** A run of a job counts for each organization in which it had a unit of work. */
  job(work: JobWork, name: string): void {
    weigh(this.ownedBy(null), 'job', weightOf('job', work, 0));
    for (const [tenantId, units] of work.units) {
      const owned = this.ownedBy(tenantId);
      weigh(owned, 'job', weightOfUnits(units));
      add(owned.counts.jobs, name, 1);
    }
    if (work.units.size === 0) add(this.ownedBy(null).counts.jobs, name, 1);
  }

  tokens(tenantId: string | null | undefined, kinds: readonly TokenKind[]): void {
    const { tokens } = this.ownedBy(tenantId ?? null).counts;
    for (const kind of kinds) add(tokens, kind, 1);
  }

  /** An email that was queued. */
  email(tenantId: string | null, template: string): void {
    add(this.ownedBy(tenantId).counts.emails, template, 1);
  }

  /** The costs since the last call. */
  take({ mainUs, poolUs, seconds }: UsedTime): CostLine[] {
    this.ownedBy(null);
    const { owners } = this;
    this.owners = new Map();
    const all = [...owners.values()];
    const mainRate = this.main.rateOf(mainUs, seconds, sumOf(all.map(({ main }) => main)));
    const poolRate = this.pool.rateOf(poolUs, seconds, sumOf(all.map(({ pool }) => pool)));
    let restUs = Math.round(mainUs + poolUs);
    const lines: CostLine[] = [];
    for (const [tenantId, { main, pool, counts }] of owners) {
      const parts: Record<string, number> = {};
      for (const [kind, estimated] of main) {
        const us = Math.round(estimated * mainRate + (pool.get(kind) ?? 0) * poolRate);
        parts[`processor.${kind}`] = us;
        restUs -= us;
      }
      for (const measure of Object.keys(counts) as Counted[])
        for (const [kind, count] of counts[measure]) parts[`${measure}.${kind}`] = count;
      lines.push(lineOf(tenantId, parts));
    }
    return lines.map((line) => (line.tenantId === null ? lineOf(null, withRest(line.parts, restUs)) : line));
  }

  private ownedBy(tenantId: string | null): Owned {
    let owned = this.owners.get(tenantId);
    if (!owned) {
      const counts = { requests: new Map(), tokens: new Map(), emails: new Map(), jobs: new Map() };
      owned = { main: new Map(), pool: new Map(), counts };
      this.owners.set(tenantId, owned);
    }
    return owned;
  }
}

/** Two lines of one organization as one. */
export function mergedLines(one: CostLine, other: CostLine): CostLine {
  const parts = { ...one.parts };
  for (const [name, amount] of Object.entries(other.parts)) parts[name] = (parts[name] ?? 0) + amount;
  return lineOf(one.tenantId, parts);
}

function withRest(parts: CostLine['parts'], restUs: number): CostLine['parts'] {
  return { ...parts, 'processor.process': Math.max(0, (parts['processor.process'] ?? 0) + restUs) };
}

function lineOf(tenantId: string | null, parts: CostLine['parts']): CostLine {
  const sum = (measure: string) =>
    Object.entries(parts).reduce((all, [name, amount]) => all + (name.startsWith(measure) ? amount : 0), 0);
  return {
    tenantId,
    processorUs: sum('processor.'),
    requests: sum('requests.'),
    tokens: sum('tokens.'),
    emails: sum('emails.'),
    jobs: sum('jobs.'),
    parts,
  };
}

function weigh({ main, pool }: Owned, kind: WorkKind, weight: Weight): void {
  add(main, kind, weight.main);
  add(pool, kind, weight.pool);
}

function add<Kind>(to: Map<Kind, number>, kind: Kind, amount: number): void {
  to.set(kind, (to.get(kind) ?? 0) + amount);
}

function sumOf(all: readonly ReadonlyMap<WorkKind, number>[]): number {
  return all.reduce((total, each) => [...each.values()].reduce((sum, value) => sum + value, total), 0);
}

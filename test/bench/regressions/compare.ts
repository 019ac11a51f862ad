/** The cost of one piece of work. */
export interface Counts {
  /** How often the API waits for PostgreSQL. */
  readonly trips: number;
  /** Statements that PostgreSQL runs, including those that start and end transactions. */
  readonly statements: number;
  /** Rows that statements return or write. */
  readonly rows: number;
  /** Blocks of 8 KiB that statements read, from memory or from disk. */
  readonly blocks: number;
  /** Calls of JavaScript functions in the API and the web app, without those of Node. */
  readonly calls: number;
}

export type CountsOfJobs = Readonly<Record<string, Counts>>;

/** The allowed difference of a count: a fraction of it, and at least this many. */
interface Tolerance {
  readonly part: number;
  readonly least: number;
}

const EXACT = { part: 0, least: 0 };

/** Blocks depend on where random keys are in an index. Calls depend on which part of a page is ready first. */
const TOLERANCES: Readonly<Record<keyof Counts, Tolerance>> = {
  trips: EXACT,
  statements: EXACT,
  rows: EXACT,
  blocks: { part: 0.25, least: 5 },
  calls: { part: 0.03, least: 20 },
};

export const COUNTED = Object.keys(TOLERANCES) as (keyof Counts)[];

export interface Difference {
  readonly isWorse: boolean;
  /** `refresh: 3 trips instead of 2` */
  readonly text: string;
}

/** Background work only adds to a count, so the minimum of several runs is the cost of the job. */
export function least(runs: readonly Counts[]): Counts {
  const of = (name: keyof Counts) => Math.min(...runs.map((counts) => counts[name]));
  return Object.fromEntries(COUNTED.map((name) => [name, of(name)])) as unknown as Counts;
}

/**
 * Jobs whose cost differs from the committed file. A job on only one side counts as worse, because the file is stale.
 */
export function differences(committed: CountsOfJobs, counted: CountsOfJobs): Difference[] {
  const jobs = new Set([...Object.keys(committed), ...Object.keys(counted)]);
  return [...jobs].flatMap((job) => {
    const [before, now] = [committed[job], counted[job]];
    if (!before) return [{ isWorse: true, text: `${job}: is not in the committed file` }];
    if (!now) return [{ isWorse: true, text: `${job}: is in the committed file and is not counted` }];
    return COUNTED.flatMap((name) => differenceOf(job, name, before[name], now[name]));
  });
}

function differenceOf(job: string, name: keyof Counts, before: number, now: number): Difference[] {
  const { part, least: fewest } = TOLERANCES[name];
  if (Math.abs(now - before) <= Math.max(before * part, fewest)) return [];
  return [{ isWorse: now > before, text: `${job}: ${now} ${name} instead of ${before}` }];
}

import { cpuByName, cpuEach, type Roots } from './processes.ts';

export interface Steps {
  readonly perSecond: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** CPU milliseconds of each server process per step. */
  readonly cpu: Readonly<Record<string, number>>;
}

/** A step to measure, and the processes that handle it, including PostgreSQL. */
export interface Runner {
  readonly roots: Roots;
  step(worker: number): Promise<void>;
}

export interface Pace {
  readonly warmUpSeconds: number;
  readonly turns: number;
  /** The minimum number of steps, whatever their duration: in the warm-up, and in all turns together. */
  readonly leastSteps: number;
}

/** A thousand steps are enough to compile the frequent code, however busy the machine is. */
const PACE: Pace = { warmUpSeconds: 3, turns: 5, leastSteps: 1_000 };
/** Within this time, the server's batched writes after a response complete and count toward it. */
const AFTERMATH_MS = 150;

/**
 * Each of `workers` runs steps for `seconds` over all turns, after an uncounted warm-up. The runners take turns, so
 * that changing load affects all of them.
 */
export async function measureInTurns(
  workers: number,
  seconds: number,
  runners: readonly Runner[],
  { warmUpSeconds, turns, leastSteps }: Pace = PACE,
): Promise<Steps[]> {
  for (const { step } of runners) await run(workers, warmUpSeconds, leastSteps, step);
  const totals = runners.map(() => ({ took: [] as number[], ms: 0, cpu: {} as Record<string, number> }));
  for (let turn = 0; turn < turns; turn++) {
    for (const [n, { roots, step }] of runners.entries()) {
      const total = totals[n];
      if (!total) continue;
      const before = cpuByName(roots);
      const begun = performance.now();
      total.took.push(...(await run(workers, seconds / turns, leastSteps / turns, step)));
      total.ms += performance.now() - begun;
      await new Promise((resolve) => setTimeout(resolve, AFTERMATH_MS));
      for (const [name, ms] of Object.entries(cpuEach(before, cpuByName(roots), 1)))
        total.cpu[name] = (total.cpu[name] ?? 0) + ms;
    }
  }
  return totals.map(({ took, ms, cpu }) => ({
    perSecond: (took.length / ms) * 1_000,
    cpu: cpuEach({}, cpu, took.length),
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
  }));
}

/** Does the same for one runner. */
export async function measureSteps(
  workers: number,
  seconds: number,
  roots: Roots,
  step: (worker: number) => Promise<void>,
): Promise<Steps> {
  const [steps] = await measureInTurns(workers, seconds, [{ roots, step }]);
  if (!steps) throw new Error('nothing was measured');
  return steps;
}

/**
 * Starts steps at a steady rate, whether or not responses arrive. Measures each from its scheduled time.
 *
 * @param rate steps per second over all `workers`; a step that waits for a free worker includes the wait
 */
export async function measureAt(
  rate: number,
  workers: number,
  seconds: number,
  step: (worker: number) => Promise<void>,
): Promise<{ p50: number; p99: number }> {
  const begun = performance.now();
  const steps = Math.floor(rate * seconds);
  const took: number[] = [];
  let next = 0;
  const work = async (worker: number) => {
    for (let n = next++; n < steps; n = next++) {
      const due = begun + (n * 1_000) / rate;
      const early = due - performance.now();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      await step(worker);
      took.push(performance.now() - due);
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
  return { p50: percentile(took, 0.5), p99: percentile(took, 0.99) };
}

function percentile(took: number[], part: number): number {
  took.sort((a, b) => a - b);
  return took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? 0;
}

/** Runs steps until the time is over and the minimum is reached. @returns milliseconds for each step */
export async function run(
  workers: number,
  seconds: number,
  least: number,
  step: (worker: number) => Promise<void>,
): Promise<number[]> {
  const took: number[] = [];
  const end = performance.now() + seconds * 1_000;
  const work = async (worker: number) => {
    for (let now = performance.now(); now < end || took.length < least; ) {
      await step(worker);
      const done = performance.now();
      took.push(done - now);
      now = done;
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
  return took;
}

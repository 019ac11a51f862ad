import { cpuByName, cpuEach, type Roots } from './processes.ts';

export interface Steps {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of processor time that each of the server's processes took for one. */
  readonly cpu: Readonly<Record<string, number>>;
}

/** What is measured: a step, and the processes that answer it, PostgreSQL among them. */
export interface Runner {
  readonly roots: Roots;
  step(worker: number): Promise<void>;
}

export interface Pace {
  readonly warmUpSeconds: number;
  readonly turns: number;
  /** Steps at least, however long they take: in the warm-up, and in all turns together. */
  readonly leastSteps: number;
}

/** A thousand steps are enough for what is run often to be compiled, however busy the machine is. */
const PACE: Pace = { warmUpSeconds: 3, turns: 5, leastSteps: 1_000 };
/** Within this, what a server writes in batches after its answer is written, and counts as the answer's. */
const AFTERMATH_MS = 150;

/**
 * Each of `workers` takes one step after another for `seconds` in all turns together, after a warm-up that does not count.
 * The runners take turns, so that a load that comes and goes meets all of them.
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

/** The same for one alone. */
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
 * Begins steps at a steady pace, whether or not answers come: how long each took from when it was due.
 *
 * @param rate steps a second, spread over `workers`; one that finds none free waits, and that counts
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

/** Takes steps until the time is over and enough were taken. @returns milliseconds of each */
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

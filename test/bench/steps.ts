import { readFileSync } from 'node:fs';

export interface Steps {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of processor time that the server's process took for each. */
  readonly cpu: number;
}

/** Long enough for what is run often to be compiled. */
const WARM_UP_SECONDS = 3;

/** Each of `workers` takes one step after another for `seconds`, after a warm-up that doesn't count. */
export async function measureSteps(
  workers: number,
  seconds: number,
  pid: number,
  step: (worker: number) => Promise<void>,
): Promise<Steps> {
  await run(workers, WARM_UP_SECONDS, step);
  const before = cpuMs(pid);
  const took = await run(workers, seconds, step);
  const cpu = (cpuMs(pid) - before) / took.length;
  took.sort((a, b) => a - b);
  const at = (part: number) => took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? 0;
  return { perSecond: took.length / seconds, p50: at(0.5), p99: at(0.99), cpu };
}

async function run(
  workers: number,
  seconds: number,
  step: (worker: number) => Promise<void>,
): Promise<number[]> {
  const took: number[] = [];
  const end = performance.now() + seconds * 1_000;
  const work = async (worker: number) => {
    for (let now = performance.now(); now < end; ) {
      await step(worker);
      const done = performance.now();
      took.push(done - now);
      now = done;
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
  return took;
}

/** User and system time of a process so far. Source: proc(5), in ticks of 10 ms. */
function cpuMs(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { OperatorError } from '@gatehouse/embedded';
import { endOfFirstProof } from '../../support/first-proof.ts';
import { COUNTED, type Counts, type CountsOfJobs, type Difference, differences, least } from './compare.ts';
import { type Jobs, jobsOf } from './jobs.ts';
import { withCountedProduct } from './product.ts';

const COMMITTED = new URL('committed.json', import.meta.url);
const ACCEPT = 'npm run bench -- regressions --write';
/** After this many runs, caches are filled and connections have prepared their statements. */
const WARM_UPS = 3;
const RUNS = 6;
/**
 * On a busy machine, background work adds to every run. A job that seems to cost more is counted up to this many times.
 */
const MOST_RUNS = 40;
/** Half a second after a run, its records are written. A longer run would include records of the run before. */
const RECORDED_MS = 700;

/**
 * Counts the cost of hot jobs and compares it with the committed file. Counts do not depend on the machine's load.
 *
 * @throws OperatorError if a job costs more than in the file
 */
export async function regressions(flags: readonly string[]): Promise<void> {
  const committed = JSON.parse(readFileSync(COMMITTED, 'utf8')) as CountsOfJobs;
  const counted = await countJobs(committed);
  report(counted);
  if (flags.includes('--write')) return writeFileSync(COMMITTED, toJson(counted));
  judge(differences(committed, counted));
}

function judge(found: readonly Difference[]): void {
  const worse = found.filter(({ isWorse }) => isWorse).map(({ text }) => text);
  const better = found.filter(({ isWorse }) => !isWorse).map(({ text }) => text);
  if (worse.length > 0)
    throw new OperatorError(`Worse:\n${worse.join('\n')}\nTo accept the counts: ${ACCEPT}`);
  if (better.length > 0) console.log(`Better: ${better.join('; ')}. To keep the counts: ${ACCEPT}`);
}

async function countJobs(committed: CountsOfJobs): Promise<CountsOfJobs> {
  const counted: Record<string, Counts> = {};
  await withCountedProduct(async ({ product, owner, count }) => {
    const jobs = await jobsOf(product);
    for (const job of Object.values(jobs)) await warmUp(job);
    await endOfFirstProof(owner);
    await owner.query('analyze');
    for (const [name, job] of Object.entries(jobs)) {
      // Otherwise, statements might read dead rows of earlier jobs, depending on timing.
      await owner.query('vacuum (index_cleanup on)');
      counted[name] = await countJob(() => job().then(count), committed[name]);
    }
  });
  return counted;
}

async function warmUp(prepare: Jobs[string]): Promise<void> {
  for (let run = 0; run < WARM_UPS; run++) await (await prepare())();
}

async function countJob(count: () => Promise<Counts>, committed: Counts | undefined): Promise<Counts> {
  const runs: Counts[] = [];
  const isWorse = () =>
    !committed || differences({ job: committed }, { job: least(runs) }).some((one) => one.isWorse);
  while (runs.length < RUNS) runs.push(await count());
  while (runs.length < MOST_RUNS && isWorse()) {
    await delay(RECORDED_MS);
    runs.push(await count());
  }
  return least(runs);
}

function report(counted: CountsOfJobs): void {
  console.log(`  ${''.padEnd(26)}${COUNTED.map((name) => name.padStart(12)).join('')}`);
  for (const [job, counts] of Object.entries(counted))
    console.log(
      `  ${job.padEnd(26)}${COUNTED.map((name) => counts[name].toLocaleString('en').padStart(12)).join('')}`,
    );
}

/** Writes one job per line, so that a changed job is a changed line. */
function toJson(counted: CountsOfJobs): string {
  const lines = Object.entries(counted).map(
    ([job, counts]) =>
      `  ${JSON.stringify(job)}: ${JSON.stringify(counts)
        .replaceAll(/([:,{])/g, '$1 ')
        .replace('}', ' }')}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

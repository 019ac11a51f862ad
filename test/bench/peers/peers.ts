import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { OperatorError, ROOT } from '@gatehouse/embedded';
import { memoryByName, pidsByName, readStats } from '../processes.ts';
import { measureInTurns, run, type Steps } from '../steps.ts';
import { bare } from './bare.ts';
import { gatehouse } from './gatehouse.ts';
import { keycloak } from './keycloak.ts';
import { JOBS, type JobName, type Peer, WORKERS } from './peer.ts';
import { runProgram } from './program.ts';
import { type PeerFigures, tablesOf } from './table.ts';
import { type Mode, withTables } from './tables-page.ts';

const PAGE = join(ROOT, 'docs/performance.md');
/** The duration of each server's turn. */
const TURN_SECONDS = 2.5;
const PACE = { warmUpSeconds: 3, turns: 3, leastSteps: 60 };
/** A JVM compiles code while it runs, so each job runs this long before the measurement. */
const JVM_SECONDS = 4;
const REST_MS = 10_000;
/** Password hashing uses every core, so more workers would only wait for each other. */
const SIGN_IN_WORKERS = 4;

/**
 * Runs the same jobs on Gatehouse, Keycloak and the bare library in turns, and prints tables for docs/performance.md.
 *
 * @param flags `--pinned` runs the servers on the last core and the load on the first one, instead of all on every
 *   core; `--write` writes the tables to the page
 */
export async function peers(flags: readonly string[]): Promise<void> {
  const mode = flags.includes('--pinned') ? 'pinned' : 'all cores';
  const before = loadAverage();
  const figures = await measureAll(mode);
  const where =
    mode === 'pinned' ? 'servers on one core, load on another' : `all on ${availableParallelism()} cores`;
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const head = `${date} UTC, ${where}, load average ${before} before and ${loadAverage()} after:`;
  const text = `${head}\n\n${tablesOf(figures)}`;
  console.log(`\n${text}`);
  if (flags.includes('--write')) writeFileSync(PAGE, withTables(readFileSync(PAGE, 'utf8'), mode, text));
}

async function measureAll(mode: Mode): Promise<PeerFigures[]> {
  const all = await start();
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  const memory = all.map(({ roots }) => memoryByName(roots));
  if (mode === 'pinned') await pin(all);
  const jobs = await measureJobs(all);
  for (const { stop } of all.toReversed()) await stop();
  return all.map(({ name, laterStart }, at) => ({
    name,
    laterStart,
    jobs: jobs[at] ?? {},
    memory: memory[at] ?? {},
  }));
}

/** Starts one server after the other, so that each start has the whole machine. Skips unavailable servers. */
async function start(): Promise<Peer[]> {
  const found: Peer[] = [];
  for (const peer of [gatehouse, keycloak, bare]) {
    try {
      found.push(await peer());
      console.log(`  ${found.at(-1)?.name} is ready`);
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      console.log(`  skipped: ${error.message}`);
    }
  }
  return found;
}

async function measureJobs(all: readonly Peer[]): Promise<Partial<Record<JobName, Steps>>[]> {
  const jvm = all.find(({ roots }) => 'Keycloak' in roots);
  for (const job of Object.values(jvm?.jobs ?? {})) await run(SIGN_IN_WORKERS, JVM_SECONDS, 0, job);
  const measured: Partial<Record<JobName, Steps>>[] = all.map(() => ({}));
  for (const name of JOBS) {
    const taking = [...all.entries()].flatMap(([at, { roots, jobs }]) => {
      const step = jobs[name];
      return step ? [{ at, roots, step }] : [];
    });
    const count = name.startsWith('password') ? SIGN_IN_WORKERS : WORKERS;
    const steps = await measureInTurns(count, TURN_SECONDS * PACE.turns, taking, PACE);
    for (const [place, { at }] of taking.entries())
      Object.assign(measured[at] ?? {}, { [name]: steps[place] });
    console.log(`  ${name} is measured`);
  }
  return measured;
}

async function pin(all: readonly Peer[]): Promise<void> {
  const stats = readStats();
  const pids = all.flatMap(({ roots }) => Object.values(pidsByName(roots, stats)).flat());
  const to = (cpu: number, pid: number) => runProgram('taskset', ['-acp', String(cpu), String(pid)]);
  for (const pid of pids) await to(availableParallelism() - 1, pid);
  await to(0, process.pid);
}

const loadAverage = (): string => readFileSync('/proc/loadavg', 'utf8').split(' ').slice(0, 3).join(', ');

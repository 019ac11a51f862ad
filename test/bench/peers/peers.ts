import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { OperatorError } from '@gatehouse/embedded';
import { memoryByName, pidsByName, readStats } from '../processes.ts';
import { measureInTurns, run, type Steps } from '../steps.ts';
import { bare } from './bare.ts';
import { gatehouse } from './gatehouse.ts';
import { keycloak } from './keycloak.ts';
import { JOBS, type JobName, type Peer, WORKERS } from './peer.ts';
import { runProgram } from './program.ts';
import { type PeerFigures, tablesOf } from './table.ts';

/** Each turn of each server takes this long. */
const TURN_SECONDS = 2.5;
const PACE = { warmUpSeconds: 3, turns: 3, leastSteps: 60 };
/** A JVM compiles while it runs: before anything counts, each of its jobs runs for so long. */
const JVM_SECONDS = 4;
const REST_MS = 10_000;
/** Passwords are hashed on all cores: more at once would only wait for each other. */
const SIGN_IN_WORKERS = 4;

/**
 * Gatehouse, Keycloak and the bare library at the same jobs, in turns, and tables for docs/performance.md.
 *
 * @param flags `--pinned`: the servers on the last core, the load on the first; default: all of them on all cores
 */
export async function peers(flags: readonly string[]): Promise<void> {
  const isPinned = flags.includes('--pinned');
  const before = loadAverage();
  const all = await start();
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  const memory = all.map(({ roots }) => memoryByName(roots));
  if (isPinned) await pin(all);
  const measured = await measureJobs(all);
  const [ours, ...others] = all.map(({ name, laterStart }, at): PeerFigures => {
    return { name, laterStart, jobs: measured[at] ?? {}, memory: memory[at] ?? {} };
  });
  for (const { stop } of all.toReversed()) await stop();
  if (!ours) return;
  const cores = isPinned ? 'servers on one core, load on another' : `all on ${availableParallelism()} cores`;
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
  console.log(`\n${date} UTC, ${cores}, load average ${before} before and ${loadAverage()} after:\n`);
  console.log(tablesOf([ours, ...others]));
}

/** One after the other, so that each start has the machine to itself. A server that cannot be had is left out. */
async function start(): Promise<Peer[]> {
  const found: Peer[] = [];
  for (const peer of [gatehouse, keycloak, bare]) {
    try {
      found.push(await peer());
      console.log(`  ${found.at(-1)?.name} is ready`);
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      console.log(`  left out: ${error.message}`);
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

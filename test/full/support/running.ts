import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts, ROOT, waitFor } from '@gatehouse/embedded';

/** Settings that isolate one Gatehouse from every other. */
export interface Place {
  PORT: string;
  API_PORT: string;
  WEB_PORT: string;
  SANDBOX_PORT: string;
  GATEHOUSE_DATA_DIR: string;
  [setting: string]: string;
}

export interface Started {
  url: string;
  /** Both output streams so far. */
  output(): string;
  /** Sends the signal and resolves with the exit code, or the signal's name. */
  end(signal: NodeJS.Signals): Promise<number | string>;
}

const dirs: string[] = [];
const started: { child: ChildProcess; place: Place }[] = [];

export async function aPlace(): Promise<Place> {
  const [port, api, web, sandbox] = await freePorts(4);
  return {
    PORT: String(port),
    API_PORT: String(api),
    WEB_PORT: String(web),
    SANDBOX_PORT: String(sandbox),
    GATEHOUSE_DATA_DIR: aDataDir(),
  };
}

function aDataDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'gatehouse-start-'));
  chmodSync(dir, 0o711);
  dirs.push(dir);
  return dir;
}

/** Runs the command until it reports that it is ready, or until the named file exists in its data directory. */
export async function run([command = '', ...args]: string[], place: Place, until?: string): Promise<Started> {
  const { child, output } = launch(command, args, place);
  const exited = once(child, 'exit') as Promise<[number | null, string | null]>;
  await waitFor(
    'a ready Gatehouse',
    () => {
      if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}: ${output()}`);
      return until ? existsSync(join(place.GATEHOUSE_DATA_DIR, until)) : output().includes('is ready at');
    },
    60_000,
  );
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [code, by] = await exited;
    return code ?? by ?? '';
  };
  return { url: `http://localhost:${place.PORT}`, output, end };
}

/** Runs a start that must fail. */
export function refusal(place: Place): Promise<Answer> {
  return ask(['node', 'libs/embedded/bin/start.mjs'], place);
}

export interface Answer {
  code: number | null;
  lines: string[];
}

/** Runs a command to its end and returns its exit code and output lines, without progress lines. */
export async function ask([command = '', ...args]: string[], place: Place, input = ''): Promise<Answer> {
  const { child, output } = launch(command, args, place);
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  const lines = output().trim().split('\n');
  return { code, lines: lines.filter((line) => !line.endsWith(' …')) };
}

function launch(command: string, args: string[], place: Place) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...place };
  const child = spawn(command, args, { cwd: ROOT, env, stdio: 'pipe' });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk;
    });
  }
  started.push({ child, place });
  return { child, output: () => text };
}

/** Processes of that place: their environment or arguments contain its data directory, and they are not zombies. */
export function processesOf(place: Place): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && Number(entry) !== process.pid)
    .flatMap((entry) => {
      try {
        const command = readFileSync(`/proc/${entry}/cmdline`, 'utf8').replaceAll('\0', ' ');
        const told = `${command}${readFileSync(`/proc/${entry}/environ`, 'utf8')}`;
        return command && told.includes(place.GATEHOUSE_DATA_DIR) ? [{ pid: Number(entry), command }] : [];
      } catch {
        return [];
      }
    });
}

/** Kills everything that a test left running, by process ID. */
export async function endProcesses(): Promise<void> {
  for (const { child, place } of started.splice(0)) {
    child.kill('SIGTERM');
    await waitFor('it to end', () => child.exitCode !== null || child.signalCode !== null, 20_000);
    for (const { pid } of processesOf(place)) kill(pid);
    await waitFor('its processes to end', () => processesOf(place).length === 0, 20_000);
  }
}

export function removePlaces(): void {
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true });
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
}

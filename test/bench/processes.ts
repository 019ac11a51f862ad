import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** The root of each process tree, by its name in a report. */
export type Roots = Readonly<Record<string, number>>;

/** Data of one process. */
export interface Stat {
  readonly parent: number;
  /** User and system time of all threads and of ended children, in milliseconds. */
  readonly cpu: number;
}

/** Milliseconds per tick. Linux reports 100 ticks per second on every architecture. */
const TICK_MS = 10;

/**
 * @param text `/proc/<pid>/stat`. Source: proc_pid_stat(5). The name in parentheses may contain spaces and parentheses.
 */
export function parseStat(text: string): Stat {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { parent: Number(fields[1]), cpu: ticks * TICK_MS };
}

/** @param text `/proc/<pid>/smaps_rollup` @returns the proportional set size in KiB, which counts shared pages once */
export function parsePss(text: string): number {
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0);
}

/** Assigns each process to its nearest ancestor, or itself, that is a root. */
export function pidsByName(roots: Roots, all: ReadonlyMap<number, Stat>): Record<string, number[]> {
  const names = new Map(Object.entries(roots).map(([name, pid]) => [pid, name]));
  const found: Record<string, number[]> = Object.fromEntries(Object.keys(roots).map((name) => [name, []]));
  for (const pid of all.keys()) {
    let at: number | undefined = pid;
    while (at !== undefined && !names.has(at)) at = all.get(at)?.parent;
    if (at !== undefined) found[names.get(at) ?? '']?.push(pid);
  }
  return found;
}

/** CPU milliseconds so far. Never decreases, because a process that exits adds its time to its parent. */
export function cpuByName(roots: Roots, all = readStats()): Record<string, number> {
  return sumByName(roots, all, (pid) => all.get(pid)?.cpu ?? 0);
}

/** Memory in MiB, with shared pages counted once. */
export function memoryByName(roots: Roots): Record<string, number> {
  return sumByName(roots, readStats(), (pid) => parsePss(read(`/proc/${pid}/smaps_rollup`)) / 1024);
}

/**
 * Memory of one process in MiB, including shared pages. Faster to read than the proportional size. Source:
 * proc_pid_status(5).
 */
export function residentOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
}

/** CPU milliseconds between two readings, divided by `steps`. */
export function cpuEach(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
  steps: number,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(after).map(([name, ms]) => [name, (ms - (before[name] ?? 0)) / steps]),
  );
}

export const sumOf = (parts: Readonly<Record<string, number>>): number =>
  Object.values(parts).reduce((sum, part) => sum + part, 0);

/** For example `0.52 ms of CPU each (API 0.40, PostgreSQL 0.12)`. */
export function cpuText(cpu: Readonly<Record<string, number>>): string {
  const parts = Object.entries(cpu).map(([name, ms]) => `${name} ${ms.toFixed(2)}`);
  return `${sumOf(cpu).toFixed(2)} ms of CPU each (${parts.join(', ')})`;
}

/** The process that listens on a TCP port of this machine. Source: proc_net(5), proc_pid_fd(5). */
export function listenerOf(port: number): number | undefined {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const lines = [read('/proc/net/tcp'), read('/proc/net/tcp6')].join('\n').split('\n');
  const line = lines
    .map((text) => text.trim().split(/\s+/))
    .find((f) => f[1]?.endsWith(`:${hex}`) && f[3] === '0A');
  return line && pids().find((pid) => socketsOf(pid).includes(`socket:[${line[9]}]`));
}

function sumByName(
  roots: Roots,
  all: ReadonlyMap<number, Stat>,
  of: (pid: number) => number,
): Record<string, number> {
  const named = Object.entries(pidsByName(roots, all));
  return Object.fromEntries(named.map(([name, pids]) => [name, pids.reduce((sum, pid) => sum + of(pid), 0)]));
}

export function readStats(): Map<number, Stat> {
  const texts = pids().map((pid) => [pid, read(`/proc/${pid}/stat`)] as const);
  return new Map(texts.filter(([, text]) => text !== '').map(([pid, text]) => [pid, parseStat(text)]));
}

function pids(): number[] {
  return readdirSync('/proc').map(Number).filter(Number.isInteger);
}

function socketsOf(pid: number): string[] {
  const directory = `/proc/${pid}/fd`;
  return orElse([], () =>
    readdirSync(directory).map((fd) => orElse('', () => readlinkSync(`${directory}/${fd}`))),
  );
}

/** Empty if the process has exited. */
function read(file: string): string {
  return orElse('', () => readFileSync(file, 'utf8'));
}

function orElse<T>(fallback: T, get: () => T): T {
  try {
    return get();
  } catch {
    return fallback;
  }
}

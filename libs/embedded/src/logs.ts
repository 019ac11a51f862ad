import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { dirname } from 'node:path';

const MAX_BYTES = 20 * 1024 * 1024;

/**
 * Opens a log for appending, readable only by this user.
 *
 * @returns undefined if it cannot be created, as on a full disk: only its lines are lost
 */
export function openLog(file: string): number | undefined {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    rotateLog(file);
    return openSync(file, 'a', 0o600);
  } catch {
    return undefined;
  }
}

/** Writes a line to the log. The line is lost if the log cannot be written. */
export function appendToLog(file: string, line: string): void {
  try {
    appendFileSync(file, `${line}\n`, { mode: 0o600 });
  } catch {
    // There is no way to report it: the console may be a file on the same disk.
  }
}

/**
 * Copies a log of more than 20 MiB to `.1` and empties it. Its writers append, so they need not reopen it. Without room
 * for the copy, it stays as it is.
 */
export function rotateLog(file: string, maxBytes = MAX_BYTES): void {
  try {
    if (sizeOf(file) <= maxBytes) return;
    copyFileSync(file, `${file}.1`);
    truncateSync(file);
  } catch {
    rmSync(`${file}.1`, { force: true });
  }
}

/** Ignores output that cannot be written. Without a listener, the error would end the process. */
export function surviveUnwritableOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/**
 * The last message of a failed program since the log had `offset` bytes: its error's headline, otherwise its last line.
 */
export function lastWordsSince(file: string, offset: number): string | undefined {
  if (sizeOf(file) <= offset) return undefined;
  const written = readFileSync(file).subarray(offset).toString('utf8').trim();
  const lines = written.split('\n');
  return lines.findLast((line) => /^\w*Error\b/.test(line)) ?? (lines.at(-1) || undefined);
}

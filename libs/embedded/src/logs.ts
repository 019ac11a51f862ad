import { copyFileSync, mkdirSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';

const MAX_BYTES = 20 * 1024 * 1024;

/** Opens a log for appending, readable by us alone. */
export function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  rotateLog(file);
  return openSync(file, 'a', 0o600);
}

/** Beyond 20 MiB the log is kept as `.1` and begun anew; its writers append, so they need not reopen it. */
export function rotateLog(file: string, maxBytes = MAX_BYTES): void {
  if (sizeOf(file) <= maxBytes) return;
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}

export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** What a program that failed said last since the log had `offset` bytes: its error's headline, else its last line. */
export function lastWordsSince(file: string, offset: number): string | undefined {
  const written = readFileSync(file).subarray(offset).toString('utf8').trim();
  const lines = written.split('\n');
  return lines.findLast((line) => /^\w*Error\b/.test(line)) ?? (lines.at(-1) || undefined);
}

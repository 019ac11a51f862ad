import { STATUSES } from './check.js';
import type { Result } from './run-checks.js';

const STATUS_WIDTH = 9;

/** A result for a terminal. @param width of the longest name */
export function linesOf({ name, status, found, fix }: Result, width: number): string {
  const line = `${status.padEnd(STATUS_WIDTH)}${name.padEnd(width)}  ${found}`;
  return fix ? `${line}\n${' '.repeat(STATUS_WIDTH + width + 2)}Fix: ${fix}` : line;
}

/** "21 ok, 2 warnings, 0 failed, 3 skipped" */
export function summaryOf(results: readonly Result[]): string {
  return STATUSES.map((status) => {
    const count = results.filter((result) => result.status === status).length;
    return `${count} ${status === 'warning' && count !== 1 ? 'warnings' : status}`;
  }).join(', ');
}

import { STATUSES } from './check.js';
import type { Result } from './run-checks.js';

/** A result for a terminal. */
export function linesOf({ name, status, found, fix }: Result): string {
  const line = `${status.padEnd(8)} ${name.padEnd(18)} ${found}`;
  return fix ? `${line}\n${' '.repeat(28)}Fix: ${fix}` : line;
}

/** "21 ok, 2 warnings, 0 failed, 3 skipped" */
export function summaryOf(results: readonly Result[]): string {
  return STATUSES.map((status) => {
    const count = results.filter((result) => result.status === status).length;
    return `${count} ${status === 'warning' && count !== 1 ? 'warnings' : status}`;
  }).join(', ');
}

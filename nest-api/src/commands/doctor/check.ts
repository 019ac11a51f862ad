import type { Surroundings } from './surroundings.js';

export const STATUSES = ['ok', 'warning', 'failed', 'skipped'] as const;

export interface Finding {
  readonly status: (typeof STATUSES)[number];
  /** What was found, in one sentence or two; for `skipped`, the reason. */
  readonly found: string;
  /** What to do, with the name of the setting; where something is not right. */
  readonly fix?: string;
}

/** One check of the installation. It changes nothing. */
export interface Check {
  /** Stable, for scripts that read `--json`. */
  readonly name: string;
  /** Names of checks before it. If one of them failed or was skipped, this one is skipped. */
  readonly needs?: readonly string[];
  run(surroundings: Surroundings): Promise<Finding> | Finding;
}

export function ok(found: string): Finding {
  return { status: 'ok', found };
}

export function warning(found: string, fix: string): Finding {
  return { status: 'warning', found, fix };
}

export function failed(found: string, fix: string): Finding {
  return { status: 'failed', found, fix };
}

export function skipped(reason: string): Finding {
  return { status: 'skipped', found: reason };
}

/** One finding of several: the worst status, and what was found in each with that status. */
export function worstOf(findings: readonly Finding[], otherwise: Finding): Finding {
  for (const status of ['failed', 'warning'] as const) {
    const worst = findings.filter((finding) => finding.status === status);
    if (worst.length === 0) continue;
    const fixes = [...new Set(worst.flatMap(({ fix }) => fix ?? []))];
    return { status, found: worst.map(({ found }) => found).join(' '), fix: fixes.join(' ') };
  }
  return otherwise;
}

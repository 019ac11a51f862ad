import type { Surroundings } from './surroundings.js';

export const STATUSES = ['ok', 'warning', 'failed', 'skipped'] as const;

export interface Finding {
  readonly status: (typeof STATUSES)[number];
  /** The result in one or two sentences; for `skipped`, the reason. */
  readonly found: string;
  /** The fix, with the name of the setting; only for problems. */
  readonly fix?: string;
}

/** One check of the installation. It changes nothing. */
export interface Check {
  /** Stable, for scripts that read `--json`. */
  readonly name: string;
  /** Names of earlier checks. If one of them failed or was skipped, this one is skipped. */
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

/** Combines several findings into one: the worst status, with the results of that status. */
export function worstOf(findings: readonly Finding[], otherwise: Finding): Finding {
  for (const status of ['failed', 'warning'] as const) {
    const worst = findings.filter((finding) => finding.status === status);
    if (worst.length === 0) continue;
    const fixes = [...new Set(worst.flatMap(({ fix }) => fix ?? []))];
    return { status, found: worst.map(({ found }) => found).join(' '), fix: fixes.join(' ') };
  }
  return otherwise;
}

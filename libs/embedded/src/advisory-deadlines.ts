import type { Advisory, Severity } from '../../../remix-app/app/features/repository/advisory.ts';

const DAY_MS = 86_400_000;

/** Days from the publication of an advisory to a release with the fix. Source: docs/security-program.md, Dependencies. */
export const DAYS: Record<Severity, number> = { critical: 3, high: 7, moderate: 30, low: 90, info: 90 };

/** Recorded facts about an advisory besides the registry's answer: a line of `docs/advisories.json`. */
export interface KnownAdvisory {
  readonly id: string;
  /** Day of publication: `2026-11-22`. */
  readonly published: string;
  /** Exploited in the wild, so it counts as critical. */
  readonly isExploited?: boolean;
  /** A page of docs/decisions with the reason why it does not apply; ends the time frame. */
  readonly answer?: string;
}

/** Advisories that are overdue or not recorded yet; one sentence each. */
export function overdueOf(
  advisories: readonly Advisory[],
  known: readonly KnownAdvisory[],
  now: Date,
): string[] {
  return advisories.flatMap((advisory) => {
    const name = `${advisory.id} (${advisory.severity}, ${advisory.package} ${advisory.versions.join(', ')})`;
    const entry = known.find(({ id }) => id === advisory.id);
    if (!entry)
      return [`${name} is new: update, or note the day of its publication in docs/advisories.json.`];
    if (entry.answer) return [];
    const due = dueOf(advisory, entry);
    return now.getTime() < due.getTime()
      ? []
      : [`${name} was due on ${due.toISOString().slice(0, 10)}. Fix: ${advisory.fix ?? 'none is known'}.`];
  });
}

/** The first moment after the time frame, which is doubled for packages that only build or test. */
function dueOf({ severity, isShipped }: Advisory, { published, isExploited }: KnownAdvisory): Date {
  const days = DAYS[isExploited ? 'critical' : severity] * (isShipped ? 1 : 2);
  return new Date(Date.parse(`${published}T00:00:00Z`) + (days + 1) * DAY_MS);
}

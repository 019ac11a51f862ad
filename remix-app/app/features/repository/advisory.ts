export const SEVERITIES = ['critical', 'high', 'moderate', 'low', 'info'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Stands for the version in a fix that npm finds in the range of the package that asks for it. */
export const FIX_IN_RANGE = 'A newer version in the same range';

/** Why there was no check: the build left it out, or the registry did not answer, or not with a report. */
export type AdvisoryProblem = 'off' | 'unchecked' | 'unreachable' | 'rejected';

/** A published weakness of a package that the lockfile names. */
export interface Advisory {
  /** Such as `GHSA-xxxx-xxxx-xxxx`; the registry's number where its link names none. */
  id: string;
  title: string;
  /** An https address of who published it; null where the registry gives none. */
  url: string | null;
  severity: Severity;
  package: string;
  /** Versions in the lockfile that have it. */
  versions: string[];
  /** Versions that have it, as the registry writes them: `<1.2.3 || >=2.0.0 <2.0.4`. */
  range: string;
  /** What to update to, or `FIX_IN_RANGE`; null where there is no fixed version. */
  fix: string | null;
  /** Whether the product runs with it, rather than only being built or tested with it. */
  isShipped: boolean;
  cwes: number[];
}

/** What the registry said of a lockfile. */
export interface AdvisoryCheck {
  /** SHA-256 of the lockfile that was checked. */
  lockfileDigest: string;
  /** ISO time; null where the check failed. */
  checkedAt: string | null;
  problem: AdvisoryProblem | null;
  advisories: Advisory[];
}

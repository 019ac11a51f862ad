export const SEVERITIES = ['critical', 'high', 'moderate', 'low', 'info'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Replaces the version if npm finds a fix within the required range. */
export const FIX_IN_RANGE = 'A newer version in the same range';

/** Why there was no check: it was disabled, the build skipped it, or the registry was unreachable or rejected it. */
export type AdvisoryProblem = 'off' | 'unchecked' | 'unreachable' | 'rejected';

/** A published vulnerability of a package in the lockfile. */
export interface Advisory {
  /** Such as `GHSA-xxxx-xxxx-xxxx`; the registry's number if its link contains none. */
  id: string;
  title: string;
  /** The https URL of the advisory; null if the registry returns none. */
  url: string | null;
  severity: Severity;
  package: string;
  /** Affected versions in the lockfile. */
  versions: string[];
  /** Affected versions in the registry's form: `<1.2.3 || >=2.0.0 <2.0.4`. */
  range: string;
  /** The fixed version, or `FIX_IN_RANGE`; null if there is none. */
  fix: string | null;
  /** Whether the product needs the package at run time, not only for the build or the tests. */
  isShipped: boolean;
  cwes: number[];
}

/** The registry's response about a lockfile. */
export interface AdvisoryCheck {
  /** SHA-256 of the lockfile that was checked. */
  lockfileDigest: string;
  /** ISO time; null if the check failed. */
  checkedAt: string | null;
  problem: AdvisoryProblem | null;
  advisories: Advisory[];
}

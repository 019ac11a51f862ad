import type { ClaimsHabit, Reason } from './types.ts';

/** Sign-ins through a connection before anything can be unusual. */
const FEWEST = 20;

/** Sign-ins of the habit with an entry below which the entry is new. */
const NEW_BELOW = 3;

/** Share of the habit's sign-ins with an entry from which its absence is unusual. */
const ALWAYS = 0.98;

/** Entries of a habit. One with more has dropped some, so no claim is new to it. */
export const MOST_CLAIMS = 120;

/** Entries that a reason names. */
const MOST_NAMED = 6;

/** One claim can be that of one user. Several at once are another configuration, or another sender. */
const SEVERAL = 3;

/** How much each kind of difference alone adds. Those that no user decides about weigh most. */
const POINTS: Readonly<Record<string, number>> = {
  acr: 14,
  amr: 14,
  AuthnContextClassRef: 14,
  key: 20,
  alg: 30,
  NameIDFormat: 30,
};
const CLAIM = 'claim';
const CLAIM_POINTS = 14;
const SEVERAL_CLAIMS_POINTS = 26;

/**
 * What an identity provider sent, compared with the last sign-ins through the same connection.
 *
 * @param sent names of claims, and `kind=value` for how the user authenticated and how the message was made
 */
export function otherClaims(sent: readonly string[], habit: ClaimsHabit): Reason | null {
  if (habit.signIns < FEWEST) return null;
  const timesOf = (entry: string) => (Object.hasOwn(habit.seen, entry) ? (habit.seen[entry] ?? 0) : 0);
  const isWhole = Object.keys(habit.seen).length < MOST_CLAIMS;
  const added = isWhole ? sent.filter((entry) => timesOf(entry) < NEW_BELOW) : [];
  const missing = Object.keys(habit.seen).filter(
    (entry) => timesOf(entry) >= ALWAYS * habit.signIns && !sent.includes(entry),
  );
  if (added.length + missing.length === 0) return null;
  return {
    signal: 'other_claims',
    points: pointsOf([...added, ...missing]),
    ...(added.length > 0 && { found: named(added) }),
    ...(missing.length > 0 && { usual: named(missing) }),
  };
}

/** Each kind of difference is a chance of its own, as signals are. */
function pointsOf(different: readonly string[]): number {
  const kinds = different.map(kindOf);
  const claims = kinds.filter((kind) => kind === CLAIM).length;
  const harmless = [...new Set(kinds)].reduce((chance, kind) => {
    const ofClaims = claims >= SEVERAL ? SEVERAL_CLAIMS_POINTS : CLAIM_POINTS;
    return chance * (1 - (POINTS[kind] ?? ofClaims) / 100);
  }, 1);
  return Math.round(100 * (1 - harmless));
}

function kindOf(entry: string): string {
  const kind = entry.split('=')[0] ?? '';
  return entry.includes('=') && Object.hasOwn(POINTS, kind) ? kind : CLAIM;
}

function named(entries: readonly string[]): string {
  const more = entries.length > MOST_NAMED ? [`+${entries.length - MOST_NAMED}`] : [];
  return [...entries.slice(0, MOST_NAMED), ...more].join(', ');
}

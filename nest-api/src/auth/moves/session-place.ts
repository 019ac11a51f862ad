import type { SignInRisk } from '@gatehouse/contracts';
import type { RequiredProof } from '../../common/caller.js';

/** A place that a session was used from, besides the one that it began at. */
export interface SessionPlace {
  /** Country, operator and browser: what is compared. */
  readonly key: string;
  /** ISO 8601: the first use from here. */
  readonly at: string;
  readonly address: string;
  readonly userAgent: string | null;
  readonly risk: SignInRisk;
  /** Somebody else probably uses the session. */
  readonly isStolen: boolean;
  /** The policy has the user confirm their identity from here. Absent once they did. */
  readonly mustProve?: RequiredProof;
  /** Methods beyond a password that the user confirmed their identity with from here. Absent before that. */
  readonly confirmedBy?: readonly string[];
}

/** Places of a session; the oldest drops out. More than a train passes in a day. */
export const MOST_PLACES = 20;

/** The same places, after a re-authentication at one of them. It vouches for no other one. */
export function confirmedAt(
  places: readonly SessionPlace[],
  key: string,
  methods: readonly string[],
): SessionPlace[] {
  return places.map((place) => {
    if (place.key !== key) return place;
    const { mustProve: _, ...confirmed } = place;
    return { ...confirmed, confirmedBy: methods };
  });
}

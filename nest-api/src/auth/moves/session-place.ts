import type { SignInRisk } from '@gatehouse/contracts';
import type { RequiredProof } from '../../common/caller.js';

/** A place that a session was used from, besides the one that it began at. */
export interface SessionPlace {
  /** Country, operator and browser: what is compared. `token:` and the authorization, if a token of it was used twice. */
  readonly key: string;
  /** ISO 8601: the first use from here. */
  readonly at: string;
  readonly address: string;
  readonly userAgent: string | null;
  readonly risk: SignInRisk;
  /** Somebody else probably uses the session. */
  readonly isStolen: boolean;
  /** The OIDC client whose token was used twice; absent for any other place. */
  readonly applicationId?: string;
  /** The policy has the user confirm their identity from here. Absent once they did. */
  readonly mustProve?: RequiredProof;
  /** Methods beyond a password that the user confirmed their identity with from here. Absent before that. */
  readonly confirmedBy?: readonly string[];
}

/** Places of a session; the oldest drops out. More than a train passes in a day. */
export const MOST_PLACES = 20;

const OF_TOKEN = 'token:';

/** The key of an authorization whose code or refresh token was used twice. Who used it is known nowhere. */
export function tokenKeyOf(authorizationId: string): string {
  return `${OF_TOKEN}${authorizationId}`;
}

export function isOfToken({ key }: Pick<SessionPlace, 'key'>): boolean {
  return key.startsWith(OF_TOKEN);
}

/**
 * The same places, after a re-authentication at one of them. It vouches for no other one, and for tokens that were reused:
 * whoever has the token does not have the session.
 *
 * @param key null at the place where the session began
 */
export function confirmedAt(
  places: readonly SessionPlace[],
  key: string | null,
  methods: readonly string[],
): SessionPlace[] {
  return places.map((place) => {
    if (place.key !== key && !isOfToken(place)) return place;
    const { mustProve: _, ...confirmed } = place;
    return { ...confirmed, confirmedBy: methods };
  });
}

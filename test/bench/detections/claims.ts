import type { ClaimsHabit } from '@gatehouse/sign-in-risk';
import type { Dice } from './dice.ts';
import type { Attempt } from './history.ts';
import type { Organization, Person } from './organization.ts';

/** Sign-ins of a habit before its numbers are halved, as in `learn_connection_claims`. */
const HALVED_AT = 500;

const ALWAYS = ['email', 'email_verified', 'family_name', 'given_name', 'groups', 'name', 'sub'];

/**
 * What the identity provider of the organization sends for a user: some have a phone number, and some confirm with a second
 * factor. With the merger of networks, the administrator of the identity provider adds a claim for everybody.
 */
export function claimsOf({ mergerDay }: Organization, { id }: Person, day: number): string[] {
  return [
    ...ALWAYS,
    ...(id % 10 < 3 ? ['phone_number'] : []),
    ...(day >= mergerDay ? ['department'] : []),
    'acr=1',
    (id + day) % 5 < 2 ? 'amr=mfa' : 'amr=pwd',
    'alg=RS256',
  ];
}

/** What an attacker sends who has a signing key, or made the identity provider accept another one. A third imitate all of it. */
export function forgedClaims(dice: Dice, real: readonly string[]): string[] {
  const without = (...names: string[]) => real.filter((entry) => !names.includes(entry));
  return dice.weighted([
    [[...real], 33],
    [without('groups', 'given_name', 'family_name', 'email_verified', 'acr=1'), 25],
    [['email', 'sub', 'alg=RS256'], 12],
    [[...without('alg=RS256'), 'alg=ES256'], 15],
    [[...real, 'key=unannounced'], 15],
  ] as const);
}

/** What the last sign-ins through the connection had, as the API learns it. */
export class ClaimsMemory {
  private signIns = 0;
  private seen: Record<string, number> = {};

  habit(): ClaimsHabit {
    return { signIns: this.signIns, seen: this.seen };
  }

  learn({ claims }: Attempt): void {
    if (!claims) return;
    this.signIns += 1;
    for (const entry of claims) this.seen[entry] = (this.seen[entry] ?? 0) + 1;
    if (this.signIns < HALVED_AT) return;
    this.signIns = Math.floor(this.signIns / 2);
    const halves = Object.entries(this.seen).map(([entry, times]) => [entry, Math.floor(times / 2)] as const);
    this.seen = Object.fromEntries(halves.filter(([, times]) => times > 0));
  }
}

import type { ClaimsHabit } from '@gatehouse/sign-in-risk';
import type { Dice } from './dice.ts';
import type { Attempt } from './history.ts';
import type { Organization, Person } from './organization.ts';

/** Sign-ins of a connection before its counts are halved, as in `learn_connection_claims`. */
const HALVED_AT = 500;

const ALWAYS = ['email', 'email_verified', 'family_name', 'given_name', 'groups', 'name', 'sub'];

/**
 * The claims that the organization's identity provider sends for a user. Some users have a phone number; some use a
 * second factor. When the networks merge, its administrator adds a claim for all users.
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

/** The claims of an attacker who has a signing key or changed the trusted one. A third imitate all real claims. */
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

/** The claims of the connection's recent sign-ins, as the API learns them. */
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

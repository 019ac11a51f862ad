import type { Observation, Profile, Seen } from './types.ts';

/** Things that were not seen for so many days are forgotten. */
export const REMEMBERED_DAYS = 90;

/** With fewer sign-ins a user has no habits, so nothing can be unusual. */
export const FEWEST_SIGN_INS = 5;

const DAY = 86_400_000;

/** Days since the epoch. */
export function dayOf(at: Date): number {
  return Math.floor(at.getTime() / DAY);
}

/** The profile as it counts at `at`. Null after so long an absence that everything is forgotten. */
export function remembered(profile: Profile | null, at: Date): Profile | null {
  if (!profile) return null;
  return dayOf(at) - dayOf(new Date(profile.last.at * 1000)) > REMEMBERED_DAYS ? null : profile;
}

export function hasHabits(profile: Profile | null): profile is Profile {
  return profile !== null && profile.count >= FEWEST_SIGN_INS;
}

/** Whether the key was seen in the last 90 days. */
export function knows(seen: Seen, key: string, at: Date): boolean {
  return countIn(seen, key, at) > 0;
}

/** Sign-ins with the key; 0 if none was in the last 90 days. */
export function countIn(seen: Seen, key: string, at: Date): number {
  const [day, count] = (Object.hasOwn(seen, key) && seen[key]) || [0, 0];
  return dayOf(at) - day <= REMEMBERED_DAYS ? count : 0;
}

/** The key with the most sign-ins. */
export function mostUsed(seen: Seen): string | undefined {
  return Object.entries(seen).sort(([, a], [, b]) => b[1] - a[1])[0]?.[0];
}

/** The key of a profile for sign-ins without a device cookie. */
export const NO_DEVICE = 'none';

/** 60 bits of the key are enough to tell a user's devices apart. */
export function deviceIn(device: string): string {
  return device.slice(0, 10);
}

/** Long enough for all prefixes of IPv4 and for /48 of IPv6. */
export function networkIn(network: string): string {
  return network.slice(0, 24);
}

/** The end of a UUIDv7 is random, its beginning is a time. */
export function applicationIn(application: string): string {
  return application.slice(-12);
}

/** Null while the country or the operator is unknown. */
export function placeOf({ country, operator }: Pick<Observation, 'country' | 'operator'>): string | null {
  return operator === null ? null : `${country ?? '?'}/${operator}`;
}

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
  return Object.hasOwn(seen, key) && dayOf(at) - (seen[key]?.[0] ?? 0) <= REMEMBERED_DAYS;
}

/** The key with the most sign-ins. */
export function mostUsed(seen: Seen): string | undefined {
  return Object.entries(seen).sort(([, a], [, b]) => b[1] - a[1])[0]?.[0];
}

/** 72 bits of the key are enough to tell a user's devices apart. */
export function deviceIn(device: string): string {
  return device.slice(0, 12);
}

/** The end of a UUIDv7 is random, its beginning is a time. */
export function applicationIn(application: string): string {
  return application.slice(-12);
}

/** Null while the country or the operator is unknown. */
export function placeOf({ country, operator }: Pick<Observation, 'country' | 'operator'>): string | null {
  return operator === null ? null : `${country ?? '?'}/${operator}`;
}

import type { Profile } from '@gatehouse/sign-in-risk';

const PARTS = [
  'countries',
  'operators',
  'networks',
  'devices',
  'applications',
  'browsers',
  'hours',
  'weekdays',
  'last',
] as const satisfies readonly (keyof Profile)[];

/** A profile as the database has it. Null for none, and for one of another version: the user begins with new habits. */
export function storedProfile(stored: object | null): Profile | null {
  if (!stored) return null;
  const parts = stored as Readonly<Record<string, unknown>>;
  const isWhole = PARTS.every((part) => typeof parts[part] === 'object' && parts[part] !== null);
  return isWhole && parts.v === 1 ? (stored as Profile) : null;
}

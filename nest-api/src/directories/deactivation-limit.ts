import type { DirectorySettings } from '@gatehouse/contracts';

/** Time in which deactivations are counted together, in milliseconds. */
export const COUNTED_MS = 24 * 3_600_000;

/**
 * How many members a directory may deactivate within `COUNTED_MS` without asking.
 *
 * @param members how many it manages, those that it deactivated in this time included
 */
export function deactivationLimit(
  { deactivateShare, deactivateLeast }: Pick<DirectorySettings, 'deactivateShare' | 'deactivateLeast'>,
  members: number,
): number {
  return Math.max(deactivateLeast, Math.floor((members * deactivateShare) / 100));
}

import { isDeepStrictEqual } from 'node:util';
import { valueAt } from './account-paths.js';
import type { FlatAccount } from './build-account.js';

export interface Difference {
  readonly attribute: string;
  readonly ours: unknown;
  readonly theirs: unknown;
}

const LONGEST = 500;

/** Attributes that have another value at the target. Attributes that we do not send are not compared. */
export function differencesWith(ours: FlatAccount, theirs: Record<string, unknown>): Difference[] {
  return Object.entries(ours).flatMap(([attribute, value]) => {
    const found = valueAt(theirs, attribute);
    return isSame(attribute, value, found)
      ? []
      : [{ attribute, ours: value, theirs: found === undefined ? null : shortened(found) }];
  });
}

function isSame(attribute: string, ours: unknown, theirs: unknown): boolean {
  if (Array.isArray(ours)) return Array.isArray(theirs) && hasEach(ours, theirs);
  if (typeof ours === 'string' && typeof theirs === 'string' && /^(userName|emails)$/i.test(attribute))
    return ours.toLowerCase() === theirs.toLowerCase();
  // Some targets answer booleans as strings.
  if (typeof ours === 'boolean' && typeof theirs === 'string') return String(ours) === theirs.toLowerCase();
  // A target that does not return `externalId` still knows it.
  if (attribute === 'externalId' && theirs === undefined) return true;
  return isDeepStrictEqual(ours, theirs);
}

/** Targets add values and sub-attributes of their own, so ours only have to be among them. */
function hasEach(ours: readonly unknown[], theirs: readonly unknown[]): boolean {
  return ours.every((wanted) => theirs.some((found) => isDeepStrictEqual(textOf(wanted), textOf(found))));
}

function textOf(item: unknown): unknown {
  const value = typeof item === 'object' && item !== null ? (item as { value?: unknown }).value : item;
  return typeof value === 'string' ? value.toLowerCase() : value;
}

/** What a target says may be as long as its response; it is kept to be shown. */
function shortened(value: unknown): unknown {
  const text = JSON.stringify(value);
  return text.length <= LONGEST ? value : `${text.slice(0, LONGEST)}…`;
}

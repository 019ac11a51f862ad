import { ScimError } from './scim-error.ts';

/** The weak entity tag of a version of a resource, as `meta.version` and `ETag` have it. Source: RFC 7644 §3.14. */
export function entityTag(version: number): string {
  return `W/"${version}"`;
}

/** Entity tags of `If-Match` or `If-None-Match`: versions, or "any" for `*`; undefined without the header. */
export type WantedVersions = readonly number[] | 'any' | undefined;

/** Tags that Gatehouse never gave match no version. Source: RFC 9110 §13.1. */
export function readEntityTags(header: string | undefined): WantedVersions {
  if (header === undefined) return undefined;
  if (header.trim() === '*') return 'any';
  return [...header.slice(0, 1_000).matchAll(/(?:W\/)?"(\d{1,9})"/g)].map(([, version]) => Number(version));
}

/**
 * The version that a change needs, from `If-Match`; undefined when any will do.
 *
 * @throws ScimError 412 when no tag can match
 */
export function requiredVersion(header: string | undefined, current: number | undefined): number | undefined {
  const wanted = readEntityTags(header);
  if (wanted === undefined || wanted === 'any' || current === undefined) return undefined;
  if (wanted.includes(current)) return current;
  throw new ScimError(412, undefined, `The resource has changed. Its version is ${entityTag(current)}.`);
}

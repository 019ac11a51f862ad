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

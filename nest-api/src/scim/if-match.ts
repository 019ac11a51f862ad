import { readEntityTags, ScimError } from '@gatehouse/scim';

/**
 * The version that a change needs; undefined when any will do.
 *
 * @param current finds the version of the resource, which several tags are compared with
 * @throws ScimError 412 when no tag can match. Source: RFC 7644 §3.14
 */
export async function versionToMatch(
  header: string | undefined,
  current: () => Promise<{ readonly version: number } | null>,
): Promise<number | undefined> {
  const tags = readEntityTags(header);
  if (tags === undefined || tags === 'any') return undefined;
  if (tags.length === 1) return tags[0];
  const version = tags.length > 1 ? (await current())?.version : undefined;
  if (version !== undefined && tags.includes(version)) return version;
  throw new ScimError(412, undefined, 'The resource has another version than "If-Match" names.');
}

/** Whether the client has this version already. */
export function isUnchanged(header: string | undefined, version: number): boolean {
  const tags = readEntityTags(header);
  return tags === 'any' || tags?.includes(version) === true;
}

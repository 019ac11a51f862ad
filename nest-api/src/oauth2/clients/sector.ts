/** What decides for which applications a person has one identifier. */
interface SectorParts {
  readonly subjectType: 'public' | 'pairwise';
  readonly sectorIdentifierUri?: string | null | undefined;
  readonly redirectUris: readonly string[];
}

/** The host that pairwise identifiers are made for; null for clients that know people by their own. Source: OIDC Core §8.1 */
export function sectorOf({ subjectType, sectorIdentifierUri, redirectUris }: SectorParts): string | null {
  if (subjectType !== 'pairwise') return null;
  const address = sectorIdentifierUri ?? redirectUris[0];
  return address === undefined ? null : new URL(address).host;
}

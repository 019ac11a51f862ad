/** The settings that decide which applications share a user's identifier. */
interface SectorParts {
  readonly subjectType: 'public' | 'pairwise';
  readonly sectorIdentifierUri?: string | null | undefined;
  readonly redirectUris: readonly string[];
}

/** The host for pairwise identifiers; null for clients with public identifiers. Source: OIDC Core §8.1 */
export function sectorOf({ subjectType, sectorIdentifierUri, redirectUris }: SectorParts): string | null {
  if (subjectType !== 'pairwise') return null;
  const address = sectorIdentifierUri ?? redirectUris[0];
  return address === undefined ? null : new URL(address).host;
}

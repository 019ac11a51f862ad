const LONGEST = 1_000;

/**
 * Whether a client ID is the URL of a metadata document: https, with a path, without fragment, credentials or dot segments.
 *
 * Source: OAuth Client ID Metadata Document (draft-ietf-oauth-client-id-metadata-document) §3.
 */
export function isDocumentUrl(id: string): boolean {
  if (!id.startsWith('https://') || id.length > LONGEST || !URL.canParse(id)) return false;
  const url = new URL(id);
  // The very text is compared and stored, so it must be the only way to write this URL.
  return url.href === id && url.pathname !== '/' && url.hash === '' && !url.username && !url.password;
}

/** Whether a host is in a list of hosts, some of them with a wildcard: `*.example.com`. */
export function isListedHost(host: string, hosts: readonly string[]): boolean {
  return hosts.some((listed) => (listed.startsWith('*.') ? host.endsWith(listed.slice(1)) : host === listed));
}

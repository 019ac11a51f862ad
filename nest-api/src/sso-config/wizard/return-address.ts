/** What an organization has registered. */
export interface RegisteredHosts {
  /** Redirect URIs of applications; their origins count. */
  readonly addresses: readonly string[];
  /** Verified domains; their subdomains count too, over https. */
  readonly domains: readonly string[];
}

/** Whether the portal may link to an address at the end: only registered hosts are allowed. */
export function isReturnAddress(text: string, { addresses, domains }: RegisteredHosts): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname, username, password } = new URL(text);
  if (username || password) return false;
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  if (addresses.some((address) => URL.canParse(address) && new URL(address).origin === origin)) return true;
  if (protocol !== 'https:') return false;
  return domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
}

/** Where a directory server is. */
export interface LdapAddress {
  /** A name, or an address without brackets. */
  readonly host: string;
  readonly port: number;
  /** Whether TLS comes first (`ldaps`); otherwise the connection is upgraded by StartTLS. */
  readonly isTls: boolean;
}

const ADDRESS =
  /^(ldaps?):\/\/(?:([A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?)|\[([0-9A-Fa-f:.]+)\])(?::(\d{1,5}))?\/?$/;

/** Reads `ldaps://host[:port]` or `ldap://host[:port]`; null for anything else. Source: RFC 4516 §2. */
export function readLdapAddress(text: string): LdapAddress | null {
  const [, scheme, name, literal, digits] = ADDRESS.exec(text) ?? [];
  const host = name ?? literal;
  if (!host) return null;
  const isTls = scheme === 'ldaps';
  const port = digits === undefined ? (isTls ? 636 : 389) : Number(digits);
  return port >= 1 && port <= 65_535 ? { host, port, isTls } : null;
}

import { CONNECTOR_ADDRESS, type ProviderParameters } from '@gatehouse/contracts';
import { type LdapSettings, readLdapAddress, USER_FILTER } from '@gatehouse/ldap';

interface Stored {
  readonly certificate?: string | null | undefined;
  readonly clientId?: string | null | undefined;
  readonly parameters: ProviderParameters;
}

/** Whether connectors reach the directory, which know the server and the service account. */
export function isBehindConnector(parameters: ProviderParameters | null | undefined): boolean {
  return parameters?.ldapUrl === CONNECTOR_ADDRESS;
}

/**
 * How a directory is asked, as its connection says.
 *
 * @throws Error the connection was saved without an address, which its checks rule out
 */
export function ldapSettingsOf({ certificate, clientId, parameters }: Stored): LdapSettings {
  const address = readLdapAddress(parameters.ldapUrl ?? '');
  if (!address) throw new Error('A connection to a directory has no valid address');
  return {
    server: { address, ca: certificate ?? null },
    serviceDn: clientId ?? '',
    baseDn: parameters.baseDn ?? '',
    userFilter: parameters.userFilter || USER_FILTER,
  };
}

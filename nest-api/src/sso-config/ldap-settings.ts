import type { ProviderParameters } from '@gatehouse/contracts';
import { USER_FILTER } from '../ldap/filter.js';
import { readLdapAddress } from '../ldap/ldap-address.js';
import type { LdapServer } from '../ldap/ldap-client.js';

interface Stored {
  readonly certificate?: string | null | undefined;
  readonly clientId?: string | null | undefined;
  readonly parameters: ProviderParameters;
}

/** How a directory is asked, as its connection says. */
export interface LdapSettings {
  readonly server: LdapServer;
  readonly serviceDn: string;
  readonly baseDn: string;
  /** With `{login}`. */
  readonly userFilter: string;
}

/** @throws Error the connection was saved without an address, which its checks rule out */
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

import type { LdapServer } from './ldap-client.ts';

/** How a directory is asked. */
export interface LdapSettings {
  readonly server: LdapServer;
  readonly serviceDn: string;
  readonly baseDn: string;
  /** With `{login}`. */
  readonly userFilter: string;
}

/** The same with the password of the service account. */
export interface LdapAccess extends LdapSettings {
  readonly servicePassword: string;
}

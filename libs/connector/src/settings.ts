import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { filterFault, type LdapAccess, readLdapAddress, USER_FILTER } from '@gatehouse/ldap';

/** Options of the command line. An environment variable stands for each: `--ldap-url` for `LDAP_URL`. */
export const OPTIONS = {
  url: 'GATEHOUSE_URL',
  code: 'GATEHOUSE_CODE',
  name: 'GATEHOUSE_CONNECTOR_NAME',
  identity: 'GATEHOUSE_IDENTITY_FILE',
  'ldap-url': 'LDAP_URL',
  'ca-file': 'LDAP_CA_FILE',
  'base-dn': 'LDAP_BASE_DN',
  'user-filter': 'LDAP_USER_FILTER',
  'service-dn': 'LDAP_SERVICE_DN',
  'password-file': 'LDAP_PASSWORD_FILE',
} as const;

export type Option = keyof typeof OPTIONS;
export type Given = Readonly<Partial<Record<Option, string>>>;

/** What a user has to correct. Shown without a stack. */
export class WrongOption extends Error {}

export function identityFile(given: Given): string {
  return given.identity ?? join(homedir(), '.gatehouse-connector', 'identity.json');
}

/** @throws WrongOption */
export function needed(given: Given, option: Option): string {
  const value = given[option]?.trim();
  if (!value) throw new WrongOption(`Give --${option}, or the environment variable ${OPTIONS[option]}.`);
  return value;
}

/**
 * The origin of Gatehouse. Plain HTTP is accepted from this machine alone.
 *
 * @throws WrongOption
 */
export function readUrl(text: string): string {
  const url = URL.parse(text);
  if (!url || !['https:', 'http:'].includes(url.protocol))
    throw new WrongOption('--url must begin with https://.');
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol === 'http:' && !isLocal)
    throw new WrongOption('--url must begin with https://. A password is never sent without encryption.');
  return url.origin;
}

/** The directory server. Files are read with each call. @throws WrongOption */
export function readDirectorySettings(given: Given): LdapAccess {
  const address = readLdapAddress(needed(given, 'ldap-url'));
  if (!address)
    throw new WrongOption('--ldap-url must be like ldaps://dc1.acme.example, or ldap:// for StartTLS.');
  const userFilter = given['user-filter'] ?? USER_FILTER;
  const fault = filterFault(userFilter);
  if (fault === 'no_login') throw new WrongOption('--user-filter must contain {login}.');
  if (fault) throw new WrongOption('--user-filter is no LDAP filter (RFC 4515).');
  const ca = given['ca-file'];
  return {
    server: { address, ca: ca ? fileOf('ca-file', ca) : null },
    baseDn: needed(given, 'base-dn'),
    userFilter,
    serviceDn: needed(given, 'service-dn'),
    servicePassword: fileOf('password-file', needed(given, 'password-file')).replace(/\r?\n$/, ''),
  };
}

function fileOf(option: Option, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new WrongOption(`The file of --${option} cannot be read: ${(error as Error).message}`);
  }
}

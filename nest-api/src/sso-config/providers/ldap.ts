import type { FieldError } from '@gatehouse/contracts';
import {
  filterFault,
  filterFor,
  type LdapConnection,
  LdapFailed,
  type LdapFailure,
  type LdapSettings,
  readLdapAddress,
} from '@gatehouse/ldap';
import { isBehindConnector, ldapSettingsOf } from '../ldap-settings.js';
import { readCertificates } from '../probe/certificates.js';
import { UpstreamRefused } from '../probe/upstream-refused.js';
import type { Entered, Findings, LdapProvider, ProbeTools } from './upstream-provider.js';

/** The directory of a company. The password that proves a user is typed on our page and checked there by a bind. */
export const ldap: LdapProvider = {
  name: 'LDAP',
  protocol: 'ldap',
  platformClient: null,
  organization: null,
  consent: null,
  client: 'clientSecret',
  hasClientElsewhere: isBehindConnector,
  missing,
  issuerOf: () => null,
  ownAddresses: () => ({ redirectUri: null, entityId: null, acsUrl: null, metadataUrl: null }),
  probe: probeLdap,
};

/** A distinguished name, a user principal name or a name with its domain; no name of a SASL mechanism. */
const BIND_NAME = /[=@\\]/;
const ATTRIBUTE = /^[A-Za-z][A-Za-z0-9;-]*$/;

function missing({
  tenantId,
  clientId,
  parameters,
  mapping,
}: Parameters<LdapProvider['missing']>[0]): FieldError | null {
  const fault = (field: string, code: string, message: string): FieldError => ({ field, code, message });
  if (!tenantId) return fault('type', 'not_offered', 'Only an organization can connect a directory.');
  const wrong = (['email', 'givenName', 'familyName', 'groups'] as const).find(
    (name) => mapping && !ATTRIBUTE.test(mapping[name]) && !mapping[name].includes('_'),
  );
  if (wrong)
    return fault(`mapping.${wrong}`, 'invalid_attribute', 'This is not the name of an LDAP attribute.');
  if (isBehindConnector(parameters)) return null;
  const { ldapUrl, baseDn, userFilter } = parameters ?? {};
  if (!ldapUrl || !readLdapAddress(ldapUrl)) {
    return fault(
      'parameters.ldapUrl',
      'invalid_address',
      'Enter an address such as ldaps://ldap.acme.example, or ldap:// for StartTLS.',
    );
  }
  if (!baseDn)
    return fault('parameters.baseDn', 'required', 'Enter the base DN, such as dc=acme,dc=example.');
  const filter = userFilter ? filterFault(userFilter) : null;
  if (filter === 'no_login')
    return fault(
      'parameters.userFilter',
      filter,
      'The filter must contain {login}, which stands for the typed name.',
    );
  if (filter) return fault('parameters.userFilter', filter, 'This is not an LDAP filter (RFC 4515).');
  if (!clientId || !BIND_NAME.test(clientId)) {
    const message = 'Enter the DN of the service account, such as cn=gatehouse,dc=acme,dc=example.';
    return fault('clientId', 'required', message);
  }
  return null;
}

/** Connects, signs in with the service account and searches, as a sign-in does. */
async function probeLdap(entered: Entered, { ldap: client, now }: ProbeTools): Promise<Findings> {
  const { certificate, clientSecret } = entered;
  const ends = certificate
    ? readCertificates('certificate', certificate, now).map(({ validTo }) => new Date(validTo))
    : [];
  // Nothing can be reached before a connector is enrolled. A test of the connection shows what it finds.
  if (isBehindConnector(entered.parameters)) return { oidc: null, fields: {}, certificateExpiresAt: null };
  if (!clientSecret)
    throw new UpstreamRefused('clientSecret', 'required', 'Enter the password of the service account.');
  const settings = ldapSettingsOf(entered);
  try {
    await client.connected(settings.server, (connection) => search(connection, settings, clientSecret));
  } catch (error) {
    if (error instanceof LdapFailed) throw refusalOf(error, settings);
    throw error;
  }
  const ahead = ends.filter((end) => end > now).sort((a, b) => a.getTime() - b.getTime());
  return { oidc: null, fields: {}, certificateExpiresAt: ahead.at(-1) ?? null };
}

async function search(
  connection: LdapConnection,
  { serviceDn, baseDn, userFilter }: LdapSettings,
  password: string,
): Promise<void> {
  await connection.bind(serviceDn, password);
  const filter = filterFor(userFilter, 'nobody');
  await connection.search({ base: baseDn, scope: 'base', filter: '(objectClass=*)', attributes: ['1.1'] });
  await connection.search({ base: baseDn, scope: 'sub', filter, attributes: ['1.1'], sizeLimit: 1 });
}

type Told = readonly [field: string, code: string, message: (host: string, found: string) => string];

/** What an admin reads at the field that removes the failure. */
const TOLD: Readonly<Record<LdapFailure, Told>> = {
  ldap_unreachable: [
    'parameters.ldapUrl',
    'ldap_unreachable',
    (host, found) => `Gatehouse could not connect to ${host}: ${found}.`,
  ],
  ldap_slow: ['parameters.ldapUrl', 'ldap_slow', (host) => `${host} did not respond in time.`],
  ldap_address_rejected: [
    'parameters.ldapUrl',
    'ldap_address_rejected',
    (host, found) => `Gatehouse does not connect to ${host}: ${found}.`,
  ],
  ldap_certificate: [
    'certificate',
    'ldap_certificate',
    (host, found) =>
      `Gatehouse does not trust the certificate of ${host} (${found}). Enter the certificate of the CA that issued it.`,
  ],
  ldap_server_name: [
    'parameters.ldapUrl',
    'ldap_server_name',
    (_host, found) => `${found}. Enter the server name that the certificate contains.`,
  ],
  ldap_no_tls: [
    'parameters.ldapUrl',
    'ldap_no_tls',
    (host) =>
      `${host} does not offer this kind of encryption. Use ldaps:// for LDAPS, or ldap:// for StartTLS.`,
  ],
  ldap_rejected_credentials: [
    'clientSecret',
    'ldap_service_account',
    (_host, found) => `The directory rejected the DN or the password of the service account (${found}).`,
  ],
  ldap_search: [
    'parameters.userFilter',
    'ldap_search',
    (_host, found) =>
      `The directory rejected the search (${found}). Check the filter and the permissions of the service account.`,
  ],
  ldap_no_base: [
    'parameters.baseDn',
    'ldap_no_base',
    () => 'The directory has no entry with this DN that the service account may read.',
  ],
};

function refusalOf({ failure, found }: LdapFailed, { server }: LdapSettings): UpstreamRefused {
  const [field, code, message] = TOLD[failure];
  return new UpstreamRefused(field, code, message(server.address.host, found));
}

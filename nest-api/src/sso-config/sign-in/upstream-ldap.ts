import {
  type CauseCode,
  type CompleteSsoByPassword,
  namedAddress,
  type SsoMapping,
} from '@gatehouse/contracts';
import {
  ACCOUNT_ATTRIBUTES,
  accountFault,
  ID_ATTRIBUTES,
  idOf,
  type LdapEntry,
  LdapFailed,
  type LdapFailure,
  ProofRefused,
  type ProofStep,
  proveUser,
  type TypedProof,
  textsOf,
} from '@gatehouse/ldap';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { CustomHosts } from '../../domains/custom/custom-hosts.js';
import { LdapClient } from '../../ldap/ldap-client.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { ConfigurationSecrets } from '../configurations/secrets.js';
import { ConnectorDirectory } from '../connectors/connector-directory.js';
import { ConnectorSilent } from '../connectors/connector-tasks.js';
import { isBehindConnector, ldapSettingsOf } from '../ldap-settings.js';
import { mappingOf } from '../mapping-of.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import type { TraceRecorder } from '../traces/trace-recorder.js';
import type { Begun } from './flows.js';
import { profileOf } from './profile-of.js';
import { SsoRefused } from './sso-refused.js';
import type { UpstreamIdentity } from './upstream-identity.js';
import type { Exchanged, UpstreamProtocol } from './upstream-protocol.js';

type Typed = Pick<CompleteSsoByPassword, 'username' | 'password'>;

/** Names every directory: the connection says which one it is, and may move to another server. */
const ISSUER = 'ldap';
const MOST_GROUPS = 500;

/** Other names of attributes: those of OpenID Connect stand for those of LDAP. Source: RFC 4519, RFC 2798. */
const ALSO_CALLED = {
  email: ['mail'],
  givenName: ['givenName'],
  familyName: ['sn'],
  picture: [],
  locale: ['preferredLanguage'],
  zoneinfo: [],
  groups: ['memberOf'],
} as const;
type Mapped = keyof typeof ALSO_CALLED;

const BY_FAILURE = {
  ldap_unreachable: 'ldap_unreachable',
  ldap_slow: 'ldap_slow',
  ldap_address_rejected: 'ldap_address_rejected',
  ldap_certificate: 'ldap_certificate',
  ldap_server_name: 'ldap_server_name',
  ldap_no_tls: 'ldap_no_tls',
  ldap_rejected_credentials: 'ldap_service_account',
  ldap_search: 'ldap_search',
  ldap_no_base: 'ldap_search',
} as const satisfies Record<LdapFailure, CauseCode>;

const BY_SILENCE = {
  offline: 'ldap_no_connector',
  slow: 'ldap_slow',
  interrupted: 'ldap_no_connector',
  unreadable: 'ldap_search',
} as const satisfies Record<ConnectorSilent['reason'], CauseCode>;

const BY_FAULT = {
  disabled: 'ldap_account_disabled',
  expired: 'ldap_account_expired',
} as const satisfies Record<string, CauseCode>;

/** LDAP and Active Directory: a bind with the password that the user types on our page. */
@Injectable()
export class UpstreamLdap implements UpstreamProtocol {
  constructor(
    private readonly client: LdapClient,
    private readonly connectors: ConnectorDirectory,
    private readonly secrets: ConfigurationSecrets,
    private readonly hosts: CustomHosts,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Our own page, at the host where the sign-in began: its cookie is there. */
  async authorizationUrl(_configuration: SsoConfiguration, { flow, state }: Begun): Promise<string> {
    const site = flow.host ? await this.hosts.find(flow.host) : null;
    const url = new URL('/sso/directory', site?.origin ?? this.settings.PUBLIC_URL);
    url.searchParams.set('state', state);
    return url.href;
  }

  /** A directory sends no browser back. */
  exchange(): Promise<Exchanged> {
    return Promise.reject(new SsoRefused('no_code'));
  }

  /**
   * Finds the user with the service account, then binds as the user. The password goes nowhere else.
   *
   * @throws SsoRefused
   */
  async prove(
    configuration: SsoConfiguration,
    typed: Typed,
    trace: TraceRecorder,
  ): Promise<UpstreamIdentity> {
    const mapping = mappingOf(configuration);
    const entry = await this.find(configuration, { ...typed, attributes: attributesFor(mapping) }, trace);
    this.requireUsable(entry, trace);
    return identityOf(entry, mapping, trace);
  }

  private async find(
    configuration: SsoConfiguration,
    typed: TypedProof,
    trace: TraceRecorder,
  ): Promise<LdapEntry> {
    if (isBehindConnector(configuration.parameters))
      return this.throughConnector(configuration, typed, trace);
    const settings = ldapSettingsOf(configuration);
    const servicePassword = this.secrets.read(configuration, 'clientSecret') ?? '';
    const { host, port } = settings.server.address;
    try {
      return await this.client.connected(settings.server, (connection) =>
        proveUser(connection, { ...settings, servicePassword }, typed, (step) => note(trace, step)),
      );
    } catch (error) {
      if (error instanceof ProofRefused) throw refused(trace, error.code, error.found);
      if (!(error instanceof LdapFailed)) throw error;
      throw refused(trace, BY_FAILURE[error.failure], { url: `${host}:${port}`, found: error.found });
    }
  }

  private async throughConnector(
    { id, tenantId }: SsoConfiguration,
    typed: TypedProof,
    trace: TraceRecorder,
  ): Promise<LdapEntry> {
    if (!tenantId) throw new Error('A connection of the platform has no connector');
    try {
      const place = { tenantId, configurationId: id };
      return await this.connectors.prove(place, typed, (step) => note(trace, step));
    } catch (error) {
      if (error instanceof ProofRefused) throw refused(trace, error.code, error.found);
      if (error instanceof LdapFailed)
        throw refused(trace, BY_FAILURE[error.failure], { found: error.found });
      if (!(error instanceof ConnectorSilent)) throw error;
      throw refused(trace, BY_SILENCE[error.reason], { found: error.message });
    }
  }

  /** Only who knows the password learns of it. */
  private requireUsable(entry: LdapEntry, trace: TraceRecorder): void {
    const fault = accountFault(entry, this.clock.now());
    if (fault) throw refused(trace, BY_FAULT[fault], { found: entry.dn });
    trace.pass('account', 'The directory does not name the account as disabled or expired');
  }
}

function note(trace: TraceRecorder, { name, message, found }: ProofStep): void {
  if (name === 'connect') trace.request(name, true, message, found);
  else trace.pass(name, message, found);
}

function refused(
  trace: TraceRecorder,
  code: CauseCode,
  found: Readonly<Record<string, unknown>>,
): SsoRefused {
  const refusal = new SsoRefused(code, found);
  trace.refuse(code, code, refusal.message, found);
  return refusal;
}

function attributesFor(mapping: SsoMapping): string[] {
  const mapped = (Object.keys(ALSO_CALLED) as Mapped[]).map((name) => mapping[name]);
  const usual = Object.values(ALSO_CALLED).flat();
  // Names of OpenID Connect such as given_name are none of LDAP. Source: RFC 4512 §1.4.
  const names = [...mapped, ...usual].filter((name) => /^[A-Za-z][A-Za-z0-9;-]*$/.test(name));
  return [...new Set([...names, ...ID_ATTRIBUTES, ...ACCOUNT_ATTRIBUTES])];
}

/** An organization decides about its directory, so its addresses count; the domains are checked as always. */
function identityOf(entry: LdapEntry, mapping: SsoMapping, trace: TraceRecorder): UpstreamIdentity {
  const subject = idOf(entry);
  if (!subject)
    throw refused(trace, 'ldap_no_id', { account: entry.dn, found: 'no entryUUID or objectGUID' });
  const valuesOf = (name: Mapped) =>
    [mapping[name], ...ALSO_CALLED[name]]
      .map((key) => textsOf(entry, key))
      .find(({ length }) => length > 0) ?? [];
  const [email, givenName, familyName] = (['email', 'givenName', 'familyName'] as const).map(
    (name) => valuesOf(name)[0]?.trim() || null,
  );
  const groups = valuesOf('groups').slice(0, MOST_GROUPS);
  trace.setClaims({ dn: entry.dn, id: subject, email, givenName, familyName, groups });
  trace.map('subject', `Known as ${subject} in the directory`, { found: entry.dn });
  trace.map('email', email ?? 'No attribute holds an email address', { verified: true });
  trace.map('groups', `${groups.length} groups`, { groups });
  return {
    issuer: ISSUER,
    subject,
    email: namedAddress(email ?? null),
    emailVerified: true,
    givenName: givenName ?? null,
    familyName: familyName ?? null,
    ...profileOf(mapping, {
      picture: valuesOf('picture')[0],
      locale: valuesOf('locale')[0]?.split(/[,;]/)[0]?.trim(),
      zoneinfo: valuesOf('zoneinfo')[0],
    }),
    groups,
    organization: null,
  };
}

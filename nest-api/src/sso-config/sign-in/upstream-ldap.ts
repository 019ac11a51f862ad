import { randomUUID } from 'node:crypto';
import {
  type CauseCode,
  type CompleteSsoByPassword,
  namedAddress,
  type SsoMapping,
} from '@gatehouse/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { CustomHosts } from '../../domains/custom/custom-hosts.js';
import {
  ACCOUNT_ATTRIBUTES,
  accountFault,
  ID_ATTRIBUTES,
  idOf,
  isLocked,
  type LdapEntry,
  textsOf,
} from '../../ldap/entry.js';
import { filterFor } from '../../ldap/filter.js';
import { LdapClient, type LdapConnection } from '../../ldap/ldap-client.js';
import { LdapFailed, type LdapFailure } from '../../ldap/ldap-failure.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { ConfigurationSecrets } from '../configurations/secrets.js';
import { type LdapSettings, ldapSettingsOf } from '../ldap-settings.js';
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

/** Extended error codes of Active Directory. Source: MS-ERREF §2.2 (0x52e is ERROR_LOGON_FAILURE, and so on). */
const BY_SUB_CODE: Readonly<Record<string, CauseCode>> = {
  '525': 'ldap_user_not_found',
  '52e': 'ldap_wrong_password',
  '530': 'ldap_account_restricted',
  '531': 'ldap_account_restricted',
  '532': 'ldap_password_expired',
  '533': 'ldap_account_disabled',
  '701': 'ldap_account_expired',
  '773': 'ldap_password_expired',
  '775': 'ldap_account_locked',
};

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

const BY_FAULT = {
  disabled: 'ldap_account_disabled',
  expired: 'ldap_account_expired',
} as const satisfies Record<string, CauseCode>;

/** LDAP and Active Directory: a bind with the password that the user types on our page. */
@Injectable()
export class UpstreamLdap implements UpstreamProtocol {
  constructor(
    private readonly client: LdapClient,
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
    const settings = ldapSettingsOf(configuration);
    const { host, port, isTls } = settings.server.address;
    try {
      const entry = await this.client.connected(settings.server, async (connection) => {
        trace.request('connect', true, `Connected to ${host}:${port} by ${isTls ? 'LDAPS' : 'StartTLS'}`, {});
        const secret = this.secrets.read(configuration, 'clientSecret') ?? '';
        await asService(connection, settings, secret, trace);
        const found = await find(connection, settings, mappingOf(configuration), typed, trace);
        await bindAs(connection, found, typed.password, trace);
        return found;
      });
      this.requireUsable(entry, trace);
      return identityOf(entry, mappingOf(configuration), trace);
    } catch (error) {
      if (!(error instanceof LdapFailed)) throw error;
      throw refused(trace, BY_FAILURE[error.failure], { url: `${host}:${port}`, found: error.found });
    }
  }

  /** Only who knows the password learns of it. */
  private requireUsable(entry: LdapEntry, trace: TraceRecorder): void {
    const fault = accountFault(entry, this.clock.now());
    if (fault) throw refused(trace, BY_FAULT[fault], { found: entry.dn });
    trace.pass('account', 'The directory does not name the account as disabled or expired');
  }
}

async function asService(
  connection: LdapConnection,
  { serviceDn }: LdapSettings,
  password: string,
  trace: TraceRecorder,
): Promise<void> {
  try {
    await connection.bind(serviceDn, password);
  } catch (error) {
    if (!(error instanceof LdapFailed) || error.failure !== 'ldap_rejected_credentials') throw error;
    throw refused(trace, 'ldap_service_account', { account: serviceDn, found: error.found });
  }
  trace.pass('service_account', 'The directory accepts the service account', { account: serviceDn });
}

async function find(
  connection: LdapConnection,
  { baseDn, userFilter }: LdapSettings,
  mapping: SsoMapping,
  { username, password }: Typed,
  trace: TraceRecorder,
): Promise<LdapEntry> {
  const filter = filterFor(userFilter, username);
  const found = await connection.search({
    base: baseDn,
    scope: 'sub',
    filter,
    attributes: attributesFor(mapping),
    sizeLimit: 2,
  });
  const [entry] = found;
  if (entry && found.length === 1) {
    trace.pass('search', `Found ${entry.dn}`, { base: baseDn, filter });
    return entry;
  }
  // A bind that fails, so that the time of the answer does not tell that there is no such user.
  await connection.bind(`cn=${randomUUID()},${baseDn}`, password).catch(() => undefined);
  const code = entry ? 'ldap_user_ambiguous' : 'ldap_user_not_found';
  throw refused(trace, code, { base: baseDn, filter, found: entry ? 'several users' : 'no user' });
}

async function bindAs(
  connection: LdapConnection,
  entry: LdapEntry,
  password: string,
  trace: TraceRecorder,
): Promise<void> {
  try {
    await connection.bind(entry.dn, password);
  } catch (error) {
    if (!(error instanceof LdapFailed) || error.failure !== 'ldap_rejected_credentials') throw error;
    const code =
      BY_SUB_CODE[error.subCode ?? ''] ?? (isLocked(entry) ? 'ldap_account_locked' : 'ldap_wrong_password');
    throw refused(trace, code, { account: entry.dn, found: error.found });
  }
  trace.pass('password', 'The directory accepts the password');
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

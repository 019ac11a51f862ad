import { randomUUID } from 'node:crypto';
import { isLocked, type LdapEntry } from './entry.ts';
import { filterFor } from './filter.ts';
import type { LdapConnection } from './ldap-client.ts';
import { LdapFailed } from './ldap-failure.ts';
import type { LdapAccess, LdapSettings } from './ldap-settings.ts';

/** Why a user did not sign in, other than a failure of the directory. */
export const PROOF_REFUSALS = [
  'ldap_service_account',
  'ldap_user_not_found',
  'ldap_user_ambiguous',
  'ldap_wrong_password',
  'ldap_account_locked',
  'ldap_account_disabled',
  'ldap_account_expired',
  'ldap_account_restricted',
  'ldap_password_expired',
] as const;
export type ProofRefusal = (typeof PROOF_REFUSALS)[number];

/** The directory did not accept the user. `found` holds no secret. */
export class ProofRefused extends Error {
  readonly code: ProofRefusal;
  readonly found: Readonly<Record<string, string>>;

  constructor(code: ProofRefusal, found: Readonly<Record<string, string>>) {
    super(code);
    this.code = code;
    this.found = found;
  }
}

/** What was done, in order. */
export interface ProofStep {
  readonly name: 'connect' | 'service_account' | 'search' | 'password';
  readonly message: string;
  readonly found: Readonly<Record<string, string>>;
}

export interface TypedProof {
  readonly username: string;
  readonly password: string;
  /** Attributes to read of the user. */
  readonly attributes: readonly string[];
}

/** Extended error codes of Active Directory. Source: MS-ERREF §2.2 (0x52e is ERROR_LOGON_FAILURE, and so on). */
const BY_SUB_CODE: Readonly<Record<string, ProofRefusal>> = {
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

/**
 * Finds the user with the service account, then binds as the user. The password goes nowhere else.
 *
 * @throws ProofRefused  @throws LdapFailed
 */
export async function proveUser(
  connection: LdapConnection,
  directory: LdapAccess,
  typed: TypedProof,
  noted: (step: ProofStep) => void,
): Promise<LdapEntry> {
  const { host, port, isTls } = directory.server.address;
  const message = `Connected to ${host}:${port} by ${isTls ? 'LDAPS' : 'StartTLS'}`;
  noted({ name: 'connect', message, found: {} });
  await asService(connection, directory, noted);
  const entry = await find(connection, directory, typed, noted);
  await bindAs(connection, entry, typed.password, noted);
  return entry;
}

async function asService(
  connection: LdapConnection,
  { serviceDn, servicePassword }: LdapAccess,
  noted: (step: ProofStep) => void,
): Promise<void> {
  try {
    await connection.bind(serviceDn, servicePassword);
  } catch (error) {
    if (!(error instanceof LdapFailed) || error.failure !== 'ldap_rejected_credentials') throw error;
    throw new ProofRefused('ldap_service_account', { account: serviceDn, found: error.found });
  }
  const message = 'The directory accepts the service account';
  noted({ name: 'service_account', message, found: { account: serviceDn } });
}

async function find(
  connection: LdapConnection,
  { baseDn, userFilter }: LdapSettings,
  { username, password, attributes }: TypedProof,
  noted: (step: ProofStep) => void,
): Promise<LdapEntry> {
  const filter = filterFor(userFilter, username);
  const found = await connection.search({ base: baseDn, scope: 'sub', filter, attributes, sizeLimit: 2 });
  const [entry] = found;
  if (entry && found.length === 1) {
    noted({ name: 'search', message: `Found ${entry.dn}`, found: { base: baseDn, filter } });
    return entry;
  }
  // A bind that fails, so that the time of the answer does not tell that there is no such user.
  await connection.bind(`cn=${randomUUID()},${baseDn}`, password).catch(() => undefined);
  throw new ProofRefused(entry ? 'ldap_user_ambiguous' : 'ldap_user_not_found', {
    base: baseDn,
    filter,
    found: entry ? 'several users' : 'no user',
  });
}

async function bindAs(
  connection: LdapConnection,
  entry: LdapEntry,
  password: string,
  noted: (step: ProofStep) => void,
): Promise<void> {
  try {
    await connection.bind(entry.dn, password);
  } catch (error) {
    if (!(error instanceof LdapFailed) || error.failure !== 'ldap_rejected_credentials') throw error;
    const code =
      BY_SUB_CODE[error.subCode ?? ''] ?? (isLocked(entry) ? 'ldap_account_locked' : 'ldap_wrong_password');
    throw new ProofRefused(code, { account: entry.dn, found: error.found });
  }
  noted({ name: 'password', message: 'The directory accepts the password', found: {} });
}

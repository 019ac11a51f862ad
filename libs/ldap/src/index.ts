export {
  ACCOUNT_ATTRIBUTES,
  accountFault,
  ID_ATTRIBUTES,
  idOf,
  type LdapEntry,
  textsOf,
} from './entry.ts';
export { filterFault, filterFor, USER_FILTER } from './filter.ts';
export { type LdapAddress, readLdapAddress } from './ldap-address.ts';
export { DirectoryClient, LDAP_TIMEOUT_MS, type LdapConnection, type LdapServer } from './ldap-client.ts';
export { LdapFailed, type LdapFailure } from './ldap-failure.ts';
export type { LdapAccess, LdapSettings } from './ldap-settings.ts';
export {
  PROOF_REFUSALS,
  type ProofRefusal,
  ProofRefused,
  type ProofStep,
  proveUser,
  type TypedProof,
} from './prove-user.ts';
export { CursorUnknown, type LdapPage, type LdapReadOrder, readDirectory } from './read/read-directory.ts';

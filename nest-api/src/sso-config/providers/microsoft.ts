import { readMicrosoftDirectory } from '../wizard/directory/microsoft-directory.js';
import { callbackOnly, probeOpenId } from './oidc.js';
import type { OpenIdProvider, OrganizationCheck } from './upstream-provider.js';

/** Any directory of a company. Users without one are rejected by their `tid`. */
const ANY_DIRECTORY = 'organizations';
/** Microsoft's directory for personal accounts. */
const PERSONAL_TID = '9188040d-6c67-4c5b-b112-36a304b66dad';

/** Source: Microsoft Graph, permissions of user: delta and group: delta. */
const DIRECTORY_SCOPES = ['User.Read.All', 'GroupMember.Read.All'];

const organization: OrganizationCheck = {
  domainOf: () => null,
  wrong: ({ tenantId, directoryId }, organization) => {
    if (!organization || organization === PERSONAL_TID) {
      return { code: 'personal_account', found: { claim: 'tid', found: organization } };
    }
    if (!tenantId || organization === directoryId) return null;
    return { code: 'wrong_directory', found: { claim: 'tid', expected: directoryId, found: organization } };
  },
  ofIssuer: (issuer) => /\/([0-9a-f-]{36})\/v2\.0$/.exec(issuer)?.[1] ?? null,
};

/**
 * At Microsoft a person is `tid` and `oid`; `sub` differs from application to application, and the address is the
 * person's to change unless `xms_edov` says that its domain is the directory's.
 * Source: Microsoft identity platform, ID token and optional claims reference.
 */
export const microsoft: OpenIdProvider = {
  name: 'Microsoft',
  protocol: 'openid',
  platformClient: {
    given: ({ MICROSOFT_CLIENT_ID: clientId, MICROSOFT_CLIENT_SECRET: clientSecret }) => ({
      clientId,
      clientSecret,
    }),
  },
  organization,
  /** Source of the scopes: Microsoft Graph, permissions of organization and of directoryRole. */
  consent: {
    lasting: {
      scope: ['openid profile email offline_access', ...DIRECTORY_SCOPES].join(' '),
      parameters: { prompt: 'consent' },
      needed: DIRECTORY_SCOPES,
    },
    scope: 'openid profile email User.Read Organization.Read.All Directory.Read.All',
    organizationClaim: 'tid',
    isByDomain: false,
    directoryIdOf: (organization) => organization,
    read: ({ client, settings }, accessToken, organization) =>
      readMicrosoftDirectory(client, settings, accessToken, organization),
  },
  client: 'clientSecret',
  parameters: { prompt: 'select_account' },
  asksUserInfo: false,
  missing: ({ tenantId, directoryId }) =>
    tenantId && !directoryId
      ? {
          field: 'directoryId',
          code: 'required',
          message: 'Enter the directory (tenant) ID. Without it, users of other directories could sign in.',
        }
      : null,
  /** Each directory is an issuer of its own. */
  issuerOf: ({ directoryId }, { MICROSOFT_LOGIN_URL }) =>
    `${MICROSOFT_LOGIN_URL}/${directoryId ?? ANY_DIRECTORY}/v2.0`,
  ownAddresses: callbackOnly,
  isForAnyDirectory: ({ directoryId }) => !directoryId,
  probe: (entered, tools) => probeOpenId(microsoft, entered, tools),
  personOf: ({ oid, sub, preferred_username, xms_edov, tid }) => ({
    subject: oid ?? sub,
    subjectClaim: 'oid',
    otherEmail: preferred_username,
    emailVerified: xms_edov,
    organization: tid,
  }),
};

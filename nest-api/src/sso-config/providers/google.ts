import { domainOfEmail } from '../../domains/domain-name.js';
import { readGoogleDirectory } from '../wizard/directory/google-directory.js';
import { callbackOnly, probeOpenId } from './oidc.js';
import type { OpenIdProvider, OrganizationCheck } from './upstream-provider.js';

/** Google names an organization by its primary domain, in `hd`. Source: Google, OpenID Connect, ID token. */
const organization: OrganizationCheck = {
  domainOf: (organization) => domainOfEmail(`anybody@${organization}`),
  wrong: ({ tenantId, domains }, organization, company) => {
    if (!organization) return { code: 'personal_account', found: { claim: 'hd', found: null } };
    if (!tenantId || domains.includes(organization.toLowerCase())) return null;
    if (company?.tenantId === tenantId && domains.includes(company.domain)) return null;
    return { code: 'wrong_company', found: { claim: 'hd', expected: domains, found: organization } };
  },
};

/** Source: Google Admin SDK, users.list, groups.list and members.list. */
const DIRECTORY_SCOPES = [
  'https://www.googleapis.com/auth/admin.directory.user.readonly',
  'https://www.googleapis.com/auth/admin.directory.group.readonly',
];

export const google: OpenIdProvider = {
  name: 'Google',
  protocol: 'openid',
  platformClient: {
    given: ({ GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret }) => ({
      clientId,
      clientSecret,
    }),
  },
  organization,
  /** Source of the scope: Google Admin SDK, domains.list. */
  consent: {
    lasting: {
      scope: ['openid profile email', ...DIRECTORY_SCOPES].join(' '),
      // Google returns a refresh token for the first consent only, unless it is asked to show the consent again.
      parameters: { access_type: 'offline', prompt: 'consent select_account' },
      needed: DIRECTORY_SCOPES,
    },
    scope: 'openid profile email https://www.googleapis.com/auth/admin.directory.domain.readonly',
    organizationClaim: 'hd',
    isByDomain: true,
    directoryIdOf: () => null,
    read: ({ client, settings }, accessToken) => readGoogleDirectory(client, settings, accessToken),
  },
  client: 'clientSecret',
  parameters: { prompt: 'select_account' },
  asksUserInfo: false,
  missing: () => null,
  issuerOf: (_connection, { GOOGLE_ISSUER }) => GOOGLE_ISSUER,
  ownAddresses: callbackOnly,
  isForAnyDirectory: () => false,
  probe: (entered, tools) => probeOpenId(google, entered, tools),
  personOf: ({ sub, email_verified, hd }) => ({
    subject: sub,
    subjectClaim: 'sub',
    emailVerified: email_verified,
    organization: hd,
  }),
};

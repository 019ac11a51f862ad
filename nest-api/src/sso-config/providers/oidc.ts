import { UpstreamRefused } from '../probe/upstream-refused.js';
import type { Entered, Findings, OpenIdProvider, OwnAddresses, ProbeTools } from './upstream-provider.js';

/** The provider of a company, such as Okta or Keycloak, known by its issuer. */
export const oidc: OpenIdProvider = {
  name: 'OpenID Connect',
  protocol: 'openid',
  platformClient: null,
  organization: null,
  consent: null,
  client: 'public',
  parameters: {},
  asksUserInfo: true,
  missing: () => null,
  issuerOf: ({ issuer }) => issuer ?? null,
  ownAddresses: callbackOnly,
  isForAnyDirectory: () => false,
  probe: (entered, tools) => probeOpenId(oidc, entered, tools),
  personOf: ({ sub, email_verified }) => ({
    subject: sub,
    subjectClaim: 'sub',
    emailVerified: email_verified,
  }),
};

export function callbackOnly(_configurationId: string, redirectUri: string): OwnAddresses {
  return { redirectUri, entityId: null, acsUrl: null, metadataUrl: null };
}

/** Reads the discovery document and compares it with what was entered. */
export async function probeOpenId(
  provider: OpenIdProvider,
  entered: Entered,
  tools: ProbeTools,
): Promise<Findings> {
  const issuer = provider.issuerOf(entered, tools.settings);
  if (!issuer) throw new UpstreamRefused('issuer', 'required', 'Enter the issuer of the identity provider.');
  const { authorizationEndpoint, tokenEndpoint, userInfoEndpoint } = entered;
  const found = await tools.oidc.look({
    issuer,
    forAnyDirectory: provider.isForAnyDirectory(entered),
    endpoints: { authorizationEndpoint, tokenEndpoint, userInfoEndpoint },
  });
  const { document } = found;
  return {
    oidc: found,
    certificateExpiresAt: null,
    fields: {
      issuer: String(document.issuer),
      authorizationEndpoint: String(document.authorization_endpoint),
      tokenEndpoint: String(document.token_endpoint),
      userInfoEndpoint: (document.userinfo_endpoint as string | undefined) ?? null,
    },
  };
}

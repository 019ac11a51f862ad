import { providerFetch } from '~/server/api.server';
import { logError } from '~/server/errors.server';
import { discoverProvider } from '~/server/relying-party.server';
import { settings } from '~/server/settings.server';
import type { Address, GuideFacts } from './guide';

/** The addresses of the running providers; a list is empty while its provider does not answer. */
export async function readGuideFacts(request: Request): Promise<GuideFacts> {
  const origin = settings.publicUrl;
  const [oauth2, saml] = await Promise.all([
    orNothing(request, readOauth2(request)),
    orNothing(request, readSaml(request)),
  ]);
  return { origin, redirectUri: `${origin}/sso/callback`, oauth2, saml };
}

async function readOauth2(request: Request): Promise<Address[]> {
  const provider = await discoverProvider(request);
  return present([
    ['Authorize', provider.authorization_endpoint],
    ['Token', provider.token_endpoint],
    ['Userinfo', provider.userinfo_endpoint],
    ['OpenID configuration', `${provider.issuer}/.well-known/openid-configuration`],
    ['Keys (JWKS)', provider.jwks_uri],
    ['Sign-out', provider.end_session_endpoint],
  ]);
}

/** Our own document, which we write: to find three attributes in it takes no parser. */
async function readSaml(request: Request): Promise<Address[]> {
  const address = `${settings.publicUrl}/api/v1/saml/metadata`;
  const response = await providerFetch(request)(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const xml = await response.text();
  const locationOf = (element: string) =>
    xml.match(new RegExp(`<(?:\\w+:)?${element}\\b[^>]*\\bLocation="([^"]+)"`))?.[1];
  return present([
    ['Metadata', address],
    ['Entity ID', xml.match(/\bentityID="([^"]+)"/)?.[1]],
    ['SSO', locationOf('SingleSignOnService')],
    ['SLO', locationOf('SingleLogoutService')],
  ]);
}

function present(entries: readonly (readonly [label: string, value: string | undefined])[]): Address[] {
  return entries.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

async function orNothing(request: Request, reading: Promise<Address[]>): Promise<Address[]> {
  try {
    return await reading;
  } catch (error) {
    logError(error, request);
    return [];
  }
}

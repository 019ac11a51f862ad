import type { ConsentProvider, SsoType } from '@gatehouse/contracts';
import { apple } from './apple.js';
import { github } from './github.js';
import { google } from './google.js';
import { ldap } from './ldap.js';
import { microsoft } from './microsoft.js';
import { oidc } from './oidc.js';
import { saml } from './saml.js';
import type {
  DirectoryConsent,
  OAuth2Provider,
  OpenIdProvider,
  UpstreamProvider,
} from './upstream-provider.js';

/** Every kind of identity provider. One that is missing does not compile. */
const PROVIDERS: Readonly<Record<SsoType, UpstreamProvider>> = {
  oauth2: oidc,
  saml,
  google,
  microsoft,
  github,
  apple,
  ldap,
};

export const PROVIDER_TYPES = Object.keys(PROVIDERS) as SsoType[];

export function providerOf({ type }: { readonly type: SsoType }): UpstreamProvider {
  return PROVIDERS[type];
}

/** The provider of a connection that is known to speak OpenID Connect. */
export function openIdProviderOf({ type }: { readonly type: SsoType }): OpenIdProvider {
  const provider = PROVIDERS[type];
  if (provider.protocol !== 'openid') throw new Error(`${provider.name} does not speak OpenID Connect`);
  return provider;
}

/** The provider of a connection that is known to speak plain OAuth 2.0. */
export function oauth2ProviderOf({ type }: { readonly type: SsoType }): OAuth2Provider {
  const provider = PROVIDERS[type];
  if (provider.protocol !== 'oauth2') throw new Error(`${provider.name} does not speak plain OAuth 2.0`);
  return provider;
}

/** Those at which the platform may have a client of its own. */
export const PLATFORM_CLIENT_NAMES = PROVIDER_TYPES.filter((type) => PROVIDERS[type].platformClient).map(
  (type) => PROVIDERS[type].name,
);

export function consentOf(provider: ConsentProvider): DirectoryConsent {
  const { consent, name } = PROVIDERS[provider];
  if (!consent) throw new Error(`${name} has no directory that a consent opens`);
  return consent;
}

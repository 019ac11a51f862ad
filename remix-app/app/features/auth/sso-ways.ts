import type { SsoOption } from '@gatehouse/contracts';
import { SSO_NAMES, type SsoProvider } from './sso-providers';
import type { Way } from './sso-way';

type Verb = 'Sign In with' | 'Sign Up with' | 'Sign in with';

/**
 * One button for each provider that can be used: Google and Microsoft only with a connection of the platform. The built-in
 * provider needs no configuration, and SAML asks for an address.
 */
export function providerWays(
  providers: readonly SsoProvider[],
  verb: Verb,
  options: readonly SsoOption[] | null,
): Way[] {
  return providers
    .filter((type) => isReady(type, options))
    .map((type) => ({ key: type, type, label: `${verb} ${SSO_NAMES[type]}` }));
}

/** Buttons of connections by their names. */
export function namedWays(options: readonly SsoOption[], verb: Verb): Way[] {
  return options.map(({ configurationId, type, name }) => ({
    key: configurationId,
    type,
    label: `${verb} ${name}`,
  }));
}

/** The platform's connections that have no button by their provider. */
export function furtherOptions(options: readonly SsoOption[] | null): SsoOption[] {
  const standsFor = (option: SsoOption) =>
    option.type !== 'oauth2' && options?.find(({ type }) => type === option.type) === option;
  return (options ?? []).filter((option) => !standsFor(option));
}

function isReady(provider: SsoProvider, options: readonly SsoOption[] | null): boolean {
  if (provider === 'oauth2' || provider === 'saml') return true;
  return options?.some(({ type }) => type === provider) ?? false;
}

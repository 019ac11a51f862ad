import type { SsoOption, SsoType } from '@gatehouse/contracts';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import type { Way } from './sso-way';

/** The label of a button, with the name of its provider. */
type Label = (provider: string) => string;

/**
 * One button for each available provider: most only with a connection of the platform. The built-in provider needs no
 * configuration, and SAML asks for an address.
 */
export function providerWays(
  providers: readonly SsoType[],
  label: Label,
  options: readonly SsoOption[] | null,
): Way[] {
  return providers
    .filter((type) => isReady(type, options))
    .map((type) => ({ key: type, type, label: label(SSO_PROVIDERS[type].name) }));
}

/** Buttons of connections, by their names. */
export function namedWays(options: readonly SsoOption[], label: Label): Way[] {
  return options.map(({ configurationId, type, name }) => ({
    key: configurationId,
    type,
    label: label(name),
  }));
}

/** The platform's connections without a provider button. */
export function furtherOptions(options: readonly SsoOption[] | null): SsoOption[] {
  const standsFor = (option: SsoOption) =>
    SSO_PROVIDERS[option.type].entry !== 'always' &&
    options?.find(({ type }) => type === option.type) === option;
  return (options ?? []).filter((option) => !standsFor(option));
}

function isReady(provider: SsoType, options: readonly SsoOption[] | null): boolean {
  if (['always', 'by-email'].includes(SSO_PROVIDERS[provider].entry)) return true;
  return options?.some(({ type }) => type === provider) ?? false;
}

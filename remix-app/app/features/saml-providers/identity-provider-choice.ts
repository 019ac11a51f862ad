import type { SamlServiceProviderDto } from '@gatehouse/contracts';

type Offered = Pick<SamlServiceProviderDto, 'identity_provider' | 'custom_identity_provider'>;

/** The identity provider that `issuer` in the address of the page chooses, of those that there are. */
export function chosenIdentityProvider(
  query: URLSearchParams,
  { identity_provider: own, custom_identity_provider: custom }: Offered,
): Offered['identity_provider'] {
  return (query.get('issuer') === 'custom' && custom) || own;
}

import type { OAuthClientDto } from '@gatehouse/contracts';

/** An issuer that the application of an organization can be configured with. */
export type IssuerChoice = 'shared' | 'own' | 'custom';

type Offered = Pick<OAuthClientDto, 'tenant_issuer' | 'tenant_custom_issuer'>;

/** What `issuer` in the address of the page chooses, of those that there are. */
export function readIssuerChoice(query: URLSearchParams, offered: Offered): IssuerChoice {
  const typed = query.get('issuer');
  if (typed === 'custom' && offered.tenant_custom_issuer) return 'custom';
  return typed === 'own' && offered.tenant_issuer ? 'own' : 'shared';
}

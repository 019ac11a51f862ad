import type { SsoProviders } from '@gatehouse/contracts';
import type { Visitors } from '../../support/visitors.ts';

/** URL of the sandbox identity provider of the shared product. */
export async function sandboxOf({ product }: Visitors): Promise<string> {
  const response = await fetch(`${product.url}/api/v1/sso/providers`);
  const { items } = (await response.json()) as SsoProviders;
  const origin = items.find(({ type }) => type === 'google')?.origin;
  if (!origin) throw new Error('the product has no sandbox');
  return origin;
}

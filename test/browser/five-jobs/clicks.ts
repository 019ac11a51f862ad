import type { SsoProviders } from '@gatehouse/contracts';
import type { Locator } from 'playwright-core';
import type { Visitors } from '../../support/visitors.ts';

/** Counts what somebody presses to get a job done. */
export class Clicks {
  count = 0;

  async on(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }
}

/** Address of the sandbox identity provider of the shared product. */
export async function sandboxOf({ product }: Visitors): Promise<string> {
  const response = await fetch(`${product.url}/api/v1/sso/providers`);
  const { items } = (await response.json()) as SsoProviders;
  const origin = items.find(({ type }) => type === 'google')?.origin;
  if (!origin) throw new Error('the product has no sandbox');
  return origin;
}

import type { TenantDto } from '@gatehouse/contracts';
import type { Params } from '@remix-run/react';
import { actOnInvitation } from '~/features/people/people-actions.server';
import { changeProduct } from '~/features/products/products.server';
import { changeTenant, readTenant } from '~/features/tenants/tenant.server';
import { pageAction } from '~/server/page.server';
import { idOf } from '~/server/parameters.server';
import type { Visit } from '~/server/visit.server';

export interface TenantPage<Part> {
  tenant: TenantDto;
  /** The data of the tab. */
  part: Part;
}

/** The tenant in the URL, and the data of its tab, in one call. */
export async function readTenantPage<Part>(
  visit: Visit,
  params: Params,
  read: (visit: Visit, id: string) => Part | Promise<Part>,
): Promise<TenantPage<Part>> {
  const id = idOf(params.tenantId);
  const [tenant, part] = await Promise.all([readTenant(visit, id), read(visit, id)]);
  return { tenant, part };
}

/** All buttons of the tenant's page. Those not about a product or an invitation are about the tenant itself. */
export const actOnTenant = pageAction(({ visit, params, form }) => {
  const id = idOf(params.tenantId);
  if (form.has('product')) return changeProduct(visit, id, form);
  if (form.has('invitation')) {
    return actOnInvitation(visit, { base: '', other: { id, name: '' } }, form);
  }
  return changeTenant(visit, id, form);
});

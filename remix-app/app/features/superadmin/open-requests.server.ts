import { findProduct, type PlanRequestDto, type ProductRequestDto } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';

type PlanNames = Translate<typeof import('../plans/texts/names/en').default>;

/** So many are shown. */
export const MOST_REQUESTS = 4;

/** Something that an organization asks for and nobody has answered. */
export interface OpenRequest {
  id: string;
  tenantName: string;
  /** What it asks for, as people call it. */
  wish: string;
  /** Where it is answered. */
  to: string;
  createdAt: string;
}

/** The newest of the plans and products that are asked for. */
export function openRequestsOf(
  planRequests: readonly PlanRequestDto[],
  productRequests: readonly ProductRequestDto[],
  nameOf: PlanNames,
): OpenRequest[] {
  return [
    ...planRequests.map(({ id, tenantName, plan, createdAt }) => ({
      id,
      tenantName,
      wish: nameOf(plan),
      to: '/superadmin/plan-requests?state=open',
      createdAt,
    })),
    ...productRequests.map(({ id, tenantName, product, createdAt }) => ({
      id,
      tenantName,
      wish: findProduct(product)?.name ?? product,
      to: '/superadmin/product-requests?state=open',
      createdAt,
    })),
  ]
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, MOST_REQUESTS);
}

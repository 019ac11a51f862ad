import { findProduct, PLAN_NAMES } from '@gatehouse/contracts';
import type { Visit } from '~/server/visit.server';

const ON_DASHBOARD = 4;

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

/** The newest of the plans and products that are asked for; null where they can't be read. */
export async function readOpenRequests(visit: Visit): Promise<OpenRequest[] | null> {
  const params = { query: { state: 'open' as const, limit: ON_DASHBOARD } };
  const [plans, products] = await Promise.all([
    visit.api.GET('/api/v1/tenants/plan-requests', { params }),
    visit.api.GET('/api/v1/products/requests', { params }),
  ]);
  if (!plans.ok || !products.ok) return null;
  return [
    ...plans.value.items.map(({ id, tenantName, plan, createdAt }) => ({
      id,
      tenantName,
      wish: PLAN_NAMES[plan],
      to: '/superadmin/plan-requests?state=open',
      createdAt,
    })),
    ...products.value.items.map(({ id, tenantName, product, createdAt }) => ({
      id,
      tenantName,
      wish: findProduct(product)?.name ?? product,
      to: '/superadmin/product-requests?state=open',
      createdAt,
    })),
  ]
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, ON_DASHBOARD);
}

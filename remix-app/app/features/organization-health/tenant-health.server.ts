import type { TenantHealth } from '@gatehouse/contracts';
import { orRefuse } from '~/server/api.server';
import { narrowedTo } from '~/server/tenant-names.server';
import type { Visit } from '~/server/visit.server';

export interface TenantHealthView {
  isPlatform: boolean;
  /** Code or slug of the organization that it is about, as a superadmin typed it. */
  of: string;
  isUnknown: boolean;
  /** Null until it is known whose it is. */
  about: { owner: string | null; health: TenantHealth } | null;
}

/** How the sign-in of the organization does; a superadmin says in the address which one. */
export async function readTenantHealth(visit: Visit): Promise<TenantHealthView> {
  const platform = visit.can('platform_management');
  const { of, tenant, isUnknown } = await narrowedTo(visit);
  const view = { isPlatform: platform, of, isUnknown };
  if (platform && !tenant) return { ...view, about: null };
  const query = tenant ? { tenantId: tenant.id } : {};
  const answer = await visit.api.GET('/api/v1/tenant-health', { params: { query } });
  return { ...view, about: { owner: tenant?.name ?? null, health: orRefuse(answer) } };
}

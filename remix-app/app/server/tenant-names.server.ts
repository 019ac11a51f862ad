import { IdSchema, type TenantDto } from '@gatehouse/contracts';
import type { Visit } from '~/server/visit.server';
import { orRefuse } from './api.server';

/** The tenant filter of a superadmin's page. */
export interface Narrowed {
  /** The text as typed; empty for no filter and for other users. */
  of: string;
  tenant: TenantDto | null;
  /** Whether no organization matches. */
  isUnknown: boolean;
}

/** The organization that the query parameter `of` names. */
export async function narrowedTo(visit: Visit): Promise<Narrowed> {
  const typed = visit.can('platform_management') ? visit.url.searchParams.get('of') : null;
  const of = (typed ?? '').trim().slice(0, 120);
  const tenant = of ? await findTenant(visit, of) : null;
  return { of, tenant, isUnknown: of !== '' && !tenant };
}

/** The tenant with this code, slug, exact name or ID, or null. */
export async function findTenant(visit: Visit, typed: string): Promise<TenantDto | null> {
  if (IdSchema.safeParse(typed).success) {
    const answer = await visit.api.GET('/api/v1/tenants/{id}', { params: { path: { id: typed } } });
    return answer.ok ? answer.value : null;
  }
  // Longer than any name and too long for a URL.
  if (typed.length > 120 || /\p{Cc}/u.test(typed)) return null;
  const query = { search: typed, limit: 100 };
  const { items } = orRefuse(await visit.api.GET('/api/v1/tenants', { params: { query } }));
  const wanted = typed.toLowerCase();
  return (
    items.find(({ code, slug, name }) => [code, slug, name].some((text) => text.toLowerCase() === wanted)) ??
    null
  );
}

import { TENANT_STATUSES, type TenantDto, type TenantStatus } from '@gatehouse/contracts';
import { answerOf, api, orRefuse } from './api.server';
import type { SignedIn } from './session.server';

export interface TenantList {
  tenants: TenantDto[];
  /** What the list was narrowed to. */
  search: string;
  status: TenantStatus | null;
  /** Query of the page after this one, and of the first one where this is another; null where there is none. */
  next: string | null;
  first: string | null;
}

/** A page of the tenants, as the address asks for it. What it asks for in vain is left out. */
export async function listTenants(request: Request, { token }: SignedIn): Promise<TenantList> {
  const { searchParams } = new URL(request.url);
  const search = (searchParams.get('search') ?? '').trim().slice(0, 120);
  const status = TENANT_STATUSES.find((known) => known === searchParams.get('status')) ?? null;
  const cursor = searchParams.get('cursor');
  const narrowed = new URLSearchParams({ ...(search && { search }), ...(status && { status }) });

  const query = { ...(search && { search }), ...(status && { status }), ...(cursor && { cursor }) };
  const answer = await answerOf(
    request,
    api(request, { token }).GET('/api/v1/tenants', { params: { query } }),
  );
  const { items, nextCursor } = orRefuse(answer);
  return {
    tenants: items,
    search,
    status,
    next: nextCursor && `?${withCursor(narrowed, nextCursor)}`,
    first: cursor && `?${narrowed}`,
  };
}

function withCursor(query: URLSearchParams, cursor: string | null): URLSearchParams {
  return new URLSearchParams([...query, ...(cursor ? [['cursor', cursor]] : [])]);
}

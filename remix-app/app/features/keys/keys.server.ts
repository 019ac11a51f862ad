import type { SigningKeyDto, TenantDto } from '@gatehouse/contracts';
import { type Answer, answerOf, api, orRefuse } from '~/server/api.server';
import type { SignedIn } from '~/server/session.server';
import { findTenant } from '~/server/tenant-names.server';

export interface KeyList {
  keys: SigningKeyDto[];
  /** Whose issuer; null for the one that all share. */
  tenant: Pick<TenantDto, 'id' | 'name' | 'slug'> | null;
  /** What was typed to name a tenant, where there is none by it. */
  unknown: string | null;
  next: string | null;
  first: string | null;
}

/** The keys of the issuer that the address names by `of`: a tenant's code or slug. */
export async function listKeys(request: Request, session: SignedIn): Promise<KeyList> {
  const { searchParams } = new URL(request.url);
  const of = (searchParams.get('of') ?? '').trim().slice(0, 120);
  const cursor = searchParams.get('cursor');
  const tenant = of ? await findTenant(request, session, of) : null;
  const query = { ...(tenant && { tenant_id: tenant.id }), ...(cursor && { cursor }) };
  const answer = await answerOf(
    request,
    api(request, session).GET('/api/v1/admin/oauth2/signing-keys', { params: { query } }),
  );
  const { items, nextCursor } = orRefuse(answer);
  const narrowed = { ...(tenant && { of: tenant.slug }) };
  return {
    keys: items,
    tenant: tenant && { id: tenant.id, name: tenant.name, slug: tenant.slug },
    unknown: of && !tenant ? of : null,
    next: nextCursor && `?${new URLSearchParams({ ...narrowed, cursor: nextCursor })}`,
    first: cursor && `?${new URLSearchParams(narrowed)}`,
  };
}

/** @param tenantId whose issuer; null for the one that all share */
export function rotateKeys(
  request: Request,
  session: SignedIn,
  tenantId: string | null,
): Promise<Answer<unknown>> {
  return answerOf(
    request,
    api(request, session).POST('/api/v1/admin/oauth2/signing-keys/rotate', { body: { tenant_id: tenantId } }),
  );
}

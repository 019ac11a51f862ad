import type { SigningKeyDto, TenantDto } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import type { PageLinks, PageRange } from '~/page-links';
import { orRefuse } from '~/server/api.server';
import { done, type Outcome, refusedBy } from '~/server/outcome.server';
import { cursorOf, pageOf } from '~/server/paging.server';
import { idOf } from '~/server/parameters.server';
import { narrowedTo } from '~/server/tenant-names.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { answersTexts } from './texts/answers';

export interface KeyList {
  keys: SigningKeyDto[];
  /** Whose issuer; null for the one that all share. */
  tenant: Pick<TenantDto, 'id' | 'name' | 'slug'> | null;
  /** What was typed to name a tenant, where there is none by it. */
  unknown: string | null;
  pages: PageLinks;
  range: PageRange | null;
}

/** The keys of the issuer that the address names by `of`: a tenant's code or slug. */
export async function listKeys(visit: Visit): Promise<KeyList> {
  const { of, tenant } = await narrowedTo(visit);
  const query = { ...(tenant && { tenant_id: tenant.id }), ...cursorOf(visit) };
  const answer = await visit.api.GET('/api/v1/admin/oauth2/signing-keys', { params: { query } });
  orRefuse(answer);
  const { items, pages, range } = pageOf(visit, answer, { ...(tenant && { of: tenant.slug }) });
  return {
    keys: items,
    tenant: tenant && { id: tenant.id, name: tenant.name, slug: tenant.slug },
    unknown: of && !tenant ? of : null,
    pages,
    range,
  };
}

/** Rotates the keys of the issuer that the form names by its `tenant`; without one, of the issuer that all share. */
export async function rotateKeys(visit: Visit, form: FormData): Promise<Outcome<FormState>> {
  const tenant = form.get('tenant');
  const tenant_id = tenant === null ? null : idOf(String(tenant));
  const answer = await visit.api.POST('/api/v1/admin/oauth2/signing-keys/rotate', { body: { tenant_id } });
  if (answer.ok) return done(visit.here, 'keys-rotated');
  return refusedBy(form, answer.problem, textsOf(visit.request, answersTexts)('notRotated'));
}

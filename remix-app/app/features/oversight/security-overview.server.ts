import type { RateLimit, SecurityOverview, TenantSecurity } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import { orRefuse } from '~/server/api.server';
import { done, type Outcome, refusedBy } from '~/server/outcome.server';
import { cursorOf, type Paged, pageOf } from '~/server/paging.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { answersTexts } from './texts/answers';

export interface PlatformSecurityView {
  overview: SecurityOverview;
  rateLimits: RateLimit[];
  tenants: Paged<TenantSecurity & { id: string }>;
  /** Which tenants the table shows. */
  asks: '' | 'required' | 'optional';
}

export async function readPlatformSecurity(visit: Visit): Promise<PlatformSecurityView> {
  const wanted = visit.url.searchParams.get('factor');
  const asks: PlatformSecurityView['asks'] = wanted === 'required' || wanted === 'optional' ? wanted : '';
  const query = { ...cursorOf(visit), ...(asks && { secondFactor: asks }) };
  const [overview, rateLimits, tenants] = await Promise.all([
    visit.api.GET('/api/v1/security/overview'),
    visit.api.GET('/api/v1/security/rate-limits'),
    visit.api.GET('/api/v1/security/tenants', { params: { query } }),
  ]);
  const page = pageOf<TenantSecurity>(visit, tenants, asks ? { factor: asks } : {});
  return {
    overview: orRefuse(overview),
    rateLimits: orRefuse(rateLimits).items,
    tenants: { ...page, items: page.items.map((item) => ({ ...item, id: item.tenantId })) },
    asks,
  };
}

/** One that holds no more needs no lifting. */
export async function liftRateLimit(visit: Visit, form: FormData): Promise<Outcome<FormState>> {
  const key = String(form.get('key') ?? '');
  const answer = await visit.api.POST('/api/v1/security/rate-limits/{key}/lift', {
    params: { path: { key } },
  });
  if (answer.ok || answer.problem.status === 404) return done(visit.here, 'rate-limit-lifted');
  return refusedBy(form, answer.problem, textsOf(visit.request, answersTexts)('notLifted'));
}

import type { SecurityOverview, SlowDown, TenantSecurity } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import type { Notice } from '~/notices';
import { answerOf, api, orRefuse } from '~/server/api.server';
import { refusedForm } from '~/server/forms.server';
import { cursorOf, type Paged, pageOf } from '~/server/paging.server';
import type { SignedIn } from '~/server/session.server';

export interface PlatformSecurityView {
  overview: SecurityOverview;
  slowDowns: SlowDown[];
  tenants: Paged<TenantSecurity & { id: string }>;
  /** Which tenants the table shows. */
  asks: '' | 'required' | 'optional';
}

export async function readPlatformSecurity(
  request: Request,
  session: SignedIn,
): Promise<PlatformSecurityView> {
  const wanted = new URL(request.url).searchParams.get('factor');
  const asks: PlatformSecurityView['asks'] = wanted === 'required' || wanted === 'optional' ? wanted : '';
  const query = { ...cursorOf(request), ...(asks && { secondFactor: asks }) };
  const client = api(request, session);
  const [overview, slowDowns, tenants] = await Promise.all([
    answerOf(request, client.GET('/api/v1/security/overview')),
    answerOf(request, client.GET('/api/v1/security/slow-downs')),
    answerOf(request, client.GET('/api/v1/security/tenants', { params: { query } })),
  ]);
  const page = pageOf<TenantSecurity>(request, tenants, asks ? { factor: asks } : {});
  return {
    overview: orRefuse(overview),
    slowDowns: orRefuse(slowDowns).items,
    tenants: { ...page, items: page.items.map((item) => ({ ...item, id: item.tenantId })) },
    asks,
  };
}

export type LiftAnswer = { ok: true; notice: Notice } | { ok: false; state: FormState; status: number };

/** One that holds no more needs no lifting. */
export async function liftSlowDown(request: Request, session: SignedIn, form: FormData): Promise<LiftAnswer> {
  const key = String(form.get('key') ?? '');
  const answer = await answerOf(
    request,
    api(request, session).POST('/api/v1/security/slow-downs/{key}/lift', { params: { path: { key } } }),
  );
  if (answer.ok || answer.problem.status === 404) return { ok: true, notice: 'slow-down-lifted' };
  const state = refusedForm(form, answer.problem, 'It was not lifted. Please try again.');
  return { ok: false, state, status: answer.problem.status };
}

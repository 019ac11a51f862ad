import { IdSchema, PLAN_REQUEST_STATES, type PlanRequestDto } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import { done, type Outcome, refused, refusedBy } from '~/server/outcome.server';
import { cursorOf, type Paged, pageOf } from '~/server/paging.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { planAnswers } from './texts/answers';

const PATH = '/api/v1/tenants/plan-requests';

export interface PlanRequestList extends Paged<PlanRequestDto> {
  state: PlanRequestDto['state'] | null;
}

/** A page of what tenants ask for, newest first. */
export async function listPlanRequests(visit: Visit): Promise<PlanRequestList> {
  const asked = visit.url.searchParams.get('state');
  const state = PLAN_REQUEST_STATES.find((it) => it === asked) ?? null;
  const narrowed = { ...(state && { state }) };
  const answer = await visit.api.GET(PATH, {
    params: { query: { ...narrowed, ...cursorOf(visit) } },
  });
  return { ...pageOf(visit, answer, narrowed), state };
}

/** What the pressed button of a request says. */
export async function decidePlanRequest(visit: Visit, form: FormData): Promise<Outcome<FormState>> {
  const t = textsOf(visit.request, planAnswers);
  const id = IdSchema.safeParse(form.get('id'));
  const decision = (['grant', 'decline'] as const).find((it) => it === form.get('intent'));
  if (!id.success || !decision) {
    return refused({ errors: {}, message: t('noSuchAction'), values: {} }, 400);
  }
  const answer = await visit.api.POST('/api/v1/tenants/plan-requests/{id}/decision', {
    params: { path: { id: id.data } },
    body: { decision },
  });
  if (answer.ok) return done(visit.here, decision === 'grant' ? 'plan-granted' : 'plan-declined');
  return refusedBy(form, answer.problem, t('notAnswered'));
}

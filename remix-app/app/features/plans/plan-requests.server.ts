import { IdSchema, PLAN_REQUEST_STATES, type PlanRequestDto } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import { answerOf, api } from '~/server/api.server';
import { refusedForm } from '~/server/forms.server';
import { cursorOf, type Paged, pageOf } from '~/server/paging.server';
import type { SignedIn } from '~/server/session.server';

const PATH = '/api/v1/tenants/plan-requests';

export interface PlanRequestList extends Paged<PlanRequestDto> {
  state: PlanRequestDto['state'] | null;
}

/** A page of what tenants ask for, newest first. */
export async function listPlanRequests(request: Request, session: SignedIn): Promise<PlanRequestList> {
  const asked = new URL(request.url).searchParams.get('state');
  const state = PLAN_REQUEST_STATES.find((it) => it === asked) ?? null;
  const narrowed = { ...(state && { state }) };
  const answer = await answerOf(
    request,
    api(request, session).GET(PATH, { params: { query: { ...narrowed, ...cursorOf(request) } } }),
  );
  return { ...pageOf(request, answer, narrowed), state };
}

export type DecisionAnswer =
  | { ok: true; notice: 'plan-granted' | 'plan-declined' }
  | { ok: false; state: FormState; status: number };

/** What the pressed button of a request says. */
export async function decidePlanRequest(
  request: Request,
  session: SignedIn,
  form: FormData,
): Promise<DecisionAnswer> {
  const id = IdSchema.safeParse(form.get('id'));
  const decision = (['grant', 'decline'] as const).find((it) => it === form.get('intent'));
  if (!id.success || !decision) {
    return { ok: false, state: { errors: {}, message: 'There is no such action.', values: {} }, status: 400 };
  }
  const answer = await answerOf(
    request,
    api(request, session).POST('/api/v1/tenants/plan-requests/{id}/decision', {
      params: { path: { id: id.data } },
      body: { decision },
    }),
  );
  if (answer.ok) return { ok: true, notice: decision === 'grant' ? 'plan-granted' : 'plan-declined' };
  const state = refusedForm(form, answer.problem, 'The request was not answered. Please try again.');
  return { ok: false, state, status: answer.problem.status };
}

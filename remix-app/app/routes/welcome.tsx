import { CreatePlanRequestSchema } from '@gatehouse/contracts';
import { useActionData } from '@remix-run/react';
import { z } from 'zod';
import { PlanPage } from '~/features/auth/plan-page';
import { ssoAnswers } from '~/features/auth/texts/sso-answers';
import { titleFromTable } from '~/meta';
import { checkForm } from '~/server/forms.server';
import { done, refused, refusedBy } from '~/server/outcome.server';
import { pageAction, pageLoader } from '~/server/page.server';
import { textsOf } from '~/server/texts.server';

export const meta = titleFromTable;

const PlanFormSchema = z.object({ plan: CreatePlanRequestSchema.shape.plan });

export const loader = pageLoader(() => null);

export const action = pageAction(async ({ visit, form }) => {
  const failed = textsOf(visit.request, ssoAnswers)('planChoiceFailed');
  const checked = checkForm(form, PlanFormSchema);
  if (!checked.ok) return refused({ ...checked.state, message: failed });

  const { plan } = checked.value;
  const answer = await visit.api.POST('/api/v1/tenants/plan-requests', { body: { plan } });
  if (answer.ok) return done('/admin', plan === 'trial' ? 'trial-activated' : 'plan-requested');
  // What waits already is said; anything else in the words of the page.
  const detail = answer.problem.status === 409 ? answer.problem.detail : '';
  return refusedBy(form, { ...answer.problem, detail }, failed);
});

export default function Welcome() {
  return <PlanPage state={useActionData<typeof action>()} />;
}

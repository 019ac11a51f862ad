import { CreatePlanRequestSchema, TEXTS } from '@gatehouse/contracts';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { z } from 'zod';
import { PlanPage } from '~/features/auth/plan-page';
import { titleFromTable } from '~/meta';
import { answerOf, api } from '~/server/api.server';
import { checkForm, refusedForm } from '~/server/forms.server';
import { requireRoute } from '~/server/guards.server';
import { leaveNotice } from '~/server/notices.server';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

const PlanFormSchema = z.object({ plan: CreatePlanRequestSchema.shape.plan });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRoute(request);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const form = await request.formData();
  const checked = checkForm(form, PlanFormSchema);
  if (!checked.ok) return data({ ...checked.state, message: TEXTS.signIn.planChoiceFailed }, { status: 422 });

  const { plan } = checked.value;
  const { token } = session;
  const answer = await answerOf(
    request,
    api(request, { token }).POST('/api/v1/tenants/plan-requests', { body: { plan } }),
  );
  if (!answer.ok) {
    // What waits already is said; anything else in the words of the page.
    const detail = answer.problem.status === 409 ? answer.problem.detail : '';
    const state = refusedForm(form, { ...answer.problem, detail }, TEXTS.signIn.planChoiceFailed);
    return data(state, { status: answer.problem.status });
  }
  const notice = plan === 'trial' ? 'trial-activated' : 'plan-requested';
  return redirect('/admin', { headers: { 'set-cookie': leaveNotice(notice) } });
}

export default function Welcome() {
  return <PlanPage state={useActionData<typeof action>()} />;
}

import type { WorksCouncilMode } from '@gatehouse/contracts';
import { valueOrNull } from '~/server/api.server';
import { refusedForm } from '~/server/forms.server';
import { done, type Outcome, refused } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import type { PolicyState } from './policy-state';
import { policyAnswers } from './texts/policy-answers';

const PATH = '/api/v1/works-council-mode';

/** @param tenantId only of a superadmin */
export async function readWorksCouncil(
  visit: Visit,
  tenantId: string | undefined,
): Promise<WorksCouncilMode | null> {
  const query = tenantId ? { tenantId } : {};
  return valueOrNull(await visit.api.GET(PATH, { params: { query } }));
}

export async function saveWorksCouncil(visit: Visit, form: FormData): Promise<Outcome<PolicyState>> {
  const tenantId = visit.can('platform_management') ? String(form.get('tenantId') ?? '') : '';
  const body = { enabled: form.get('worksCouncil') === 'on', ...(tenantId && { tenantId }) };
  const answer = await visit.api.PUT(PATH, { body });
  if (answer.ok) return done(visit.here, 'works-council-saved');
  const failed = refusedForm(form, answer.problem, textsOf(visit.request, policyAnswers)('notSaved'));
  return refused({ ...failed, of: 'works_council' }, answer.problem.status);
}

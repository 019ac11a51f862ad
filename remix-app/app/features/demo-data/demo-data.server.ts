import type { DemoData } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import { orRefuse } from '~/server/api.server';
import { done, type Outcome, refusedBy } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { demoDataTexts } from './texts/demo-data';

const PAGE = '/superadmin/demo-data';

export async function readDemoData({ api }: Visit): Promise<DemoData> {
  return orRefuse(await api.GET('/api/v1/system/demo-data'));
}

/** The page then shows how far the job is. */
export async function removeDemoData(visit: Visit, form: FormData): Promise<Outcome<FormState>> {
  const answer = await visit.api.DELETE('/api/v1/system/demo-data');
  if (answer.ok) return done(PAGE);
  return refusedBy(form, answer.problem, textsOf(visit.request, demoDataTexts)('notRemoved'));
}

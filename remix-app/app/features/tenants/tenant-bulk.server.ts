import { BulkTenantsSchema } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import { refusedForm } from '~/server/forms.server';
import { type Outcome, refused, shown } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { answersTexts } from './texts/answers';

/** The result of a bulk action: the numbers of changed and of skipped tenants. */
export interface BulkOutcome {
  done: number;
  left: number;
}

export type BulkState = FormState & { done?: BulkOutcome };

/** Applies the action to the selected tenants; each has the version that was shown. */
export async function changeMany(visit: Visit, form: FormData): Promise<Outcome<BulkState>> {
  const t = textsOf(visit.request, answersTexts);
  const items = form.getAll('pick').map((picked) => {
    const [id, version] = String(picked).split(' ');
    return { id, version: Number(version) };
  });
  const checked = BulkTenantsSchema.safeParse({ action: form.get('action'), items });
  if (!checked.success) {
    const message = t(items.length === 0 ? 'selectTenant' : 'selectAction');
    return refused({ errors: {}, message, values: {} });
  }
  const answer = await visit.api.POST('/api/v1/tenants/bulk', { body: checked.data });
  if (!answer.ok) {
    const state = refusedForm(form, answer.problem, t('notChanged'));
    return refused(state, answer.problem.status);
  }
  const done = answer.value.items.filter(({ outcome }) => outcome === 'done').length;
  return shown({
    errors: {},
    message: null,
    values: {},
    done: { done, left: answer.value.items.length - done },
  });
}

import { BulkTenantsSchema } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import { answerOf, api } from '~/server/api.server';
import { refusedForm } from '~/server/forms.server';
import type { SignedIn } from '~/server/session.server';

/** What became of many: how many were changed, and how many were not since somebody was faster or it can't be. */
export interface BulkOutcome {
  done: number;
  left: number;
}

/** Does the chosen thing to the tenants that are ticked; each carries the version that was shown. */
export async function changeMany(
  request: Request,
  session: SignedIn,
  form: FormData,
): Promise<{ ok: true; value: BulkOutcome } | { ok: false; state: FormState; status: number }> {
  const items = form.getAll('pick').map((picked) => {
    const [id, version] = String(picked).split(' ');
    return { id, version: Number(version) };
  });
  const checked = BulkTenantsSchema.safeParse({ action: form.get('action'), items });
  if (!checked.success) {
    const message = items.length === 0 ? 'Choose at least one tenant' : 'Choose what to do';
    return { ok: false, state: { errors: {}, message, values: {} }, status: 422 };
  }
  const answer = await answerOf(
    request,
    api(request, session).POST('/api/v1/tenants/bulk', { body: checked.data }),
  );
  if (!answer.ok) {
    const state = refusedForm(form, answer.problem, 'Nothing was changed. Please try again.');
    return { ok: false, state, status: answer.problem.status };
  }
  const done = answer.value.items.filter(({ outcome }) => outcome === 'done').length;
  return { ok: true, value: { done, left: answer.value.items.length - done } };
}

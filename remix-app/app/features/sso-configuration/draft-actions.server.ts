import { ReleaseSsoDraftSchema } from '@gatehouse/contracts';
import type { Answer } from '~/server/api.server';
import { toFieldError, typedTexts } from '~/server/forms.server';
import { type Done, done, type Outcome, refused } from '~/server/outcome.server';
import type { Visit } from '~/server/visit.server';
import { findDraft } from './draft-page.server';
import {
  type ConfigurationState,
  configurationsBase,
  getConfiguration,
  saveDraft,
} from './sso-configurations.server';
import { followTest } from './sso-tests.server';

const PATH = '/api/v1/sso-configurations/{id}/draft';

/** What the pressed button of a draft's page asks for. */
export async function actOnDraft(
  visit: Visit,
  id: string,
  form: FormData,
): Promise<Outcome<ConfigurationState>> {
  const params = { path: { id } };
  const draftId = String(form.get('draft') ?? '');
  const of = `${configurationsBase(visit)}/${id}`;
  const seen = { params, body: { draftId } };
  switch (form.get('intent')) {
    case 'test-draft':
      return followTest(visit, id, await visit.api.POST(`${PATH}/tests`, seen), `${of}/draft`);
    case 'release-users':
      return release(visit, id, form, { draftId, emails: linesOf(form.get('emails')) });
    case 'release-share':
      return release(visit, id, form, { draftId, percent: Number(form.get('percent') || Number.NaN) });
    case 'end-release': {
      const answer = await visit.api.POST(`${PATH}/end-release`, seen);
      return outcomeOf(id, form, answer, done(`${of}/draft`, 'sso-draft-release-ended'));
    }
    case 'publish':
      return outcomeOf(
        id,
        form,
        await visit.api.POST(`${PATH}/publish`, seen),
        done(of, 'sso-draft-published'),
      );
    case 'discard':
      return outcomeOf(id, form, await visit.api.DELETE(PATH, { params }), done(of, 'sso-draft-discarded'));
    default: {
      const draft = await findDraft(visit, id);
      return saveDraft(visit, draft?.configuration ?? (await getConfiguration(visit, id)), form);
    }
  }
}

/** @param body is checked here too, so that a wrong number is told at its field */
async function release(
  visit: Visit,
  id: string,
  form: FormData,
  body: Record<string, unknown>,
): Promise<Outcome<ConfigurationState>> {
  const parsed = ReleaseSsoDraftSchema.safeParse(body);
  if (!parsed.success) return refused(stateOf(id, form, parsed.error.issues.map(toFieldError), null));
  const answer = await visit.api.PUT(`${PATH}/release`, { params: { path: { id } }, body: parsed.data });
  return outcomeOf(id, form, answer, done(`${configurationsBase(visit)}/${id}/draft`, 'sso-draft-released'));
}

function outcomeOf(
  id: string,
  form: FormData,
  answer: Answer<unknown>,
  then: Done,
): Outcome<ConfigurationState> {
  if (answer.ok) return then;
  const { errors = [], detail, status, requestId } = answer.problem;
  const state = stateOf(id, form, errors, errors.length > 0 ? null : detail);
  return refused({ ...state, ...(status >= 500 && { reference: requestId }) }, status);
}

/** An entry of a list is told at the list. */
function stateOf(
  id: string,
  form: FormData,
  errors: readonly { field: string; message: string }[],
  message: string | null,
): ConfigurationState {
  const byField = errors.toReversed().map((error) => [error.field.split('.')[0] ?? '', error.message]);
  return { id, errors: Object.fromEntries(byField), message, values: typedTexts(form) };
}

function linesOf(text: FormDataEntryValue | null): string[] {
  return String(text ?? '')
    .split(/[\s,;]+/)
    .filter(Boolean);
}

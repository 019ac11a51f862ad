import { ReleaseSsoDraftSchema } from '@gatehouse/contracts';
import type { Answer } from '~/server/api.server';
import { toFieldError, typedTexts } from '~/server/forms.server';
import { done, type Outcome, refused } from '~/server/outcome.server';
import type { Visit } from '~/server/visit.server';
import { findDraft } from './draft-page.server';
import {
  type ConfigurationState,
  configurationsBase,
  getConfiguration,
  refusalOf,
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
    case 'end-release':
      return outcomeOf(visit, id, await visit.api.POST(`${PATH}/end-release`, seen), () =>
        done(`${of}/draft`, 'sso-draft-release-ended'),
      );
    case 'publish':
      return outcomeOf(visit, id, await visit.api.POST(`${PATH}/publish`, seen), () =>
        done(of, 'sso-draft-published'),
      );
    case 'discard':
      return outcomeOf(visit, id, await visit.api.DELETE(PATH, { params }), () =>
        done(of, 'sso-draft-discarded'),
      );
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
  if (!parsed.success) {
    const state = refusalOf(visit, typedTexts(form), parsed.error.issues.map(toFieldError), body);
    return refused({ ...state, id });
  }
  const answer = await visit.api.PUT(`${PATH}/release`, { params: { path: { id } }, body: parsed.data });
  return outcomeOf(
    visit,
    id,
    answer,
    () => done(`${configurationsBase(visit)}/${id}/draft`, 'sso-draft-released'),
    { values: typedTexts(form), body },
  );
}

function outcomeOf(
  visit: Visit,
  id: string,
  answer: Answer<unknown>,
  then: () => Outcome<ConfigurationState>,
  typed: { values: Record<string, string>; body: Record<string, unknown> } = { values: {}, body: {} },
): Outcome<ConfigurationState> {
  if (answer.ok) return then();
  const { problem } = answer;
  const state = refusalOf(visit, typed.values, problem.errors ?? [], typed.body, problem);
  return refused({ ...state, id }, problem.status);
}

function linesOf(text: FormDataEntryValue | null): string[] {
  return String(text ?? '')
    .split(/[\s,;]+/)
    .filter(Boolean);
}

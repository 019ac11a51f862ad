import { IdSchema, type SsoConfigurationDto } from '@gatehouse/contracts';
import { type Answer, refusal } from '~/server/api.server';
import { typedTexts } from '~/server/forms.server';
import { done, isDone, type Outcome, refused, shown } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { actOnDirectory } from '../directory/directory-actions.server';
import { actOnSignals } from '../signals/signals.server';
import { countSessions } from './sso-configuration-page.server';
import {
  type ConfigurationState,
  configurationsBase,
  getConfiguration,
  refusalOf,
  saveConfiguration,
  saveDraft,
  savedState,
} from './sso-configurations.server';
import { beginTest } from './sso-tests.server';
import { connectionAnswers } from './texts/answers';

const PATH = '/api/v1/sso-configurations/{id}';

/**
 * What the pressed button of a connection's card asks for.
 *
 * @param form whose `intent` is `<what>:<id>`, and `restore:<id>:<number>` for an earlier version
 */
export async function actOnConfiguration(visit: Visit, form: FormData): Promise<Outcome<ConfigurationState>> {
  const [what, id = '', number] = String(form.get('intent') ?? '').split(':');
  if (!IdSchema.safeParse(id).success) throw refusal(404, null);
  const body = { version: Number(form.get('version')) || 1 };
  const path = { id };
  switch (what) {
    case 'enable':
      return toOutcome(visit, id, await visit.api.POST(`${PATH}/enable`, { params: { path }, body }));
    case 'disable':
      if (form.get('seen') !== 'true' && (await countSessions(visit, id)) > 0)
        return done(`${configurationsBase(visit)}/${id}?tab=danger`);
      return toOutcome(visit, id, await visit.api.POST(`${PATH}/disable`, { params: { path }, body }));
    case 'refresh':
      return toOutcome(visit, id, await visit.api.POST(`${PATH}/refresh`, { params: { path } }));
    case 'restore': {
      const params = { path: { id, number: Number(number) || 1 } };
      return toOutcome(
        visit,
        id,
        await visit.api.POST(`${PATH}/versions/{number}/restore`, { params, body }),
      );
    }
    case 'draft':
      return saveDraft(visit, await getConfiguration(visit, id), form);
    case 'delete':
      return deleteConfiguration(visit, id, form);
    default:
      return saveConfiguration(visit, id, form);
  }
}

/** Deletes it, once its name was typed. */
async function deleteConfiguration(
  visit: Visit,
  id: string,
  form: FormData,
): Promise<Outcome<ConfigurationState>> {
  const { name } = await getConfiguration(visit, id);
  if (String(form.get('confirm') ?? '').trim() !== name) {
    const errors = { confirm: textsOf(visit.request, connectionAnswers)('wrongName') };
    return refused({ id, errors, message: null, values: typedTexts(form) });
  }
  const answer = await visit.api.DELETE(PATH, { params: { path: { id } } });
  return answer.ok
    ? done(configurationsBase(visit), 'sso-configuration-deleted')
    : toOutcome(visit, id, answer);
}

function toOutcome(visit: Visit, id: string, answer: Answer<unknown>): Outcome<ConfigurationState> {
  if (answer.ok) return shown(savedState(answer.value as SsoConfigurationDto));
  const { problem } = answer;
  const state = refusalOf(visit, {}, problem.errors ?? [], {}, problem);
  return refused({ ...state, id }, problem.status);
}

const DIRECTORY = 'directory-';
const SIGNALS = 'signals-';

async function actOnDirectoryOf(
  visit: Visit,
  id: string,
  form: FormData,
  what: string,
  argument: string,
): Promise<Outcome<ConfigurationState>> {
  const outcome = await actOnDirectory(what, { visit, id, form, argument });
  return isDone(outcome) ? outcome : { ...outcome, state: { ...outcome.state, id } };
}

/**
 * As `actOnConfiguration`, on the page of one connection: a test leads away.
 *
 * @param id of the page, which its buttons must name
 */
export async function actOnConfigurationPage(
  visit: Visit,
  id: string,
  form: FormData,
): Promise<Outcome<ConfigurationState>> {
  const [what = '', named, argument = ''] = String(form.get('intent') ?? '').split(':');
  if (named !== id) throw refusal(404, null);
  if (what.startsWith(DIRECTORY))
    return actOnDirectoryOf(visit, id, form, what.slice(DIRECTORY.length), argument);
  if (what.startsWith(SIGNALS)) {
    const outcome = await actOnSignals(what.slice(SIGNALS.length), { visit, id, form });
    return isDone(outcome) ? outcome : { ...outcome, state: { ...outcome.state, id } };
  }
  return what === 'test' ? beginTest(visit, id) : actOnConfiguration(visit, form);
}

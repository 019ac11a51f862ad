import { IdSchema, type SsoConfigurationDto } from '@gatehouse/contracts';
import { redirect, redirectDocument } from '@remix-run/node';
import { type Answer, answerOf, api, refusal } from '~/server/api.server';
import { typedTexts } from '~/server/forms.server';
import { leaveNotice } from '~/server/notices.server';
import type { SignedIn } from '~/server/session.server';
import {
  type ConfigurationState,
  configurationsBase,
  getConfiguration,
  refusalOf,
  saveConfiguration,
  savedState,
} from './sso-configurations.server';
import { beginTest } from './sso-tests.server';

const PATH = '/api/v1/sso-configurations/{id}';

export type ConfigurationAnswer =
  | { isDeleted: true }
  | { isDeleted: false; state: ConfigurationState; status: number };

/**
 * What the pressed button of a connection's card asks for.
 *
 * @param form whose `intent` is `<what>:<id>`, and `restore:<id>:<number>` for an earlier version
 */
export async function actOnConfiguration(
  request: Request,
  session: SignedIn,
  form: FormData,
): Promise<ConfigurationAnswer> {
  const [what, id = '', number] = String(form.get('intent') ?? '').split(':');
  if (!IdSchema.safeParse(id).success) throw refusal(404, null);
  const client = api(request, session);
  const body = { version: Number(form.get('version')) || 1 };
  const path = { id };
  switch (what) {
    case 'enable':
      return toState(id, await answerOf(request, client.POST(`${PATH}/enable`, { params: { path }, body })));
    case 'disable':
      return toState(id, await answerOf(request, client.POST(`${PATH}/disable`, { params: { path }, body })));
    case 'refresh':
      return toState(id, await answerOf(request, client.POST(`${PATH}/refresh`, { params: { path } })));
    case 'restore': {
      const params = { path: { id, number: Number(number) || 1 } };
      const call = client.POST(`${PATH}/versions/{number}/restore`, { params, body });
      return toState(id, await answerOf(request, call));
    }
    case 'delete':
      return deleteConfiguration(request, session, id, form);
    default:
      return { isDeleted: false, ...(await saveConfiguration(request, session, id, form)) };
  }
}

/** Deletes it, once its name was typed. */
async function deleteConfiguration(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
): Promise<ConfigurationAnswer> {
  const { name } = await getConfiguration(request, session, id);
  if (String(form.get('confirm') ?? '').trim() !== name) {
    const errors = { confirm: 'This is not the name of the configuration' };
    return { isDeleted: false, state: { id, errors, message: null, values: typedTexts(form) }, status: 422 };
  }
  const answer = await answerOf(request, api(request, session).DELETE(PATH, { params: { path: { id } } }));
  return answer.ok ? { isDeleted: true } : toState(id, answer);
}

function toState(id: string, answer: Answer<unknown>): ConfigurationAnswer {
  if (answer.ok) {
    return { isDeleted: false, state: savedState(answer.value as SsoConfigurationDto), status: 200 };
  }
  const { problem } = answer;
  const state = refusalOf({}, problem.errors ?? [], {}, problem);
  return { isDeleted: false, state: { ...state, id }, status: problem.status };
}

/**
 * As `actOnConfiguration`, on the page of one connection: a test leads away, an end leads to the list.
 *
 * @param id of the page, which its buttons must name
 */
export async function actOnConfigurationPage(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
): Promise<Response | { state: ConfigurationState; status: number }> {
  const [what, named] = String(form.get('intent') ?? '').split(':');
  if (named !== id) throw refusal(404, null);
  if (what === 'test') {
    const begun = await beginTest(request, session, id);
    if (!begun.ok) return begun;
    const headers = new Headers();
    for (const cookie of begun.cookies) headers.append('set-cookie', cookie);
    // Another origin: the browser goes there itself.
    return redirectDocument(begun.to, { headers });
  }
  const answer = await actOnConfiguration(request, session, form);
  if (!answer.isDeleted) return answer;
  const headers = { 'set-cookie': leaveNotice('sso-configuration-deleted') };
  return redirect(configurationsBase(request), { headers });
}

import type { LiveDisplay } from '@gatehouse/contracts';
import { signOut } from '~/features/saml/sign-out.server';
import { type FormState, textOf } from '~/form-state';
import { orRefuse, refusal } from '~/server/api.server';
import { done, type Outcome, refusedBy } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { becomeDisplay, DISPLAY_PATH } from './display.server';
import { displaysTexts } from './texts/displays';

const PATH = '/api/v1/system/live/displays';
const DAY_SECONDS = 86_400;

/** The displays of the live board, by name. */
export async function listDisplays(visit: Visit): Promise<LiveDisplay[]> {
  return orRefuse(await visit.api.GET(PATH)).items;
}

/** Turns this browser into a display, or deletes the display that the button names. */
export async function actOnDisplays(visit: Visit, form: FormData): Promise<Outcome<FormState>> {
  const [intent, id = ''] = textOf(form, 'intent').split(':');
  const t = textsOf(visit.request, displaysTexts);
  if (intent === 'create') return become(visit, form);
  if (intent !== 'delete') throw refusal(400, null);
  const answer = await visit.api.DELETE(`${PATH}/{id}`, { params: { path: { id } } });
  return answer.ok ? done(visit.here, 'display-deleted') : refusedBy(form, answer.problem, t('notDeleted'));
}

/** The display's cookie outlives the session, which ends: whoever passes the screen must not find a superadmin's. */
async function become(visit: Visit, form: FormData): Promise<Outcome<FormState>> {
  const days = Number(textOf(form, 'days')) || 0;
  const answer = await visit.api.POST(PATH, { body: { name: textOf(form, 'name'), days } });
  if (!answer.ok) return refusedBy(form, answer.problem, textsOf(visit.request, displaysTexts)('notCreated'));
  const { headers, next } = await signOut(visit.request, visit.session.token);
  headers.append('set-cookie', becomeDisplay(answer.value.token, days * DAY_SECONDS));
  return { to: next ?? DISPLAY_PATH, headers, status: 303, leaves: true };
}

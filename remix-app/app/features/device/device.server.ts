import { type DeviceRequestDto, type Problem, UserCodeSchema } from '@gatehouse/contracts';
import { z } from 'zod';
import { textOf } from '~/form-state';
import { checkForm, refusedForm } from '~/server/forms.server';
import { type Outcome, refused, shown } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import type { DeviceOutcome } from './device-page';
import { deviceAnswers } from './texts/device-answers';

const PATH = '/api/v1/oauth2/device';
const CodeFormSchema = z.object({ user_code: UserCodeSchema });

/** What the person did on the page: typed a code, or answered what the device asks. */
export async function actOnDevice(visit: Visit, form: FormData): Promise<Outcome<DeviceOutcome>> {
  const checked = checkForm(form, CodeFormSchema);
  if (!checked.ok) {
    const errors = { user_code: textsOf(visit.request, deviceAnswers)('codeFormat') };
    return refused({ kind: 'refused', state: { ...checked.state, errors } });
  }
  const { user_code } = checked.value;
  const intent = textOf(form, 'intent');
  if (intent !== 'allow' && intent !== 'deny') return find(visit, form, user_code);

  const answer = await visit.api.POST(`${PATH}/answer`, { body: { user_code, answer: intent } });
  if (!answer.ok) return notChecked(visit, form, answer.problem);
  return shown({ kind: intent === 'allow' ? 'allowed' : 'denied' });
}

async function find(visit: Visit, form: FormData, user_code: string): Promise<Outcome<DeviceOutcome>> {
  const answer = await visit.api.POST(`${PATH}/find`, { body: { user_code } });
  if (!answer.ok) return notChecked(visit, form, answer.problem);
  return shown({ kind: 'asked', device: answer.value as DeviceRequestDto });
}

function notChecked(visit: Visit, form: FormData, problem: Problem): Outcome<DeviceOutcome> {
  const state = refusedForm(form, problem, textsOf(visit.request, deviceAnswers)('notChecked'));
  return refused({ kind: 'refused', state }, problem.status);
}

import { type DeviceRequestDto, UserCodeSchema } from '@gatehouse/contracts';
import { z } from 'zod';
import { textOf } from '~/features/applications/application-form';
import { answerOf, api } from '~/server/api.server';
import { checkForm, refusedForm } from '~/server/forms.server';
import type { SignedIn } from '~/server/session.server';
import type { DeviceOutcome } from './device-page';

const PATH = '/api/v1/oauth2/device';
const CodeFormSchema = z.object({ user_code: UserCodeSchema });

/** What the person did on the page: typed a code, or answered what the device asks. */
export async function actOnDevice(
  request: Request,
  session: SignedIn,
  form: FormData,
): Promise<{ outcome: DeviceOutcome; status: number }> {
  const checked = checkForm(form, CodeFormSchema);
  if (!checked.ok) return { outcome: { kind: 'refused', state: checked.state }, status: 422 };
  const { user_code } = checked.value;
  const intent = textOf(form, 'intent');
  if (intent !== 'allow' && intent !== 'deny') return find(request, session, form, user_code);

  const answer = await answerOf(
    request,
    api(request, session).POST(`${PATH}/answer`, { body: { user_code, answer: intent } }),
  );
  if (!answer.ok) return refused(form, answer.problem);
  return { outcome: { kind: intent === 'allow' ? 'allowed' : 'denied' }, status: 200 };
}

async function find(request: Request, session: SignedIn, form: FormData, user_code: string) {
  const answer = await answerOf(request, api(request, session).POST(`${PATH}/find`, { body: { user_code } }));
  if (!answer.ok) return refused(form, answer.problem);
  return { outcome: { kind: 'asked', device: answer.value as DeviceRequestDto } as const, status: 200 };
}

function refused(form: FormData, problem: Parameters<typeof refusedForm>[1]) {
  const state = refusedForm(form, problem, 'The code was not checked. Please try again.');
  return { outcome: { kind: 'refused', state } as const, status: problem.status };
}

import { leaveNotice } from '~/server/notices.server';
import type { SignedIn } from '~/server/session.server';
import {
  type ApplicationAnswer,
  type ApplicationState,
  addTrialAddress,
  deleteApplication,
  getApplication,
  rotateSecret,
  saveApplication,
  switchApplication,
} from './application.server';
import { applicationsBase } from './applications.server';
import { beginTrial } from './trial.server';

export type ActionAnswer =
  | { ok: true; to: string; cookie: string }
  | { ok: false; state: ApplicationState; status: number };

/** What the pressed button of an application's page asks for. */
export async function actOnApplication(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
): Promise<ActionAnswer> {
  if (form.get('intent') === 'try') return tryApplication(request, session, id, form);
  const answer = await change(request, session, id, form);
  return answer.ok ? { ok: true, to: answer.to, cookie: leaveNotice(answer.notice) } : answer;
}

function change(request: Request, session: SignedIn, id: string, form: FormData): Promise<ApplicationAnswer> {
  switch (form.get('intent')) {
    case 'rotate':
      return rotateSecret(request, session, id, form);
    case 'disable':
      return switchApplication(request, session, id, form, false);
    case 'enable':
      return switchApplication(request, session, id, form, true);
    case 'delete':
      return deleteApplication(request, session, id, form);
    case 'add-trial-address':
      return addTrialAddress(request, session, id, form);
    default:
      return saveApplication(request, session, id, form);
  }
}

async function tryApplication(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
): Promise<ActionAnswer> {
  const application = await getApplication(request, session, id);
  const needsSecret = application.token_endpoint_auth_method.startsWith('client_secret');
  const { length } = String(form.get('client_secret') ?? '').trim();
  // It rides in a cookie until the answer comes back.
  if (needsSecret && (length === 0 || length > 256)) {
    const errors = {
      client_secret: length === 0 ? 'Enter the client secret' : 'No client secret is so long',
    };
    return { ok: false, state: { errors, message: null, values: {} }, status: 422 };
  }
  const back = `${applicationsBase(request)}/${id}?tab=try`;
  return { ok: true, ...(await beginTrial(request, application, back, form)) };
}

import { AcceptInvitationSchema, LIMITS, type OpenInvitation } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import { z } from 'zod';
import { mailToken } from '~/features/account/mail-token.server';
import type { FormState } from '~/form-state';
import { api } from '~/server/api.server';
import { checkForm } from '~/server/forms.server';
import { done, type Outcome, refused, refusedBy } from '~/server/outcome.server';
import { rememberSecondStep, SECOND_STEP } from '~/server/second-step-cookie.server';
import { getSession } from '~/server/session.server';
import { sessionCookie } from '~/server/session-cookie.server';
import { destinationOf, type SignInOutcome, toOutcome } from '~/server/sign-in.server';
import { textsOf } from '~/server/texts.server';
import { peopleAnswers } from './texts/answers';

export const invitationToken = mailToken('invitation', '/invitation', LIMITS.invitationDays * 86_400);

export interface InvitationView {
  /** Null if the link is invalid. */
  invitation: OpenInvitation | null;
  /** Why it is invalid, as text; null without a link. */
  refusal: string | null;
  /** The address of the signed-in user. */
  signedInAs: string | null;
}

export async function readInvitation(request: Request, token: string | null): Promise<InvitationView> {
  const signedInAs = (await getSession(request))?.user.email ?? null;
  if (!token) return { invitation: null, refusal: null, signedInAs };
  const answer = await api(request).POST('/api/v1/invitations/open', { body: { token } });
  return answer.ok
    ? { invitation: answer.value, refusal: null, signedInAs }
    : { invitation: null, refusal: answer.problem.detail || failed(request), signedInAs };
}

function failed(request: Request): string {
  return textsOf(request, peopleAnswers)('notAccepted');
}

const newAccountForm = (t: Translate<typeof import('./texts/answers/en').default>) =>
  AcceptInvitationSchema.omit({ token: true })
    .loose()
    .and(z.object({ confirmPassword: z.string() }))
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      message: t('passwordsDoNotMatch'),
    });

/** The action of the pressed button. */
export function acceptInvitation(
  request: Request,
  token: string,
  form: FormData,
): Promise<Outcome<FormState>> {
  switch (form.get('intent')) {
    case 'join':
      return join(request, token, form);
    case 'prove':
      return prove(request, token, form);
    default:
      return makeAccount(request, token, form);
  }
}

async function makeAccount(request: Request, token: string, form: FormData): Promise<Outcome<FormState>> {
  const checked = checkForm(form, newAccountForm(textsOf(request, peopleAnswers)));
  if (!checked.ok) return refused(checked.state);
  const { firstName, lastName, password } = checked.value;
  const body = { token, firstName, lastName, password };
  const answer = await api(request).POST('/api/v1/invitations/accept', { body });
  return finish(request, form, await toOutcome(request, answer));
}

async function prove(request: Request, token: string, form: FormData): Promise<Outcome<FormState>> {
  const body = { token, password: String(form.get('password') ?? '') };
  const answer = await api(request).POST('/api/v1/invitations/accept-as', { body });
  return finish(request, form, await toOutcome(request, answer));
}

/** Joins with the signed-in account, and switches to the new organization if its policy allows it. */
async function join(request: Request, token: string, form: FormData): Promise<Outcome<FormState>> {
  const session = await getSession(request);
  if (!session) return done('/login?returnTo=/invitation');
  const ask = api(request, session);
  const joined = await ask.POST('/api/v1/invitations/join', { body: { token } });
  if (!joined.ok) return refusedBy(form, joined.problem, failed(request));
  const headers = new Headers({ 'set-cookie': invitationToken.forget() });
  const body = { tenantId: joined.value.tenantId };
  const switched = await ask.POST('/api/v1/auth/switch-tenant', { body });
  if (switched.ok && switched.value.status === 'authenticated') {
    headers.append('set-cookie', sessionCookie(switched.value.accessToken));
  }
  return { to: '/dashboard', headers };
}

function finish(request: Request, form: FormData, outcome: SignInOutcome): Outcome<FormState> {
  if (outcome.kind === 'refused') return refusedBy(form, outcome.problem, failed(request));
  const forget = invitationToken.forget();
  if (outcome.kind === 'second-factor') {
    const headers = new Headers({ 'set-cookie': rememberSecondStep(outcome.required) });
    headers.append('set-cookie', forget);
    return { to: SECOND_STEP, headers };
  }
  outcome.headers.append('set-cookie', forget);
  return { to: destinationOf(outcome.result, null), headers: outcome.headers };
}

import type { Problem } from '@gatehouse/contracts';
import { z } from 'zod';
import { onIntoApplication } from '~/features/oauth2/answer-interaction.server';
import { api } from '~/server/api.server';
import { afterFirstFactor, beginJourney } from '~/server/journey.server';
import { rememberSecondStep, SECOND_STEP } from '~/server/second-step-cookie.server';
import { destinationOf, toOutcome } from '~/server/sign-in.server';
import { textsOf } from '~/server/texts.server';
import { accountAnswers } from './texts/account-answers';

const PasskeySchema = z.object({ challengeId: z.string(), response: z.record(z.string(), z.unknown()) });

export async function beginPasskey(request: Request): Promise<Response> {
  const answer = await api(request).POST('/api/v1/auth/passkey');
  return answer.ok ? Response.json(answer.value) : refused(request, answer.problem);
}

/** @param passkey the browser's response, as JSON */
export async function answerPasskey(request: Request, passkey: string, form: FormData): Promise<Response> {
  const returnTo = String(form.get('returnTo') ?? '');
  const body = PasskeySchema.safeParse(parseJson(passkey)).data;
  if (!body) return Response.json({ message: rejected(request) }, { status: 400 });
  beginJourney(request, form, 'passkey');
  const answer = await api(request).POST('/api/v1/auth/passkey/complete', { body });
  const outcome = await toOutcome(request, answer);
  if (outcome.kind === 'refused') return refused(request, outcome.problem);
  if (outcome.kind === 'second-factor') {
    const headers = new Headers({ 'set-cookie': rememberSecondStep(outcome.required, { returnTo }) });
    for (const cookie of afterFirstFactor(request, 'passkey', outcome.required))
      headers.append('set-cookie', cookie);
    return Response.json({ redirectTo: SECOND_STEP }, { headers });
  }
  const { result, headers } = outcome;
  const to = destinationOf(result, returnTo);
  const into = await onIntoApplication(request, to, result.accessToken, headers);
  return Response.json({ redirectTo: into?.to ?? to }, { headers: into?.headers ?? headers });
}

function rejected(request: Request): string {
  return textsOf(request, accountAnswers)('passkeyRejected');
}

function refused(request: Request, { detail, status }: Problem): Response {
  return Response.json({ message: detail || rejected(request) }, { status: status === 401 ? 422 : status });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

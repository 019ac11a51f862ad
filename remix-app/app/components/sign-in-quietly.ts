import { type SecondFactorRequired, TEXTS, type WorkChallenge } from '@gatehouse/contracts';

/** The methods to complete a sign-in after the password. */
export interface QuietSecondStep {
  factors: SecondFactorRequired['factors'];
}

export type SignInResult =
  | { success: true; redirectTo: string }
  | { success: false; message: string; secondStep?: QuietSecondStep };

/** The response of the resource routes. */
export type SignInAnswer =
  | { redirectTo: string }
  | { message: string }
  | { secondStep: QuietSecondStep }
  | { challenge: WorkChallenge };

/**
 * Signs in by email and password without leaving the page, which keeps other input.
 *
 * An error with a sentence is shown unchanged; any other one is 'Authentication failed'.
 */
export function signInQuietly(email: string, password: string): Promise<SignInResult> {
  return ask('/session/sign-in', { email, password });
}

/** Completes it by a code of the authenticator app, a recovery code, or a passkey's response as JSON. */
export function answerQuietly(
  answer:
    | { method: 'totp' | 'recovery_code' | 'emergency_code'; code: string }
    | { method: 'passkey'; passkey: string },
): Promise<SignInResult> {
  return ask('/session/second-factor', answer);
}

async function ask(path: string, fields: Record<string, string>): Promise<SignInResult> {
  try {
    const response = await fetch(path, { method: 'POST', body: new URLSearchParams(fields) });
    const answer = (await response.json()) as SignInAnswer;
    if ('redirectTo' in answer) return { success: true, redirectTo: answer.redirectTo };
    if ('challenge' in answer) {
      if ('proofOfWork' in fields) throw new Error();
      return await ask(path, { ...fields, proofOfWork: await solve(answer.challenge) });
    }
    if ('secondStep' in answer) return { success: false, message: '', secondStep: answer.secondStep };
    return { success: false, message: answer.message || TEXTS.auth.authenticationFailed };
  } catch {
    return { success: false, message: TEXTS.auth.authenticationFailed };
  }
}

/** Loaded when it is needed, which is hardly ever. */
async function solve(challenge: WorkChallenge): Promise<string> {
  const [{ solveWork }, { default: solver }] = await Promise.all([
    import('./forms/solve-work'),
    import('~/unhydrated/work-solver?worker&url'),
  ]);
  return solveWork(challenge, solver);
}

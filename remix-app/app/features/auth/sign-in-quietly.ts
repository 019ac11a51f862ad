import { TEXTS } from '@gatehouse/contracts';

export type SignInResult = { success: true; redirectTo: string } | { success: false; message: string };

/** What the resource route answers. */
export type SignInAnswer = { redirectTo: string } | { message: string };

/**
 * Signs in by email and password without leaving the page: what is typed elsewhere on it stays.
 *
 * A refusal that has a sentence is shown as it is; anything else is 'Authentication failed'.
 */
export async function signInQuietly(email: string, password: string): Promise<SignInResult> {
  try {
    const response = await fetch('/session/sign-in', {
      method: 'POST',
      body: new URLSearchParams({ email, password }),
    });
    const answer = (await response.json()) as SignInAnswer;
    if ('redirectTo' in answer) return { success: true, redirectTo: answer.redirectTo };
    return { success: false, message: answer.message || TEXTS.auth.authenticationFailed };
  } catch {
    return { success: false, message: TEXTS.auth.authenticationFailed };
  }
}

import { homeOf, WEB_CLIENT } from '@gatehouse/contracts';
import * as oauth from 'oauth4webapi';
import { z } from 'zod';
import { cookieName, dropCookie, readCookie, setCookie } from '~/server/cookies.server';
import { logError } from '~/server/errors.server';
import {
  beginSignIn,
  checkAnswer,
  discoverProvider,
  type Party,
  redeem,
  revoke,
  type Sent,
} from '~/server/relying-party.server';
import { explainFailure } from '~/server/relying-party-failure.server';
import { seal, unseal } from '~/server/seal.server';
import { getSession } from '~/server/session.server';
import { settings } from '~/server/settings.server';
import { textsOf } from '~/server/texts.server';
import { errorText, refusedAddress } from './sso-sign-in.server';
import { ssoAnswers } from './texts/sso-answers';

const COOKIE = cookieName('gatehouse_oauth');
const PURPOSE = 'sign-in through our own provider';
const SECONDS = 600;

const PARTY: Party = { clientId: WEB_CLIENT.id, authMethod: 'none', secret: '' };
const CALLBACK = `${settings.publicUrl}${WEB_CLIENT.callbackPath}`;

const SentSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
});

/** Redirects the browser to our own provider, like an application. */
export async function beginWebSignIn(request: Request): Promise<{ to: string; cookie: string } | null> {
  try {
    const provider = await discoverProvider(request);
    const { sent, url } = await beginSignIn(provider, WEB_CLIENT.id, CALLBACK, {
      scope: WEB_CLIENT.scope,
      prompt: 'select_account',
    });
    return { to: url, cookie: setCookie(COOKIE, seal(PURPOSE, sent), SECONDS) };
  } catch (error) {
    logError(error, request);
    return null;
  }
}

/** Whether this browser sent this state to our own provider. */
export function isWebSignIn(request: Request, state: string | null): boolean {
  return state !== null && sentBy(request)?.state === state;
}

/** `Set-Cookie` that deletes the request: a response is valid once. */
export function forgetWebSignIn(): string {
  return dropCookie(COOKIE);
}

export type WebSignIn = { ok: true; to: string } | { ok: false; message: string };

/**
 * Handles the provider's response: checks it against the request of this browser, redeems the code, and continues to
 * the home of the session's role. The session itself was created where the user authenticated.
 */
export async function finishWebSignIn(request: Request): Promise<WebSignIn> {
  const url = new URL(request.url);
  const { searchParams } = url;
  const t = textsOf(request, ssoAnswers);
  const sent = sentBy(request);
  if (!sent || sent.state !== searchParams.get('state')) return refused(refusedAddress(t, searchParams));

  const error = searchParams.get('error');
  if (error !== null) return refused(errorText(t, error, searchParams.get('error_description')));
  if (!searchParams.get('code')) return refused(t('noCodeOrState'));
  return complete(request, url, sent);
}

async function complete(request: Request, url: URL, sent: Sent): Promise<WebSignIn> {
  const t = textsOf(request, ssoAnswers);
  try {
    const provider = await discoverProvider(request);
    const answer = checkAnswer(provider, PARTY, url, sent);
    const tokens = await redeem(request, provider, PARTY, answer, sent);
    const session = await getSession(request);
    // The token is not used: it has shown who signed in.
    await revoke(request, provider, PARTY, tokens.access_token);
    if (session?.user.id !== oauth.getValidatedIdTokenClaims(tokens)?.sub) return refused(t('notCompleted'));
    return { ok: true, to: homeOf(session?.user.role ?? '') };
  } catch (error) {
    const { code, description } = explainFailure(error, request);
    return refused(
      code === 'server_error' || code === 'invalid_response'
        ? t('notCompleted')
        : errorText(t, code, description),
    );
  }
}

function sentBy(request: Request): Sent | null {
  const sealed = readCookie(request, COOKIE);
  return SentSchema.safeParse(sealed && unseal(PURPOSE, sealed)).data ?? null;
}

function refused(message: string): WebSignIn {
  return { ok: false, message };
}

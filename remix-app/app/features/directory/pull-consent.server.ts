import { type DirectoryPullConsent, PULL_CONSENT_SECONDS, PULL_STATE_PREFIX } from '@gatehouse/contracts';
import { z } from 'zod';
import { api } from '~/server/api.server';
import { cookieName, dropCookie, readCookie, setCookie } from '~/server/cookies.server';
import type { Done } from '~/server/outcome.server';
import { seal, unseal } from '~/server/seal.server';
import { tokenOf } from '~/server/session-cookie.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { partPath } from './directory-view';
import { directoryAnswers } from './texts/answers';

const COOKIE = cookieName('gatehouse_directory_consent');
const PURPOSE = 'consent to read a directory';
const PATH = '/api/v1/sso-configurations/{id}/directory/pull/consent';

const PORTAL = '/api/v1/set-up-portal/directory/consent';

const SentSchema = z.object({
  /** ID of the connection. Null: the holder of a set-up link began. */
  id: z.string().nullable(),
  back: z.string(),
  state: z.string(),
  browserSecret: z.string(),
});

/**
 * Leads to the identity provider. What the answer is compared with stays in a sealed cookie of this browser.
 *
 * @param page path of the connection's page, which shows the reads afterwards
 */
export async function beginPullConsent({ api: client }: Visit, id: string, page: string) {
  const answer = await client.POST(PATH, { params: { path: { id } } });
  return answer.ok ? leaving(answer.value, { id, back: `${page}${partPath('reads')}` }) : answer;
}

/**
 * As `beginPullConsent`, for the holder of a set-up link.
 *
 * @param token of the link
 * @param back path of the step that shows the reads afterwards
 */
export async function beginPortalPullConsent(request: Request, token: string, back: string) {
  const answer = await api(request).POST(PORTAL, { body: { token } });
  return answer.ok ? leaving(answer.value, { id: null, back }) : answer;
}

function leaving(
  { authorizationUrl, state, browserSecret }: DirectoryPullConsent,
  { id, back }: { id: string | null; back: string },
) {
  const sent: z.infer<typeof SentSchema> = { id, back, state, browserSecret };
  const cookie = setCookie(COOKIE, seal(PURPOSE, sent), PULL_CONSENT_SECONDS);
  // Another origin: the browser goes there itself.
  const value: Done = { to: authorizationUrl, headers: { 'set-cookie': cookie }, leaves: true };
  return { ok: true as const, value };
}

/** Whether an answer of an identity provider belongs to the consent of a directory. */
export function isPullAnswer(state: string | null): boolean {
  return state?.startsWith(PULL_STATE_PREFIX) ?? false;
}

/** What this browser began on this host. */
export function readPullConsent(request: Request): z.infer<typeof SentSchema> | undefined {
  const sealed = readCookie(request, COOKIE);
  return SentSchema.safeParse(sealed && unseal(PURPOSE, sealed)).data;
}

export function forgetPullConsent(): string {
  return dropCookie(COOKIE);
}

/**
 * Takes the identity provider's answer, for the browser that began the consent.
 *
 * @param setupToken of the set-up link that this browser holds, if any
 */
export async function finishPullConsent(
  request: Request,
  setupToken: string,
): Promise<{ message: string | null; back: string }> {
  const { searchParams } = new URL(request.url);
  const sent = readPullConsent(request);
  const t = textsOf(request, directoryAnswers);
  if (!sent || sent.state !== searchParams.get('state')) {
    return { message: t('otherBrowser'), back: sent?.back ?? '/' };
  }
  const text = (name: string) => searchParams.get(name) ?? undefined;
  const body = {
    state: sent.state,
    browserSecret: sent.browserSecret,
    code: text('code'),
    iss: text('iss'),
    error: text('error')?.slice(0, 200),
    errorDescription: text('error_description')?.slice(0, 1000),
  };
  const answer =
    sent.id === null
      ? await api(request).POST(`${PORTAL}/complete`, { body: { token: setupToken, ...body } })
      : await api(request, { token: tokenOf(request) }).POST(`${PATH}/complete`, {
          params: { path: { id: sent.id } },
          body,
        });
  return { message: answer.ok ? null : answer.problem.detail || t('notDone'), back: sent.back };
}

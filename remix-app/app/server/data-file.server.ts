import { REAUTHENTICATION_REQUIRED } from '@gatehouse/contracts';
import { redirect } from '@remix-run/node';
import { confirmOrNull, orRefuse, plainFetch, refusal } from './api.server';
import { sentenceInLanguage } from './api-sentences.server';
import type { Done } from './outcome.server';
import type { Visit } from './visit.server';

/** Long enough for a slow connection; the file is read while it is made. */
const FILE_MS = 600_000;
/** A re-authentication that expires before the download begins is not enough. */
const MARGIN_MS = 30_000;

/** Requires re-authentication, which repeats the form, then opens the file with a user's data. */
export async function openDataFile(visit: Visit, path: string): Promise<Done> {
  const { freshUntil } = orRefuse(await visit.api.POST('/api/v1/auth/step-up/options'));
  if (Date.parse(freshUntil) < Date.now() + MARGIN_MS) {
    const page = await confirmOrNull(visit.request, visit.session);
    if (page) throw page;
  }
  return { to: path, leaves: true };
}

/**
 * The data of a user, as the API sends it.
 *
 * @param page opens instead if the re-authentication has expired
 */
export async function dataFile(visit: Visit, path: string, page: string): Promise<Response> {
  const init = { method: 'GET', timeoutMs: FILE_MS };
  const response = await plainFetch(visit.request, visit.session, path, init);
  if (response.ok) {
    return new Response(response.body, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="gatehouse-data.json"',
        'cache-control': 'no-store',
      },
    });
  }
  const problem = (await response.json().catch(() => ({}))) as Partial<
    Record<'code' | 'detail' | 'requestId', string>
  >;
  if (problem.code === REAUTHENTICATION_REQUIRED) throw redirect(page);
  const { detail = null, requestId = null } = problem;
  throw refusal(response.status, requestId, detail && (sentenceInLanguage(visit.request, detail) ?? detail));
}

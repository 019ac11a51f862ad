import { answerOf, api, orRefuse } from '~/server/api.server';
import type { SignedIn } from '~/server/session.server';
import type { DatabaseView } from './database-page';

/** The database, and the name by which the page's address narrows its tables. */
export async function readDatabase(request: Request, session: SignedIn): Promise<DatabaseView> {
  const search = new URL(request.url).searchParams.get('search') ?? '';
  const answer = await answerOf(request, api(request, session).GET('/api/v1/system/database'));
  return { database: orRefuse(answer), search: search.trim().toLowerCase().slice(0, 63) };
}

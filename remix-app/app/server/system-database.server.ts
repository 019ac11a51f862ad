import type { DatabaseView } from '~/features/system/database-page';
import { answerOf, api, orRefuse } from './api.server';
import type { SignedIn } from './session.server';

/** The database, and the name by which the page's address narrows its tables. */
export async function readDatabase(request: Request, session: SignedIn): Promise<DatabaseView> {
  const search = new URL(request.url).searchParams.get('search') ?? '';
  const answer = await answerOf(request, api(request, session).GET('/api/v1/system/database'));
  return { database: orRefuse(answer), search: search.trim().toLowerCase().slice(0, 63) };
}

import { orRefuse } from '~/server/api.server';
import type { Visit } from '~/server/visit.server';
import type { DatabaseView } from './database-page';

/** The database, and the name by which the page's address narrows its tables. */
export async function readDatabase(visit: Visit): Promise<DatabaseView> {
  const search = visit.url.searchParams.get('search') ?? '';
  const answer = await visit.api.GET('/api/v1/system/database');
  return { database: orRefuse(answer), search: search.trim().toLowerCase().slice(0, 63) };
}

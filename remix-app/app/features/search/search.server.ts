import { SEARCH, type SearchGroup } from '@gatehouse/contracts';
import type { Visit } from '~/server/visit.server';

export interface SearchView {
  /** As it was typed, without spaces around it. */
  q: string;
  groups: SearchGroup[];
  /** Why nothing was looked for, or could not be; null where it was. */
  failure: string | null;
}

export async function readSearch(visit: Visit): Promise<SearchView> {
  const q = (visit.url.searchParams.get('q') ?? '').trim();
  if (q === '') return { q, groups: [], failure: null };
  if (q.length < SEARCH.least)
    return { q, groups: [], failure: `Enter at least ${SEARCH.least} characters.` };
  const { status, groups } = await findGroups(visit, q.slice(0, SEARCH.most));
  return { q, groups, failure: status === 200 ? null : failureOf(status) };
}

/** @returns the API's status, and what was found where it is 200 */
export async function findGroups(
  visit: Visit,
  q: string,
): Promise<{ status: number; groups: SearchGroup[] }> {
  const answer = await visit.api.GET('/api/v1/search', { params: { query: { q } } });
  return answer.ok
    ? { status: 200, groups: answer.value.groups }
    : { status: answer.problem.status, groups: [] };
}

function failureOf(status: number): string {
  if (status === 429) return 'That was a lot of searching. Try again in a few seconds.';
  return 'The search does not answer at the moment. Please try again.';
}

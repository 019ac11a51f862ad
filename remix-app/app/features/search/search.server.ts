import { SEARCH, type SearchGroup } from '@gatehouse/contracts';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { searchAnswers } from './texts/search-answers';

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
  const t = textsOf(visit.request, searchAnswers);
  if (q.length < SEARCH.least) return { q, groups: [], failure: t('tooShort', { count: SEARCH.least }) };
  const { status, groups } = await findGroups(visit, q.slice(0, SEARCH.most));
  return { q, groups, failure: status === 200 ? null : t(status === 429 ? 'busy' : 'failed') };
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

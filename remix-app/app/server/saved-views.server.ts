import {
  type Problem,
  SAVED_VIEW_LISTS,
  SAVED_VIEW_PARAMETERS,
  type SavedViewList,
} from '@gatehouse/contracts';
import { redirect } from '@remix-run/node';
import type { Notice } from '~/notices';
import { findRoute, normalizePath } from '~/pages';
import { NO_VIEW, type SavedViewOption, type SavedViewsOfPage, VIEW_FIELD } from '~/saved-views';
import { done, type Outcome } from './outcome.server';
import { pageLoader } from './page.server';
import { pathHere } from './return-to.server';
import type { Visit } from './visit.server';

/** A list of a page, with the query parameters that identify it, such as its tab. */
export interface ListPlace {
  list: SavedViewList;
  at?: Record<string, string>;
}

type Read<T> = Parameters<typeof pageLoader<T>>[0];

/**
 * The loader of a page with a list whose filters can be saved. The saved views share the page's call to the API.
 *
 * @param place null if the page shows no such list
 */
export function listLoader<T extends object>(place: (visit: Visit) => ListPlace | null, read: Read<T>) {
  return pageLoader(async (asked): Promise<T & { savedViews: SavedViewsOfPage | null }> => {
    const at = place(asked.visit);
    const [page, savedViews] = await Promise.all([read(asked), at ? readSavedViews(asked.visit, at) : null]);
    return { ...page, savedViews };
  });
}

/** @throws Response redirect to the default view, if the URL has no filter */
export async function readSavedViews(
  visit: Visit,
  { list, at = {} }: ListPlace,
): Promise<SavedViewsOfPage | null> {
  const answer = await visit.api.GET('/api/v1/account/saved-views', { params: { query: { list } } });
  // The list is still useful without its views.
  if (!answer.ok) return null;
  const query = savedQueryOf(list, visit.url.searchParams);
  const items = answer.value.items.map(
    ({ id, name, query: saved, isDefault }): SavedViewOption => ({
      id,
      name,
      isDefault,
      to: `?${new URLSearchParams([...Object.entries(at), ...new URLSearchParams(saved)])}`,
      isCurrent: sorted(saved) === sorted(query),
    }),
  );
  const usual = items.find(({ isDefault }) => isDefault);
  if (usual && isBare(visit, at)) throw redirect(visit.url.pathname + usual.to);
  const all = { ...at, ...(usual && { [VIEW_FIELD]: NO_VIEW }) };
  return { list, items, query, all: `?${new URLSearchParams(all)}`, at };
}

/** The saved part of a URL's query, without the position in the list. */
export function savedQueryOf(list: SavedViewList, searchParams: URLSearchParams): string {
  const known: readonly string[] = SAVED_VIEW_PARAMETERS[list];
  return new URLSearchParams(
    [...searchParams].filter(([name, value]) => value !== '' && known.includes(name)),
  ).toString();
}

function sorted(query: string): string {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
}

/** Whether the URL opens the list itself, without a dialog or any filter. */
function isBare({ request, url }: Visit, at: Record<string, string>): boolean {
  const isDialog = findRoute(normalizePath(url.pathname))?.isNested ?? false;
  const asked = [...url.searchParams].filter(([name, value]) => at[name] !== value);
  const isAt = Object.entries(at).every(([name, value]) => url.searchParams.get(name) === value);
  return request.method === 'GET' && !isDialog && isAt && asked.length === 0;
}

const PATH = '/api/v1/account/saved-views';

/** Saves, changes or deletes a view, and shows the list again. */
export async function actOnSavedViews(visit: Visit, form: FormData): Promise<Outcome<never>> {
  const text = (name: string) => String(form.get(name) ?? '');
  const to = pathHere(text('returnTo')) ?? '/';
  const path = { id: text('id') };
  const params = { path };
  switch (text('intent')) {
    case 'save':
      return save(visit, form, to);
    case 'rename': {
      const body = { name: text('name') };
      return told(await visit.api.PATCH(`${PATH}/{id}`, { params, body }), to, 'saved-view-renamed');
    }
    case 'replace': {
      const list = listOf(form);
      const body = { query: list ? savedQueryOf(list, new URLSearchParams(text('query'))) : '' };
      return told(await visit.api.PATCH(`${PATH}/{id}`, { params, body }), to, 'saved-view-replaced');
    }
    case 'default':
      return told(
        await visit.api.PATCH(`${PATH}/{id}`, { params, body: { isDefault: true } }),
        to,
        'saved-view-default',
      );
    case 'no-default':
      return told(
        await visit.api.PATCH(`${PATH}/{id}`, { params, body: { isDefault: false } }),
        to,
        'saved-view-no-default',
      );
    case 'delete': {
      const answer = await visit.api.DELETE(`${PATH}/{id}`, { params });
      // It is already deleted, as intended.
      return !answer.ok && answer.problem.status === 404
        ? done(to, 'saved-view-deleted')
        : told(answer, to, 'saved-view-deleted');
    }
    default:
      return done(to, 'saved-view-refused');
  }
}

async function save(visit: Visit, form: FormData, to: string): Promise<Outcome<never>> {
  const list = listOf(form);
  if (!list) return done(to, 'saved-view-refused');
  const body = {
    list,
    name: String(form.get('name') ?? ''),
    query: savedQueryOf(list, new URLSearchParams(String(form.get('query') ?? ''))),
    isDefault: form.get('isDefault') === 'on',
  };
  return told(await visit.api.POST(PATH, { body }), to, 'saved-view-saved');
}

function listOf(form: FormData): SavedViewList | undefined {
  return SAVED_VIEW_LISTS.find((list) => list === form.get('list'));
}

type Answered = { ok: true } | { ok: false; problem: Problem };

function told(answer: Answered, to: string, notice: Notice): Outcome<never> {
  return done(to, answer.ok ? notice : refusalOf(answer.problem));
}

/** A change without a response may have been made. */
function refusalOf({ code, status }: Problem): Notice {
  return REFUSALS[code] ?? (status < 500 ? 'saved-view-refused' : 'saved-view-unknown');
}

const REFUSALS: Partial<Record<string, Notice>> = {
  saved_view_name_taken: 'saved-view-name-taken',
  too_many_saved_views: 'saved-view-limit',
};

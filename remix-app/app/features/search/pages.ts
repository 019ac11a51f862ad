import type { AuthenticatedUser } from '@gatehouse/contracts';
import { mayEnter, navigationOf, ROUTES, type RouteEntry } from '~/pages';
import type { PageNames } from '../console/page-names';
import { pendingReason } from '../console/pending-reason';

/** What one reads in a list of pages: whose page it is tells two of the same title apart. */
export interface PageChoice {
  readonly path: string;
  readonly title: string;
  readonly area: string;
  readonly icon: RouteEntry['icon'];
}

/** The pages of the user's navigation, with those that start something new. */
export function pagesOf(user: AuthenticatedUser, names: PageNames): readonly PageChoice[] {
  const inNavigation = new Map(
    navigationOf(user.role, user.permissions).flatMap(({ group, routes }) =>
      routes.map((route) => [route.path, names.group(group)] as const),
    ),
  );
  const isWaiting = pendingReason(user) !== null;
  return ROUTES.filter(
    (route) =>
      route.access !== 'public' &&
      !route.path.includes(':') &&
      route.path !== '/search' &&
      (inNavigation.has(route.path) || isPartOf(route.path, inNavigation)) &&
      !(isWaiting && route.path.startsWith('/admin/')) &&
      mayEnter(user, route),
  ).map(({ path, icon }) => ({ path, title: names.title(path), icon, area: areaOf(path, inNavigation) }));
}

/** Pages in which each word that was typed begins a word of the title or of the area; all without a word. */
export function matchingPages(pages: readonly PageChoice[], typed: string): readonly PageChoice[] {
  const words = wordsOf(typed);
  return pages.filter(({ title, area }) => isNamedBy(`${title} ${area}`, words));
}

export function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[\s/\xb7-]+/u)
    .filter(Boolean);
}

export function isNamedBy(text: string, words: readonly string[]): boolean {
  const own = wordsOf(text);
  return words.every((word) => own.some((it) => it.startsWith(word)));
}

/** A page below one of the navigation, such as the form that adds to a list. */
function isPartOf(path: string, inNavigation: ReadonlyMap<string, string>): boolean {
  return [...inNavigation.keys()].some((parent) => path.startsWith(`${parent}/`));
}

function areaOf(path: string, inNavigation: ReadonlyMap<string, string>): string {
  const parent = [...inNavigation.keys()]
    .filter((it) => path === it || path.startsWith(`${it}/`))
    .sort()
    .at(-1);
  return (parent && inNavigation.get(parent)) ?? '';
}

import type { RouteEntry } from './entry.ts';
import { ORGANIZATION_PAGES } from './organization.ts';
import { PERSONAL_PAGES } from './personal.ts';
import { PLATFORM_PAGES } from './platform.ts';
import { SYSTEM_PAGES } from './system.ts';
import { TWINS } from './twins.ts';
import { VISITOR_PAGES } from './visitors.ts';

/** Every page of the product: drives guards, navigation and breadcrumbs. */
export const ROUTES: readonly RouteEntry[] = [
  ...VISITOR_PAGES,
  ...PERSONAL_PAGES,
  ...ORGANIZATION_PAGES,
  ...PLATFORM_PAGES,
  ...SYSTEM_PAGES,
  ...TWINS,
];

/** Without a slash at its end and in lower case, since both are the same page to a visitor. */
export function normalizePath(pathname: string): string {
  return pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
}

/** The page at a path, or null where there is none. */
export function findRoute(pathname: string): RouteEntry | null {
  const path = normalizePath(pathname);
  return (
    ROUTES.find((entry) => entry.path === path) ?? ROUTES.find((entry) => matches(entry.path, path)) ?? null
  );
}

function matches(pattern: string, path: string): boolean {
  if (!pattern.includes(':')) return false;
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length && wanted.every((part, i) => part.startsWith(':') || part === given[i])
  );
}

/** The page at a path that is known to exist. @throws Error where there is none */
export function routeAt(path: string): RouteEntry {
  const route = findRoute(path);
  if (!route) throw new Error(`${path} is not in the route table`);
  return route;
}

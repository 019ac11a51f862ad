import type { RouteEntry } from './entry.ts';
import { PEOPLE_PAGES } from './people.ts';
import { PERSONAL_PAGES } from './personal.ts';
import { SECURITY_PAGES } from './security.ts';
import { SIGN_IN_PAGES } from './sign-in.ts';
import { SYSTEM_PAGES } from './system.ts';
import { TENANT_PAGES } from './tenants.ts';
import { VISITOR_PAGES } from './visitors.ts';

/** Every page of the product, in the order of the navigation. It defines routes, guards, navigation and breadcrumbs. */
export const ROUTES: readonly RouteEntry[] = [
  ...VISITOR_PAGES,
  ...PERSONAL_PAGES,
  ...TENANT_PAGES,
  ...PEOPLE_PAGES,
  ...SIGN_IN_PAGES,
  ...SECURITY_PAGES,
  ...SYSTEM_PAGES,
];

/** Without a trailing slash and in lower case, which are equivalent for visitors. */
export function normalizePath(pathname: string): string {
  return pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
}

/** The page at a path, including its further paths; null if there is none. */
export function findRoute(pathname: string): RouteEntry | null {
  const path = normalizePath(pathname);
  return (
    ROUTES.find((entry) => entry.path === path || entry.also.includes(path)) ??
    ROUTES.find((entry) => matches(entry.path, path)) ??
    null
  );
}

/** The page's own path, for any of its paths. */
export function ownPath(pathname: string): string {
  const path = normalizePath(pathname);
  const route = findRoute(path);
  return route?.also.includes(path) ? route.path : path;
}

function matches(pattern: string, path: string): boolean {
  if (!pattern.includes(':')) return false;
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length && wanted.every((part, i) => part.startsWith(':') || part === given[i])
  );
}

/** Whether the page at a path of this origin is not hydrated. */
export function isUnhydrated(to: string): boolean {
  const frame = findRoute(to.split(/[?#]/, 1)[0] ?? '')?.frame;
  return frame === 'public' || frame === 'plain';
}

/** The page at a path that must exist. @throws Error it does not */
export function routeAt(path: string): RouteEntry {
  const route = findRoute(path);
  if (!route) throw new Error(`${path} is not in the route table`);
  return route;
}

import type { RouteEntry } from './entry.ts';
import { PEOPLE_PAGES } from './people.ts';
import { PERSONAL_PAGES } from './personal.ts';
import { SECURITY_PAGES } from './security.ts';
import { SIGN_IN_PAGES } from './sign-in.ts';
import { SYSTEM_PAGES } from './system.ts';
import { TENANT_PAGES } from './tenants.ts';
import { VISITOR_PAGES } from './visitors.ts';

/** Every page of the product, in the order of the navigation: drives routes, guards, navigation and breadcrumbs. */
export const ROUTES: readonly RouteEntry[] = [
  ...VISITOR_PAGES,
  ...PERSONAL_PAGES,
  ...TENANT_PAGES,
  ...PEOPLE_PAGES,
  ...SIGN_IN_PAGES,
  ...SECURITY_PAGES,
  ...SYSTEM_PAGES,
];

/** Without a slash at its end and in lower case, since both are the same page to a visitor. */
export function normalizePath(pathname: string): string {
  return pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
}

/** The page at a path, its own or another of its addresses; null where there is none. */
export function findRoute(pathname: string): RouteEntry | null {
  const path = normalizePath(pathname);
  return (
    ROUTES.find((entry) => entry.path === path || entry.also.includes(path)) ??
    ROUTES.find((entry) => matches(entry.path, path)) ??
    null
  );
}

/** The page's own address, for any address that it answers at. */
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

/** Whether the page at an address of this origin is one that React does not hydrate. */
export function isUnhydrated(to: string): boolean {
  const frame = findRoute(to.split(/[?#]/, 1)[0] ?? '')?.frame;
  return frame === 'public' || frame === 'plain';
}

/** The page at a path that is known to exist. @throws Error where there is none */
export function routeAt(path: string): RouteEntry {
  const route = findRoute(path);
  if (!route) throw new Error(`${path} is not in the route table`);
  return route;
}

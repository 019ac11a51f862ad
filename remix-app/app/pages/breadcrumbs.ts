import type { RouteEntry } from './entry.ts';
import { findRoute, ownPath, routeAt } from './table.ts';

export interface Breadcrumb {
  readonly title: string;
  readonly path: string;
  /** The pattern of the page in the table. */
  readonly page: string;
}

/** The breadcrumbs of a page, from Dashboard to the page itself. */
export function breadcrumbsOf(pathname: string): readonly Breadcrumb[] {
  const route = findRoute(pathname);
  const path = ownPath(pathname);
  const steps = [
    stepTo(routeAt('/dashboard')),
    stepTo(sectionOf(path)),
    ...parentsOf(path),
    stepTo(route, path),
  ];
  const seen = new Set<string>();
  return steps.filter(
    (step): step is Breadcrumb => step !== null && !seen.has(step.path) && !!seen.add(step.path),
  );
}

function stepTo(route: RouteEntry | null, path?: string): Breadcrumb | null {
  return route && { title: route.title, path: path ?? route.path, page: route.path };
}

/** The parent lists and objects of a page, the outermost first. */
function parentsOf(path: string): Breadcrumb[] {
  const parts = path.split('/');
  return parts.slice(2).flatMap((_, index) => {
    const parent = parts.slice(0, index + 2).join('/');
    const route = findRoute(parent);
    const list = route?.listedAt ? stepTo(routeAt(route.listedAt)) : null;
    if (list) return [list];
    return route && (route.nav || route.path.includes(':'))
      ? [{ title: route.title, path: pageAt(parent, route), page: route.path }]
      : [];
  });
}

/** The target of a breadcrumb: not a dialog over a list if the object also has a page. */
function pageAt(path: string, { isNested }: RouteEntry): string {
  const overview = `${path}/overview`;
  return isNested && findRoute(overview) ? overview : ownPath(path);
}

function sectionOf(path: string): RouteEntry | null {
  if (path.startsWith('/superadmin/') || path === '/goauthentik') return routeAt('/superadmin/dashboard');
  if (path.startsWith('/admin/')) return routeAt('/admin');
  return null;
}

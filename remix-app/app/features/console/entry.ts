import type { Bearer } from '@gatehouse/contracts';
import { type Refusal, type RouteEntry, refusalOf, routeAt } from '~/pages';

/** A link to a page for a user: usable, or disabled with the reason. */
export interface Entry {
  path: string;
  title: string;
  route: RouteEntry;
  /** Why it is disabled; null if it is usable. */
  reason: Refusal | null;
}

/**
 * @param who the user
 * @param title text of the link; the page's own title by default
 * @param reason a reason that holds for every entry of the page, such as a pending activation
 */
export function entryTo(who: Bearer | null, path: string, title?: string, reason?: Refusal | null): Entry {
  const route = routeAt(path);
  return { path, title: title ?? route.title, route, reason: refusalOf(who, route) ?? reason ?? null };
}

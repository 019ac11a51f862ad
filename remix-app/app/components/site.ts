import { useRouteLoaderData } from '@remix-run/react';
import type { SiteView } from '~/site';

/** Null on the platform's own host. */
export function useSite(): SiteView | null {
  return (useRouteLoaderData('root') as { site?: SiteView | null } | undefined)?.site ?? null;
}

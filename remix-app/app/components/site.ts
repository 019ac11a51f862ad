import type { Brand } from '@gatehouse/contracts';
import { useRouteLoaderData } from '@remix-run/react';

/** The custom domain of an organization, where the page is on one. */
export interface SiteView {
  brand: Brand | null;
  /** Origin of the platform. */
  platformUrl: string;
}

/** Null on the platform's own host. */
export function useSite(): SiteView | null {
  return (useRouteLoaderData('root') as { site?: SiteView | null } | undefined)?.site ?? null;
}

import { useRouteLoaderData } from '@remix-run/react';
import type { readRoot } from '~/server/root.server';

/** The title of the page by the table of pages, in the language of the page, so that heading and navigation agree. */
export function usePageTitle(): string {
  return useRouteLoaderData<typeof readRoot>('root')?.title ?? '';
}

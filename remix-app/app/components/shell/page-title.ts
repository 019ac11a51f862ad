import { useRouteLoaderData } from '@remix-run/react';

/** The title of the page by the table of pages, in the language of the page, so that heading and navigation agree. */
export function usePageTitle(): string {
  return (useRouteLoaderData('root') as { title?: string } | undefined)?.title ?? '';
}

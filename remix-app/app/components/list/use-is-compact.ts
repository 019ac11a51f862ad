import { useRouteLoaderData } from '@remix-run/react';

/** Whether the rows of lists are low in this browser. */
export function useIsCompact(): boolean {
  return (useRouteLoaderData('root') as { isCompact?: boolean } | undefined)?.isCompact ?? false;
}

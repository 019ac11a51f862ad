import { useRouteLoaderData } from '@remix-run/react';
import type { readRoot } from '~/server/root.server';

/** Whether the rows of lists are low in this browser. */
export function useIsCompact(): boolean {
  return useRouteLoaderData<typeof readRoot>('root')?.isCompact ?? false;
}

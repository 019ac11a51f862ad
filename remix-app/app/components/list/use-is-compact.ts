import { useRouteLoaderData } from '@remix-run/react';

/** Whether lists have compact rows in this browser, from the root's data. */
export function useIsCompact(): boolean {
  const root = useRouteLoaderData('root') as { readonly isCompact?: boolean } | undefined;
  return root?.isCompact ?? false;
}

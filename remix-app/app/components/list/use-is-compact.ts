import { useRouteLoaderData } from '@remix-run/react';

/** Whether the rows of lists are low in this browser, as the root's data says. */
export function useIsCompact(): boolean {
  const root = useRouteLoaderData('root') as { readonly isCompact?: boolean } | undefined;
  return root?.isCompact ?? false;
}

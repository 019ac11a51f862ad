import { useSearchParams } from '@remix-run/react';

/**
 * The organization in the query parameter `of`, so that users who come from a tenant's page need not enter it.
 *
 * @returns `query` passes it to the next step, after another parameter
 */
export function useNamedOwner(): { of: string; query: string } {
  const of = useSearchParams()[0].get('of') ?? '';
  return { of, query: of && `&of=${encodeURIComponent(of)}` };
}

import { useSearchParams } from '@remix-run/react';

/**
 * The organization that `of` of the address names: whoever comes from the page of a tenant need not type it again.
 *
 * @returns `query` carries it on to the next step, behind another parameter
 */
export function useNamedOwner(): { of: string; query: string } {
  const of = useSearchParams()[0].get('of') ?? '';
  return { of, query: of && `&of=${encodeURIComponent(of)}` };
}

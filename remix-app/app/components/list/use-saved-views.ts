import { useMatches } from '@remix-run/react';
import { NO_VIEW, type SavedViewsOfPage, VIEW_FIELD } from '~/saved-views';

/** The saved views of this page's list, from its loader. */
export function useSavedViews(): SavedViewsOfPage | null {
  const data = useMatches().map((match) => match.data as { savedViews?: SavedViewsOfPage | null } | null);
  return data.findLast((each) => each?.savedViews)?.savedViews ?? null;
}

/** Converts a URL without filters to that of the unfiltered list if it would open a default view. */
export function useWholeList(): (address: string) => string {
  const views = useSavedViews();
  const hasDefault = views?.items.some(({ isDefault }) => isDefault) ?? false;
  return (address) => {
    const [path = '', query = ''] = address.split('?', 2);
    const asked = new URLSearchParams(query);
    const isWhole = [...asked.keys()].every((name) => Object.hasOwn(views?.at ?? {}, name));
    if (!hasDefault || !isWhole) return address;
    asked.set(VIEW_FIELD, NO_VIEW);
    return `${path}?${asked}`;
  };
}

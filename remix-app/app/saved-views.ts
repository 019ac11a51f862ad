import type { SavedViewList } from '@gatehouse/contracts';

/** The field of an address that keeps the default view away: the whole list is asked for. */
export const VIEW_FIELD = 'saved';
export const NO_VIEW = 'none';

export interface SavedViewOption {
  id: string;
  name: string;
  /** Address of the list with this view: a query with its question mark. */
  to: string;
  isDefault: boolean;
  /** Whether the list shows it now. */
  isCurrent: boolean;
}

/** What the saved views of a page show. */
export interface SavedViewsOfPage {
  list: SavedViewList;
  items: SavedViewOption[];
  /** What the list is filtered and sorted by now, as it is saved; empty for the whole list. */
  query: string;
  /** Address of the whole list: a query with its question mark. */
  all: string;
  /** Fields of the address that name the list itself, such as its tab. */
  at: Record<string, string>;
}

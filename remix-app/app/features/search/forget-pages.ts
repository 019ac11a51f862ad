/** In the local storage. */
export const RECENT_PAGES = 'gatehouse:recent-pages';

/** For whoever signs in next in this browser. */
export function forgetPages(): void {
  try {
    localStorage.removeItem(RECENT_PAGES);
  } catch {
    // A closed storage holds nothing.
  }
}

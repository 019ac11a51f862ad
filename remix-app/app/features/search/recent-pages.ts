import { findRoute } from '~/pages';
import { RECENT_PAGES as KEY } from './forget-pages';

const KEPT = 5;

/** Paths of pages that were chosen lately, the newest first. Never more than that: names and ids stay out of the browser. */
export function recentPages(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPage).slice(0, KEPT) : [];
  } catch {
    // Storage may be closed to the page, or hold what somebody else wrote.
    return [];
  }
}

export function rememberPage(path: string): void {
  if (!isPage(path)) return;
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([path, ...recentPages().filter((it) => it !== path)].slice(0, KEPT)),
    );
  } catch {
    // Nothing is remembered then.
  }
}

/** A page of the table by its own path: what has an id in it is somebody or something. */
function isPage(path: unknown): path is string {
  return typeof path === 'string' && findRoute(path)?.path === path && !path.includes(':');
}

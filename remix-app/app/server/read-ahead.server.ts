import { isDeepStrictEqual } from 'node:util';
import { findRoute, mayEnter, normalizePath } from '~/pages';
import { requireRoute } from './guards.server';
import { lastSeenUser } from './last-seen.server';
import { getSession, type SignedIn } from './session.server';
import { tokenOf } from './session-cookie.server';
import { type Visit, visitOf } from './visit.server';

/**
 * Reads a page while its guard reads the session from the API, so that both share one call.
 *
 * Assumes the last known user of the session. The result counts only if the guard admits them and the API confirms the
 * same user with the same permissions. Otherwise, the page is read again for the confirmed user. The API authorizes
 * each read itself. Only reads run before the guard has finished.
 */
export function readAhead<T>(request: Request, read: Read<T>): Promise<T> {
  return readWith(request, requireRoute(request), read);
}

/** As `readAhead`, for a page that visitors may open as well; null for visitors. */
export async function readAheadIfSignedIn<T>(request: Request, read: Read<T>): Promise<T | null> {
  const entering = getSession(request).then((session) => session ?? Promise.reject(NOBODY));
  return readWith(request, entering, read).catch((error: unknown) => {
    if (error === NOBODY) return null;
    throw error;
  });
}

type Read<T> = (visit: Visit) => T | Promise<T>;

/** Thrown for visitors. */
const NOBODY = Symbol('nobody is signed in');

async function readWith<T>(request: Request, entering: Promise<SignedIn>, read: Read<T>): Promise<T> {
  const assumed = assumedSession(request);
  if (!assumed) return read(visitOf(request, await entering));
  const ahead = outcomeOf(async () => read(readingOnly(visitOf(request, assumed), entering)));
  const session = await entering;
  return isDeepStrictEqual(session.user, assumed.user) ? (await ahead)() : read(visitOf(request, session));
}

/** Null if the guard rejected the last known user. */
function assumedSession(request: Request): Visit['session'] | null {
  const token = tokenOf(request);
  const user = token && lastSeenUser(token);
  const route = findRoute(normalizePath(new URL(request.url).pathname));
  return user && route && mayEnter(user, route) ? { token, user } : null;
}

/** Never rejects, because it may never be awaited. @returns a function that returns the value or throws */
function outcomeOf<T>(work: () => Promise<T>): Promise<() => T> {
  return work().then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error;
    },
  );
}

/** Methods other than GET wait until the guard has admitted the user. */
function readingOnly(visit: Visit, entering: Promise<unknown>): Visit {
  const { GET, ...others } = visit.api;
  const later = Object.entries(others).map(([method, ask]) => [
    method,
    async (...call: unknown[]) => {
      await entering;
      return (ask as (...call: unknown[]) => unknown)(...call);
    },
  ]);
  return { ...visit, api: { GET, ...Object.fromEntries(later) } };
}

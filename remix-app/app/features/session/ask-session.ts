import type { SessionCheck } from './session-check';

/**
 * Asks this origin's server about the session.
 *
 * @returns null where it could not be asked, which says nothing about the session
 */
export async function askSession(path: '/session/check' | '/session/activity'): Promise<SessionCheck | null> {
  try {
    const response = await fetch(path, { method: path === '/session/activity' ? 'POST' : 'GET' });
    return response.ok ? ((await response.json()) as SessionCheck) : null;
  } catch {
    return null;
  }
}

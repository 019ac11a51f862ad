import { createHash } from 'node:crypto';

/**
 * The `sid` of a session for an application. It is derived from both, so nothing is stored. It is
 * different for each application, so that they cannot correlate sessions.
 */
export function sidOf(sessionId: string, clientId: string): string {
  return createHash('sha256').update(`${sessionId} ${clientId}`).digest('base64url').slice(0, 32);
}

import { sha256 } from '../../crypto/same-secret.js';

/**
 * The `sid` of a session for an application. It is derived from both, so nothing is stored. It is
 * different for each application, so that they cannot correlate sessions.
 */
export function sidOf(sessionId: string, clientId: string): string {
  return sha256(`${sessionId} ${clientId}`).toString('base64url').slice(0, 32);
}

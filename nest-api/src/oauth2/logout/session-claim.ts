import { createHash } from 'node:crypto';

/**
 * The `sid` under which an application knows a session of ours. It follows from both, so that nothing is kept, and is
 * another at each application, so that two of them can't compare.
 */
export function sidOf(sessionId: string, clientId: string): string {
  return createHash('sha256').update(`${sessionId} ${clientId}`).digest('base64url').slice(0, 32);
}

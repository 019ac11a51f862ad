import type { AuthnRequestMessage } from '../protocol/read-requests.js';

const CLASSES = 'urn:oasis:names:tc:SAML:2.0:ac:classes:';
const PASSWORD = `${CLASSES}PasswordProtectedTransport`;
const UNSPECIFIED = `${CLASSES}unspecified`;

/** Authentication context classes, by the authentication method of the sign-in. Source: SAML AuthnContext §3.4. */
export function contextOf(amr: readonly string[]): string {
  return amr.includes('pwd') ? PASSWORD : UNSPECIFIED;
}

/** Every sign-in satisfies these. */
const SATISFIED = new Set([PASSWORD, `${CLASSES}Password`, UNSPECIFIED]);

/**
 * The class for the response: the first requested one that the sign-in satisfies. Null if none was requested,
 * undefined if none is satisfied. Source: SAML Core §3.3.2.2.1.
 */
export function satisfiedContext(
  requested: AuthnRequestMessage['requestedContext'],
): string | null | undefined {
  if (requested === null || requested.classes.length === 0) return null;
  if (requested.comparison === 'better') return undefined;
  return requested.classes.find((asked) => SATISFIED.has(asked));
}

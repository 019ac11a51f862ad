import type { AuthnRequestMessage } from '../protocol/read-requests.js';

const CLASSES = 'urn:oasis:names:tc:SAML:2.0:ac:classes:';
const PASSWORD = `${CLASSES}PasswordProtectedTransport`;
const UNSPECIFIED = `${CLASSES}unspecified`;

/** What a sign-in here may be called, by how the person proved who they are. Source: SAML AuthnContext §3.4. */
export function contextOf(amr: readonly string[]): string {
  return amr.includes('pwd') ? PASSWORD : UNSPECIFIED;
}

/** Any sign-in here is at least as good as these. */
const SATISFIED = new Set([PASSWORD, `${CLASSES}Password`, UNSPECIFIED]);

/**
 * The class to answer with: the first of those asked for that our sign-in satisfies; null where none was asked for,
 * undefined where none is satisfied. Source: SAML Core §3.3.2.2.1.
 */
export function satisfiedContext(
  requested: AuthnRequestMessage['requestedContext'],
): string | null | undefined {
  if (requested === null || requested.classes.length === 0) return null;
  if (requested.comparison === 'better') return undefined;
  return requested.classes.find((asked) => SATISFIED.has(asked));
}

import type { AuthenticatedUser } from '@gatehouse/contracts';

/** Hidden field of every form that changes something: for whom its page was rendered, as `whoIs` says it. */
export const BINDING_FIELD = '_session_of';
/** The same for what a script sends. */
export const BINDING_HEADER = 'x-gatehouse-session-of';
/** Status of a form that was rendered for another session than the browser's. Source: RFC 9110 §15.5.13. */
export const SESSION_CHANGED = 412;

/** Whom the browser is signed in as. */
export interface SessionOwner {
  name: string;
  email: string;
  tenantName: string | null;
}

/** A form that was not taken, with what was typed into it. */
export interface ChangedSession {
  /** Null when nobody is signed in any more. */
  now: SessionOwner | null;
  /** Path of the action. */
  target: string;
  /** What the form sent, without secrets. */
  fields: [name: string, value: string][];
}

/**
 * Changes when another person, role or tenant is signed in, and not with a new session of the same. Empty for a visitor;
 * without spaces, which a header would lose at its ends.
 */
export function whoIs(user: Pick<AuthenticatedUser, 'id' | 'role' | 'tenantId'> | null): string {
  return user ? [user.id, user.role, user.tenantId ?? 'platform'].join(':') : '';
}

export function ownerOf({ name, email, tenantName }: AuthenticatedUser): SessionOwner {
  return { name, email, tenantName: tenantName ?? null };
}

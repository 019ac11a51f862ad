import type { SsoType } from '@gatehouse/contracts';

/** The server's response to a page that wants to open a pop-up. */
export type PopupStart =
  | { ok: true; authorizationUrl: string; state: string }
  | { ok: false; message: string; reference?: string | undefined };

export interface VerifiedAccount {
  provider: SsoType;
  email: string;
  domain: string;
  /** Path on this origin. */
  to: string;
}

export type PopupEnd =
  | { kind: 'refused'; code: string; message: string; reference: string | null }
  /** To another page: the signed-in user, the plans, the verification of an account, or a test. */
  | { kind: 'go'; to: string };

/**
 * - `pending`: the user is at the provider, as far as the server knows.
 * - `ending`: the server has a result that this browser does not have yet.
 * - `unknown`: it took too long, or began elsewhere.
 */
export type PopupOutcome =
  | { status: 'pending' }
  | { status: 'ending' }
  | { status: 'unknown' }
  | { status: 'ended'; end: PopupEnd };

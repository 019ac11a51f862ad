import type { SsoType } from '@gatehouse/contracts';

/** What the server says to a page that wants to open a pop-up. */
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
  /** To another of our pages: who signed in, the plans, the verification of an account, or a test. */
  | { kind: 'go'; to: string };

/**
 * - `pending`: the person is at the provider, as far as anybody knows.
 * - `ending`: the server knows of a result, this browser not yet.
 * - `unknown`: it took too long, or began elsewhere.
 */
export type PopupOutcome =
  | { status: 'pending' }
  | { status: 'ending' }
  | { status: 'unknown' }
  | { status: 'ended'; end: PopupEnd };

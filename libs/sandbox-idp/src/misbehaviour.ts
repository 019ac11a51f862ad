import type { SsoType } from '@gatehouse/contracts';
import type { Kind } from './kinds.ts';

/** The certified OpenID providers, and those with their own implementation. */
export type Named = Kind | Exclude<SsoType, 'oauth2'>;

/** Faults of the sandbox, with their labels. */
export const MODES = {
  none: 'Answer as it should',
  expired: 'ID token that has expired',
  wrong_audience: 'ID token for another application',
  wrong_issuer: 'ID token of another issuer',
  wrong_key: 'ID token signed with an unknown key',
  wrong_nonce: 'ID token with another nonce',
  no_subject: 'ID token that names nobody',
  no_id_token: 'No ID token at all',
  wrong_hd: 'Google: account of another company',
  changed_company: 'Google: address and company changed to those of another person',
  wrong_tid: 'Microsoft: account of another directory',
  personal: 'Private account instead of a business one',
  unverified_email: 'Email address that is not verified',
  changed_email: 'Email address changed to that of another person',
  claims_mfa: 'ID token that claims two factors',
  personal_claims: 'ID token with a picture, a language and a time zone',
  odd_personal_claims: 'ID token with a picture, a language and a time zone that are none',
  no_email: 'No email address at all',
  wrong_state: 'Answer with the state of another sign-in',
  second_address: 'GitHub: private primary address, company address beside it',
  slow: 'Answer after ten seconds',
  down: 'No answer: the connection breaks off',
  unavailable: 'Status 503: the service is unavailable',
  html: 'HTML instead of JSON',
  huge: 'An answer of 10 MB',
} as const;
export type Mode = keyof typeof MODES;

/** The endpoint of the fault. Faults of the token itself always appear at `token`. */
export const PLACES = ['discovery', 'jwks', 'token', 'userinfo', 'directory'] as const;
export type Place = (typeof PLACES)[number];

/** Faults on the wire, which break any response. */
export const BREAKS_ANSWERS: readonly Mode[] = ['slow', 'down', 'unavailable', 'html', 'huge'];

export function isMode(value: unknown): value is Mode {
  return typeof value === 'string' && Object.hasOwn(MODES, value);
}

/** The requested faults: of a provider until changed, or for one sign-in. */
export class Misbehaviour {
  readonly #standing = new Map<Named, { mode: Mode; place: Place; email?: string | undefined }>();
  readonly #ofGrant = new Map<string, Mode>();

  set(kind: Named, mode: Mode, place: Place = 'token', email?: string): void {
    if (mode === 'none') this.#standing.delete(kind);
    else this.#standing.set(kind, { mode, place, email });
  }

  setForGrant(grantId: string, mode: Mode): void {
    if (mode !== 'none') this.#ofGrant.set(grantId, mode);
  }

  at(kind: Named, place: Place, grantId?: string): Mode {
    const once = grantId === undefined ? undefined : this.#ofGrant.get(grantId);
    if (once && place === 'token') return once;
    const standing = this.#standing.get(kind);
    return standing?.place === place ? standing.mode : 'none';
  }

  /** The address for `changed_email` and `changed_company`; that of the directory's admin by default. */
  emailOf(kind: Named): string {
    return this.#standing.get(kind)?.email ?? 'directory-admin@demo-company.test';
  }
}

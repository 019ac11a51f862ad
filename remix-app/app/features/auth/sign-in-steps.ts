import type { SsoRoute } from '@gatehouse/contracts';
import type { SignInState } from './home-realm';

/**
 * The next step of the sign-in page: the address, then what its domain requires.
 *
 * - `offer`: the organization's connections, with the password collapsed.
 * - `require`: only the organization's connections.
 */
export type SignInStep =
  | { readonly kind: 'address' | 'password' }
  | { readonly kind: 'offer' | 'require'; readonly realm: SsoRoute };

/** The data of a sign-in page before the first submission. */
export interface SignInStart {
  /** The demo account that was selected without script. */
  demo: { email: string; password: string } | null;
  /** The address in a link, and how it signs in; null without one. */
  email: string | null;
  realm: SsoRoute | null;
}

/** The server decides the step, so that it works without script and the layout does not change while the user types. */
export function signInStep(page: SignInStart, state: SignInState | undefined): SignInStep {
  if (!addressOf(page, state) || state?.errors.email) return { kind: 'address' };
  const realm = state ? state.realm : page.realm;
  if (!realm || realm.kind === 'password' || realm.options.length === 0) return { kind: 'password' };
  return { kind: realm.kind, realm };
}

/** The address in the form. */
export function addressOf(page: SignInStart, state: SignInState | undefined): string {
  return state ? (state.values.email ?? '') : (page.demo?.email ?? page.email ?? '');
}

import type { SsoRoute } from '@gatehouse/contracts';
import type { SignInState } from './home-realm';

/**
 * What the sign-in page asks for next: the address, then what its domain says.
 *
 * - `offer`: the organization's connections, with the password folded.
 * - `require`: the organization's connections alone.
 */
export type SignInStep =
  | { readonly kind: 'address' | 'password' }
  | { readonly kind: 'offer' | 'require'; readonly realm: SsoRoute };

/** What a sign-in page knows before anything was sent. */
export interface SignInStart {
  /** The demo account that was picked without script. */
  demo: { email: string; password: string } | null;
  /** An address that a link brings along, and where it signs in; null where it brings none. */
  email: string | null;
  realm: SsoRoute | null;
}

/** The server decides the step, so that it is the same without script and nothing moves while somebody types. */
export function signInStep(page: SignInStart, state: SignInState | undefined): SignInStep {
  if (!addressOf(page, state) || state?.errors.email) return { kind: 'address' };
  const realm = state ? state.realm : page.realm;
  if (!realm || realm.kind === 'password' || realm.options.length === 0) return { kind: 'password' };
  return { kind: realm.kind, realm };
}

/** The address that stands in the form. */
export function addressOf(page: SignInStart, state: SignInState | undefined): string {
  return state ? (state.values.email ?? '') : (page.demo?.email ?? page.email ?? '');
}

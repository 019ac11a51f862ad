import type { Brand } from '@gatehouse/contracts';
import { useEffect } from 'react';
import type { SignInState } from './home-realm';
import type { LoginPageData } from './login.server';
import { PopupAlert } from './popup-alert';
import { RealmOffer } from './realm-offer';
import { SignInForm } from './sign-in-form';
import { SsoButtons } from './sso-buttons';
import type { Way } from './sso-way';
import { useHomeRealm } from './use-home-realm';
import type { PopupSignIn } from './use-popup-sign-in';

interface Props {
  page: LoginPageData;
  state: SignInState | undefined;
  ways: readonly Way[];
  popup: PopupSignIn;
  /** Hears whose address is typed, where its domain says so. */
  onBrand?(brand: Brand | null): void;
}

/** Email and password in one step, with the provider of the typed address beside them, and every other way in. */
export function RealmSignInForm({ page, state, ways, popup, onBrand }: Props) {
  const { demo } = page;
  const email = demo?.email ?? page.email ?? undefined;
  const known = state ? state.realm : (page.realm ?? undefined);
  const { realm, typed } = useHomeRealm(known, state?.values.email ?? email ?? '');
  useEffect(() => onBrand?.(realm?.brand ?? null), [realm, onBrand]);
  return (
    <SignInForm
      state={state}
      email={email}
      password={demo?.password}
      onEmail={typed}
      alert={popup.problem && <PopupAlert popup={popup} />}
      offer={<RealmOffer realm={realm} popup={popup} />}
    >
      <SsoButtons ways={ways} popup={popup} />
    </SignInForm>
  );
}

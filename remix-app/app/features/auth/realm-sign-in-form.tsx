import type { SignInState } from './home-realm';
import type { LoginPageData } from './login.server';
import { PopupAlert } from './popup-alert';
import { RealmOffer } from './realm-offer';
import { SignInForm } from './sign-in-form';
import { SsoButtons } from './sso-buttons';
import type { PopupMode, Way } from './sso-way';

interface Props {
  page: LoginPageData;
  state: SignInState | undefined;
  ways: readonly Way[];
  popup: PopupMode;
}

/** Email and password in one step, with every other sign-in method below and the connections of the address that was sent. */
export function RealmSignInForm({ page, state, ways, popup }: Props) {
  const { demo } = page;
  return (
    <SignInForm
      state={state}
      email={demo?.email ?? page.email ?? undefined}
      password={demo?.password}
      alert={<PopupAlert state={state} />}
      offer={<RealmOffer realm={(state ? state.realm : page.realm) ?? null} popup={popup} />}
    >
      <SsoButtons ways={ways} popup={popup} />
    </SignInForm>
  );
}

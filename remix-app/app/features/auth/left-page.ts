import type { SignInState } from './home-realm';
import type { LoginPageData } from './login.server';

/**
 * What the script sends if a sign-in page is left without sending anything. Undefined for a page that answers a form, and
 * for one that the user did not open to sign in: after a session, or signed in already.
 */
export function leftLogin(page: LoginPageData, state: SignInState | undefined): string | undefined {
  if (state || page.user || page.reason) return undefined;
  return new URLSearchParams(page.tenant ? { tenant: page.tenant } : {}).toString();
}

/** The same for the sign-in page of an application. @param id client ID, or the ID of a SAML application */
export function leftApplication(id: string, state: SignInState | undefined): string | undefined {
  return state ? undefined : new URLSearchParams({ application: id }).toString();
}

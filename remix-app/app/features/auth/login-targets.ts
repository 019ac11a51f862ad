import type { SignInState } from './home-realm';
import type { LoginPageData } from './login.server';

interface Targets {
  formActionTargets?: readonly string[];
}

/** Form targets of a sign-in page: its options, and those of its last response. */
export function loginTargets(data: unknown, answered: unknown): readonly string[] {
  return signInTargets((data as { page?: LoginPageData } | undefined)?.page, answered);
}

/** As `loginTargets`, for the page of an application's sign-in. */
export function signInTargets(view: Targets | null | undefined, answered: unknown): readonly string[] {
  const state = answered as SignInState | undefined;
  return [...(view?.formActionTargets ?? []), ...(state?.formActionTargets ?? [])];
}

import type { SignInState } from './home-realm';
import type { LoginPageData } from './login.server';

/** Where the forms of a sign-in page may lead: to what it offers, and to what it was answered. */
export function loginTargets(data: unknown, answered: unknown): readonly string[] {
  const { page } = (data ?? {}) as { page?: LoginPageData };
  const state = answered as SignInState | undefined;
  return [...(page?.formActionTargets ?? []), ...(state?.formActionTargets ?? [])];
}

import type { SsoOption, SsoRoute } from '@gatehouse/contracts';
import { api, readOpen } from '~/server/api.server';
import { formActionSource } from '~/server/security-headers.server';
import type { SignInStart } from './sign-in-steps';

/** The owner of the requested sign-in methods. Without either: the platform. */
export interface WhoseOptions {
  /** Slug of a tenant. */
  tenant?: string;
  /** Of a SAML identity provider. */
  entityId?: string;
}

/** The enabled connections, or null if the API does not respond: the page still has the password form. */
export async function readSsoOptions(
  request: Request,
  whose: WhoseOptions = {},
): Promise<SsoOption[] | null> {
  const params = { query: whose };
  const answer = await readOpen(request, (open) => open.GET('/api/v1/sso/providers', { params }));
  return answer.ok ? answer.value.items : null;
}

/** How the domain of an address signs in, or null: a failure must not block the password. */
export async function discoverRoute(request: Request, email: string): Promise<SsoRoute | null> {
  if (!email.includes('@') || email.length > 254) return null;
  const answer = await api(request).POST('/api/v1/sso/discover', { body: { email } });
  return answer.ok && answer.value.kind !== 'password' ? answer.value : null;
}

/** Data of a sign-in page with or without an address. */
export async function readSignInStart(request: Request, email: string | null): Promise<SignInStart> {
  return { demo: null, email, realm: email ? await discoverRoute(request, email) : null };
}

/** Origins that the policy of a page must allow, because without script the form of a button redirects there. */
export function targetsOf(options: readonly SsoOption[] | null | undefined): string[] {
  return [...new Set((options ?? []).flatMap(({ origin }) => (origin ? [formActionSource(origin)] : [])))];
}

import type { ApiClient } from '@gatehouse/api-client';
import type { AuthenticatedUser, ReauthenticationMethods } from '@gatehouse/contracts';
import { BINDING_FIELD, whoIs } from '~/session-binding';
import { fieldsOf, type SentFields, sentForm } from './sent-form.server';

/** The page for re-authentication, which replaces the requested action. */
export interface ConfirmView {
  /** Path of the repeated action. */
  target: string;
  fields: SentFields;
  ways: Pick<ReauthenticationMethods, 'methods' | 'passkey'>;
  email: string;
  /** An application requires the second factor, so a password is not enough. */
  isForApplication: boolean;
  /** The session moved, so a page waits and no action. */
  isForMove?: boolean;
}

/** The methods to confirm the action at `target`. */
export function waysFor(target: string, { methods, passkey }: ReauthenticationMethods) {
  const isForApplication = /^\/(interaction|saml\/continue)\//.test(target);
  const taken = isForApplication ? methods.filter((method) => method !== 'password') : methods;
  return { ways: { methods: taken, passkey }, isForApplication };
}

/**
 * The page for re-authentication of a session that moved, which then opens the requested page.
 *
 * @param ask the API on behalf of the user
 */
export async function confirmMove(
  request: Request,
  ask: ApiClient,
  user: AuthenticatedUser,
): Promise<Response> {
  const ways = await ask.POST('/api/v1/auth/step-up/options');
  const { pathname, search } = new URL(request.url);
  const { methods = [], passkey = null } = ways.data ?? {};
  const confirm: ConfirmView = {
    target: `${pathname}${search}`,
    fields: [[BINDING_FIELD, whoIs(user)]],
    ways: { methods, passkey },
    email: user.email,
    isForApplication: false,
    isForMove: true,
  };
  return Response.json({ confirm }, { status: 403 });
}

/**
 * The page for re-authentication, which then repeats the action with all input.
 *
 * @param ask the API on behalf of the user
 * @returns a response to throw; null if there is no action to repeat
 */
export async function confirmPage(request: Request, ask: ApiClient): Promise<Response | null> {
  const form = await sentForm(request);
  if (!form) return null;
  const [ways, me, fields] = await Promise.all([
    ask.POST('/api/v1/auth/step-up/options'),
    ask.GET('/api/v1/auth/me'),
    fieldsOf(form),
  ]);
  if (!ways.data || !me.data) return null;
  const { pathname, search } = new URL(request.url);
  const target = `${pathname}${search}`;
  const confirm: ConfirmView = {
    target,
    fields,
    email: me.data.user.email,
    ...waysFor(target, ways.data),
  };
  return Response.json({ confirm }, { status: 403 });
}

import type { ApiClient } from '@gatehouse/api-client';
import type { ReauthenticationMethods } from '@gatehouse/contracts';
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
}

/** The methods to confirm the action at `target`. */
export function waysFor(target: string, { methods, passkey }: ReauthenticationMethods) {
  const isForApplication = target.startsWith('/interaction/');
  const taken = isForApplication ? methods.filter((method) => method !== 'password') : methods;
  return { ways: { methods: taken, passkey }, isForApplication };
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

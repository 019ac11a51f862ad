import type { ApiClient } from '@gatehouse/api-client';
import type { ReauthenticationMethods } from '@gatehouse/contracts';
import { fieldsOf, type SentFields, sentForm } from './sent-form.server';

/** What the page shows that asks who is there, in the place of the action that was asked for. */
export interface ConfirmView {
  /** Path of the action that is repeated. */
  target: string;
  fields: SentFields;
  ways: Pick<ReauthenticationMethods, 'methods' | 'passkey'>;
  email: string;
  /** An application asks for the second factor: a password does not answer that. */
  isForApplication: boolean;
}

/** How the action at `target` can be confirmed. */
export function waysFor(target: string, { methods, passkey }: ReauthenticationMethods) {
  const isForApplication = target.startsWith('/interaction/');
  const taken = isForApplication ? methods.filter((method) => method !== 'password') : methods;
  return { ways: { methods: taken, passkey }, isForApplication };
}

/**
 * The page that asks for re-authentication and then repeats the action, with all that was typed.
 *
 * @param ask the API as the person who sent the request
 * @returns a response to throw; null where nothing is known to repeat
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

import type { AuthenticatedUser } from '@gatehouse/contracts';
import {
  BINDING_FIELD,
  BINDING_HEADER,
  type ChangedSession,
  ownerOf,
  SESSION_CHANGED,
  whoIs,
} from '~/session-binding';
import { fieldsOf, SECRET_FIELDS, sentForm } from './sent-form.server';
import { tokenOf } from './session-cookie.server';

/** Requests whose form was rendered for their session. */
const bound = new WeakSet<Request>();

/**
 * Compares the user that a form was rendered for with the signed-in user: another tab may have signed in as another
 * user, switched the organization, or signed out. A form without this information is rejected as well.
 *
 * @param user the signed-in user
 * @throws Response 412 with a `ChangedSession`, which the error page shows
 */
export async function requireBinding(request: Request, user: AuthenticatedUser | null): Promise<void> {
  if (!isAction(request) || bound.has(request)) return;
  const said = await bindingsOf(request);
  if (!fits(said, user) || (said.length === 0 && user)) throw await changedSession(request, user);
  bound.add(request);
}

/**
 * Whether a call with this token belongs to a form that was not compared yet.
 *
 * @param token of the call; a token that the browser did not send is new, and no form was rendered for it
 */
export function isUnbound(request: Request, token: string): boolean {
  return isAction(request) && !bound.has(request) && token === tokenOf(request);
}

/** Whether a script's page was rendered for this session, or does not say for which. */
export function isOfThisSession(request: Request, user: AuthenticatedUser): boolean {
  const said = request.headers.get(BINDING_HEADER);
  return fits(said === null ? [] : [said], user);
}

function fits(said: readonly string[], user: AuthenticatedUser | null): boolean {
  return said.every((who) => who === whoIs(user));
}

export function isAction({ method }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

async function bindingsOf(request: Request): Promise<string[]> {
  const form = await sentForm(request);
  return [request.headers.get(BINDING_HEADER), ...(form?.getAll(BINDING_FIELD) ?? [])].filter(
    (value) => typeof value === 'string',
  );
}

async function changedSession(request: Request, user: AuthenticatedUser | null): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const form = await sentForm(request);
  const fields = form ? await fieldsOf(form) : [];
  const changed: ChangedSession = {
    now: user && ownerOf(user),
    target: `${pathname}${search}`,
    fields: fields.filter(([name]) => !SECRET_FIELDS.test(name)),
  };
  return Response.json({ changed }, { status: SESSION_CHANGED });
}

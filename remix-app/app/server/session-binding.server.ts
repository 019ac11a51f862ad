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

/** Requests whose form was rendered for the session that they carry. */
const bound = new WeakSet<Request>();

/**
 * Compares for whom a form was rendered with who is signed in now: another tab may have signed in as somebody else, in
 * another organization, or out. A form that does not say it is refused as well.
 *
 * @param user who is signed in now
 * @throws Response 412 with a `ChangedSession`, which the error page shows
 */
export async function requireBinding(request: Request, user: AuthenticatedUser | null): Promise<void> {
  if (!isAction(request) || bound.has(request)) return;
  const said = await bindingsOf(request);
  if (!fits(said, user) || (said.length === 0 && user)) throw await changedSession(request, user);
  bound.add(request);
}

/**
 * Whether a call with this token is made for a form whose binding nobody has compared yet.
 *
 * @param token of the call; one that the browser did not send is new, and no form was rendered for it
 */
export function isUnbound(request: Request, token: string): boolean {
  return isAction(request) && !bound.has(request) && token === tokenOf(request);
}

/** Whether a script asks for the session that its page was rendered for, or does not say for which. */
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

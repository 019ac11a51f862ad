import type { ApiClient, InitOf, Method, PathOf, ValueOf } from '@gatehouse/api-client';
import { hasPermission, type Permission } from '@gatehouse/contracts';
import { type Answer, answerOf, api } from './api.server';
import type { SignedIn } from './session.server';

type Ask<M extends Method> = <P extends PathOf<M>>(
  path: P,
  ...init: InitOf<M, P>
) => Promise<Answer<ValueOf<M, P>>>;

/** The API on behalf of one visit: each call gives its answer, an API that is away included. */
export type VisitApi = { [M in Method as Uppercase<M>]: Ask<M> };

/** A request of somebody who is signed in and may open the page. */
export interface Visit {
  request: Request;
  url: URL;
  session: SignedIn;
  api: VisitApi;
  /** Which console the page belongs to; what is a user's own counts as the admin's. */
  console: 'superadmin' | 'admin';
  /** Path and query of the page that the request is for. */
  here: string;
  /** The path of a subject in the console that the page belongs to, for example `/admin/domains`. */
  base(subject: string): string;
  can(permission: Permission): boolean;
}

export function visitOf(request: Request, session: SignedIn): Visit {
  const url = new URL(request.url);
  const console = url.pathname.toLowerCase().startsWith('/superadmin/') ? 'superadmin' : 'admin';
  return {
    request,
    url,
    session,
    api: apiOf(request, api(request, session)),
    console,
    here: `${url.pathname}${url.search}`,
    base: (subject) => `/${console}/${subject}`,
    can: (permission) => hasPermission(session.user, permission),
  };
}

function apiOf(request: Request, client: ApiClient): VisitApi {
  const ask = (method: Uppercase<Method>) => (path: string, init?: unknown) =>
    answerOf(
      request,
      (client[method] as (path: string, init?: unknown) => ReturnType<ApiClient['GET']>)(path, init),
    );
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
  return Object.fromEntries(methods.map((method) => [method, ask(method)])) as VisitApi;
}

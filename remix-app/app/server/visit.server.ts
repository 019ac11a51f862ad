import { hasPermission, type Permission } from '@gatehouse/contracts';
import { type Api, api } from './api.server';
import type { SignedIn } from './session.server';

/** A request of somebody who is signed in and may open the page. */
export interface Visit {
  request: Request;
  url: URL;
  session: Pick<SignedIn, 'token' | 'user'>;
  api: Api;
  /** Which console the page belongs to; what is a user's own counts as the admin's. */
  console: 'superadmin' | 'admin';
  /** Path and query of the page that the request is for. */
  here: string;
  /** The path of a subject in the console that the page belongs to, for example `/admin/domains`. */
  base(subject: string): string;
  can(permission: Permission): boolean;
}

export function visitOf(request: Request, session: Visit['session']): Visit {
  const url = new URL(request.url);
  const console = url.pathname.toLowerCase().startsWith('/superadmin/') ? 'superadmin' : 'admin';
  return {
    request,
    url,
    session,
    api: api(request, session),
    console,
    here: `${url.pathname}${url.search}`,
    base: (subject) => `/${console}/${subject}`,
    can: (permission) => hasPermission(session.user, permission),
  };
}

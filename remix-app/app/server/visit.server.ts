import { hasPermission, type Permission } from '@gatehouse/contracts';
import { type Api, api } from './api.server';
import type { SignedIn } from './session.server';

/** A request of a signed-in user who may open the page. */
export interface Visit {
  request: Request;
  url: URL;
  session: Pick<SignedIn, 'token' | 'user'>;
  api: Api;
  /** The console of the page; a user's own pages count as the admin's. */
  console: 'superadmin' | 'admin';
  /** Path and query of the requested page. */
  here: string;
  /** The path of a subject in the page's console, for example `/admin/domains`. */
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

import type { AuditEvent } from '@gatehouse/contracts';
import { type Bearer, hasPermission } from '@gatehouse/contracts';
import { findRoute, mayEnter } from '~/pages';

type Console = 'superadmin' | 'admin';

/** The page of each type of target, by console; a type or console without one is missing. */
const PAGES: Readonly<Record<string, Partial<Record<Console, string>>>> = {
  user: { superadmin: '/superadmin/users/', admin: '/admin/users/' },
  tenant: { superadmin: '/superadmin/tenants/' },
  oauth_client: { superadmin: '/superadmin/applications/', admin: '/admin/applications/' },
  oauth_resource: { superadmin: '/superadmin/apis/', admin: '/admin/apis/' },
  saml_service_provider: { superadmin: '/superadmin/saml-providers/', admin: '/admin/saml-providers/' },
  sso_configuration: { superadmin: '/superadmin/sso-configuration/', admin: '/admin/sso/' },
  domain: { superadmin: '/superadmin/domains/', admin: '/admin/domains/' },
  role: { admin: '/admin/roles/' },
};

export function consoleOf(who: Bearer): Console {
  return hasPermission(who, 'platform_management') ? 'superadmin' : 'admin';
}

/** The page of an object that the user may open; null if there is none. */
export function pageOf(who: Bearer, type: string, id: string | null): string | null {
  const folder = Object.hasOwn(PAGES, type) ? PAGES[type]?.[consoleOf(who)] : undefined;
  return folder && id ? openable(who, `${folder}${id}`) : null;
}

/** The trace of a rejected sign-in. */
export function traceOf(who: Bearer, { detail }: AuditEvent): string | null {
  const { trace, through } = detail;
  if (typeof trace !== 'string' || typeof through !== 'string') return null;
  const folder = PAGES.sso_configuration?.[consoleOf(who)];
  return openable(who, `${folder}${through}/sign-ins/${trace}`);
}

function openable(who: Bearer, path: string): string | null {
  const route = findRoute(path);
  return route && mayEnter(who, route) ? path : null;
}

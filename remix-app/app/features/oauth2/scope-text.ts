import type { Translate } from '@gatehouse/texts';
import type english from './texts/consent/en';

const ABOUT_THE_USER = {
  openid: 'openid',
  profile: 'profile',
  email: 'email',
  tenant: 'tenant',
  groups: 'groups',
  offline_access: 'offlineAccess',
} as const;

interface Asked {
  scope: string;
  /** In English, or the text of the scope's API. */
  description: string;
  /** Identifier of that API; an API may not use the names of the scopes about the user. */
  resource?: string | null;
}

/** The access that a scope grants to an application. */
export function scopeText(t: Translate<typeof english>, { scope, description, resource }: Asked): string {
  return !resource && isAboutTheUser(scope) ? t(ABOUT_THE_USER[scope]) : description;
}

function isAboutTheUser(scope: string): scope is keyof typeof ABOUT_THE_USER {
  return Object.hasOwn(ABOUT_THE_USER, scope);
}

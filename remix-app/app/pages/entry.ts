import type { Permission, Role } from '@gatehouse/contracts';

/** Who may open a page: everyone, signed-in users, or these roles. */
export type RouteAccess = 'public' | 'signed-in' | readonly Role[];

export type IconName =
  | 'activity'
  | 'api'
  | 'applications'
  | 'architecture'
  | 'audit'
  | 'book'
  | 'building'
  | 'chart'
  | 'code'
  | 'dashboard'
  | 'database'
  | 'deployment'
  | 'device'
  | 'diagram'
  | 'domain'
  | 'groups'
  | 'health'
  | 'home'
  | 'identity'
  | 'incident'
  | 'infrastructure'
  | 'key'
  | 'login'
  | 'mail'
  | 'permissions'
  | 'product'
  | 'rebuild'
  | 'repository'
  | 'roles'
  | 'saml'
  | 'search'
  | 'security'
  | 'sessions'
  | 'settings'
  | 'sso'
  | 'tasks'
  | 'users';

/** Groups of the left navigation, in display order. */
export const NAV_GROUPS = [
  'Overview',
  'Tenants',
  'People',
  'Sign-in',
  'Security',
  'System',
  'Learn',
  'Settings',
  'Personal',
] as const;
export type NavGroup = (typeof NAV_GROUPS)[number];

/**
 * The layout around a page: the consoles' navigation, the public header and footer, or none. React does not hydrate the
 * pages of `public` and `plain`.
 */
export type Frame = 'console' | 'public' | 'plain' | 'none';

/** One page at its own path. A page of both consoles has an entry for each of its two paths. */
export interface RouteEntry {
  /** Path pattern; a segment that begins with `:` matches any one segment and is a parameter of the route. */
  readonly path: string;
  /** Further paths of the same page. */
  readonly also: readonly string[];
  /** Its module, below `app/routes`. */
  readonly file: string;
  readonly title: string;
  readonly access: RouteAccess;
  /** Required in addition to the role; one of several is enough. */
  readonly permission?: Permission | readonly Permission[];
  readonly icon: IconName;
  readonly frame: Frame;
  /** Whether it opens over the page one segment up, in its outlet. */
  readonly isNested: boolean;
  /** The group in each role's navigation that shows this page. */
  readonly nav?: Partial<Record<Role, NavGroup>>;
  /** The page whose list contains the object, if that is not the page one segment up. */
  readonly listedAt?: string;
}

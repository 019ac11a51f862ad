import type { Permission, Role } from '@gatehouse/contracts';

/** Who may open a page: everyone, whoever is signed in, or these roles. */
export type RouteAccess = 'public' | 'signed-in' | readonly Role[];

export type IconName =
  | 'activity'
  | 'api'
  | 'applications'
  | 'architecture'
  | 'audit'
  | 'book'
  | 'building'
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

/** Groups of the left navigation, in the order in which they are shown. */
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
 * What stands around a page: the consoles' navigation, the public header and footer, or nothing. React does not hydrate
 * the pages of `public` and `plain`.
 */
export type Frame = 'console' | 'public' | 'plain' | 'none';

/** One page at its own address. A page of both consoles has an entry for each of its two addresses. */
export interface RouteEntry {
  /** Path pattern; a segment that begins with `:` stands for any one segment and is a parameter of the route. */
  readonly path: string;
  /** Other addresses, at which the same page answers. */
  readonly also: readonly string[];
  /** Its module, below `app/routes`. */
  readonly file: string;
  readonly title: string;
  readonly access: RouteAccess;
  /** Needed besides the role; of several, one is enough. */
  readonly permission?: Permission | readonly Permission[];
  readonly icon: IconName;
  readonly frame: Frame;
  /** Whether it opens over the page one segment up, in the outlet of that one. */
  readonly isNested: boolean;
  /** The group of each role's navigation that shows this page. */
  readonly nav?: Partial<Record<Role, NavGroup>>;
  /** The page whose list has what is here, where that is not the page one segment up. */
  readonly listedAt?: string;
}

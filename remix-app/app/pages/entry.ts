import type { Permission, Role } from '@gatehouse/contracts';

/** Who may open a page: everyone, whoever is signed in, or these roles. */
export type RouteAccess = 'public' | 'signed-in' | readonly Role[];

/**
 * - `live`: the page does its work.
 * - `coming`: linked, and says what will be there.
 * - `twin`: another name of a page; leads there.
 */
export type RouteKind = 'live' | 'coming' | 'twin';

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

export interface RouteEntry {
  /** Path pattern; a segment that begins with `:` stands for any one segment. */
  readonly path: string;
  readonly title: string;
  readonly access: RouteAccess;
  /** Needed besides the role; of several, one is enough. */
  readonly permission?: Permission | readonly Permission[];
  readonly kind: RouteKind;
  readonly icon: IconName;
  /** Path of the page that a twin leads to. */
  readonly twin?: string;
  /** The group of each role's navigation that shows this page. */
  readonly nav?: Partial<Record<Role, NavGroup>>;
  /** Shorter name in the navigation. */
  readonly navLabel?: string;
  /** One or two sentences: what a page that is not live yet will hold. */
  readonly about?: string;
}

export const PLATFORM: readonly Role[] = ['superadmin'];
export const ADMINS: readonly Role[] = ['superadmin', 'tenant_admin'];

/** How an entry is written in the tables: what differs from page to page. */
export type DescribePage = (
  path: string,
  title: string,
  icon: IconName,
  more?: Pick<RouteEntry, 'nav' | 'navLabel' | 'about'> & Partial<Pick<RouteEntry, 'kind'>>,
) => RouteEntry;

/** Describes live pages that the same people may open. */
export function pagesFor(access: RouteAccess, permission?: RouteEntry['permission']): DescribePage {
  return (path, title, icon, more) => ({
    path,
    title,
    access,
    ...(permission && { permission }),
    kind: 'live',
    icon,
    ...more,
  });
}

/** The two ways to connect a directory step by step; each run has an address of its own. */
export function wizardPages(base: string, page: DescribePage): readonly RouteEntry[] {
  const ways = [
    ['wizard', 'Automated SSO Wizard'],
    ['quick', 'Quick Auto-Configure'],
  ] as const;
  return ways.flatMap(([way, title]) =>
    ['', '/:id'].map((rest) => page(`${base}/${way}${rest}`, title, 'sso')),
  );
}

import type { Permission, Role } from '@gatehouse/contracts';
import type { Frame, IconName, NavGroup, RouteAccess, RouteEntry } from './entry.ts';

/** The properties that differ between pages. */
interface Details {
  title?: string;
  also?: readonly string[];
  /** A group means the group of the console's role. */
  nav?: NavGroup | RouteEntry['nav'];
  listedAt?: string;
  isNested?: boolean;
}

interface BothDetails extends Details {
  superadmin?: Details;
  admin?: Details;
}

type Describe<More, Described> = (
  path: string,
  file: string,
  title: string,
  icon: IconName,
  more?: More,
) => Described;
type DescribePage = Describe<Details, RouteEntry>;

/** The properties that pages with one guard share. */
interface Guard {
  access: RouteAccess;
  permission?: Permission | readonly Permission[];
  /** The roles whose navigation shows them. */
  role?: Role;
  frame?: Frame;
}

/** Describes pages for the same users. */
export function pagesFor({ access, permission, role, frame }: Guard): DescribePage {
  return (path, file, title, icon, { nav, also = [], isNested = false, ...more } = {}) => ({
    path,
    also,
    file,
    title,
    access,
    ...(permission && { permission }),
    icon,
    frame: frame ?? (access === 'public' ? 'none' : 'console'),
    isNested,
    ...(nav && { nav: typeof nav === 'string' ? { [role as Role]: nav } : nav }),
    ...more,
  });
}

const forSuperadmins = (permission?: Permission) =>
  pagesFor({ access: ['superadmin'], role: 'superadmin', ...(permission && { permission }) });
const forAdmins = (permission?: Guard['permission']) =>
  pagesFor({
    access: ['superadmin', 'tenant_admin'],
    role: 'tenant_admin',
    ...(permission && { permission }),
  });

export const anySuperadmin = forSuperadmins();
export const platform = forSuperadmins('platform_management');
export const system = forSuperadmins('system_config');

export const anyAdmin = forAdmins();
export const people = forAdmins('user_management');
export const tenant = forAdmins('tenant_management');
export const reports = forAdmins(['tenant_management', 'reports_view']);

type InConsole = readonly [page: DescribePage, base: string];

/**
 * Describes pages of both consoles: one module, a path below each base, and the guard of the console. `superadmin` and
 * `admin` contain the differences.
 */
export function inBoth(
  [superadminPage, superadminBase]: InConsole,
  [adminPage, adminBase]: InConsole,
): Describe<BothDetails, readonly RouteEntry[]> {
  return (path, file, title, icon, { superadmin, admin, ...shared } = {}) => {
    const inConsole = (page: DescribePage, base: string, { title: own = title, ...more }: Details = {}) =>
      page(base + path, file, own, icon, { ...shared, ...more });
    return [inConsole(superadminPage, superadminBase, superadmin), inConsole(adminPage, adminBase, admin)];
  };
}

import type { Permission, Role } from '@gatehouse/contracts';
import type { Frame, IconName, NavGroup, RouteAccess, RouteEntry } from './entry.ts';

/** What differs from page to page. */
interface Details {
  title?: string;
  also?: readonly string[];
  /** A group stands for the role of the console that the page is in. */
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

/** What the pages of one guard share. */
interface Guard {
  access: RouteAccess;
  permission?: Permission | readonly Permission[];
  /** Whose navigation shows them. */
  role?: Role;
  frame?: Frame;
}

/** Describes pages that the same people may open. */
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
 * Describes pages that both consoles have: one module, an address below each base, and the guard of its console. What
 * differs between the two stands under `superadmin` and `admin`.
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

import { type AuthenticatedUser, TEXTS } from '@gatehouse/contracts';
import type { TablerIcon } from '@tabler/icons-react';
import { IconBuilding, IconLogout, IconMoon, IconPlus, IconSun, IconUserPlus } from '@tabler/icons-react';
import { findRoute, mayEnter } from '~/pages';
import { pendingReason } from '../console/pending-reason';
import { isNamedBy, wordsOf } from './pages';

/** What one can do from anywhere. */
export interface ActionChoice {
  readonly id: string;
  readonly title: string;
  readonly icon: TablerIcon;
  readonly does:
    | { readonly kind: 'open'; readonly path: string }
    | { readonly kind: 'theme' }
    | { readonly kind: 'post'; readonly path: string; readonly fields: Record<string, string> };
}

const OPENS: readonly (readonly [path: string, title: string, icon: TablerIcon])[] = [
  ['/superadmin/tenants/new', 'New tenant', IconPlus],
  ['/admin/users/invite', 'Invite people', IconUserPlus],
  ['/superadmin/applications/new', 'New application', IconPlus],
  ['/admin/applications/new', 'New application', IconPlus],
  ['/superadmin/domains/new', 'Claim a domain', IconPlus],
  ['/admin/domains/new', 'Claim a domain', IconPlus],
  ['/superadmin/sso-configuration/new', 'Connect a directory', IconPlus],
  ['/admin/sso/new', 'Connect a directory', IconPlus],
];

interface Around {
  readonly otherTenants: readonly { id: string; name: string }[];
  readonly isDark: boolean;
}

/** Those that this person may take; nothing of an organization that waits for its activation, or that is none. */
export function actionsOf(
  user: AuthenticatedUser,
  { otherTenants, isDark }: Around,
): readonly ActionChoice[] {
  return [
    ...OPENS.filter(([path]) => isTheirs(user, path)).map(
      ([path, title, icon]): ActionChoice => ({ id: path, title, icon, does: { kind: 'open', path } }),
    ),
    {
      id: 'theme',
      title: isDark ? 'Switch to the light theme' : 'Switch to the dark theme',
      icon: isDark ? IconSun : IconMoon,
      does: { kind: 'theme' },
    },
    ...otherTenants.map(
      ({ id, name }): ActionChoice => ({
        id: `tenant-${id}`,
        title: `Go to ${name}`,
        icon: IconBuilding,
        does: { kind: 'post', path: '/switch-tenant', fields: { tenantId: id } },
      }),
    ),
    {
      id: 'logout',
      title: `${TEXTS.dashboard.logout} (sign out)`,
      icon: IconLogout,
      does: { kind: 'post', path: '/logout', fields: {} },
    },
  ];
}

export function matchingActions(actions: readonly ActionChoice[], typed: string): readonly ActionChoice[] {
  const words = wordsOf(typed);
  return actions.filter(({ title }) => isNamedBy(title.replaceAll(/[()]/g, ' '), words));
}

function isTheirs(user: AuthenticatedUser, path: string): boolean {
  const route = findRoute(path);
  if (!route || !mayEnter(user, route)) return false;
  return !path.startsWith('/admin/') || (user.tenantId !== null && pendingReason(user) === null);
}

import type { AuthenticatedUser } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import type { TablerIcon } from '@tabler/icons-react';
import { IconBuilding, IconLogout, IconMoon, IconPlus, IconSun, IconUserPlus } from '@tabler/icons-react';
import { findRoute, mayEnter } from '~/pages';
import { pendingReason } from '../console/pending-reason';
import { isNamedBy, wordsOf } from './pages';

/** Texts of the search. */
export type SearchTexts = Translate<typeof import('./texts/search/en').default>;

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

const OPENS = [
  ['/superadmin/tenants/new', 'newTenant', IconPlus],
  ['/admin/users/invite', 'inviteUsers', IconUserPlus],
  ['/superadmin/applications/new', 'newApplication', IconPlus],
  ['/admin/applications/new', 'newApplication', IconPlus],
  ['/superadmin/domains/new', 'addDomain', IconPlus],
  ['/admin/domains/new', 'addDomain', IconPlus],
  ['/superadmin/sso-configuration/new', 'newConnection', IconPlus],
  ['/admin/sso/new', 'newConnection', IconPlus],
] as const;

interface Around {
  readonly t: SearchTexts;
  readonly otherTenants: readonly { id: string; name: string }[];
  readonly isDark: boolean;
}

/** Those that this person may take; nothing of an organization that waits for its activation, or that is none. */
export function actionsOf(
  user: AuthenticatedUser,
  { t, otherTenants, isDark }: Around,
): readonly ActionChoice[] {
  return [
    ...OPENS.filter(([path]) => isTheirs(user, path)).map(
      ([path, title, icon]): ActionChoice => ({
        id: path,
        title: t(title),
        icon,
        does: { kind: 'open', path },
      }),
    ),
    {
      id: 'theme',
      title: t(isDark ? 'lightTheme' : 'darkTheme'),
      icon: isDark ? IconSun : IconMoon,
      does: { kind: 'theme' },
    },
    ...otherTenants.map(
      ({ id, name }): ActionChoice => ({
        id: `tenant-${id}`,
        title: t('switchTo', { organization: name }),
        icon: IconBuilding,
        does: { kind: 'post', path: '/switch-tenant', fields: { tenantId: id } },
      }),
    ),
    {
      id: 'logout',
      title: t('logout'),
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

import type { AuthenticatedUser } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import { type Entry, entryTo } from '../console/entry';
import type { TileGroup } from '../console/folded-groups';
import { pendingReason } from '../console/pending-reason';

type English = typeof import('./texts/dashboard/en').default;
type Texts = Translate<English>;
type Key = keyof English;

interface Group {
  title: Key;
  about: Key;
  tiles: readonly (readonly [path: string, title: Key, text: Key])[];
}

const GROUPS: readonly Group[] = [
  {
    title: 'projectManagement',
    about: 'projectAbout',
    tiles: [
      ['/admin/applications', 'applications', 'applicationsAbout'],
      ['/admin/domains', 'domains', 'domainsAbout'],
      ['/admin/audit', 'auditLog', 'auditLogAbout'],
    ],
  },
  {
    title: 'userManagement',
    about: 'userManagementAbout',
    tiles: [
      ['/admin/users', 'users', 'usersAbout'],
      ['/admin/roles', 'roles', 'rolesAbout'],
      ['/admin/permissions', 'permissions', 'permissionsAbout'],
    ],
  },
  {
    title: 'systemSettings',
    about: 'systemSettingsAbout',
    tiles: [
      ['/admin/security', 'security', 'securityAbout'],
      ['/admin/sso', 'singleSignOn', 'singleSignOnAbout'],
      ['/admin/health', 'systemHealth', 'systemHealthAbout'],
    ],
  },
];

export function adminGroups(user: AuthenticatedUser, t: Texts): readonly TileGroup[] {
  const reason = pendingReason(user);
  return GROUPS.map(({ title, about, tiles }) => ({
    title: t(title),
    about: t(about),
    tiles: tiles.map(([path, name, text]) => ({ ...entryTo(user, path, t(name), reason), text: t(text) })),
  }));
}

export function adminQuickActions(user: AuthenticatedUser, t: Texts): readonly Entry[] {
  const reason = pendingReason(user);
  return [
    entryTo(user, '/admin/users', t('manageUsers'), reason),
    entryTo(user, '/admin/sso', t('setUpSso'), reason),
    entryTo(user, '/admin/settings', t('organizationSettings'), reason),
    entryTo(user, '/dashboard', t('userDashboard'), reason),
  ];
}

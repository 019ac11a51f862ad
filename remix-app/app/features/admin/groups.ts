import type { AuthenticatedUser } from '@gatehouse/contracts';
import { type Entry, entryTo } from '../console/entry';
import { pendingReason } from '../console/pending-reason';
import type { TileGroup } from '../superadmin/groups';

interface Group {
  title: string;
  about: string;
  tiles: readonly (readonly [path: string, title: string, text: string])[];
}

const GROUPS: readonly Group[] = [
  {
    title: 'Project Management',
    about: 'What your organization uses.',
    tiles: [
      ['/admin/applications', 'Applications', 'What your people can sign in to.'],
      ['/admin/domains', 'Domains', 'Email domains that are yours.'],
      ['/admin/audit', 'Audit trail', 'Who did what and when.'],
    ],
  },
  {
    title: 'User Management',
    about: 'Your people and what they may do.',
    tiles: [
      ['/admin/users', 'Users', 'Invite, suspend and remove people.'],
      ['/admin/roles', 'Roles', 'Built-in roles and your own.'],
      ['/admin/permissions', 'Permissions', 'Which role may do what.'],
    ],
  },
  {
    title: 'System Settings',
    about: 'How your organization signs in.',
    tiles: [
      ['/admin/security', 'Security', 'Sign-in policy and session limits.'],
      ['/admin/sso', 'Single Sign-On', "Your company's directory."],
      ['/admin/health', 'System Health', 'Directory, certificates and mail.'],
    ],
  },
];

export function adminGroups(user: AuthenticatedUser): readonly TileGroup[] {
  const reason = pendingReason(user);
  return GROUPS.map(({ tiles, ...group }) => ({
    ...group,
    tiles: tiles.map(([path, title, text]) => ({ ...entryTo(user, path, title, reason), text })),
  }));
}

export function adminQuickActions(user: AuthenticatedUser): readonly Entry[] {
  const reason = pendingReason(user);
  return [
    entryTo(user, '/admin/users', 'Manage Users', reason),
    entryTo(user, '/admin/sso', 'Set up SSO', reason),
    entryTo(user, '/admin/settings', 'Organization Settings', reason),
    entryTo(user, '/dashboard', 'User Dashboard', reason),
  ];
}

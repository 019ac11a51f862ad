import type { AuthenticatedUser } from '@gatehouse/contracts';
import { type Entry, entryTo } from '../console/entry';
import type { Tile } from '../console/tile-grid';

interface Group {
  title: string;
  about: string;
  tiles: readonly (readonly [path: string, text: string, title?: string])[];
}

/** The tile groups of the Super Admin dashboard, each tile with what one finds there. */
const GROUPS: readonly Group[] = [
  {
    title: 'Project Management',
    about: 'What the product is made of.',
    tiles: [
      ['/superadmin/architecture', 'Features, technologies and layers, and how far each of them is.'],
      ['/superadmin/jobs', 'Background jobs, their schedules and failures.'],
      ['/superadmin/changes', 'What can change while everything keeps running.'],
      ['/superadmin/diagrams', 'The product as pictures.'],
      ['/superadmin/api', 'Every operation of the API, and a place to try it.'],
      ['/superadmin/database', 'Tables, migrations and isolation policies.'],
      ['/superadmin/infrastructure', 'Processes, ports and volumes.'],
    ],
  },
  {
    title: 'Tenant Management',
    about: 'The organizations on the platform.',
    tiles: [
      ['/superadmin/tenants', 'Add, activate and change organizations.'],
      ['/superadmin/domains', 'Email domains and the proof of their ownership.'],
      ['/superadmin/sessions', 'Who is signed in at this moment.'],
    ],
  },
  {
    title: 'System Management',
    about: 'Keep the platform healthy and safe.',
    tiles: [
      ['/superadmin/system-health', 'Database, jobs, mail, keys and upstreams.'],
      ['/superadmin/users', 'Everybody on the platform.'],
      ['/superadmin/security', 'Failed sign-ins, limits and policy.'],
      ['/superadmin/sso-configuration', 'Directories that sign people in.'],
      ['/superadmin/sso-architecture', 'Who signs in through what.', 'SSO Architecture'],
      ['/superadmin/configuration', 'Every setting and where it came from.'],
      ['/superadmin/deployment', 'Instances, versions and migrations.'],
      ['/superadmin/audit', 'Who did what and when.'],
      ['/superadmin/mail', 'Mails that were written and sent.'],
    ],
  },
  {
    title: 'Repository Management',
    about: 'Where the source lives.',
    tiles: [
      ['/superadmin/version', 'Workspaces and what depends on what.'],
      ['/superadmin/packages', 'Version, changes and licence.'],
    ],
  },
  {
    title: 'Integration Guide',
    about: 'Connect directories and applications.',
    tiles: [
      ['/superadmin/integration-guide', 'Google Workspace, Entra ID, MFA and troubleshooting.'],
      ['/superadmin/applications', 'Clients that sign people in through Gatehouse.'],
      ['/superadmin/api', 'Every endpoint with its fields and errors.', 'API reference'],
    ],
  },
];

export interface TileGroup {
  title: string;
  about: string;
  tiles: readonly Tile[];
}

export function superAdminGroups(user: AuthenticatedUser): readonly TileGroup[] {
  return GROUPS.map(({ tiles, ...group }) => ({
    ...group,
    tiles: tiles.map(([path, text, title]) => ({ ...entryTo(user, path, title), text })),
  }));
}

export function superAdminQuickActions(user: AuthenticatedUser): readonly Entry[] {
  return [
    entryTo(user, '/superadmin/sso-configuration', 'SSO Setup'),
    entryTo(user, '/superadmin/system-health', 'System Health'),
    entryTo(user, '/superadmin/users', 'User Management'),
    entryTo(user, '/superadmin/security', 'Security Settings'),
  ];
}

/** The identity modules on the GoAuthentik dashboard. */
export function identityTiles(user: AuthenticatedUser): readonly Tile[] {
  const tiles: Group['tiles'] = [
    ['/superadmin/tenants', 'Organizations, their status and plan.', 'Tenants'],
    ['/superadmin/domains', 'Email domains and the proof of their ownership.'],
    ['/superadmin/users', 'People, their roles and last sign-in.', 'Users'],
    ['/admin/permissions', 'Built-in roles and what each may do.', 'Roles'],
    ['/superadmin/applications', 'OAuth2 and OpenID Connect clients.'],
    ['/superadmin/saml-providers', 'Service providers that receive assertions.'],
    ['/superadmin/sso-configuration', 'Directories that prove who somebody is.', 'SSO configurations'],
    ['/superadmin/apis', 'What applications ask for access tokens for.'],
    ['/superadmin/sessions', 'Who is signed in at this moment.'],
    ['/superadmin/keys', 'Keys that sign tokens and assertions.'],
    ['/superadmin/audit', 'Who did what and when.', 'Events'],
  ];
  return tiles.map(([path, text, title]) => ({ ...entryTo(user, path, title), text }));
}

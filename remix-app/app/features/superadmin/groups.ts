import type { AuthenticatedUser } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import { type Entry, entryTo } from '../console/entry';
import type { TileGroup } from '../console/folded-groups';
import type { Tile } from '../console/tile-grid';

type English = typeof import('./texts/dashboards/en').default;
type Texts = Translate<English>;
type Key = keyof English;
type TileKeys = readonly [path: string, title: Key, text: Key];

interface Group {
  title: Key;
  about: Key;
  tiles: readonly TileKeys[];
}

/** The tile groups of the Super Admin dashboard, each tile with what one finds there. */
const GROUPS: readonly Group[] = [
  {
    title: 'projectManagement',
    about: 'projectManagementAbout',
    tiles: [
      ['/superadmin/architecture', 'architecture', 'architectureAbout'],
      ['/superadmin/jobs', 'taskManagement', 'taskManagementAbout'],
      ['/superadmin/changes', 'zeroRebuild', 'zeroRebuildAbout'],
      ['/superadmin/diagrams', 'visualDiagrams', 'visualDiagramsAbout'],
      ['/superadmin/api', 'projectCode', 'projectCodeAbout'],
      ['/superadmin/database', 'projectDatabase', 'projectDatabaseAbout'],
      ['/superadmin/infrastructure', 'projectInfrastructure', 'projectInfrastructureAbout'],
    ],
  },
  {
    title: 'tenantManagement',
    about: 'tenantManagementAbout',
    tiles: [
      ['/superadmin/tenants', 'tenantManagement', 'tenantsAbout'],
      ['/superadmin/domains', 'domains', 'domainsAbout'],
      ['/superadmin/sessions', 'sessions', 'sessionsAbout'],
    ],
  },
  {
    title: 'systemManagement',
    about: 'systemManagementAbout',
    tiles: [
      ['/superadmin/system-health', 'systemHealth', 'systemHealthAbout'],
      ['/superadmin/users', 'userManagement', 'userManagementAbout'],
      ['/superadmin/security', 'securitySettings', 'securitySettingsAbout'],
      ['/superadmin/sso-configuration', 'ssoConfiguration', 'ssoConfigurationAbout'],
      ['/superadmin/sso-architecture', 'ssoArchitecture', 'ssoArchitectureAbout'],
      ['/superadmin/configuration', 'configuration', 'configurationAbout'],
      ['/superadmin/deployment', 'deployment', 'deploymentAbout'],
      ['/superadmin/audit', 'auditLog', 'auditLogAbout'],
      ['/superadmin/mail', 'outbox', 'outboxAbout'],
    ],
  },
  {
    title: 'repositoryManagement',
    about: 'repositoryManagementAbout',
    tiles: [
      ['/superadmin/version', 'repositoryOverview', 'repositoryOverviewAbout'],
      ['/superadmin/packages', 'repositoryDetails', 'repositoryDetailsAbout'],
    ],
  },
  {
    title: 'integrationGuide',
    about: 'integrationGuideAbout',
    tiles: [
      ['/superadmin/integration-guide', 'integrationGuide', 'guidesAbout'],
      ['/superadmin/applications', 'applications', 'applicationsAbout'],
      ['/superadmin/api', 'apiReference', 'apiReferenceAbout'],
    ],
  },
];

export function superAdminGroups(user: AuthenticatedUser, t: Texts): readonly TileGroup[] {
  return GROUPS.map(({ title, about, tiles }) => ({
    title: t(title),
    about: t(about),
    tiles: tilesOf(tiles, user, t),
  }));
}

export function superAdminQuickActions(user: AuthenticatedUser, t: Texts): readonly Entry[] {
  return [
    entryTo(user, '/superadmin/sso-configuration', t('ssoSetup')),
    entryTo(user, '/superadmin/system-health', t('systemHealth')),
    entryTo(user, '/superadmin/users', t('userManagement')),
    entryTo(user, '/superadmin/security', t('securitySettings')),
  ];
}

const IDENTITY: readonly TileKeys[] = [
  ['/superadmin/tenants', 'tenants', 'tenantModuleAbout'],
  ['/superadmin/domains', 'domains', 'domainsAbout'],
  ['/superadmin/users', 'users', 'usersAbout'],
  ['/admin/permissions', 'roles', 'rolesAbout'],
  ['/superadmin/applications', 'applications', 'applicationsAbout'],
  ['/superadmin/saml-providers', 'samlProviders', 'samlProvidersAbout'],
  ['/superadmin/sso-configuration', 'ssoConfigurations', 'ssoConfigurationAbout'],
  ['/superadmin/apis', 'apis', 'apisAbout'],
  ['/superadmin/sessions', 'sessions', 'sessionsAbout'],
  ['/superadmin/keys', 'signingKeys', 'signingKeysAbout'],
  ['/superadmin/audit', 'events', 'auditLogAbout'],
];

/** The identity modules on the GoAuthentik dashboard. */
export function identityTiles(user: AuthenticatedUser, t: Texts): readonly Tile[] {
  return tilesOf(IDENTITY, user, t);
}

function tilesOf(tiles: readonly TileKeys[], user: AuthenticatedUser, t: Texts): readonly Tile[] {
  return tiles.map(([path, title, text]) => ({ ...entryTo(user, path, t(title)), text: t(text) }));
}

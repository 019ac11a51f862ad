import { type Bearer, hasPermission, hasRole, type Permission, type Role } from './roles.ts';

/** Who may open a page: everyone, whoever is signed in, or these roles. */
export type RouteAccess = 'public' | 'signed-in' | readonly Role[];

/**
 * - `live`: the page does its work.
 * - `under-construction`: specified as a page that says it is coming soon.
 * - `coming`: linked, and says what will be there.
 * - `twin`: another name of a page; leads there.
 */
export type RouteKind = 'live' | 'under-construction' | 'coming' | 'twin';

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
  /** Needed besides the role. */
  readonly permission?: Permission;
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

const PLATFORM: readonly Role[] = ['superadmin'];
const ADMINS: readonly Role[] = ['superadmin', 'tenant_admin'];

const visitors: readonly RouteEntry[] = [
  { path: '/', title: 'Home', access: 'public', kind: 'live', icon: 'home' },
  { path: '/login', title: 'Sign in', access: 'public', kind: 'live', icon: 'login' },
  {
    path: '/login/second-factor',
    title: 'Second step',
    access: 'public',
    kind: 'live',
    icon: 'security',
  },
  { path: '/forgot-password', title: 'Forgot password', access: 'public', kind: 'live', icon: 'key' },
  { path: '/reset-password', title: 'Choose a new password', access: 'public', kind: 'live', icon: 'key' },
  { path: '/confirm-email', title: 'Confirm your address', access: 'public', kind: 'live', icon: 'mail' },
  { path: '/login-old', title: 'Welcome Back', access: 'public', kind: 'live', icon: 'login' },
  { path: '/sso/callback', title: 'Completing sign-in', access: 'public', kind: 'live', icon: 'sso' },
  { path: '/sso/wizard', title: 'Completing the consent', access: 'public', kind: 'live', icon: 'sso' },
  { path: '/sso/setup', title: 'Connect your directory', access: 'public', kind: 'live', icon: 'sso' },
  {
    path: '/sso/callback/:configurationId',
    title: 'Completing sign-in',
    access: 'public',
    kind: 'live',
    icon: 'sso',
  },
  { path: '/sso/link/:flow', title: 'Confirm your account', access: 'public', kind: 'live', icon: 'sso' },
  {
    path: '/interaction/:uid',
    title: 'Continue to application',
    access: 'public',
    kind: 'live',
    icon: 'applications',
  },
  { path: '/verify-email', title: 'Verify your email', access: 'public', kind: 'live', icon: 'mail' },
  { path: '/invitation', title: 'Invitation', access: 'public', kind: 'live', icon: 'mail' },
  { path: '/sso/signed-out', title: 'Signed out', access: 'public', kind: 'live', icon: 'sso' },
  { path: '/oauth/error', title: 'Sign-in stopped', access: 'public', kind: 'live', icon: 'applications' },
  { path: '/oauth/sign-out', title: 'Sign out', access: 'public', kind: 'live', icon: 'login' },
  { path: '/oauth/signed-out', title: 'Signed out', access: 'public', kind: 'live', icon: 'login' },
  { path: '/oauth/try', title: 'Test sign-in', access: 'public', kind: 'live', icon: 'applications' },
  {
    path: '/saml/arrive/:reference',
    title: 'Completing sign-in',
    access: 'public',
    kind: 'live',
    icon: 'saml',
  },
  {
    path: '/saml/continue/:reference',
    title: 'Continue to application',
    access: 'public',
    kind: 'live',
    icon: 'saml',
  },
  { path: '/saml/error', title: 'Sign-in stopped', access: 'public', kind: 'live', icon: 'saml' },
  {
    path: '/saml/signed-out/:reference',
    title: 'Signed out',
    access: 'public',
    kind: 'live',
    icon: 'saml',
  },
  { path: '/products/ai-antivirus', title: 'AI Antivirus', access: 'public', kind: 'live', icon: 'product' },
  {
    path: '/products/network-monitor',
    title: 'Network Monitor',
    access: 'public',
    kind: 'live',
    icon: 'product',
  },
  { path: '/products/usb-security', title: 'USB Security', access: 'public', kind: 'live', icon: 'product' },
  {
    path: '/products/privacy-monitor',
    title: 'Privacy Monitor',
    access: 'public',
    kind: 'live',
    icon: 'product',
  },
];

const everyone: readonly RouteEntry[] = [
  { path: '/device', title: 'Connect a device', access: 'signed-in', kind: 'live', icon: 'device' },
  { path: '/confirm', title: 'Confirm that it is you', access: 'public', kind: 'live', icon: 'security' },
  {
    path: '/dashboard',
    title: 'Dashboard',
    access: 'signed-in',
    kind: 'live',
    icon: 'home',
    nav: { superadmin: 'Overview', tenant_admin: 'Overview', tenant_user: 'Personal' },
    navLabel: 'Home',
  },
  {
    path: '/user/devices',
    title: 'My Devices',
    access: 'signed-in',
    kind: 'live',
    icon: 'device',
    nav: { tenant_user: 'Personal' },
    navLabel: 'Devices',
  },
  {
    path: '/user/applications',
    title: 'Connected applications',
    access: 'signed-in',
    kind: 'live',
    icon: 'applications',
    nav: { tenant_user: 'Personal' },
  },
  {
    path: '/user/settings',
    title: 'Personal Settings',
    access: 'signed-in',
    kind: 'live',
    icon: 'settings',
    nav: { tenant_user: 'Personal' },
    navLabel: 'Settings',
  },
];

const organisation: readonly RouteEntry[] = [
  {
    path: '/welcome',
    title: 'Choose your plan',
    access: ADMINS,
    permission: 'tenant_management',
    kind: 'live',
    icon: 'product',
  },
  {
    path: '/admin',
    title: 'Admin Dashboard',
    access: ADMINS,
    kind: 'live',
    icon: 'dashboard',
    nav: { tenant_admin: 'Overview' },
    navLabel: 'Organization',
  },
  {
    path: '/admin/users',
    title: 'User Management',
    access: ADMINS,
    permission: 'user_management',
    kind: 'live',
    icon: 'users',
    nav: { tenant_admin: 'People' },
    navLabel: 'Users',
  },
  {
    path: '/admin/users/invite',
    title: 'Invite people',
    access: ADMINS,
    permission: 'user_management',
    kind: 'live',
    icon: 'users',
  },
  {
    path: '/admin/users/:id',
    title: 'Person',
    access: ADMINS,
    permission: 'user_management',
    kind: 'live',
    icon: 'users',
  },
  {
    path: '/admin/roles',
    title: 'Roles',
    access: ADMINS,
    permission: 'user_management',
    kind: 'live',
    icon: 'roles',
    nav: { tenant_admin: 'People' },
  },
  {
    path: '/admin/roles/new',
    title: 'New role',
    access: ADMINS,
    permission: 'user_management',
    kind: 'live',
    icon: 'roles',
  },
  {
    path: '/admin/roles/:id',
    title: 'Role',
    access: ADMINS,
    permission: 'user_management',
    kind: 'live',
    icon: 'roles',
  },
  {
    path: '/admin/permissions',
    title: 'Permissions',
    access: ADMINS,
    permission: 'user_management',
    kind: 'live',
    icon: 'permissions',
    nav: { tenant_admin: 'People' },
  },
  {
    path: '/admin/sso',
    title: 'Single Sign-On',
    access: ADMINS,
    permission: 'tenant_management',
    kind: 'live',
    icon: 'sso',
    nav: { tenant_admin: 'Sign-in' },
  },
  {
    path: '/admin/sso/new',
    title: 'New configuration',
    access: ADMINS,
    permission: 'tenant_management',
    kind: 'live',
    icon: 'sso',
  },
  ...wizard('/admin/sso', ADMINS, 'tenant_management'),
  {
    path: '/admin/sso/enforcement',
    title: 'Require single sign-on',
    access: ADMINS,
    permission: 'tenant_management',
    kind: 'live',
    icon: 'sso',
  },
  {
    path: '/admin/sso/routing',
    title: 'Where an address goes',
    access: ADMINS,
    permission: 'tenant_management',
    kind: 'live',
    icon: 'sso',
  },
  {
    path: '/admin/sso/:id',
    title: 'SSO configuration',
    access: ADMINS,
    permission: 'tenant_management',
    kind: 'live',
    icon: 'sso',
  },
  {
    path: '/admin/sso/:id/sign-ins/:traceId',
    title: 'What happened',
    access: ADMINS,
    permission: 'tenant_management',
    kind: 'live',
    icon: 'sso',
  },
  {
    path: '/admin/domains',
    title: 'Domains',
    access: ADMINS,
    permission: 'tenant_management',
    kind: 'live',
    icon: 'domain',
    nav: { tenant_admin: 'Sign-in' },
  },
  {
    path: '/admin/domains/new',
    title: 'Claim a domain',
    access: ADMINS,
    permission: 'tenant_management',
    kind: 'live',
    icon: 'domain',
  },
  {
    path: '/admin/domains/:id',
    title: 'Domain',
    access: ADMINS,
    permission: 'tenant_management',
    kind: 'live',
    icon: 'domain',
  },
  {
    path: '/admin/applications',
    title: 'Applications',
    access: ADMINS,
    permission: 'tenant_management',
    kind: 'live',
    icon: 'applications',
    nav: { tenant_admin: 'Sign-in' },
  },
  {
    path: '/admin/applications/new',
    title: 'New application',
    access: ADMINS,
    permission: 'tenant_management',
    kind: 'live',
    icon: 'applications',
  },
  {
    path: '/admin/applications/:id',
    title: 'Application',
    access: ADMINS,
    permission: 'tenant_management',
    kind: 'live',
    icon: 'applications',
  },
  {
    path: '/admin/apis',
    title: 'APIs',
    access: ADMINS,
    permission: 'tenant_management',
    kind: 'live',
    icon: 'api',
    nav: { tenant_admin: 'Sign-in' },
  },
  {
    path: '/admin/apis/new',
    title: 'New API',
    access: ADMINS,
    permission: 'tenant_management',
    kind: 'live',
    icon: 'api',
  },
  {
    path: '/admin/apis/:id',
    title: 'API',
    access: ADMINS,
    permission: 'tenant_management',
    kind: 'live',
    icon: 'api',
  },
  {
    path: '/admin/saml-providers',
    title: 'SAML providers',
    access: ADMINS,
    permission: 'tenant_management',
    kind: 'live',
    icon: 'saml',
    nav: { tenant_admin: 'Sign-in' },
  },
  {
    path: '/admin/saml-providers/new',
    title: 'New SAML application',
    access: ADMINS,
    permission: 'tenant_management',
    kind: 'live',
    icon: 'saml',
  },
  {
    path: '/admin/saml-providers/:id',
    title: 'SAML application',
    access: ADMINS,
    permission: 'tenant_management',
    kind: 'live',
    icon: 'saml',
  },
  {
    path: '/admin/security',
    title: 'Security Settings',
    access: ADMINS,
    permission: 'tenant_management',
    kind: 'live',
    icon: 'security',
    nav: { tenant_admin: 'Security' },
  },
  {
    path: '/admin/audit',
    title: 'Audit trail',
    access: ADMINS,
    permission: 'tenant_management',
    kind: 'live',
    icon: 'audit',
    nav: { tenant_admin: 'Security' },
  },
  {
    path: '/admin/health',
    title: 'System Health',
    access: ADMINS,
    permission: 'tenant_management',
    kind: 'coming',
    icon: 'health',
    nav: { tenant_admin: 'Security' },
    about:
      "How your organization's sign-in is doing: its directory, certificates, domains and mail, each with its last hour.",
  },
  {
    path: '/tenant-admin/settings',
    title: 'Organization Settings',
    access: ADMINS,
    permission: 'tenant_management',
    kind: 'coming',
    icon: 'settings',
    nav: { tenant_admin: 'Settings' },
    navLabel: 'Organization',
    about:
      'The name, logo and colours of your organization, whom to contact, its session limits and sign-in policy.',
  },
];

const platform: readonly RouteEntry[] = [
  {
    path: '/superadmin/dashboard',
    title: 'Super Admin Dashboard',
    access: PLATFORM,
    kind: 'live',
    icon: 'dashboard',
    nav: { superadmin: 'Overview' },
    navLabel: 'Platform',
  },
  {
    path: '/goauthentik',
    title: 'GoAuthentik Dashboard',
    access: PLATFORM,
    permission: 'platform_management',
    kind: 'live',
    icon: 'identity',
    nav: { superadmin: 'Overview' },
    navLabel: 'Identity',
  },
  {
    path: '/superadmin/tenants',
    title: 'Tenant Management',
    access: PLATFORM,
    permission: 'platform_management',
    kind: 'live',
    icon: 'building',
    nav: { superadmin: 'Tenants' },
    navLabel: 'Tenants',
  },
  {
    path: '/superadmin/tenants/new',
    title: 'New tenant',
    access: PLATFORM,
    permission: 'platform_management',
    kind: 'live',
    icon: 'building',
  },
  {
    path: '/superadmin/tenants/import',
    title: 'Import tenants',
    access: PLATFORM,
    permission: 'platform_management',
    kind: 'live',
    icon: 'building',
  },
  {
    path: '/superadmin/tenants/:id',
    title: 'Tenant',
    access: PLATFORM,
    permission: 'platform_management',
    kind: 'live',
    icon: 'building',
  },
  {
    path: '/superadmin/plan-requests',
    title: 'Plan requests',
    access: PLATFORM,
    permission: 'platform_management',
    kind: 'live',
    icon: 'product',
    nav: { superadmin: 'Tenants' },
  },
  {
    path: '/superadmin/users',
    title: 'User Management',
    access: PLATFORM,
    permission: 'platform_management',
    kind: 'live',
    icon: 'users',
    nav: { superadmin: 'People' },
    navLabel: 'Users',
  },
  {
    path: '/superadmin/users/:id',
    title: 'Person',
    access: PLATFORM,
    permission: 'platform_management',
    kind: 'live',
    icon: 'users',
  },
  {
    path: '/superadmin/domains',
    title: 'Domains',
    access: PLATFORM,
    permission: 'platform_management',
    kind: 'live',
    icon: 'domain',
    nav: { superadmin: 'Tenants' },
  },
  {
    path: '/superadmin/domains/new',
    title: 'Claim a domain',
    access: PLATFORM,
    permission: 'platform_management',
    kind: 'live',
    icon: 'domain',
  },
  {
    path: '/superadmin/domains/:id',
    title: 'Domain',
    access: PLATFORM,
    permission: 'platform_management',
    kind: 'live',
    icon: 'domain',
  },
  {
    path: '/superadmin/sso-configuration',
    title: 'SSO Configuration',
    access: PLATFORM,
    permission: 'system_config',
    kind: 'live',
    icon: 'sso',
    nav: { superadmin: 'Sign-in' },
  },
  {
    path: '/superadmin/sso-configuration/new',
    title: 'New configuration',
    access: PLATFORM,
    permission: 'system_config',
    kind: 'live',
    icon: 'sso',
  },
  ...wizard('/superadmin/sso-configuration', PLATFORM, 'system_config'),
  {
    path: '/superadmin/sso-configuration/enforcement',
    title: 'Require single sign-on',
    access: PLATFORM,
    permission: 'system_config',
    kind: 'live',
    icon: 'sso',
  },
  {
    path: '/superadmin/sso-configuration/routing',
    title: 'Where an address goes',
    access: PLATFORM,
    permission: 'system_config',
    kind: 'live',
    icon: 'sso',
  },
  {
    path: '/superadmin/sso-configuration/:id',
    title: 'SSO configuration',
    access: PLATFORM,
    permission: 'system_config',
    kind: 'live',
    icon: 'sso',
  },
  {
    path: '/superadmin/sso-configuration/:id/sign-ins/:traceId',
    title: 'What happened',
    access: PLATFORM,
    permission: 'system_config',
    kind: 'live',
    icon: 'sso',
  },
  {
    path: '/superadmin/applications',
    title: 'Applications',
    access: PLATFORM,
    permission: 'system_config',
    kind: 'live',
    icon: 'applications',
    nav: { superadmin: 'Sign-in' },
  },
  {
    path: '/superadmin/applications/new',
    title: 'New application',
    access: PLATFORM,
    permission: 'system_config',
    kind: 'live',
    icon: 'applications',
  },
  {
    path: '/superadmin/applications/:id',
    title: 'Application',
    access: PLATFORM,
    permission: 'system_config',
    kind: 'live',
    icon: 'applications',
  },
  {
    path: '/superadmin/apis',
    title: 'APIs',
    access: PLATFORM,
    permission: 'system_config',
    kind: 'live',
    icon: 'api',
    nav: { superadmin: 'Sign-in' },
  },
  {
    path: '/superadmin/apis/new',
    title: 'New API',
    access: PLATFORM,
    permission: 'system_config',
    kind: 'live',
    icon: 'api',
  },
  {
    path: '/superadmin/apis/:id',
    title: 'API',
    access: PLATFORM,
    permission: 'system_config',
    kind: 'live',
    icon: 'api',
  },
  {
    path: '/superadmin/saml-providers',
    title: 'SAML providers',
    access: PLATFORM,
    permission: 'system_config',
    kind: 'live',
    icon: 'saml',
    nav: { superadmin: 'Sign-in' },
  },
  {
    path: '/superadmin/saml-providers/new',
    title: 'New SAML application',
    access: PLATFORM,
    permission: 'system_config',
    kind: 'live',
    icon: 'saml',
  },
  {
    path: '/superadmin/saml-providers/:id',
    title: 'SAML application',
    access: PLATFORM,
    permission: 'system_config',
    kind: 'live',
    icon: 'saml',
  },
  {
    path: '/superadmin/keys',
    title: 'Signing keys',
    access: PLATFORM,
    permission: 'system_config',
    kind: 'live',
    icon: 'key',
    nav: { superadmin: 'Sign-in' },
  },
  {
    path: '/superadmin/audit',
    title: 'Audit trail',
    access: PLATFORM,
    permission: 'platform_management',
    kind: 'live',
    icon: 'audit',
    nav: { superadmin: 'Security' },
  },
  {
    path: '/superadmin/sessions',
    title: 'Sessions',
    access: PLATFORM,
    permission: 'platform_management',
    kind: 'coming',
    icon: 'sessions',
    nav: { superadmin: 'Security' },
    about:
      'Who is signed in at this moment, from where and since when, with a way to end any session at once.',
  },
  {
    path: '/superadmin/integration-guide',
    title: 'Integration Guide',
    access: PLATFORM,
    kind: 'live',
    icon: 'book',
    nav: { superadmin: 'Learn' },
  },
  {
    path: '/superadmin/project/architecture',
    title: 'Architecture',
    access: PLATFORM,
    kind: 'live',
    icon: 'architecture',
    nav: { superadmin: 'Learn' },
  },
  {
    path: '/superadmin/api',
    title: 'API reference',
    access: PLATFORM,
    kind: 'coming',
    icon: 'api',
    nav: { superadmin: 'Learn' },
    about: 'Every endpoint of the API with its fields, answers and errors, and a place to try it.',
  },
];

/** The pages that the specification describes as under construction, in its order; some do their work by now. */
const underConstruction: readonly RouteEntry[] = [
  live(building('/superadmin/system-health', 'System Health', 'health', 'System', 'Health')),
  live(building('/superadmin/architecture/task-management', 'Task Management', 'tasks', 'System', 'Jobs')),
  building('/superadmin/architecture/zero-rebuild', 'Zero Rebuild', 'rebuild'),
  {
    ...live(building('/superadmin/architecture/config', 'Configuration', 'settings', 'System', 'Settings')),
    permission: 'system_config',
  },
  building('/superadmin/architecture/sso', 'SSO Architecture', 'sso'),
  building('/superadmin/architecture/deployment', 'Deployment', 'deployment', 'System'),
  building('/superadmin/architecture/visual-diagrams', 'Visual Diagrams', 'diagram'),
  building('/superadmin/repository/overview', 'Repository Overview', 'repository'),
  building('/superadmin/repository/details', 'Repository Details', 'repository'),
  building('/superadmin/project/code', 'Project Code', 'code'),
  building('/superadmin/project/database', 'Project Database', 'database'),
  building('/superadmin/project/infrastructure', 'Project Infrastructure', 'infrastructure'),
  building('/superadmin/security', 'Security Settings', 'security', 'Security', 'Threats'),
];

/** Last of its group in the navigation: one looks here when a mail did not arrive. */
const outbox: RouteEntry = {
  path: '/superadmin/mail',
  title: 'Outbox',
  access: PLATFORM,
  permission: 'system_config',
  kind: 'live',
  icon: 'mail',
  nav: { superadmin: 'System' },
};

const message: RouteEntry = {
  path: '/superadmin/mail/:id',
  title: 'Message',
  access: PLATFORM,
  permission: 'system_config',
  kind: 'live',
  icon: 'mail',
};

const twins: readonly RouteEntry[] = [
  twin('/tenant-admin', '/admin'),
  twin('/tenant-admin/dashboard', '/admin'),
  twin('/admin/dashboard', '/admin'),
  twin('/tenant-admin/users', '/admin/users'),
  twin('/tenant-admin/roles', '/admin/roles'),
  twin('/tenant-admin/permissions', '/admin/permissions'),
  twin('/tenant-admin/sso', '/admin/sso'),
  twin('/tenant-admin/domains', '/admin/domains'),
  twin('/tenant-admin/applications', '/admin/applications'),
  twin('/tenant-admin/security', '/admin/security'),
  twin('/tenant-admin/audit', '/admin/audit'),
  twin('/tenant-admin/health', '/admin/health'),
  twin('/admin/settings', '/tenant-admin/settings'),
  twin('/superadmin', '/superadmin/dashboard'),
];

/** Every page of the product: drives guards, navigation and breadcrumbs. */
export const ROUTES: readonly RouteEntry[] = [
  ...visitors,
  ...everyone,
  ...organisation,
  ...platform,
  ...underConstruction,
  outbox,
  message,
  ...twins,
];

function building(
  path: string,
  title: string,
  icon: IconName,
  group?: NavGroup,
  navLabel?: string,
): RouteEntry {
  return {
    path,
    title,
    access: PLATFORM,
    permission: 'platform_management',
    kind: 'under-construction',
    icon,
    ...(group && { nav: { superadmin: group } }),
    ...(navLabel && { navLabel }),
  };
}

function live(route: RouteEntry): RouteEntry {
  return { ...route, kind: 'live' };
}

/** The two ways to connect a directory step by step; each run has an address of its own. */
function wizard(base: string, access: readonly Role[], permission: Permission): readonly RouteEntry[] {
  const ways = [
    ['wizard', 'Automated SSO Wizard'],
    ['quick', 'Quick Auto-Configure'],
  ] as const;
  return ways.flatMap(([way, title]) =>
    ['', '/:id'].map((rest) => ({
      path: `${base}/${way}${rest}`,
      title,
      access,
      permission,
      kind: 'live' as const,
      icon: 'sso' as const,
    })),
  );
}

/** Takes access and title from its target, so that the two names cannot come to differ. */
function twin(path: string, target: string): RouteEntry {
  const page = [...organisation, ...platform].find((entry) => entry.path === target);
  if (!page) throw new Error(`${path} leads to ${target}, which is no page`);
  const { title, access, permission, icon } = page;
  return { path, title, access, permission, icon, kind: 'twin', twin: target };
}

/** Without a slash at its end and in lower case, since both are the same page to a visitor. */
export function normalizePath(pathname: string): string {
  return pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
}

/** The page at a path, or null where there is none. */
export function findRoute(pathname: string): RouteEntry | null {
  const path = normalizePath(pathname);
  return (
    ROUTES.find((entry) => entry.path === path) ?? ROUTES.find((entry) => matches(entry.path, path)) ?? null
  );
}

function matches(pattern: string, path: string): boolean {
  if (!pattern.includes(':')) return false;
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length && wanted.every((part, i) => part.startsWith(':') || part === given[i])
  );
}

/** The page at a path that is known to exist. @throws Error where there is none */
export function routeAt(path: string): RouteEntry {
  const route = findRoute(path);
  if (!route) throw new Error(`${path} is not in the route table`);
  return route;
}

export function mayEnter(who: Bearer | null, route: RouteEntry): boolean {
  return refusalOf(who, route) === null;
}

/** Why somebody may not open a page, as a sentence for them; null where they may. */
export function refusalOf(who: Bearer | null, route: RouteEntry): string | null {
  if (route.access === 'public') return null;
  if (!who) return 'Sign in to open this page.';
  if (route.access !== 'signed-in' && !hasRole(who, ...route.access) && !isOpenedByRole(who, route)) {
    return refusalOfRole(route.access);
  }
  if (route.permission && !hasPermission(who, route.permission)) {
    return `Your role does not have the permission ${route.permission}.`;
  }
  return null;
}

/** A role that a tenant made itself opens the pages of an admin that ask for a permission which it holds. */
function isOpenedByRole(who: Bearer, { access, permission }: RouteEntry): boolean {
  return (
    Array.isArray(access) &&
    access.includes('tenant_admin') &&
    permission !== undefined &&
    hasRole(who, 'tenant_user') &&
    hasPermission(who, permission)
  );
}

function refusalOfRole(roles: readonly Role[]): string {
  return roles.includes('tenant_admin') ? 'Only admins can open this.' : 'Only super admins can open this.';
}

export interface Breadcrumb {
  readonly title: string;
  readonly path: string;
}

/** The way to a page, from Dashboard down to the page itself. */
export function breadcrumbsOf(pathname: string): readonly Breadcrumb[] {
  const route = findRoute(pathname);
  const path = normalizePath(pathname);
  const steps = [
    stepTo(routeAt('/dashboard')),
    stepTo(sectionOf(path)),
    ...parentsOf(path),
    stepTo(route, path),
  ];
  const seen = new Set<string>();
  return steps.filter(
    (step): step is Breadcrumb => step !== null && !seen.has(step.path) && !!seen.add(step.path),
  );
}

function stepTo(route: RouteEntry | null, path?: string): Breadcrumb | null {
  return route && { title: route.title, path: path ?? route.path };
}

/** The lists and things that a page is a part of, the outermost first. */
function parentsOf(path: string): Breadcrumb[] {
  const parts = path.split('/');
  return parts.slice(2).flatMap((_, index) => {
    const parent = parts.slice(0, index + 2).join('/');
    const route = findRoute(parent);
    return route && (route.nav || route.path.includes(':')) ? [{ title: route.title, path: parent }] : [];
  });
}

function sectionOf(path: string): RouteEntry | null {
  if (path.startsWith('/superadmin/') || path === '/goauthentik') return routeAt('/superadmin/dashboard');
  if (path.startsWith('/admin/') || path.startsWith('/tenant-admin/')) return routeAt('/admin');
  return null;
}

export interface NavSection {
  readonly group: NavGroup;
  readonly routes: readonly RouteEntry[];
}

/**
 * The left navigation of a role, with what a tenant's own role adds to a member's. A role that is none of ours gets the
 * tenant user's.
 */
export function navigationOf(role: string, permissions: readonly string[] = []): readonly NavSection[] {
  const who = { role, permissions };
  const key = hasRole(who, 'superadmin')
    ? 'superadmin'
    : hasRole(who, 'tenant_admin')
      ? 'tenant_admin'
      : 'tenant_user';
  const groupOf = (route: RouteEntry) =>
    route.nav?.[key] ??
    (key === 'tenant_user' && isOpenedByRole(who, route) ? route.nav?.tenant_admin : undefined);
  return NAV_GROUPS.map((group) => ({
    group,
    routes: ROUTES.filter((route) => groupOf(route) === group),
  })).filter((section) => section.routes.length > 0);
}

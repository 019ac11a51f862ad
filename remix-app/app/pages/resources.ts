/** A path without a page: a form's action, a response for a script, or a file. */
export interface Resource {
  readonly path: string;
  /** Its module, below `app/routes`, with its extension. */
  readonly file: string;
  /** Users who may open the page at this path, signed-in users, or anyone. */
  readonly guard: { page: string } | 'signed-in' | 'public';
}

export const RESOURCES: readonly Resource[] = [
  file('/superadmin/audit.csv', 'audit.csv.ts', '/superadmin/audit'),
  file('/admin/audit.csv', 'audit.csv.ts', '/admin/audit'),
  file('/superadmin/audit.ndjson', 'audit.ndjson.ts', '/superadmin/audit'),
  file('/admin/audit.ndjson', 'audit.ndjson.ts', '/admin/audit'),
  file('/superadmin/analytics.csv', 'analytics.csv.ts', '/superadmin/analytics'),
  file('/admin/analytics.csv', 'analytics.csv.ts', '/admin/analytics'),
  file('/superadmin/costs.csv', 'costs.csv.ts', '/superadmin/costs'),
  file('/superadmin/live/events', 'live.events.ts', '/superadmin/live'),
  file('/superadmin/tenants.csv', 'tenants.csv.ts', '/superadmin/tenants'),
  file(
    '/superadmin/tenants/import/:id/failed.csv',
    'tenants.failed.csv.ts',
    '/superadmin/tenants/import/:id',
  ),
  file(
    '/superadmin/tenants/:tenantId/users/invite/:id/failed.csv',
    'members.failed.csv.ts',
    '/superadmin/tenants/:tenantId/users/invite/:id',
  ),
  file('/admin/users/invite/:id/failed.csv', 'members.failed.csv.ts', '/admin/users/invite/:id'),
  file('/superadmin/diagrams/:file', 'diagrams.$file.tsx', '/superadmin/diagrams'),
  file('/superadmin/repository/sbom.json', 'sbom.json.ts', '/superadmin/packages'),
  file('/superadmin/users/:id/data.json', 'people.data.json.ts', '/superadmin/users/:id'),
  file(
    '/superadmin/tenants/:tenantId/users/:id/data.json',
    'members.data.json.ts',
    '/superadmin/tenants/:tenantId/users/:id',
  ),
  file('/admin/users/:id/data.json', 'members.data.json.ts', '/admin/users/:id'),
  file('/user/data.json', 'user.data.json.ts', '/user/data'),
  { path: '/saved-views', file: 'saved-views.ts', guard: 'signed-in' },
  { path: '/switch-role', file: 'switch-role.tsx', guard: 'signed-in' },
  { path: '/switch-tenant', file: 'switch-tenant.tsx', guard: 'signed-in' },
  { path: '/user/passkey', file: 'user.passkey.ts', guard: 'signed-in' },
  // Also respond to visitors: with nothing, or depending on what the visitor sends.
  ...[
    'display.events',
    'language',
    'list-density',
    'login.left',
    'logout',
    'search.results',
    'session.activity',
    'session.check',
    'session.passkey',
    'session.second-factor',
    'session.sign-in',
    'sso.outcome',
    'sso.start',
    'sso.wizard.consent',
  ].map((name): Resource => ({ path: `/${name.replaceAll('.', '/')}`, file: `${name}.ts`, guard: 'public' })),
];

function file(path: string, module: string, page: string): Resource {
  return { path, file: module, guard: { page } };
}

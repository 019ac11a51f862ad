/** The walls of the project; `npm run walls` fails when one is broken. */
const FEATURES = [
  'tenants',
  'users',
  'domains',
  'auth',
  'account',
  'oversight',
  'invitations',
  'sso-config',
  'oauth2',
  'directories',
  'groups',
  'scim',
  'provisioning',
  'saml',
  'federation',
  'system',
];
const SERVICES = [
  'crypto',
  'mail',
  'jobs',
  'audit',
  'sign-in-log',
  'imports',
  'telemetry',
  'outgoing',
  'health',
];
const api = (rooms) => `^nest-api/src/(${rooms.join('|')})/`;

/** Entities and their pure rules are the data model: a room to the left may name them. */
const DATA_MODEL = '\\.entity\\.ts$';

/** Features stand in one order and look left only. */
const order = FEATURES.map((feature, index) => ({
  name: `${feature}-looks-left`,
  severity: 'error',
  comment: `Features are ordered ${FEATURES.join(', ')}: none reaches to its right.`,
  from: { path: api([feature]), pathNot: '\\.spec\\.ts$' },
  to: { path: api(FEATURES.slice(index + 1).concat('none')), pathNot: DATA_MODEL },
}));

/** What a feature of the web may ask of others, where one subject shows another. */
const NEIGHBORS = {
  applications: ['sign-ins'],
  account: ['oauth2'],
  admin: ['console', 'plans', 'security'],
  apis: ['applications'],
  auth: ['account', 'oauth2', 'session'],
  changes: ['audit', 'infrastructure'],
  connected: ['oauth2'],
  console: ['security'],
  dashboard: ['account', 'applications', 'console', 'products'],
  device: ['applications', 'oauth2'],
  diagrams: ['oversight', 'system'],
  domains: ['plans'],
  errors: ['account', 'session'],
  imports: ['people'],
  infrastructure: ['audit', 'system'],
  landing: ['products'],
  oauth2: ['auth', 'errors'],
  organization: ['policy-replay', 'security'],
  'organization-health': ['system'],
  oversight: ['security'],
  people: ['sign-ins', 'account', 'imports', 'tenants'],
  products: ['plans'],
  repository: ['system'],
  roles: ['people'],
  security: ['policy-replay'],
  saml: ['auth', 'errors', 'oauth2'],
  'saml-providers': ['sign-ins', 'applications'],
  search: ['console', 'domains'],
  session: ['account', 'auth', 'search'],
  shell: ['console', 'search'],
  'sso-configuration': ['sign-ins', 'account', 'auth', 'domains', 'plans', 'policy-replay', 'session'],
  'sso-wizard': ['auth', 'set-up-guides', 'sso-configuration'],
  'sign-ins': ['audit'],
  superadmin: ['console', 'mail', 'plans', 'products', 'security', 'sso-configuration', 'tenants'],
  'tenant-page': [
    'sign-ins',
    'applications',
    'audit',
    'console',
    'domains',
    'people',
    'plans',
    'products',
    'security',
    'sso-configuration',
    'tenants',
  ],
  tenants: ['imports', 'plans', 'products'],
};
const WEB = '^remix-app/app/';
const neighbors = [
  ...Object.entries(NEIGHBORS).map(([feature, others]) => ({
    name: `web-${feature}-and-its-neighbors`,
    severity: 'error',
    comment: 'A feature of the web imports another only when NEIGHBORS says so.',
    from: { path: `${WEB}features/${feature}/`, pathNot: '\\.spec\\.tsx?$' },
    to: { path: `${WEB}features/`, pathNot: `${WEB}features/(${[feature, ...others].join('|')})/` },
  })),
  {
    name: 'web-features-are-apart',
    severity: 'error',
    comment: 'A feature of the web imports another only when NEIGHBORS says so.',
    from: {
      path: `${WEB}features/([^/]+)/`,
      pathNot: ['\\.spec\\.tsx?$', `${WEB}features/(${Object.keys(NEIGHBORS).join('|')})/`],
    },
    to: { path: `${WEB}features/`, pathNot: `${WEB}features/$1/` },
  },
];

module.exports = {
  forbidden: [
    ...order,
    ...neighbors,
    {
      name: 'server-knows-no-feature',
      severity: 'error',
      comment: 'What every subject of the web needs knows none of them.',
      from: { path: `${WEB}server/`, pathNot: '\\.spec\\.tsx?$' },
      to: { path: `${WEB}(features|routes|components)/` },
    },
    {
      name: 'services-know-no-feature',
      severity: 'error',
      comment: 'Platform services serve every feature, so they know none.',
      from: { path: api(SERVICES), pathNot: '\\.spec\\.ts$' },
      to: { path: api(FEATURES) },
    },
    {
      name: 'reports-only-look',
      severity: 'error',
      comment: 'Reports may read every table, so nothing may depend on them but the app, which mounts them.',
      from: { path: '^(nest-api|remix-app|libs)/', pathNot: '^nest-api/src/(reports/|app\\.module\\.ts$)' },
      to: { path: '^nest-api/src/reports/' },
    },
    {
      name: 'types-come-from-contracts',
      severity: 'error',
      comment:
        'The web has one source of types, the contracts. The generated client is how `server` calls the API.',
      from: { path: WEB, pathNot: '^remix-app/app/server/(api|reauthentication)\\.server\\.ts$' },
      to: { path: '^libs/api-client/' },
    },
    {
      name: 'common-knows-nothing',
      severity: 'error',
      comment: 'What everybody uses depends on nothing but crypto primitives and contracts.',
      from: { path: '^nest-api/src/common/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^nest-api/src/(?!common/|crypto/same-secret)' },
    },
    {
      name: 'apps-are-apart',
      severity: 'error',
      comment: 'API and web meet over HTTP, in libs/contracts and in libs/texts.',
      from: { path: '^(remix-app|nest-api)/' },
      to: { path: '^(remix-app|nest-api)/', pathNot: '^$1/' },
    },
    {
      name: 'client-on-the-server-only',
      severity: 'error',
      comment: 'No API token ever reaches a script of the browser.',
      from: {
        path: '^(remix-app|nest-api|libs)/',
        pathNot: ['\\.server\\.tsx?$', '\\.spec\\.tsx?$', '^libs/api-client/'],
      },
      to: { path: '^libs/api-client/' },
    },
    {
      name: 'contracts-import-zod-only',
      severity: 'error',
      from: { path: '^libs/contracts/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: ['^libs/contracts/', 'node_modules/zod'] },
    },
    {
      name: 'scim-imports-nothing',
      severity: 'error',
      comment: 'The protocol without database, framework or clock: both sides of it, and its tests, use it.',
      from: { path: '^libs/scim/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: '^libs/scim/' },
    },
    {
      name: 'texts-import-formatjs-only',
      severity: 'error',
      from: { path: '^libs/texts/', pathNot: '\\.spec\\.ts$' },
      to: {
        pathNot: ['^libs/texts/', 'node_modules/(@formatjs/icu-messageformat-parser|intl-messageformat)/'],
      },
    },
    {
      name: 'parser-of-texts-on-the-server-only',
      severity: 'error',
      comment: 'A browser gets texts in parsed form.',
      from: {
        path: '^remix-app/',
        pathNot: ['\\.server\\.tsx?$', '\\.spec\\.tsx?$'],
      },
      to: { path: '^libs/texts/src/(catalogues|recognize)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'apps-do-not-import-the-embedded-default',
      severity: 'error',
      from: { path: '^(remix-app|nest-api|libs/contracts|libs/api-client|libs/texts)/' },
      to: { path: '^libs/embedded/' },
    },
    {
      name: 'pure-rules',
      severity: 'error',
      comment: 'Entities do not know Nest.',
      from: { path: '\\.entity\\.ts$' },
      to: { path: 'node_modules/@nestjs/' },
    },
    {
      name: 'components-only-look',
      severity: 'error',
      comment: 'A component draws; data comes to it.',
      from: { path: '^remix-app/app/components/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: `${WEB}(routes|features|server)/` },
    },
    {
      name: 'features-of-the-web-know-no-route',
      severity: 'error',
      from: { path: '^remix-app/app/features/' },
      to: { path: '^remix-app/app/routes/' },
    },
    {
      name: 'pages-are-a-table',
      severity: 'error',
      comment: 'The build reads the table of pages before there is an app: contracts alone.',
      from: { path: `${WEB}pages/` },
      to: {
        path: [WEB, 'node_modules'],
        pathNot: [`${WEB}pages/`, '^libs/contracts/', 'node_modules/vitest'],
      },
    },
    {
      name: 'no-test-in-the-product',
      severity: 'error',
      from: { path: '^(nest-api/src|remix-app/app|libs)/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: ['^test/', '\\.spec\\.tsx?$'] },
    },
    {
      name: 'no-circle',
      severity: 'error',
      comment: 'Types count: two files that need each other are one file, or lack a third.',
      from: { pathNot: '(node_modules|\\.spec\\.tsx?$)' },
      to: { circular: true },
    },
    {
      name: 'resolves',
      severity: 'error',
      comment: 'The drivers of generated clients import what a generator writes beside them.',
      from: { pathNot: '^test/full/clients/drivers/' },
      to: { couldNotResolve: true, pathNot: ['^virtual:', '^\\./server/index\\.js$', '^node:'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/(dist|build|coverage|\\.data|\\.cache)/'] },
    tsPreCompilationDeps: true,
    webpackConfig: { fileName: 'libs/embedded/walls/aliases.cjs' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};

/** The walls of the project; `npm run walls` fails when one is broken. */
const FEATURES = [
  'tenants',
  'domains',
  'users',
  'auth',
  'invitations',
  'sso-config',
  'oauth2',
  'saml',
  'console',
  'system',
];
const SERVICES = ['crypto', 'mail', 'jobs', 'audit', 'imports', 'telemetry', 'outgoing', 'health'];
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

module.exports = {
  forbidden: [
    ...order,
    {
      name: 'services-know-no-feature',
      severity: 'error',
      comment: 'Platform services serve every feature, so they know none.',
      from: { path: api(SERVICES), pathNot: '\\.spec\\.ts$' },
      to: { path: api(FEATURES) },
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
      comment: 'API and web meet over HTTP and in libs/contracts.',
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
      name: 'apps-do-not-import-the-embedded-default',
      severity: 'error',
      from: { path: '^(remix-app|nest-api|libs/contracts|libs/api-client)/' },
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
      to: { path: '^remix-app/app/(routes|features|server)/' },
    },
    {
      name: 'features-of-the-web-know-no-route',
      severity: 'error',
      from: { path: '^remix-app/app/features/' },
      to: { path: '^remix-app/app/routes/' },
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
      comment: 'Types may point both ways; code may not.',
      from: { pathNot: 'node_modules' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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

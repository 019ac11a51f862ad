import { NAMED_FAULTS } from './faults.ts';
import type { Fault } from './mutate.ts';

/** Rules that are mutated together, and the spec files that must detect the mutants. */
export interface Slice {
  readonly name: string;
  readonly files: readonly string[];
  readonly specs: readonly string[];
  /** The specs need PostgreSQL. */
  readonly needsDatabase?: boolean;
  /** Named faults instead of every small change. */
  readonly faults?: readonly Fault[];
  /** Only tests with a matching name, which cover these files. */
  readonly only?: RegExp;
}

/** Rules about access, identity, money and data whose tests need no database. */
export const SLICES: readonly Slice[] = [
  {
    name: 'roles',
    files: ['libs/contracts/src/access/roles.ts'],
    specs: ['libs/contracts/src/access/roles.spec.ts'],
  },
  {
    name: 'access',
    files: ['nest-api/src/common/access.guard.ts', 'nest-api/src/auth/sign-in-rules.ts'],
    specs: ['nest-api/src/common/access.guard.spec.ts', 'nest-api/src/auth/sign-in-rules.spec.ts'],
  },
  {
    name: 'crypto',
    files: [
      'nest-api/src/crypto/envelope.ts',
      'nest-api/src/crypto/master-key.ts',
      'nest-api/src/crypto/master-keys.ts',
      'nest-api/src/crypto/same-secret.ts',
    ],
    specs: ['nest-api/src/crypto/master-keys.spec.ts', 'nest-api/src/crypto/same-secret.spec.ts'],
  },
  {
    name: 'outgoing',
    files: [
      'nest-api/src/outgoing/address-rule.ts',
      'nest-api/src/outgoing/bounded-response.ts',
      'nest-api/src/outgoing/guarded-connect.ts',
      'nest-api/src/outgoing/guarded-fetch.ts',
      'nest-api/src/outgoing/redirects.ts',
    ],
    specs: [
      'nest-api/src/outgoing/address-rule.spec.ts',
      'nest-api/src/outgoing/bounded-response.spec.ts',
      'nest-api/src/outgoing/guarded-fetch.spec.ts',
      'nest-api/src/outgoing/redirects.spec.ts',
    ],
  },
  {
    name: 'domain-names',
    files: ['nest-api/src/domains/domain-name.ts'],
    specs: ['nest-api/src/domains/domain-name.spec.ts'],
  },
  {
    name: 'rate-limits',
    files: [
      'nest-api/src/auth/rate-limits.ts',
      'nest-api/src/auth/attempt-limits.ts',
      'nest-api/src/auth/network-people.repository.ts',
    ],
    specs: [
      'nest-api/src/auth/attempt-limits.db.spec.ts',
      'nest-api/src/auth/network-people.repository.spec.ts',
    ],
    needsDatabase: true,
  },
  {
    name: 'saml-checks',
    files: [
      'nest-api/src/saml/protocol/checks/assertion-shape.ts',
      'nest-api/src/saml/protocol/checks/attributes.ts',
      'nest-api/src/saml/protocol/checks/authn-statement.ts',
      'nest-api/src/saml/protocol/checks/conditions.ts',
      'nest-api/src/saml/protocol/checks/destination.ts',
      'nest-api/src/saml/protocol/checks/in-response-to.ts',
      'nest-api/src/saml/protocol/checks/issue-instant.ts',
      'nest-api/src/saml/protocol/checks/issuer.ts',
      'nest-api/src/saml/protocol/checks/moment.ts',
      'nest-api/src/saml/protocol/checks/open-message.ts',
      'nest-api/src/saml/protocol/checks/require-signed.ts',
      'nest-api/src/saml/protocol/checks/response-shape.ts',
      'nest-api/src/saml/protocol/checks/subject.ts',
      'nest-api/src/saml/protocol/checks/success.ts',
      'nest-api/src/saml/protocol/validate-response.ts',
    ],
    specs: ['test/saml/attacks.spec.ts', 'test/saml/matrix.spec.ts', 'test/saml/second-clauses.spec.ts'],
  },
  {
    name: 'saml-requests',
    files: [
      'nest-api/src/saml/protocol/read-requests.ts',
      'nest-api/src/saml/protocol/bindings/redirect.ts',
      'nest-api/src/saml/protocol/bindings/post.ts',
      'nest-api/src/saml/sign-on/assertion-consumer-service.ts',
      'nest-api/src/saml/sign-on/authn-context.ts',
    ],
    specs: [
      'test/saml/second-clauses.spec.ts',
      'test/saml/requests.spec.ts',
      'test/saml/parse.spec.ts',
      'nest-api/src/saml/sign-on/assertion-consumer-service.spec.ts',
      'nest-api/src/saml/sign-on/authn-context.spec.ts',
    ],
  },
  {
    name: 'saml-signatures',
    files: [
      'nest-api/src/saml/protocol/signature/algorithms.ts',
      'nest-api/src/saml/protocol/signature/certificate.ts',
      'nest-api/src/saml/protocol/signature/signature-structure.ts',
      'nest-api/src/saml/protocol/signature/signature-positions.ts',
      'nest-api/src/saml/protocol/signature/verify-element.ts',
      'nest-api/src/saml/protocol/signature/verify-query.ts',
      'nest-api/src/saml/protocol/encryption/decrypt-element.ts',
      'nest-api/src/saml/protocol/encryption/block-ciphers.ts',
      'nest-api/src/saml/protocol/xml/unique-ids.ts',
      'nest-api/src/saml/protocol/xml/content-model.ts',
    ],
    specs: [
      'test/saml/attacks.spec.ts',
      'test/saml/decryption.spec.ts',
      'test/saml/matrix.spec.ts',
      'test/saml/requests.spec.ts',
      'test/saml/second-clauses.spec.ts',
    ],
  },
  {
    name: 'plans',
    files: ['nest-api/src/tenants/plans/plan-bounds.ts', 'libs/contracts/src/tenants/plans.ts'],
    specs: ['test/security/boundaries.spec.ts', 'test/sso/plan-limits.spec.ts'],
    needsDatabase: true,
  },
  {
    name: 'gateway',
    files: [
      'libs/embedded/src/gateway/addresses.ts',
      'libs/embedded/src/gateway/forwarded.ts',
      'libs/embedded/src/gateway/headers.ts',
      'libs/embedded/src/gateway/route.ts',
      'libs/embedded/src/gateway/balancer.ts',
    ],
    specs: [
      'libs/embedded/src/gateway/addresses.spec.ts',
      'libs/embedded/src/gateway/forwarded.spec.ts',
      'libs/embedded/src/gateway/headers.spec.ts',
      'libs/embedded/src/gateway/route.spec.ts',
      'libs/embedded/src/gateway/balancer.spec.ts',
    ],
    // A request that a mutant leaves open delays the following tests.
    only: /^(?!.*aborts requests in progress)/,
  },
  {
    name: 'sso-admission',
    files: ['nest-api/src/sso-config/sign-in/admission.ts', 'nest-api/src/sso-config/routing/home-realm.ts'],
    specs: [
      'nest-api/src/sso-config/sign-in/admission.spec.ts',
      'nest-api/src/sso-config/routing/home-realm.spec.ts',
    ],
  },
  {
    name: 'factors',
    files: ['nest-api/src/auth/factors/second-step.ts', 'nest-api/src/auth/factors/totp.ts'],
    specs: ['nest-api/src/auth/factors/second-step.spec.ts', 'nest-api/src/auth/factors/totp.spec.ts'],
  },
  {
    name: 'sessions',
    files: ['nest-api/src/auth/session-record.ts', 'nest-api/src/common/reauthentication.ts'],
    specs: [
      'nest-api/src/auth/session-record.spec.ts',
      'nest-api/src/auth/boundaries.spec.ts',
      'nest-api/src/common/reauthentication.spec.ts',
    ],
  },
  {
    name: 'standing',
    files: [
      'libs/contracts/src/tenants/tenant-standing.ts',
      'nest-api/src/tenants/subscriptions/due.ts',
      'nest-api/src/tenants/tenant.entity.ts',
    ],
    specs: ['nest-api/src/tenants/subscriptions/due.spec.ts', 'nest-api/src/tenants/tenant.entity.spec.ts'],
  },
  {
    name: 'oauth-rules',
    files: [
      'nest-api/src/oauth2/offline-limits.ts',
      'nest-api/src/oauth2/provider/repeated-refresh.ts',
      'nest-api/src/oauth2/provider/access-token-jwt.ts',
      'nest-api/src/oauth2/provider/high-security.ts',
      'nest-api/src/oauth2/provider/lifetimes.ts',
      'nest-api/src/oauth2/artifacts/artifact-id.ts',
      'nest-api/src/oauth2/clients/client-rules.ts',
      'libs/contracts/src/oauth2/oauth2-client-rules.ts',
    ],
    specs: [
      'nest-api/src/oauth2/offline-limits.spec.ts',
      'nest-api/src/oauth2/provider/high-security.spec.ts',
      'nest-api/src/oauth2/provider/lifetimes.spec.ts',
      'nest-api/src/oauth2/provider/repeated-refresh.spec.ts',
      'nest-api/src/oauth2/provider/access-token-jwt.spec.ts',
      'nest-api/src/oauth2/artifacts/artifact-id.spec.ts',
      'nest-api/src/oauth2/clients/client-rules.spec.ts',
    ],
  },
  {
    name: 'members',
    files: ['nest-api/src/users/member-rules.ts'],
    specs: ['nest-api/src/users/member-rules.spec.ts'],
  },
  {
    name: 'links',
    files: ['nest-api/src/auth/mail-links.ts'],
    specs: ['nest-api/src/auth/boundaries.spec.ts'],
  },
  {
    name: 'paging',
    files: ['nest-api/src/common/paging.ts'],
    specs: ['nest-api/src/common/paging.spec.ts'],
  },
  {
    name: 'csv',
    files: ['nest-api/src/common/csv/parse-csv.ts'],
    specs: ['nest-api/src/common/csv/parse-csv.spec.ts'],
  },
  {
    name: 'recovery-codes',
    files: ['nest-api/src/auth/factors/recovery-codes.repository.ts'],
    specs: [
      'nest-api/src/auth/factors/recovery-codes.repository.spec.ts',
      'nest-api/src/auth/factors/recovery-codes.repository.db.spec.ts',
    ],
    needsDatabase: true,
  },
  {
    name: 'step-up',
    files: ['nest-api/src/auth/step-up/step-up.service.ts'],
    specs: ['test/api/passkeys.spec.ts'],
    only: /re-authentication/,
    needsDatabase: true,
  },
  {
    name: 'passkeys',
    files: [
      'nest-api/src/auth/factors/passkeys.ts',
      'nest-api/src/auth/factors/passkeys.repository.ts',
      'nest-api/src/auth/factors/passkey-challenges.ts',
    ],
    specs: ['test/api/passkeys.spec.ts'],
    only: /a passkey alone|as the second factor|management|options for a browser|counter of|by passkey counts/,
    needsDatabase: true,
  },
  {
    name: 'sso-policy',
    files: ['nest-api/src/sso-config/policy/sso-policy.rule.ts'],
    specs: ['nest-api/src/sso-config/policy/sso-policy.rule.db.spec.ts'],
    needsDatabase: true,
  },
  {
    name: 'device-codes',
    files: [
      'nest-api/src/oauth2/devices/fresh-enough.ts',
      'nest-api/src/oauth2/devices/device-codes.repository.ts',
      'nest-api/src/oauth2/devices/user-code.ts',
    ],
    specs: [
      'nest-api/src/oauth2/devices/fresh-enough.spec.ts',
      'test/interop/devices.spec.ts',
      'test/interop/replays.spec.ts',
    ],
    only: /^(?!.*(of two|possession|a refresh token that|opaque|after it a code|a device after))/,
    needsDatabase: true,
  },
  {
    name: 'domain-checks',
    files: ['nest-api/src/domains/check-schedule.ts', 'nest-api/src/domains/challenge.ts'],
    specs: ['nest-api/src/domains/check-schedule.spec.ts', 'nest-api/src/domains/challenge.spec.ts'],
  },
  ...NAMED_FAULTS.map(({ name, faults, specs, needsDatabase, only }) => ({
    name,
    faults,
    specs,
    files: [...new Set(faults.map(({ file }) => file))],
    ...(needsDatabase && { needsDatabase }),
    ...(only && { only }),
  })),
];

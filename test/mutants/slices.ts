/** What is mutated together: rules, and the spec files that have to notice. */
export interface Slice {
  readonly name: string;
  readonly files: readonly string[];
  readonly specs: readonly string[];
}

/** The rules that decide about access, identity, money and data and that are tested without a database. */
export const SLICES: readonly Slice[] = [
  {
    name: 'roles',
    files: ['libs/contracts/src/roles.ts'],
    specs: ['libs/contracts/src/roles.spec.ts'],
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
    name: 'factors',
    files: ['nest-api/src/auth/factors/second-step.ts', 'nest-api/src/auth/factors/totp.ts'],
    specs: ['nest-api/src/auth/factors/second-step.spec.ts', 'nest-api/src/auth/factors/totp.spec.ts'],
  },
  {
    name: 'domain-names',
    files: ['nest-api/src/domains/domain-name.ts'],
    specs: ['nest-api/src/domains/domain-name.spec.ts'],
  },
  {
    name: 'saml-checks',
    files: [
      'nest-api/src/saml/protocol/checks/assertion-shape.ts',
      'nest-api/src/saml/protocol/checks/authn-statement.ts',
      'nest-api/src/saml/protocol/checks/conditions.ts',
      'nest-api/src/saml/protocol/checks/destination.ts',
      'nest-api/src/saml/protocol/checks/in-response-to.ts',
      'nest-api/src/saml/protocol/checks/issue-instant.ts',
      'nest-api/src/saml/protocol/checks/issuer.ts',
      'nest-api/src/saml/protocol/checks/moment.ts',
      'nest-api/src/saml/protocol/checks/require-signed.ts',
      'nest-api/src/saml/protocol/checks/subject.ts',
      'nest-api/src/saml/protocol/checks/success.ts',
    ],
    specs: ['test/saml/attacks.spec.ts', 'test/saml/matrix.spec.ts'],
  },
];

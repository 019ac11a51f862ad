import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { FEDERATION_RULES, FEDERATION_TEXTS, type FederationRuleId } from '@gatehouse/contracts';
import { describe, expect, test } from 'vitest';
import { selfSignedCertificate } from '../saml/protocol/signature/self-signed-certificate.js';
import type { OidcClient, OidcProvider, Subject, Surroundings } from './facts.js';
import { FederationUnreadable } from './federation-unreadable.js';
import { gradeOf, judge } from './judge.js';
import { readKeys } from './read-oidc.js';
import { readSaml } from './read-saml.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const AROUND: Surroundings = {
  now: NOW,
  address: null,
  connections: [],
  unreachable: [],
  refused: [],
  clocks: [],
};
const CONNECTION = {
  host: 'login.acme.example',
  protocol: 'TLSv1.3',
  cipher: 'TLS_AES_256_GCM_SHA384',
  issuer: 'Acme CA',
  expiresAt: new Date('2027-11-21T12:00:00Z'),
  failure: null,
};

const rsa = (bits: number) => generateKeyPairSync('rsa', { modulusLength: bits });
const strong = rsa(2_048);
const weak = rsa(1_024);
const jwk = (key: KeyObject, more: object = {}) => ({
  ...key.export({ format: 'jwk' }),
  kid: 'one',
  ...more,
});

const ISSUER = 'https://login.acme.example';
const GOOD_DOCUMENT = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/authorize`,
  token_endpoint: `${ISSUER}/token`,
  end_session_endpoint: `${ISSUER}/logout`,
  jwks_uri: `${ISSUER}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
  token_endpoint_auth_methods_supported: ['private_key_jwt'],
  scopes_supported: ['openid'],
};

function provider(change: object = {}, keys: unknown[] = [jwk(strong.publicKey)]): OidcProvider {
  return {
    kind: 'oidc_provider',
    document: { ...GOOD_DOCUMENT, ...change },
    keys: readKeys({ keys }),
    keysAddress: `${ISSUER}/keys`,
    keysFailure: null,
  };
}
const client = (change: object): OidcClient => ({
  kind: 'oidc_client',
  document: { redirect_uris: ['https://app.example/cb'], ...change },
});

const certificate = (privateKey: KeyObject, notBefore: string, notAfter: string) =>
  selfSignedCertificate({
    privateKey,
    commonName: 'idp.acme.example',
    notBefore: new Date(notBefore),
    notAfter: new Date(notAfter),
  });
const VALID = certificate(strong.privateKey, '2026-01-01', '2028-01-01');

interface Parts {
  attributes?: string;
  key?: string;
  services?: string;
  role?: string;
  roleAttributes?: string;
}
const SSO = `<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://idp.acme.example/sso"/>`;
const ACS = `<md:AssertionConsumerService index="0" Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://app.example/acs"/>`;
const SLO = `<md:SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://idp.acme.example/slo"/>`;
const keyOf = (text: string, use = '') =>
  `<md:KeyDescriptor${use}><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${text}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`;

function metadata(parts: Parts = {}): string {
  const {
    attributes = 'entityID="https://idp.acme.example" validUntil="2027-11-21T12:00:00Z"',
    key = keyOf(VALID),
    services = SLO + SSO,
    role = 'IDPSSODescriptor',
    roleAttributes = 'protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"',
  } = parts;
  return `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" ${attributes}><md:${role} ${roleAttributes}>${key}${services}</md:${role}></md:EntityDescriptor>`;
}
const saml = (parts: Parts = {}) => readSaml(metadata(parts));
const asSp = { role: 'SPSSODescriptor', services: SLO + ACS };
const sample = (name: string) =>
  readFileSync(new URL(`./samples/${name}.xml`, import.meta.url), 'utf8').trim();
const rulesOf = (subject: Subject, around: Partial<Surroundings> = {}) => [
  ...new Set(judge(subject, { ...AROUND, ...around }).findings.map(({ rule }) => rule)),
];
const failing = (failure: string): [Subject, Partial<Surroundings>] => [
  provider(),
  {
    connections: [{ ...CONNECTION, protocol: null, cipher: null, issuer: null, expiresAt: null, failure }],
  },
];
const seen = (change: object): [Subject, Partial<Surroundings>] => [
  provider(),
  { connections: [{ ...CONNECTION, ...change }] },
];

/** For each rule the smallest input that breaks it. */
const BREAKS: Record<FederationRuleId, () => [Subject, Partial<Surroundings>?]> = {
  insecure_address: () => [provider(), { address: 'http://login.acme.example/metadata' }],
  unreachable: () => [provider(), { unreachable: [{ host: 'login.acme.example', reason: 'ENOTFOUND' }] }],
  private_address: () => [provider(), { refused: ['10.0.0.1'] }],
  tls_expired: () => failing('CERT_HAS_EXPIRED'),
  tls_wrong_name: () => failing('ERR_TLS_CERT_ALTNAME_INVALID'),
  tls_chain_incomplete: () => failing('UNABLE_TO_VERIFY_LEAF_SIGNATURE'),
  tls_untrusted: () => failing('DEPTH_ZERO_SELF_SIGNED_CERT'),
  tls_old_protocol: () => failing('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION'),
  tls_expires_soon: () => seen({ expiresAt: new Date('2026-12-01T00:00:00Z') }),
  tls_weak_cipher: () => seen({ cipher: 'AES256-GCM-SHA384' }),
  tls_without_13: () => seen({ protocol: 'TLSv1.2', cipher: 'ECDHE-RSA-AES256-GCM-SHA384' }),
  clock_differs: () => [provider(), { clocks: [{ host: 'login.acme.example', seconds: -61 }] }],
  oidc_issuer_differs: () => [
    provider(),
    { address: 'https://other.example/.well-known/openid-configuration' },
  ],
  oidc_issuer_invalid: () => [provider({ issuer: 'https://login.acme.example?tenant=1' })],
  oidc_value_missing: () => [provider({ token_endpoint: undefined })],
  oidc_endpoint_insecure: () => [provider({ token_endpoint: 'http://login.acme.example/token' })],
  oidc_endpoint_invalid: () => [provider({ userinfo_endpoint: '/userinfo' })],
  oidc_code_flow_missing: () => [provider({ response_types_supported: ['id_token'] })],
  oidc_alg_none: () => [provider({ id_token_signing_alg_values_supported: ['RS256', 'none'] })],
  oidc_no_strong_alg: () => [provider({ id_token_signing_alg_values_supported: ['HS256'] })],
  oidc_hmac_offered: () => [provider({ id_token_signing_alg_values_supported: ['RS256', 'HS256'] })],
  oidc_pkce_missing: () => [provider({ code_challenge_methods_supported: undefined })],
  oidc_pkce_plain: () => [provider({ code_challenge_methods_supported: ['plain', 'S256'] })],
  oidc_implicit_offered: () => [provider({ response_types_supported: ['code', 'id_token token'] })],
  oidc_password_grant: () => [provider({ grant_types_supported: ['authorization_code', 'password'] })],
  oidc_iss_missing: () => [provider({ authorization_response_iss_parameter_supported: undefined })],
  oidc_shared_secret_only: () => [
    provider({ token_endpoint_auth_methods_supported: ['client_secret_basic'] }),
  ],
  oidc_openid_scope_missing: () => [provider({ scopes_supported: ['email'] })],
  oidc_logout_missing: () => [provider({ end_session_endpoint: undefined })],
  jwks_unreadable: () => [{ ...provider(), keys: null, keysFailure: 'the status is 404' }],
  jwks_without_key: () => [provider({}, [])],
  jwks_secret_published: () => [provider({}, [jwk(strong.privateKey)])],
  jwks_weak_key: () => [provider({}, [jwk(weak.publicKey)])],
  jwks_weak_exponent: () => [provider({}, [jwk(strong.publicKey, { e: 'Aw' })])],
  jwks_kid_missing: () => [
    provider({}, [jwk(strong.publicKey), jwk(rsa(2_048).publicKey, { kid: undefined })]),
  ],
  jwks_kid_repeated: () => [provider({}, [jwk(strong.publicKey), jwk(rsa(2_048).publicKey)])],
  jwks_alg_without_key: () => [provider({ id_token_signing_alg_values_supported: ['RS256', 'ES256'] })],
  saml_protocol_missing: () => [saml({ roleAttributes: '' })],
  saml_wrong_namespace: () => [readSaml(sample('key-outside-of-namespace'))],
  saml_time_invalid: () => [saml({ attributes: 'entityID="https://a.example" validUntil="2027-11-21"' })],
  saml_entity_id_missing: () => [saml({ attributes: 'validUntil="2027-11-21T12:00:00Z"' })],
  saml_entity_id_no_uri: () => [
    saml({ attributes: 'entityID="acme idp" validUntil="2027-11-21T12:00:00Z"' }),
  ],
  saml_several_entities: () => [readSaml(sample('several-entities'))],
  saml_expired: () => [
    saml({ attributes: 'entityID="https://a.example" validUntil="2026-11-21T11:59:59Z"' }),
  ],
  saml_expires_soon: () => [
    saml({ attributes: 'entityID="https://a.example" validUntil="2026-11-22T12:00:00Z"' }),
  ],
  saml_no_expiry: () => [saml({ attributes: 'entityID="https://a.example"' })],
  saml_unsigned: () => [saml()],
  saml_signature_invalid: () => [
    readSaml(
      sample('signed-with-sha1').replace('WantAssertionsSigned="false"', 'WantAssertionsSigned="true"'),
    ),
  ],
  saml_signature_unsupported: () => [
    readSaml(sample('signed-with-sha1').replace('/2001/10/xml-exc-c14n#"', '/2006/12/xml-c14n11"')),
  ],
  saml_signature_sha1: () => [readSaml(sample('signed-with-sha1'))],
  saml_private_key: () => [saml({ key: keyOf('-----BEGIN PRIVATE KEY-----') })],
  saml_signing_key_missing: () => [saml({ key: keyOf(VALID, ' use="encryption"') })],
  saml_certificate_unreadable: () => [saml({ key: keyOf('MIIC') })],
  saml_certificate_expired: () => [
    saml({ key: keyOf(certificate(strong.privateKey, '2025-01-01', '2026-01-01')) }),
  ],
  saml_certificate_not_yet_valid: () => [
    saml({ key: keyOf(certificate(strong.privateKey, '2027-01-01', '2028-01-01')) }),
  ],
  saml_certificate_expires_soon: () => [
    saml({ key: keyOf(certificate(strong.privateKey, '2026-01-01', '2026-12-01')) }),
  ],
  saml_weak_key: () => [saml({ key: keyOf(certificate(weak.privateKey, '2026-01-01', '2028-01-01')) })],
  saml_sso_missing: () => [saml({ services: SLO })],
  saml_acs_missing: () => [saml({ ...asSp, services: SLO })],
  saml_binding_unsupported: () => [saml({ services: SLO + SSO.replace('HTTP-POST', 'SOAP') })],
  saml_endpoint_insecure: () => [saml({ services: SLO + SSO.replace('https:', 'http:') })],
  saml_endpoint_invalid: () => [saml({ services: SLO + SSO.replace('https://idp.acme.example', '') })],
  saml_index_repeated: () => [saml({ ...asSp, services: SLO + ACS + ACS })],
  saml_unsigned_assertions: () => [saml(asSp)],
  saml_encryption_key_missing: () => [saml({ ...asSp, key: keyOf(VALID, ' use="signing"') })],
  saml_weak_encryption: () => [readSaml(sample('university'))],
  saml_old_protocol: () => [readSaml(sample('university'))],
  saml_logout_missing: () => [saml({ services: SSO })],
  client_redirect_missing: () => [client({ redirect_uris: [] })],
  client_redirect_insecure: () => [client({ redirect_uris: ['http://app.example/cb'] })],
  client_redirect_inexact: () => [client({ redirect_uris: ['https://*.app.example/cb'] })],
  client_implicit: () => [client({ response_types: ['token'] })],
  client_password_grant: () => [client({ grant_types: ['password'] })],
  client_weak_alg: () => [client({ id_token_signed_response_alg: 'none' })],
};

describe('each rule', () => {
  test.each(Object.keys(FEDERATION_RULES) as FederationRuleId[])('%s detects a violation', (rule) => {
    expect(rulesOf(...BREAKS[rule]())).toContain(rule);
  });

  test.each(Object.keys(FEDERATION_RULES))('%s has texts for the finding, the reason and the fix', (rule) => {
    for (const part of ['found', 'why', 'fix']) expect(FEDERATION_TEXTS).toHaveProperty(`${rule}_${part}`);
  });
});

describe('a good configuration', () => {
  test('of a provider has no findings and the best grade', () => {
    const address = `${ISSUER}/.well-known/openid-configuration`;
    const report = judge(provider(), { ...AROUND, address, connections: [CONNECTION] });
    expect(report).toMatchObject({
      kind: 'oidc_provider',
      name: ISSUER,
      grade: 'A',
      score: 100,
      findings: [],
    });
  });

  test('of an identity provider lacks only a signature', () => {
    expect(rulesOf(saml())).toEqual(['saml_unsigned']);
  });

  test('of a service provider with signed assertions and encryption lacks only a signature', () => {
    const wants = `WantAssertionsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"`;
    expect(rulesOf(saml({ ...asSp, roleAttributes: wants }))).toEqual(['saml_unsigned']);
  });

  test('of a native application can use http on loopback', () => {
    expect(rulesOf(client({ redirect_uris: ['http://127.0.0.1/cb', 'com.example:/cb'] }))).toEqual([]);
  });

  test('of Microsoft’s shared endpoint can have a placeholder in its issuer', () => {
    const issuer = 'https://login.microsoftonline.com/{tenantid}/v2.0';
    const address = 'https://login.microsoftonline.com/common/v2.0/.well-known/openid-configuration';
    expect(rulesOf(provider({ issuer }), { address })).not.toContain('oidc_issuer_differs');
    expect(rulesOf(provider({ issuer }), { address: address.replace('microsoftonline', 'evil') })).toContain(
      'oidc_issuer_differs',
    );
  });
});

describe('metadata from other vendors', () => {
  const reportOn = (name: string, now = NOW) => judge(readSaml(sample(name)), { ...AROUND, now });

  test('of Okta gets grade A without a signature, an expiry or a logout service', () => {
    const report = reportOn('okta');
    expect(report).toMatchObject({ kind: 'saml_idp', grade: 'A' });
    expect(report.findings.map(({ rule }) => rule)).toEqual([
      'saml_no_expiry',
      'saml_unsigned',
      'saml_logout_missing',
    ]);
  });

  test('with a SHA-1 signature is valid but weak', () => {
    const rules = reportOn('signed-with-sha1', new Date('2014-09-01T00:00:00Z')).findings.map(
      ({ rule }) => rule,
    );
    expect(rules).toContain('saml_signature_sha1');
    expect(rules).not.toContain('saml_signature_invalid');
    expect(rules).not.toContain('saml_unsigned');
  });

  test('with a time without a time zone is reported', () => {
    const found = reportOn('time-without-zone').findings.find(({ rule }) => rule === 'saml_time_invalid');
    expect(found?.found).toBe('“2001-02-03T04:05:06.789” is not a UTC time.');
  });

  test('with several entities is read by entity ID', () => {
    const [idp, authority] = [...sample('several-entities').matchAll(/entityID="([^"]+)"/g)];
    expect(readSaml(sample('several-entities'), idp?.[1]).entityId).toBe(idp?.[1]);
    expect(() => readSaml(sample('several-entities'), authority?.[1])).toThrow(
      'The document describes no SAML identity provider and no SAML service provider.',
    );
    expect(() => readSaml(sample('several-entities'), 'https://nobody.example')).toThrow(
      FederationUnreadable,
    );
  });
});

describe('the grade', () => {
  const finding = (rule: FederationRuleId) => ({ rule, severity: FEDERATION_RULES[rule].severity });

  test.each<[FederationRuleId[], string, number]>([
    [[], 'A', 100],
    [['saml_unsigned', 'saml_no_expiry'], 'A', 94],
    [['saml_old_protocol', 'saml_expires_soon'], 'B', 84],
    [['saml_certificate_expired'], 'C', 80],
    [['saml_certificate_expired', 'saml_time_invalid'], 'D', 60],
    [['saml_expired'], 'F', 55],
    [['saml_expired', 'saml_weak_key', 'saml_sso_missing'], 'F', 0],
  ])('of %j is %s', (rules, grade, score) => {
    expect(gradeOf(rules.map(finding))).toEqual({ grade, score });
  });

  test('counts a rule once, even if it is broken several times', () => {
    expect(gradeOf([finding('saml_certificate_expired'), finding('saml_certificate_expired')]).score).toBe(
      80,
    );
  });
});

test.each([
  ['malformed XML', '<md:EntityDescriptor'],
  ['XML with a document type', '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>'],
  ['XML without metadata', '<x/>'],
  ['metadata without its namespace', '<EntityDescriptor><IDPSSODescriptor/></EntityDescriptor>'],
])('%s is rejected with an explanation', (_name, xml) => {
  expect(() => readSaml(xml)).toThrow(FederationUnreadable);
});

import { expect, test } from 'vitest';
import {
  readIdentityProviderMetadata,
  readServiceProviderMetadata,
} from '../../nest-api/src/saml/protocol/metadata/read-metadata.js';
import {
  identityProviderMetadata,
  serviceProviderMetadata,
} from '../../nest-api/src/saml/protocol/metadata/write-metadata.js';
import { NAME_ID_FORMATS, NS } from '../../nest-api/src/saml/protocol/namespaces.js';
import { SamlRefused } from '../../nest-api/src/saml/protocol/saml-refused.js';
import { STRICT } from '../../nest-api/src/saml/protocol/signature/algorithms.js';
import { CertificateUnreadable } from '../../nest-api/src/saml/protocol/signature/certificate.js';
import { signElement } from '../../nest-api/src/saml/protocol/signature/sign-element.js';
import { verifyElement } from '../../nest-api/src/saml/protocol/signature/verify-element.js';
import { parseXml } from '../../nest-api/src/saml/protocol/xml/parse-xml.js';
import { attribute, childrenNamed, descendants } from '../../nest-api/src/saml/protocol/xml/xml-element.js';
import { aParty, NOW } from './support/parties.ts';

const current = aParty('current');
const next = aParty('next');
const COMMON = {
  id: '_m1',
  validUntil: new Date(NOW.getTime() + 86_400_000),
  signingCertificates: [current.certificate, next.certificate],
  encryptionCertificates: [current.certificate],
  sloUrl: 'https://us.test/slo',
};
const idp = signElement(
  identityProviderMetadata({ ...COMMON, entityId: 'https://us.test/idp', ssoUrl: 'https://us.test/sso' }),
  current,
  'rsa-sha256',
);
const sp = signElement(
  serviceProviderMetadata({
    ...COMMON,
    entityId: 'https://us.test/sp',
    acsUrl: 'https://us.test/acs',
    nameIdFormat: NAME_ID_FORMATS.email,
    signsRequests: true,
  }),
  current,
  'rsa-sha256',
);

test('published metadata is signed and reads back with the same content', () => {
  const trust = { keys: [current.publicKey], algorithms: STRICT };
  expect(verifyElement(parseXml(idp), trust)).toContain('https://us.test/sso');
  expect(readIdentityProviderMetadata(idp, NOW)).toMatchObject({
    entityId: 'https://us.test/idp',
    validUntil: COMMON.validUntil,
    signing: [{ base64: current.certificate }, { base64: next.certificate }],
    singleSignOn: [{ binding: 'redirect' }, { binding: 'post' }],
    logout: [{ binding: 'redirect' }, { binding: 'post' }],
  });
  expect(readServiceProviderMetadata(sp, NOW)).toMatchObject({
    entityId: 'https://us.test/sp',
    signsRequests: true,
    assertionConsumerServices: [{ url: 'https://us.test/acs', binding: 'post', index: 0, isDefault: true }],
  });
});

test.each([
  ['identity provider', idp],
  ['service provider', sp],
])('the metadata of the %s lists the accepted encryption algorithms in order of preference', (_role, xml) => {
  const keys = [...descendants(parseXml(xml))].filter(({ local }) => local === 'KeyDescriptor');
  const listed = (use: string) =>
    keys
      .filter((key) => attribute(key, 'use') === use)
      .map((key) =>
        childrenNamed(key, NS.md, 'EncryptionMethod').map((method) => attribute(method, 'Algorithm')),
      );
  expect(listed('encryption')).toEqual([
    [
      'http://www.w3.org/2009/xmlenc11#aes256-gcm',
      'http://www.w3.org/2009/xmlenc11#aes128-gcm',
      'http://www.w3.org/2001/04/xmlenc#aes256-cbc',
      'http://www.w3.org/2001/04/xmlenc#aes128-cbc',
      'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
      'http://www.w3.org/2009/xmlenc11#rsa-oaep',
    ],
  ]);
  expect(listed('signing').flat()).toEqual([]);
});

test('metadata is valid until the time that it states', () => {
  const end = COMMON.validUntil;
  expect(readServiceProviderMetadata(sp, new Date(end.getTime() - 1)).entityId).toBe('https://us.test/sp');
  expect(() => readServiceProviderMetadata(sp, end)).toThrow('The metadata has expired');
});

test('comments are ignored', () => {
  expect(
    readServiceProviderMetadata(
      `<!-- ours -->${sp.replace('<md:NameIDFormat', '<!-- x --><md:NameIDFormat')}`,
      NOW,
    ).entityId,
  ).toBe('https://us.test/sp');
});

test('one of several entities is selected by its entity ID', () => {
  const several = `<md:EntitiesDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata">${idp}${sp}${sp.replaceAll('us.test', 'them.test')}</md:EntitiesDescriptor>`;
  expect(() => readServiceProviderMetadata(several, NOW)).toThrow('several entities');
  expect(readServiceProviderMetadata(several, NOW, 'https://them.test/sp').entityId).toBe(
    'https://them.test/sp',
  );
});

test.each([
  ['that has run out', sp, new Date(NOW.getTime() + 2 * 86_400_000), 'expired'],
  ['of the other role', idp, NOW, 'schema'],
  ['with a document type', `<!DOCTYPE a>${sp}`, NOW, 'forbidden_construct'],
  ['that is a page', '<html><body>Sign in</body></html>', NOW, 'schema'],
  [
    'with addresses that are scripts',
    sp.replaceAll('https://us.test/acs', 'javascript:alert(1)'),
    NOW,
    'schema',
  ],
])('metadata %s is rejected', (_name, xml, now, check) => {
  expect.assertions(1);
  try {
    readServiceProviderMetadata(xml, now);
  } catch (error) {
    expect((error as SamlRefused).check).toBe(check);
  }
});

test('an invalid certificate is reported as such', () => {
  const broken = sp.replace(
    /<ds:X509Certificate>[^<]+<\/ds:X509Certificate><\/ds:X509Data><\/ds:KeyInfo><\/md:KeyDescriptor>/,
    (all) => all.replace(/>[A-Za-z0-9+/=]+</, `>${'A'.repeat(400)}<`),
  );
  expect(() => readServiceProviderMetadata(broken, NOW)).toThrow(CertificateUnreadable);
});

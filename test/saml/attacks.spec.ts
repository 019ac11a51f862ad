import { createHash, createHmac, createPublicKey, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { encryptAssertion } from '../../nest-api/src/saml/protocol/encryption/encrypt-element.js';
import { issueResponse } from '../../nest-api/src/saml/protocol/messages/issue-response.js';
import { NS } from '../../nest-api/src/saml/protocol/namespaces.js';
import { SamlRefused } from '../../nest-api/src/saml/protocol/saml-refused.js';
import { validateResponse } from '../../nest-api/src/saml/protocol/validate-response.js';
import type { Xml } from '../../nest-api/src/saml/protocol/xml/canonical-writer.js';
import { canonicalize } from '../../nest-api/src/saml/protocol/xml/exclusive-c14n.js';
import { parseXml } from '../../nest-api/src/saml/protocol/xml/parse-xml.js';
import { descendants } from '../../nest-api/src/saml/protocol/xml/xml-element.js';
import { aParty, NOW } from './support/parties.ts';
import { ACS, aResponse, expectations, idp, input, outcome, protection, sp } from './support/responses.ts';
import { assertionOf, forged, signatureOf, withoutSignature, XSW } from './support/xsw.ts';

const stranger = aParty('stranger.test');
const SIGNED = ['assertion', 'response', 'both'] as const;

test.each(SIGNED)('the untouched message is accepted: %s signed', (sign) => {
  expect(outcome(aResponse({}, { sign }), { signed: sign })).toBe('accepted');
});

test.each(['aes128-gcm', 'aes256-gcm'] as const)(
  'the untouched message is accepted: encrypted with %s',
  (algorithm) => {
    for (const sign of SIGNED) {
      const xml = aResponse({}, { sign, encryption: { key: sp.publicKey, algorithm } });
      expect(outcome(xml, { requireEncryption: true })).toBe('accepted');
    }
  },
);

test('what was signed is what is read', () => {
  const assertion = validateResponse(aResponse(), expectations());
  expect(assertion.nameId.value).toBe('user@acme.test');
  expect(assertion.valuesOf('groups')).toEqual(['sales', 'R&D <"west">']);
  expect(assertion.statement.sessionIndex).toBe('_session-1');
});

describe('wrapping', () => {
  test.each(Object.entries(XSW))('%s', (_name, { signs, attack }) => {
    const xml = aResponse({}, { sign: signs });
    const attacked = attack(xml);
    expect(attacked).toContain('boss@acme.test');
    expect(attacked).not.toBe(xml);
    expect(outcome(attacked)).toMatch(
      /^(assertion_count|signature_position|signature_structure|signature_reference|duplicate_id|schema)$/,
    );
  });

  test('an encrypted assertion with a forged one beside it', () => {
    const xml = aResponse({}, { encryption: { key: sp.publicKey, algorithm: 'aes256-gcm' } });
    const attacked = xml.replace('<saml:EncryptedAssertion', (tag) => `${forged(aResponse())}${tag}`);
    expect(outcome(attacked)).toBe('assertion_count');
  });

  test('a forged assertion, encrypted for us, around the signed one', () => {
    const wrapped = forged(aResponse()).replace(
      '</saml:Assertion>',
      () => `${assertionOf(aResponse())}</saml:Assertion>`,
    ) as Xml;
    expect(outcome(encryptedInto(wrapped))).toBe('assertion_count');
  });

  test('a forged assertion, encrypted for us, without a signature', () => {
    expect(outcome(encryptedInto(forged(aResponse()) as Xml))).toBe('signature_missing');
  });

  test('a forged assertion, encrypted for us, with the signature of the real one', () => {
    const real = aResponse();
    const taken = forged(real).replace('</saml:Issuer>', () => `</saml:Issuer>${signatureOf(real)}`) as Xml;
    expect(outcome(encryptedInto(taken))).toBe('signature_reference');
  });
});

describe('the signature', () => {
  test.each(SIGNED)('stripped from a message with %s signed', (sign) => {
    let xml = aResponse({}, { sign });
    while (signatureOf(xml)) xml = withoutSignature(xml);
    expect(outcome(xml)).toBe('signature_missing');
  });

  test('of the response is there, where that of the assertion is asked for', () => {
    expect(outcome(aResponse({}, { sign: 'response' }), { signed: 'assertion' })).toBe('signature_missing');
    expect(outcome(aResponse({}, { sign: 'assertion' }), { signed: 'response' })).toBe('signature_missing');
    expect(outcome(aResponse({}, { sign: 'assertion' }), { signed: 'both' })).toBe('signature_missing');
    expect(outcome(aResponse({}, { sign: 'response' }), { signed: 'both' })).toBe('signature_missing');
  });

  test('of another element of the same message', () => {
    const xml = aResponse({}, { sign: 'response' });
    const moved = withoutSignature(xml).replace(
      /(<saml:Assertion .*?<\/saml:Issuer>)/s,
      (head) => `${head}${signatureOf(xml)}`,
    );
    expect(outcome(moved)).toBe('signature_reference');
  });

  test('by a key of nobody, brought along in KeyInfo', () => {
    const xml = issueResponse(input(), protection(), stranger);
    expect(xml).toContain(stranger.certificate);
    expect(outcome(xml)).toBe('signature_value');
  });

  test('by a key of nobody, under the certificate of the partner', () => {
    const xml = issueResponse(input(), protection(), { ...stranger, certificate: idp.certificate });
    expect(outcome(xml)).toBe('signature_value');
  });

  test('of a partner that changes its key: either key is good, a third one is not', () => {
    const keys = [idp.publicKey, stranger.publicKey];
    const trust = { keys, algorithms: expectations().trust.algorithms };
    expect(outcome(aResponse(), { trust })).toBe('accepted');
    expect(outcome(issueResponse(input(), protection(), stranger), { trust })).toBe('accepted');
    expect(outcome(issueResponse(input(), protection(), aParty()), { trust })).toBe('signature_value');
  });

  test.each([
    [
      'several SignedInfo',
      (s: string) => s.replace(/<ds:SignedInfo>.*<\/ds:SignedInfo>/s, (info) => info + info),
    ],
    ['several References', (s: string) => s.replace(/<ds:Reference .*<\/ds:Reference>/s, (ref) => ref + ref)],
    [
      'several SignatureValues',
      (s: string) => s.replace(/<ds:SignatureValue>.*<\/ds:SignatureValue>/s, (v) => v + v),
    ],
    ['an Object', (s: string) => s.replace('</ds:Signature>', '<ds:Object></ds:Object></ds:Signature>')],
    ['an empty Reference', (s: string) => s.replace(/URI="[^"]+"/, 'URI=""')],
    [
      'a parameter of its method',
      (s: string) =>
        s.replace(/(<ds:SignatureMethod [^>]*>)/, '$1<ds:HMACOutputLength>0</ds:HMACOutputLength>'),
    ],
    ['no Reference', (s: string) => s.replace(/<ds:Reference .*<\/ds:Reference>/s, '')],
    ['an element in DigestValue', (s: string) => s.replace('</ds:DigestValue>', '<x></x></ds:DigestValue>')],
  ])('with %s', (_name, change) => {
    const xml = aResponse();
    const attacked = xml.replace(signatureOf(xml), (s) => change(s));
    expect(attacked).not.toBe(xml);
    expect(outcome(attacked)).toMatch(/^signature_(structure|reference|value)$/);
  });

  test('with a comment inside of DigestValue', () => {
    const attacked = aResponse().replace(/<ds:DigestValue>/, '<ds:DigestValue><!--x-->');
    expect(outcome(attacked)).toBe('forbidden_construct');
  });

  test.each([
    'http://www.w3.org/TR/1999/REC-xslt-19991116',
    'http://www.w3.org/TR/1999/REC-xpath-19991116',
    'http://www.w3.org/2000/09/xmldsig#base64',
    'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
    'http://www.w3.org/2001/10/xml-exc-c14n#WithComments',
  ])('with the transform %s', (algorithm) => {
    const attacked = aResponse().replace(
      `<ds:Transform Algorithm="${NS.ec}">`,
      () => `<ds:Transform Algorithm="${algorithm}">`,
    );
    expect(outcome(attacked)).toBe('signature_transform');
  });

  test('with a transform more', () => {
    const attacked = aResponse().replace(
      '</ds:Transforms>',
      () => `<ds:Transform Algorithm="${NS.ec}"></ds:Transform></ds:Transforms>`,
    );
    expect(outcome(attacked)).toBe('signature_transform');
  });
});

describe('algorithms', () => {
  test('HMAC under the public key of the partner', () => {
    expect(
      outcome(resigned(`${NS.ds}hmac-sha1`, (info) => createHmac('sha1', idp.pem.certificate).update(info))),
    ).toBe('algorithm');
    const secret = createPublicKey(idp.pem.certificate).export({ type: 'spki', format: 'pem' });
    const uri = 'http://www.w3.org/2001/04/xmldsig-more#hmac-sha256';
    expect(outcome(resigned(uri, (info) => createHmac('sha256', secret).update(info)))).toBe('algorithm');
  });

  test.each([
    '',
    'none',
    'urn:none',
    'http://www.w3.org/2000/09/xmldsig#dsa-sha1',
    '__proto__',
    'constructor',
  ])('the signature algorithm %j', (uri) => {
    const attacked = aResponse().replace(
      /<ds:SignatureMethod Algorithm="[^"]+"/,
      `<ds:SignatureMethod Algorithm="${uri}"`,
    );
    expect(outcome(attacked)).toBe('algorithm');
  });

  test.each(['none', 'http://www.w3.org/2001/04/xmldsig-more#md5', '__proto__', 'toString'])(
    'the digest %j',
    (uri) => {
      const xml = resignedWith((info) =>
        info.replace(/<ds:DigestMethod Algorithm="[^"]+"/, `<ds:DigestMethod Algorithm="${uri}"`),
      );
      expect(outcome(xml)).toBe('algorithm');
    },
  );

  test('SHA-1 while it is off, and when an old partner is registered so', () => {
    const xml = aResponse({}, { algorithm: 'rsa-sha1' });
    expect(outcome(xml)).toBe('algorithm');
    const trust = { keys: [idp.publicKey], algorithms: { allowSha1: true } };
    expect(outcome(xml, { trust })).toBe('accepted');
  });

  test('SHA-512', () => {
    expect(outcome(aResponse({}, { algorithm: 'rsa-sha512' }))).toBe('accepted');
  });
});

describe('content', () => {
  test.each([
    ['a changed name', (xml: string) => xml.replace('user@acme.test', 'boss@acme.test'), 'digest'],
    [
      'a comment in the NameID',
      (xml: string) => xml.replace('user@acme.test', 'user@acme.test<!---->.evil'),
      'forbidden_construct',
    ],
    [
      'a processing instruction in the NameID',
      (xml: string) => xml.replace('user@acme.test', 'user<?x y?>@acme.test'),
      'forbidden_construct',
    ],
    [
      'CDATA in the NameID',
      (xml: string) => xml.replace('user@acme.test', '<![CDATA[user@acme.test]]>'),
      'forbidden_construct',
    ],
    ['a document type', (xml: string) => `<!DOCTYPE Response>${xml}`, 'forbidden_construct'],
    [
      'an external entity',
      (xml: string) => `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${xml.replace('user@', '&x;')}`,
      'forbidden_construct',
    ],
    ['an undefined entity', (xml: string) => xml.replace('user@', '&x;'), 'not_well_formed'],
    [
      'an id twice',
      (xml: string) =>
        xml.replace('<samlp:Status>', `<samlp:Status ID="${/Assertion [^>]*?ID="([^"]+)/.exec(xml)?.[1]}">`),
      'duplicate_id',
    ],
    [
      'an id twice, in another spelling',
      (xml: string) =>
        xml.replace(
          '<samlp:Status>',
          `<samlp:Status xml:id="${/Assertion [^>]*?ID="([^"]+)/.exec(xml)?.[1]}">`,
        ),
      'duplicate_id',
    ],
    ['another version', (xml: string) => xml.replace('Version="2.0"', 'Version="1.1"'), 'version'],
    ['another root', (xml: string) => xml.replaceAll('samlp:Response', 'samlp:ArtifactResponse'), 'schema'],
    ['another namespace', (xml: string) => xml.replace(NS.samlp, 'urn:evil'), 'schema'],
    [
      'children out of order',
      (xml: string) => xml.replace(/(<samlp:Status>.*<\/samlp:Status>)(.*)(<\/samlp:Response>)/s, '$2$1$3'),
      'schema',
    ],
    ['text between elements', (xml: string) => xml.replace('<samlp:Status>', 'text<samlp:Status>'), 'schema'],
    ['no assertion', (xml: string) => xml.replace(assertionOf(xml), ''), 'assertion_count'],
  ])('%s', (_name, change, check) => {
    const xml = aResponse();
    expect(outcome(xml)).toBe('accepted');
    expect(outcome(change(xml))).toBe(check);
  });

  const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
  test.each([
    ['for another recipient', aResponse({ recipient: 'https://evil.test/acs' }), {}, 'destination'],
    [
      'for another recipient inside',
      aResponse({ recipient: 'https://evil.test/acs' }).replace(
        'Destination="https://evil.test/acs"',
        `Destination="${ACS}"`,
      ),
      {},
      'recipient',
    ],
    ['without a destination', aResponse().replace(` Destination="${ACS}"`, ''), {}, 'destination'],
    ['without a recipient', issued((a) => a.replace(` Recipient="${ACS}"`, '')), {}, 'recipient'],
    ['for another audience', aResponse({ audience: 'https://other.test' }), {}, 'audience'],
    [
      'without an audience',
      issued((a) => a.replace(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, '')),
      {},
      'audience',
    ],
    [
      'for us and, at once, for others only',
      issued((a) =>
        a.replace(
          '</saml:Conditions>',
          '<saml:AudienceRestriction><saml:Audience>urn:x</saml:Audience></saml:AudienceRestriction></saml:Conditions>',
        ),
      ),
      {},
      'audience',
    ],
    [
      'under a condition that we do not know',
      issued((a) => a.replace('</saml:Conditions>', '<saml:Condition></saml:Condition></saml:Conditions>')),
      {},
      'conditions',
    ],
    [
      'without conditions',
      issued((a) => a.replace(/<saml:Conditions .*<\/saml:Conditions>/, '')),
      {},
      'schema',
    ],
    ['from another issuer', aResponse({ issuer: 'https://evil.test' }), {}, 'issuer'],
    [
      'from another issuer inside',
      aResponse({ issuer: 'https://evil.test' }).replace('https://evil.test', expectations().issuer),
      {},
      'issuer',
    ],
    ['without an issuer', issued((a) => a.replace(/<saml:Issuer>.*<\/saml:Issuer>/, '')), {}, 'schema'],
    ['to another request', aResponse({ inResponseTo: '_other' }), {}, 'in_response_to'],
    [
      'to another request inside',
      aResponse({ inResponseTo: '_other' }).replace('InResponseTo="_other"', 'InResponseTo="_request-1"'),
      {},
      'in_response_to',
    ],
    ['to no request', aResponse({ inResponseTo: null }), {}, 'in_response_to'],
    ['to a request, where none was made', aResponse(), { inResponseTo: null }, 'in_response_to'],
    [
      'unasked, where that is expected',
      aResponse({ inResponseTo: null }),
      { inResponseTo: null },
      'accepted',
    ],
    ['of a sign-in that is over', aResponse({ sessionNotOnOrAfter: later(-120) }), {}, 'expired'],
    ['of a sign-in to come', aResponse({ authnInstant: later(120) }), {}, 'authn_statement'],
    ['delivered too late', aResponse(), { now: later(361) }, 'expired'],
    ['delivered late within the skew', aResponse(), { now: later(359) }, 'accepted'],
    [
      'too old by its date of issue',
      aResponse({ lifetimeSeconds: 86_400, sessionNotOnOrAfter: later(86_400) }),
      { now: later(700) },
      'issue_instant',
    ],
    ['before its time', aResponse(), { now: later(-121) }, 'issue_instant'],
    [
      'before its conditions',
      issued((a) => a.replace(/NotBefore="[^"]+"/, `NotBefore="${later(120).toISOString()}"`)),
      {},
      'not_yet_valid',
    ],
    [
      'behind its conditions',
      issued((a) => a.replace(/(<saml:Conditions .*?NotOnOrAfter=")[^"]+/, `$1${later(-120).toISOString()}`)),
      {},
      'expired',
    ],
    [
      'with a time that is none',
      issued((a) => a.replace(/(<saml:Conditions .*?NotOnOrAfter=")[^"]+/, '$1tomorrow')),
      {},
      'conditions',
    ],
    [
      'without an end of delivery',
      issued((a) => a.replace(/(<saml:SubjectConfirmationData .*?) NotOnOrAfter="[^"]+"/, '$1')),
      {},
      'expired',
    ],
    ['confirmed in another way', issued((a) => a.replace('cm:bearer', 'cm:sender-vouches')), {}, 'subject'],
    [
      'with two bearers',
      issued((a) => a.replace(/<saml:SubjectConfirmation .*<\/saml:SubjectConfirmation>/, (c) => c + c)),
      {},
      'subject',
    ],
    ['about nobody', issued((a) => a.replace(/<saml:NameID .*<\/saml:NameID>/, '')), {}, 'subject'],
    [
      'that tells of no sign-in',
      issued((a) => a.replace(/<saml:AuthnStatement .*<\/saml:AuthnStatement>/, '')),
      {},
      'authn_statement',
    ],
    ['of a failure', aResponse().replace('status:Success', 'status:Responder'), {}, 'status'],
  ])('%s', (_name, xml, changes, check) => {
    expect(outcome(xml, changes)).toBe(check);
  });
});

describe('encryption', () => {
  const gcm = () => aResponse({}, { encryption: { key: sp.publicKey, algorithm: 'aes256-gcm' } });
  const flip = (xml: string, index: number) =>
    xml.replace(/(<xenc:CipherValue>)([^<]+)/g, (all, tag, value, offset) =>
      (index === 0) === (offset === xml.indexOf('<xenc:CipherValue>'))
        ? `${tag}${value.slice(0, 40)}${value[40] === 'A' ? 'B' : 'A'}${value.slice(41)}`
        : all,
    );

  test('every failure has one and the same answer', () => {
    const failures = [
      flip(gcm(), 0),
      flip(gcm(), 1),
      aResponse({}, { encryption: { key: stranger.publicKey, algorithm: 'aes256-gcm' } }),
      aResponse({}, { encryption: { key: sp.publicKey, algorithm: 'aes128-cbc' } }),
      aResponse({}, { encryption: { key: sp.publicKey, algorithm: 'tripledes-cbc' } }),
      gcm().replace('xmlenc11#aes256-gcm', 'xmlenc11#aes128-gcm'),
      gcm().replace('rsa-oaep-mgf1p', 'rsa-1_5'),
      gcm().replace(/<xenc:EncryptedKey>.*<\/xenc:EncryptedKey>/s, ''),
      gcm().replace(/<xenc:EncryptedKey>.*<\/xenc:EncryptedKey>/s, (key) => key + key),
      encryptedInto('not xml at all' as Xml),
      encryptedInto('<!DOCTYPE a><a/>' as Xml),
    ];
    const answers = failures.map((xml) => {
      try {
        validateResponse(xml, expectations());
        return 'accepted';
      } catch (error) {
        const { check, message, cause } = error as SamlRefused;
        return JSON.stringify([check, message, cause ?? null]);
      }
    });
    expect(new Set(answers)).toEqual(
      new Set([JSON.stringify(['decryption', 'The encrypted part can not be read', null])]),
    );
  });

  test('in clear, where a configuration asks for encryption', () => {
    expect(outcome(aResponse(), { requireEncryption: true })).toBe('decryption');
  });

  test.each(['aes128-cbc', 'aes256-cbc', 'tripledes-cbc'] as const)(
    '%s is opened for an old partner, and only behind the signature of the response',
    (algorithm) => {
      const decryption = { keys: [sp.privateKey], allowUnauthenticated: true };
      const encryption = { key: sp.publicKey, algorithm };
      expect(outcome(aResponse({}, { sign: 'both', encryption }), { decryption })).toBe('accepted');
      expect(outcome(aResponse({}, { sign: 'both', encryption }))).toBe('decryption');
      expect(outcome(aResponse({}, { sign: 'assertion', encryption }), { decryption })).toBe('decryption');
    },
  );

  test('the key before, while a new one is published', () => {
    const decryption = { keys: [stranger.privateKey, sp.privateKey], allowUnauthenticated: false };
    expect(outcome(gcm(), { decryption })).toBe('accepted');
  });
});

/** A response whose assertion says something else, well signed. */
function issued(change: (assertion: string) => string): string {
  const xml = aResponse({}, { sign: 'response' });
  const changed = withoutSignature(xml).replace(assertionOf(withoutSignature(xml)), (a) => change(a));
  return signByHand(changed);
}

/** Signs the response anew over whatever it holds. */
function signByHand(unsigned: string): string {
  const id = /<samlp:Response [^>]*?ID="([^"]+)"/.exec(unsigned)?.[1] ?? '';
  const template = aResponse({}, { sign: 'response' });
  const canonical = canonicalize(parseXml(unsigned));
  const digest = sha256(canonical);
  const signature = signatureOf(template)
    .replace(/URI="[^"]+"/, `URI="#${id}"`)
    .replace(/<ds:DigestValue>[^<]+/, `<ds:DigestValue>${digest}`);
  const value = sign('sha256', Buffer.from(signedInfoOf(signature)), idp.privateKey).toString('base64');
  const signed = signature.replace(/<ds:SignatureValue>[^<]+/, `<ds:SignatureValue>${value}`);
  return unsigned.replace('</saml:Issuer>', () => `</saml:Issuer>${signed}`);
}

/** The real key signs a SignedInfo that was changed. */
function resignedWith(change: (info: string) => string): string {
  const xml = aResponse();
  const signature = signatureOf(xml).replace(/<ds:SignedInfo>.*<\/ds:SignedInfo>/s, (info) => change(info));
  const value = sign('sha256', Buffer.from(signedInfoOf(signature)), idp.privateKey).toString('base64');
  return xml.replace(signatureOf(xml), () =>
    signature.replace(/<ds:SignatureValue>[^<]+/, `<ds:SignatureValue>${value}`),
  );
}

function resigned(uri: string, mac: (info: string) => { digest(encoding: 'base64'): string }): string {
  const xml = aResponse();
  const signature = signatureOf(xml).replace(
    /<ds:SignatureMethod Algorithm="[^"]+"/,
    `<ds:SignatureMethod Algorithm="${uri}"`,
  );
  const value = mac(signedInfoOf(signature)).digest('base64');
  return xml.replace(signatureOf(xml), () =>
    signature.replace(/<ds:SignatureValue>[^<]+/, `<ds:SignatureValue>${value}`),
  );
}

function signedInfoOf(signature: string): string {
  const [info] = [...descendants(parseXml(signature))].filter(({ local }) => local === 'SignedInfo');
  return info ? canonicalize(info) : '';
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

function encryptedInto(plain: Xml): string {
  const shell = aResponse();
  return shell.replace(assertionOf(shell), () =>
    encryptAssertion(plain, { key: sp.publicKey, algorithm: 'aes256-gcm' }),
  );
}

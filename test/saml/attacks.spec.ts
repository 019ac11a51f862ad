import { createHash, createHmac, createPublicKey, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { EncryptionAlgorithm } from '../../nest-api/src/saml/protocol/encryption/block-ciphers.js';
import { encryptAssertion } from '../../nest-api/src/saml/protocol/encryption/encrypt-element.js';
import { issueResponse } from '../../nest-api/src/saml/protocol/messages/issue-response.js';
import { NS } from '../../nest-api/src/saml/protocol/namespaces.js';
import { SamlRefused } from '../../nest-api/src/saml/protocol/saml-refused.js';
import {
  type ResponseExpectations,
  validateResponse,
} from '../../nest-api/src/saml/protocol/validate-response.js';
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

test('the signed content is the content that is read', () => {
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

  test('an encrypted assertion beside a forged one', () => {
    const xml = aResponse({}, { encryption: { key: sp.publicKey, algorithm: 'aes256-gcm' } });
    const attacked = xml.replace('<saml:EncryptedAssertion', (tag) => `${forged(aResponse())}${tag}`);
    expect(outcome(attacked)).toBe('assertion_count');
  });

  test('a forged assertion, encrypted for Gatehouse, around the signed one', () => {
    const wrapped = forged(aResponse()).replace(
      '</saml:Assertion>',
      () => `${assertionOf(aResponse())}</saml:Assertion>`,
    ) as Xml;
    expect(outcome(encryptedInto(wrapped))).toBe('assertion_count');
  });

  test('a forged assertion, encrypted for Gatehouse, without a signature', () => {
    expect(outcome(encryptedInto(forged(aResponse()) as Xml))).toBe('signature_missing');
  });

  test('an encrypted assertion around which an element has the ID of the response', () => {
    const xml = encryptedInto(assertionOf(aResponse({ id: '_same' })) as Xml);
    expect(outcome(xml)).toBe('accepted');
    expect(outcome(xml.replace(/(<samlp:Response [^>]*?) ID="[^"]+"/, '$1 ID="_same"'))).toBe('duplicate_id');
  });

  test('an encrypted assertion with a nested signature', () => {
    const xml = aResponse();
    const deep = xml.replace('</saml:AuthnStatement>', () => `${signatureOf(xml)}</saml:AuthnStatement>`);
    expect(outcome(encryptedInto(assertionOf(deep) as Xml))).toBe('signature_position');
  });

  test('a response without an issuer around a signed assertion is invalid', () => {
    const xml = aResponse();
    expect(outcome(xml.replace(/<saml:Issuer.*?<\/saml:Issuer>/s, ''))).toBe('accepted');
  });

  test('a forged assertion, encrypted for Gatehouse, with the signature of the real one', () => {
    const real = aResponse();
    const taken = forged(real).replace('</saml:Issuer>', () => `</saml:Issuer>${signatureOf(real)}`) as Xml;
    expect(outcome(encryptedInto(taken))).toBe('signature_reference');
  });
});

describe('the signature', () => {
  test.each(SIGNED)('removed from a message with %s signed', (sign) => {
    let xml = aResponse({}, { sign });
    while (signatureOf(xml)) xml = withoutSignature(xml);
    expect(outcome(xml)).toBe('signature_missing');
  });

  test('of the response is present although that of the assertion is required', () => {
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

  test('with an unknown key that KeyInfo contains', () => {
    const xml = issueResponse(input(), protection(), stranger);
    expect(xml).toContain(stranger.certificate);
    expect(outcome(xml)).toBe('signature_value');
  });

  test('with an unknown key and the certificate of the partner', () => {
    const xml = issueResponse(input(), protection(), { ...stranger, certificate: idp.certificate });
    expect(outcome(xml)).toBe('signature_value');
  });

  test('of a partner that rotates its key: both keys are accepted, a third one is not', () => {
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

  test('with a comment inside DigestValue', () => {
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

  test('with an additional transform', () => {
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

  test.each(['digest', 'signature'] as const)('SHA-1 in the %s alone', (where) => {
    const xml = where === 'digest' ? withSha1Digest() : withSha1Signature();
    expect(outcome(xml)).toBe('algorithm');
    // All else about it is good.
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

describe('what only the response around a signed assertion says', () => {
  test.each<[string, (xml: string) => string, string]>([
    [
      'another request',
      (xml) => xml.replace(/(<samlp:Response [^>]*?InResponseTo=")[^"]+/, '$1_another'),
      'in_response_to',
    ],
    ['another issuer', (xml) => xml.replace(/(<saml:Issuer[^>]*>)[^<]+/, '$1https://evil.test'), 'issuer'],
    [
      'another time',
      (xml) => xml.replace(/(<samlp:Response [^>]*?IssueInstant=")[^"]+/, '$12026-11-20T12:00:00.000Z'),
      'issue_instant',
    ],
  ])('%s', (_name, change, expected) => {
    const xml = aResponse();
    expect(change(xml)).not.toBe(xml);
    expect(outcome(change(xml))).toBe(expected);
  });
});

test('a bearer confirmation with a NotBefore is rejected', () => {
  const start = new Date(NOW.getTime() - 1000).toISOString();
  const xml = issued((assertion) =>
    assertion.replace('<saml:SubjectConfirmationData ', (tag) => `${tag}NotBefore="${start}" `),
  );
  expect(outcome(xml)).toBe('subject');
});

describe('to the millisecond, with a minute of skew', () => {
  const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
  const long = { lifetimeSeconds: 7_200, sessionNotOnOrAfter: at(7_200) };

  test.each<[string, () => string, Date, string]>([
    ['the age of the message', () => aResponse(long), at(659.999), 'accepted'],
    ['the age of the message', () => aResponse(long), at(660), 'issue_instant'],
    ['a message of the future', () => aResponse(long), at(-60), 'accepted'],
    ['a message of the future', () => aResponse(long), at(-60.001), 'issue_instant'],
  ])('%s', (_name, make, now, expected) => {
    expect(outcome(make(), { now })).toBe(expected);
  });

  const withTime = (element: string, attribute: string, time: Date) =>
    issued((assertion) =>
      assertion.replace(
        new RegExp(`(<saml:${element} [^>]*?\\b${attribute}=")[^"]+`),
        `$1${time.toISOString()}`,
      ),
    );
  test.each([
    ['Conditions', 'NotBefore', 60, 'accepted'],
    ['Conditions', 'NotBefore', 60.001, 'not_yet_valid'],
    ['Conditions', 'NotOnOrAfter', -59.999, 'accepted'],
    ['Conditions', 'NotOnOrAfter', -60, 'expired'],
    ['SubjectConfirmationData', 'NotOnOrAfter', -59.999, 'accepted'],
    ['SubjectConfirmationData', 'NotOnOrAfter', -60, 'expired'],
    ['AuthnStatement', 'AuthnInstant', 60, 'accepted'],
    ['AuthnStatement', 'AuthnInstant', 60.001, 'authn_statement'],
  ])('%s %s %d s from now', (element, attribute, seconds, expected) => {
    expect(outcome(withTime(element, attribute, at(seconds)))).toBe(expected);
  });
});

test.each([
  [300, 660],
  [7_200, 7_260],
])('an assertion for %d s is remembered until it can no longer be accepted', (lifetimeSeconds, seconds) => {
  const xml = aResponse({ lifetimeSeconds, sessionNotOnOrAfter: new Date(NOW.getTime() + 9_000_000) });
  const { rememberUntil } = validateResponse(xml, expectations());
  expect(rememberUntil.getTime() - NOW.getTime()).toBe(seconds * 1000);
  expect(outcome(xml, { now: rememberUntil })).not.toBe('accepted');
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
      aResponse({}, { sign: 'response', encryption: { key: stranger.publicKey, algorithm: 'aes256-cbc' } }),
      gcm().replace('xmlenc11#aes256-gcm', 'xmlenc11#aes128-gcm'),
      gcm().replace(/<xenc:EncryptedKey>.*<\/xenc:EncryptedKey>/s, ''),
      gcm().replace(/<xenc:EncryptedKey>.*<\/xenc:EncryptedKey>/s, (key) => key + key),
      encryptedInto('not xml at all' as Xml),
      encryptedInto('<!DOCTYPE a><a/>' as Xml),
      signByHand(withoutSignature(encryptedInto('not xml at all' as Xml, 'aes256-cbc'))),
    ];
    const answers = failures.map((xml) => {
      const { check, message, cause } = refusalOf(xml);
      return JSON.stringify([check, message, cause ?? null]);
    });
    expect(new Set(answers)).toEqual(
      new Set([JSON.stringify(['decryption', 'The encrypted part can not be read', null])]),
    );
  });

  test('in clear, where a configuration asks for encryption', () => {
    expect(outcome(aResponse(), { requireEncryption: true })).toBe('decryption');
  });

  describe('with a cipher that does not notice changes', () => {
    const AES_CBC = [
      ['aes128-cbc', 'AES-128-CBC'],
      ['aes256-cbc', 'AES-256-CBC'],
    ] as const;
    const withCipher = (algorithm: EncryptionAlgorithm, sign: 'assertion' | 'response' | 'both') =>
      aResponse({}, { sign, encryption: { key: sp.publicKey, algorithm } });

    test.each(AES_CBC)('%s is accepted inside a signed response', (algorithm) => {
      expect(outcome(withCipher(algorithm, 'response'))).toBe('accepted');
      expect(outcome(withCipher(algorithm, 'both'))).toBe('accepted');
    });

    test.each(AES_CBC)(
      '%s is refused before any decryption where only the assertion is signed',
      (algorithm, label) => {
        // Without a key of ours any attempt to decrypt would be refused as `decryption`.
        const decryption = { keys: [], allowTripleDes: true };
        const refusal = refusalOf(withCipher(algorithm, 'assertion'), { decryption });
        expect(refusal.check).toBe('encryption_algorithm');
        expect(refusal.message).toContain(label);
        expect(refusal.message).toContain('sign the whole response');
        expect(refusal.message).toContain('AES-256-GCM');
      },
    );

    test.each(AES_CBC)(
      '%s: a changed byte of the signed response is refused by its signature alone',
      (algorithm) => {
        expect(outcome(flip(withCipher(algorithm, 'response'), 1))).toBe('digest');
      },
    );

    test('Triple DES has a switch of its own, and needs the signature as well', () => {
      const decryption = { keys: [sp.privateKey], allowTripleDes: true };
      expect(outcome(withCipher('tripledes-cbc', 'both'), { decryption })).toBe('accepted');
      expect(outcome(withCipher('tripledes-cbc', 'assertion'), { decryption })).toBe('encryption_algorithm');
      expect(refusalOf(withCipher('tripledes-cbc', 'both'))).toMatchObject({
        check: 'encryption_algorithm',
        message: expect.stringContaining('Triple DES'),
      });
    });
  });

  test.each([
    ['rsa-1_5', 'RSA 1.5'],
    ['rsa-unheard-of', 'xmlenc#rsa-unheard-of'],
  ])('a key encrypted with %s is refused by name', (algorithm, named) => {
    expect(refusalOf(gcm().replace('rsa-oaep-mgf1p', algorithm))).toMatchObject({
      check: 'encryption_algorithm',
      message: expect.stringContaining(named),
    });
  });

  test.each(['xmlenc#sha256', 'xmlenc#md5'])(
    'a key encrypted with the digest %s beside a mask by SHA-1',
    (digest) => {
      const xml = gcm().replace(
        'http://www.w3.org/2000/09/xmldsig#sha1',
        `http://www.w3.org/2001/04/${digest}`,
      );
      expect(refusalOf(xml)).toMatchObject({
        check: 'encryption_algorithm',
        message: expect.stringContaining('RSA-OAEP and digests'),
      });
    },
  );

  test('an unknown cipher is named, unless its name could be anything', () => {
    const renamed = (name: string) => gcm().replace('http://www.w3.org/2009/xmlenc11#aes256-gcm', name);
    expect(refusalOf(renamed('urn:example:rot13')).message).toContain('urn:example:rot13');
    expect(refusalOf(renamed('call 555-0100 now')).message).toContain('an unknown algorithm');
    expect(refusalOf(renamed(`urn:${'x'.repeat(200)}`)).message).toContain('an unknown algorithm');
  });

  test('the previous key while a new one is published', () => {
    const decryption = { keys: [stranger.privateKey, sp.privateKey], allowTripleDes: false };
    expect(outcome(gcm(), { decryption })).toBe('accepted');
  });
});

/** A validly signed response with a changed assertion. */
function issued(change: (assertion: string) => string): string {
  const xml = aResponse({}, { sign: 'response' });
  const changed = withoutSignature(xml).replace(assertionOf(withoutSignature(xml)), (a) => change(a));
  return signByHand(changed);
}

/** Signs the changed response again. */
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
function resignedWith(change: (info: string, xml: string) => string, hash = 'sha256'): string {
  const xml = aResponse();
  const signature = signatureOf(xml).replace(/<ds:SignedInfo>.*<\/ds:SignedInfo>/s, (info) =>
    change(info, xml),
  );
  const value = sign(hash, Buffer.from(signedInfoOf(signature)), idp.privateKey).toString('base64');
  return xml.replace(signatureOf(xml), () =>
    signature.replace(/<ds:SignatureValue>[^<]+/, `<ds:SignatureValue>${value}`),
  );
}

const SHA1 = 'http://www.w3.org/2000/09/xmldsig#sha1';

/** RSA-SHA256 over the right digest, which is one of SHA-1. */
function withSha1Digest(): string {
  return resignedWith((info, xml) =>
    info.replace(/<ds:DigestMethod Algorithm="[^"]+"/, `<ds:DigestMethod Algorithm="${SHA1}"`).replace(
      /<ds:DigestValue>[^<]+/,
      `<ds:DigestValue>${createHash('sha1')
        .update(canonicalize(parseXml(assertionOf(withoutSignature(xml)))))
        .digest('base64')}`,
    ),
  );
}

/** RSA-SHA1 over a digest of SHA-256. */
function withSha1Signature(): string {
  const method = '<ds:SignatureMethod Algorithm="http://www.w3.org/2000/09/xmldsig#rsa-sha1"';
  return resignedWith((info) => info.replace(/<ds:SignatureMethod Algorithm="[^"]+"/, method), 'sha1');
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

function refusalOf(xml: string, changes: Partial<ResponseExpectations> = {}): SamlRefused {
  try {
    validateResponse(xml, expectations(changes));
  } catch (error) {
    if (error instanceof SamlRefused) return error;
    throw error;
  }
  throw new Error('It was accepted');
}

function encryptedInto(plain: Xml, algorithm: EncryptionAlgorithm = 'aes256-gcm'): string {
  const shell = aResponse();
  return shell.replace(assertionOf(shell), () => encryptAssertion(plain, { key: sp.publicKey, algorithm }));
}

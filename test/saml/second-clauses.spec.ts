import { describe, expect, test } from 'vitest';
import { MOST_ENCODED, MOST_RELAY_STATE } from '../../nest-api/src/saml/protocol/bindings/limits.js';
import { decodePost, decodeUtf8, encodePost } from '../../nest-api/src/saml/protocol/bindings/post.js';
import { readRedirect, redirectUrl } from '../../nest-api/src/saml/protocol/bindings/redirect.js';
import { readAttributes } from '../../nest-api/src/saml/protocol/checks/attributes.js';
import { requireAuthnStatement } from '../../nest-api/src/saml/protocol/checks/authn-statement.js';
import { requireAudience, requireConditions } from '../../nest-api/src/saml/protocol/checks/conditions.js';
import { requireDestination } from '../../nest-api/src/saml/protocol/checks/destination.js';
import { requireIssuer } from '../../nest-api/src/saml/protocol/checks/issuer.js';
import { issuerOf, openMessage, requireId } from '../../nest-api/src/saml/protocol/checks/open-message.js';
import {
  requireBareAssertion,
  requireOneAssertion,
} from '../../nest-api/src/saml/protocol/checks/response-shape.js';
import { requireSubject } from '../../nest-api/src/saml/protocol/checks/subject.js';
import { PartnerDenied } from '../../nest-api/src/saml/protocol/checks/success.js';
import { authnRequest, logoutRequest } from '../../nest-api/src/saml/protocol/messages/requests.js';
import { NS } from '../../nest-api/src/saml/protocol/namespaces.js';
import {
  readAuthnRequest,
  readLogoutRequest,
  senderOf,
} from '../../nest-api/src/saml/protocol/read-requests.js';
import { SamlRefused } from '../../nest-api/src/saml/protocol/saml-refused.js';
import { fits, STRICT, signatureMethod } from '../../nest-api/src/saml/protocol/signature/algorithms.js';
import {
  CertificateUnreadable,
  readCertificate,
} from '../../nest-api/src/saml/protocol/signature/certificate.js';
import {
  type Signable,
  signElement,
  unsigned,
} from '../../nest-api/src/saml/protocol/signature/sign-element.js';
import { requireSignaturePositions } from '../../nest-api/src/saml/protocol/signature/signature-positions.js';
import { takeApart } from '../../nest-api/src/saml/protocol/signature/signature-structure.js';
import { verifyElement } from '../../nest-api/src/saml/protocol/signature/verify-element.js';
import { validateResponse } from '../../nest-api/src/saml/protocol/validate-response.js';
import { once, optional, requireSequence } from '../../nest-api/src/saml/protocol/xml/content-model.js';
import { parseXml } from '../../nest-api/src/saml/protocol/xml/parse-xml.js';
import { childElements } from '../../nest-api/src/saml/protocol/xml/xml-element.js';
import { aParty, NOW } from './support/parties.ts';
import { aResponse, expectations, idp } from './support/responses.ts';
import { signatureOf } from './support/xsw.ts';

/**
 * Tests each check in isolation. In a whole message, several checks reject the same attack, so one could be missing
 * without a failing test. Here, no other check runs before it.
 */
const MOMENT = { now: NOW, skewSeconds: 60 };
const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds).toISOString();
const element = (xml: string) => parseXml(xml.replace(/^<([\w:]+)/, `<$1 ${PREFIXES}`));
const PREFIXES = `xmlns:saml="${NS.saml}" xmlns:samlp="${NS.samlp}" xmlns:ds="${NS.ds}"`;

function outcome(work: () => unknown): string {
  try {
    work();
    return 'accepted';
  } catch (error) {
    if (error instanceof SamlRefused) return error.check;
    throw error;
  }
}

describe('attributes', () => {
  const values = (inside: string, names = 'Name="mail"') =>
    readAttributes(
      element(
        `<saml:Assertion><saml:AttributeStatement><saml:Attribute ${names}><saml:AttributeValue>${inside}</saml:AttributeValue></saml:Attribute></saml:AttributeStatement></saml:Assertion>`,
      ),
    );
  const nameId = (value: string) => `<saml:NameID>${value}</saml:NameID>`;

  test.each([
    ['ada', ['ada']],
    ['', ['']],
    [nameId('ada'), ['ada']],
    [nameId('ada') + nameId('bob'), []],
    ['<saml:Other>ada</saml:Other>', []],
    [`<saml:NameID><saml:Inner>ada</saml:Inner></saml:NameID>`, []],
  ])('%s', (inside, expected) => {
    expect(values(inside)[0]?.values).toEqual(expected);
  });

  test('have a name without a namespace, and a friendly name if there is one', () => {
    expect(values('x', 'samlp:Name="forged" Name="mail" FriendlyName="Mail"')).toMatchObject([
      { name: 'mail', friendlyName: 'Mail' },
    ]);
    expect(values('x', 'samlp:Name="forged" NameFormat="y"')).toMatchObject([
      { name: '', friendlyName: null },
    ]);
  });
});

describe('the authentication statement of an assertion', () => {
  const read = (inside: string) =>
    requireAuthnStatement(
      element(
        `<saml:Assertion><saml:AuthnStatement AuthnInstant="${at(0)}">${inside}</saml:AuthnStatement></saml:Assertion>`,
      ),
      MOMENT,
    );

  test('can omit the context and the session', () => {
    expect(read('')).toMatchObject({ sessionIndex: null, sessionNotOnOrAfter: null, contextClass: null });
    expect(read('<saml:AuthnContext></saml:AuthnContext>').contextClass).toBeNull();
    expect(
      read(
        '<saml:AuthnContext><saml:AuthnContextClassRef>urn:x</saml:AuthnContextClassRef></saml:AuthnContext>',
      ).contextClass,
    ).toBe('urn:x');
  });
});

describe('conditions', () => {
  const audience = '<saml:AudienceRestriction><saml:Audience>us</saml:Audience></saml:AudienceRestriction>';
  const check = (conditions: string) =>
    outcome(() => {
      const assertion = element(`<saml:Assertion>${conditions}</saml:Assertion>`);
      requireAudience(requireConditions(assertion, MOMENT), 'us');
    });
  const times = (from: string, until: string) =>
    check(`<saml:Conditions NotBefore="${from}" NotOnOrAfter="${until}">${audience}</saml:Conditions>`);

  test.each([
    ['', 'conditions'],
    [`<saml:Conditions>${audience}</saml:Conditions>`, 'accepted'],
    [`<saml:Conditions>${audience}<saml:OneTimeUse></saml:OneTimeUse></saml:Conditions>`, 'accepted'],
    [
      `<saml:Conditions><saml:ProxyRestriction></saml:ProxyRestriction>${audience}</saml:Conditions>`,
      'accepted',
    ],
    [`<saml:Conditions>${audience}<saml:Condition></saml:Condition></saml:Conditions>`, 'conditions'],
    ['<saml:Conditions></saml:Conditions>', 'audience'],
    [`<saml:Conditions>${audience}${audience.replace('us', 'them')}</saml:Conditions>`, 'audience'],
  ])('%s is %s', (conditions, expected) => {
    expect(check(conditions)).toBe(expected);
  });

  test.each([
    [60_000, 'accepted'],
    [60_001, 'not_yet_valid'],
  ])('NotBefore in %i ms, with a minute of skew: %s', (milliseconds, expected) => {
    expect(times(at(milliseconds), at(120_000))).toBe(expected);
  });

  test.each([
    [-59_999, 'accepted'],
    [-60_000, 'expired'],
  ])('NotOnOrAfter %i ms from now, with a minute of skew: %s', (milliseconds, expected) => {
    expect(times(at(-120_000), at(milliseconds))).toBe(expected);
  });
});

describe('issuer and destination of a message', () => {
  const from = (issuer: string) => element(`<samlp:Response Destination="here">${issuer}</samlp:Response>`);

  test('the destination is required', () => {
    expect(outcome(() => requireDestination(element('<samlp:Response></samlp:Response>'), 'here'))).toBe(
      'destination',
    );
    expect(
      outcome(() => requireDestination(element('<samlp:Response></samlp:Response>'), undefined as never)),
    ).toBe('destination');
    expect(outcome(() => requireDestination(from(''), 'here'))).toBe('accepted');
    expect(outcome(() => requireDestination(from(''), 'there'))).toBe('destination');
  });

  test('the issuer is required unless it is optional', () => {
    expect(outcome(() => requireIssuer(from(''), 'them'))).toBe('issuer');
    expect(outcome(() => requireIssuer(from(''), 'them', true))).toBe('accepted');
    const them = from('<saml:Issuer>them</saml:Issuer>');
    expect(outcome(() => requireIssuer(them, 'them'))).toBe('accepted');
    expect(outcome(() => requireIssuer(them, 'others', true))).toBe('issuer');
  });

  test.each([
    ['<saml:Issuer></saml:Issuer>', 'issuer'],
    [`<saml:Issuer>${'i'.repeat(1_024)}</saml:Issuer>`, 'accepted'],
    [`<saml:Issuer>${'i'.repeat(1_025)}</saml:Issuer>`, 'issuer'],
    ['<saml:Issuer Format="urn:oasis:names:tc:SAML:2.0:nameid-format:entity">them</saml:Issuer>', 'accepted'],
    [
      '<saml:Issuer Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">them</saml:Issuer>',
      'issuer',
    ],
  ])('an issuer %#: %s', (issuer, expected) => {
    expect(outcome(() => issuerOf(from(issuer)))).toBe(expected);
  });

  test('a message without an issuer has none', () => {
    expect(issuerOf(from(''))).toBeNull();
    const anonymous = `<samlp:LogoutRequest ${PREFIXES} ID="_1" Version="2.0"></samlp:LogoutRequest>`;
    expect(outcome(() => senderOf(anonymous))).toBe('issuer');
    expect(senderOf(anonymous.replace('></', '><saml:Issuer>them</saml:Issuer></'))).toEqual({
      issuer: 'them',
      kind: 'LogoutRequest',
    });
  });
});

describe('the root of a message', () => {
  test.each([
    ['_1', 'accepted'],
    [`_${'a'.repeat(255)}`, 'accepted'],
    [`_${'a'.repeat(256)}`, 'schema'],
    ['1', 'schema'],
    ['_ 1', 'schema'],
    ['', 'schema'],
  ])('has an ID: %s is %s', (id, expected) => {
    expect(outcome(() => requireId(element(`<samlp:Response ID="${id}"></samlp:Response>`)))).toBe(expected);
    const message = `<samlp:Response ${PREFIXES} ID="${id}" Version="2.0"></samlp:Response>`;
    expect(outcome(() => openMessage(message, 'Response'))).toBe(expected);
  });

  test('without an ID is invalid', () => {
    expect(outcome(() => requireId(element('<samlp:Response></samlp:Response>')))).toBe('schema');
  });

  test('is one of the requested ones, and the error names it', () => {
    const message = `<samlp:Response ${PREFIXES} ID="_1" Version="2.0"></samlp:Response>`;
    expect(() => openMessage(message, 'LogoutRequest', 'LogoutResponse')).toThrow(
      'The message is no LogoutRequest or LogoutResponse',
    );
  });
});

describe('the assertion of a response', () => {
  const one = (inside: string) =>
    outcome(() => requireOneAssertion(element(`<samlp:Response>${inside}</samlp:Response>`)));
  const assertion = '<saml:Assertion></saml:Assertion>';

  test.each([
    [assertion, 'accepted'],
    ['', 'assertion_count'],
    [assertion + assertion, 'assertion_count'],
    [`<samlp:Extensions>${assertion}</samlp:Extensions>`, 'assertion_count'],
    ['<samlp:Assertion></samlp:Assertion>', 'assertion_count'],
    [`<samlp:Extensions>${assertion.replaceAll('saml:', 'ds:')}</samlp:Extensions>`, 'assertion_count'],
  ])('%s: %s', (inside, expected) => {
    expect(one(inside)).toBe(expected);
  });

  test('is a single one and contains no other', () => {
    expect(outcome(() => requireBareAssertion(element(assertion)))).toBe('accepted');
    expect(outcome(() => requireBareAssertion(element('<samlp:Assertion></samlp:Assertion>')))).toBe(
      'assertion_count',
    );
    expect(
      outcome(() => requireBareAssertion(element('<saml:EncryptedAssertion></saml:EncryptedAssertion>'))),
    ).toBe('assertion_count');
    expect(
      outcome(() => requireBareAssertion(element(`<saml:Assertion>${assertion}</saml:Assertion>`))),
    ).toBe('assertion_count');
  });
});

describe('a subject', () => {
  const nameId = '<saml:NameID>ada</saml:NameID>';
  const data = (end = at(60_000)) =>
    `<saml:SubjectConfirmationData Recipient="acs" InResponseTo="_r" NotOnOrAfter="${end}"></saml:SubjectConfirmationData>`;
  const confirmed = (inside: string) =>
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">${inside}</saml:SubjectConfirmation>`;
  const check = (subject: string) =>
    outcome(() =>
      requireSubject(element(`<saml:Assertion>${subject}</saml:Assertion>`), {
        ...MOMENT,
        recipient: 'acs',
        inResponseTo: '_r',
        decryption: { keys: [], allowTripleDes: false },
      }),
    );
  const subject = (inside: string) => `<saml:Subject>${inside}</saml:Subject>`;

  test.each([
    ['', 'subject'],
    [subject(nameId + confirmed(data())), 'accepted'],
    [subject(nameId + confirmed('')), 'subject'],
    [subject(nameId + nameId + confirmed(data())), 'subject'],
    [subject(confirmed(data()) + nameId), 'subject'],
    [subject(nameId + confirmed(data()) + confirmed(data())), 'subject'],
    [subject(nameId + confirmed(data(at(-59_999)))), 'accepted'],
    [subject(nameId + confirmed(data(at(-60_000)))), 'expired'],
  ])('%#: %s', (given, expected) => {
    expect(check(given)).toBe(expected);
  });
});

test('a rejection states the code and the detail', () => {
  const status = { code: 'urn:a', detail: 'urn:b', message: null } as never;
  expect(new PartnerDenied(status).message).toBe('The other side answered urn:a / urn:b');
});

describe('the positions of signatures', () => {
  const signature = '<ds:Signature></ds:Signature>';
  const check = (inside: string, signable: 'root' | 'both') =>
    outcome(() => {
      const root = element(`<samlp:Response>${inside}</samlp:Response>`);
      requireSignaturePositions(root, signable === 'root' ? [root] : [root, ...childElements(root)]);
    });

  test.each<[string, 'root' | 'both', string]>([
    [signature, 'root', 'accepted'],
    [signature + signature, 'root', 'signature_structure'],
    [`${signature}<saml:Assertion>${signature}</saml:Assertion>`, 'both', 'accepted'],
    [`<saml:Assertion>${signature}</saml:Assertion>`, 'root', 'signature_position'],
    [
      `<samlp:Extensions><saml:Assertion>${signature}</saml:Assertion></samlp:Extensions>`,
      'both',
      'signature_position',
    ],
    ['<saml:Signature></saml:Signature>', 'root', 'signature_position'],
  ])('%s, %s can be signed: %s', (inside, signable, expected) => {
    expect(check(inside, signable)).toBe(expected);
  });

  test('a signature that is the root signs no element', () => {
    const root = element('<ds:Signature></ds:Signature>');
    expect(outcome(() => requireSignaturePositions(root, [root]))).toBe('signature_position');
  });

  test('an element requires exactly one signature', () => {
    const trust = { keys: [idp.publicKey], algorithms: STRICT };
    const verify = (inside: string) =>
      outcome(() => verifyElement(element(`<saml:Assertion>${inside}</saml:Assertion>`), trust));
    expect(verify('')).toBe('signature_missing');
    expect(verify(signature + signature)).toBe('signature_structure');
  });

  test('an encrypted assertion can contain neither another one nor a nested signature', () => {
    const xml = aResponse();
    const deep = xml.replace('</saml:AuthnStatement>', () => `${signatureOf(xml)}</saml:AuthnStatement>`);
    expect(outcome(() => validateResponse(deep, expectations()))).toBe('signature_position');
  });
});

describe('the parts of a signature', () => {
  const whole = signatureOf(aResponse());
  const take = (change: (xml: string) => string) => takeApart(parseXml(change(whole)));
  const parts = (change: (xml: string) => string) => outcome(() => take(change));
  const canonical = `<ds:Transform Algorithm="${NS.ec}"></ds:Transform>`;
  const enveloped = `<ds:Transform Algorithm="${NS.ds}enveloped-signature"></ds:Transform>`;
  const transforms = (inside: string) => (xml: string) =>
    xml.replace(/<ds:Transforms>.*<\/ds:Transforms>/s, `<ds:Transforms>${inside}</ds:Transforms>`);

  test.each<[string, (xml: string) => string, string]>([
    ['as they are', (xml) => xml, 'accepted'],
    ['both transforms', transforms(enveloped + canonical), 'accepted'],
    ['the enveloped one alone', transforms(enveloped), 'signature_transform'],
    ['the canonical one alone', transforms(canonical), 'signature_transform'],
    ['the canonical one first', transforms(canonical + enveloped), 'signature_transform'],
    ['the canonical one twice', transforms(canonical + canonical), 'signature_transform'],
    ['one more', transforms(enveloped + canonical + canonical), 'signature_transform'],
    [
      'the enveloped one with something in it',
      transforms(enveloped.replace('></', `><ds:XPath></ds:XPath></`) + canonical),
      'signature_transform',
    ],
    [
      'one by another name',
      transforms(
        enveloped.replaceAll('ds:Transform ', 'ds:Other ').replace('/ds:Transform', '/ds:Other') + canonical,
      ),
      'signature_transform',
    ],
    [
      'one of another namespace',
      transforms(
        enveloped
          .replace('<ds:Transform', `<x:Transform xmlns:x="urn:x"`)
          .replace('/ds:Transform', '/x:Transform') + canonical,
      ),
      'signature_transform',
    ],
    [
      'something else in the canonical one',
      transforms(enveloped + canonical.replace('></', '><ds:Other></ds:Other></')),
      'signature_transform',
    ],
    [
      'a method with parameters',
      (xml) => xml.replace(/(<ds:DigestMethod [^>]*>)/, '$1<ds:Parameter></ds:Parameter>'),
      'signature_structure',
    ],
    [
      'an order of its own in SignedInfo',
      (xml) =>
        xml.replace(
          /(<ds:CanonicalizationMethod .*?<\/ds:CanonicalizationMethod>)(<ds:SignatureMethod .*?<\/ds:SignatureMethod>)/s,
          '$2$1',
        ),
      'signature_structure',
    ],
    [
      'an order of its own in Reference',
      (xml) =>
        xml.replace(
          /(<ds:DigestMethod .*?<\/ds:DigestMethod>)(<ds:DigestValue>.*?<\/ds:DigestValue>)/s,
          '$2$1',
        ),
      'signature_structure',
    ],
    [
      'no DigestMethod',
      (xml) => xml.replace(/<ds:DigestMethod .*?<\/ds:DigestMethod>/s, ''),
      'signature_structure',
    ],
  ])('%s', (_name, change, expected) => {
    expect(parts(change)).toBe(expected);
  });

  test('inclusive prefixes are read, including the empty one', () => {
    const list = `<ec:InclusiveNamespaces xmlns:ec="${NS.ec}" PrefixList="#default  xs"></ec:InclusiveNamespaces>`;
    const kept = (inside: string) => take(transforms(enveloped + canonical.replace('></', `>${inside}</`)));
    expect(kept(list)).toMatchObject({ contentPrefixes: ['', 'xs'], signedInfoPrefixes: [] });
    expect(kept(list.replace(/ PrefixList="[^"]*"/, '')).contentPrefixes).toEqual([]);
  });
});

describe('keys and certificates', () => {
  test('a private key of the right type does not verify', () => {
    const method = signatureMethod('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', STRICT);
    const party = aParty();
    expect(fits(party.publicKey, method)).toBe(true);
    expect(fits(party.privateKey, method)).toBe(false);
  });

  test.each(['', 'not base64!', 'QUJD', `${'QUJD'.repeat(40)}`, 'A'.repeat(20_001)])(
    '%.12s… is not a certificate',
    (text) => {
      expect(() => readCertificate(text)).toThrow(CertificateUnreadable);
    },
  );
});

describe('the key of a certificate', () => {
  const CERTIFICATES = {
    ec:
      'MIIBbTCCAROgAwIBAgIUZN3Fvrqc30cEjf2+FWENn+m/cWAwCgYIKoZIzj0EAwIwDDEKMAgGA1UEAwwBeDAeFw0yNjExMjIy' +
      'MzIyNDdaFw0zNjExMTkyMzIyNDdaMAwxCjAIBgNVBAMMAXgwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAR43+NQn5pJG4mP' +
      'uaymCBbDS/u124AlEBci+d6MA4cz+WzuRm/0k0nMpjcRe9wBaeSb5HOdFzHUfBcMvpxUG/6wo1MwUTAdBgNVHQ4EFgQU9oRg' +
      'aCEYNQABy1NcKQgH/umqIcswHwYDVR0jBBgwFoAU9oRgaCEYNQABy1NcKQgH/umqIcswDwYDVR0TAQH/BAUwAwEB/zAKBggq' +
      'hkjOPQQDAgNIADBFAiBVYFINeJlmCsp9gxCVqAk3+4k91FYKU4oZ40nYjq5SOQIhAMB/e1Y/bmBUQRadU8CXxnDatSqyaNo2' +
      'm5pAvR04x8lO',
    ed25519:
      'MIIBLDCB36ADAgECAhQGhJStSGAfG0oCtj2fvuOOH9t2zTAFBgMrZXAwDDEKMAgGA1UEAwwBeDAeFw0yNjExMjIyMzIyNDda' +
      'Fw0zNjExMTkyMzIyNDdaMAwxCjAIBgNVBAMMAXgwKjAFBgMrZXADIQBV8qeaN7B0abwG5AFtD4iHtETLzcmHQ3LtuaiKUF32' +
      'BqNTMFEwHQYDVR0OBBYEFCKoNuN4xJ/aGwQDLY+WBW7iXY4rMB8GA1UdIwQYMBaAFCKoNuN4xJ/aGwQDLY+WBW7iXY4rMA8G' +
      'A1UdEwEB/wQFMAMBAf8wBQYDK2VwA0EAcnLiI17p2cyCKgynMZctU1fNlUNreuIADB3Huj0/HleKf/YuZrv2GmLJDnWAvMGR' +
      '8ZUZFxgW3GC1QAFfKlpxBw==',
  };

  test('is RSA with its size, or EC, and no other', () => {
    expect(readCertificate(aParty().certificate)).toMatchObject({ keyType: 'rsa', rsaBits: 2048 });
    expect(readCertificate(CERTIFICATES.ec)).toMatchObject({ keyType: 'ec', rsaBits: null });
    expect(() => readCertificate(CERTIFICATES.ed25519)).toThrow('Neither an RSA nor an EC key');
  });

  test('is not read from a text with other content', () => {
    expect(() => readCertificate(`!${CERTIFICATES.ec}`)).toThrow('Not a certificate');
  });
});

test('a missing part of an element is named', () => {
  const sequence = [optional(NS.saml, 'Issuer'), once(NS.samlp, 'Status')];
  expect(() => requireSequence(element('<samlp:Response></samlp:Response>'), sequence)).toThrow(
    'Response lacks Status',
  );
});

describe('a redirect', () => {
  const xml = unsigned(
    authnRequest({
      id: '_r1',
      issuer: 'https://sp.test',
      now: NOW,
      destination: 'https://idp.test/sso',
      assertionConsumerServiceUrl: 'https://sp.test/acs',
      nameIdFormat: null,
      forceAuthn: false,
      isPassive: false,
    }),
  );
  const query = redirectUrl('', 'SAMLRequest', xml, null, null).slice(1);
  const DEFLATE = encodeURIComponent('urn:oasis:names:tc:SAML:2.0:bindings:URL-Encoding:DEFLATE');
  const read = (given: string) => outcome(() => readRedirect(given));

  test.each<[string, string, string]>([
    ['one message', query, 'accepted'],
    ['nothing', '', 'encoding'],
    ['another parameter alone', 'x=1', 'encoding'],
    ['a request and an answer', `${query}&SAMLResponse=x`, 'encoding'],
    ['the only known encoding', `${query}&SAMLEncoding=${DEFLATE}`, 'accepted'],
    ['another encoding', `${query}&SAMLEncoding=urn%3Ax`, 'encoding'],
    ['an unknown parameter without a value', `flag&flag&${query}`, 'accepted'],
    ['a name without a value', `${query}&SigAlg`, 'encoding'],
    ['a nameless parameter', `=x&${query}`, 'accepted'],
    ['a RelayState of the longest', `${query}&RelayState=${'r'.repeat(MOST_RELAY_STATE)}`, 'accepted'],
    ['a longer RelayState', `${query}&RelayState=${'r'.repeat(MOST_RELAY_STATE + 1)}`, 'too_large'],
    ['a query of the longest', `${query}&x=${'x'.repeat(MOST_ENCODED - query.length - 3)}`, 'accepted'],
    ['a longer query', `${query}&x=${'x'.repeat(MOST_ENCODED - query.length - 2)}`, 'too_large'],
    ['escapes that are none', 'SAMLRequest=%zz', 'encoding'],
    [
      'what is not deflated',
      `SAMLRequest=${encodeURIComponent(Buffer.from('<x/>').toString('base64'))}`,
      'encoding',
    ],
  ])('%s', (_name, given, expected) => {
    expect(read(given)).toBe(expected);
  });

  test('names its field', () => {
    expect(readRedirect(query)).toMatchObject({ field: 'SAMLRequest', relayState: null, signature: null });
    expect(readRedirect(query.replace('SAMLRequest', 'SAMLResponse')).field).toBe('SAMLResponse');
  });

  test('keeps the query of a URL and adds no empty RelayState', () => {
    expect(redirectUrl('https://idp.test/sso?x=1', 'SAMLRequest', xml, null, null)).toMatch(
      /^https:\/\/idp\.test\/sso\?x=1&SAMLRequest=[^&]+$/,
    );
    expect(redirectUrl('https://idp.test/sso', 'SAMLRequest', xml, '', null)).toMatch(
      /\?SAMLRequest=[^&]+&RelayState=$/,
    );
  });
});

describe('a form', () => {
  test('contains UTF-8 of limited length', () => {
    expect(decodePost(encodePost('<ü/>'))).toBe('<ü/>');
    expect(outcome(() => decodePost('A'.repeat(MOST_ENCODED + 1)))).toBe('too_large');
    expect(outcome(() => decodePost(Buffer.from([0xff, 0xfe]).toString('base64')))).toBe('encoding');
    const most = ((MOST_ENCODED - 4_096) * 3) / 4;
    const bytes = Math.floor(most / 1_024) * 1_024;
    expect(outcome(() => decodeUtf8(new Uint8Array(bytes)))).toBe('accepted');
    expect(outcome(() => decodeUtf8(new Uint8Array(bytes + 1)))).toBe('too_large');
  });
});

const WITHOUT_DESTINATION = (xml: string) => xml.replace(/ Destination="[^"]*"/, '');

/** A message with different content, changed before it is signed. */
function changed({ id, head, tail }: Signable, change: (xml: string) => string): Signable {
  return { id, head: change(head) as Signable['head'], tail: change(tail) as Signable['tail'] };
}

describe('a request', () => {
  const sp = aParty('sp.test');
  const SSO = 'https://idp.test/sso';
  const trust = { keys: [sp.publicKey], algorithms: STRICT, required: true };
  const made = authnRequest({
    id: '_r1',
    issuer: 'https://sp.test',
    now: NOW,
    destination: SSO,
    assertionConsumerServiceUrl: 'https://sp.test/acs',
    nameIdFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    forceAuthn: false,
    isPassive: false,
  });
  const anonymous = { keys: [], algorithms: STRICT, required: false };
  const read = (change: (xml: string) => string) =>
    readAuthnRequest(
      { xml: change(unsigned(made)), binding: 'post', signature: null },
      [SSO],
      anonymous,
      MOMENT,
    );
  const root = (attributes: string) => (xml: string) => xml.replace(/ ID="_r1"/, ` ID="_r1" ${attributes}`);

  test('states the URL for its response and its subject', () => {
    expect(read((xml) => xml)).toMatchObject({
      assertionConsumerServiceUrl: 'https://sp.test/acs',
      assertionConsumerServiceIndex: null,
      protocolBinding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST',
      nameIdFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
      spNameQualifier: null,
      requestedContext: null,
      subjectHint: null,
      isSigned: false,
    });
    const bare = read((xml) =>
      xml
        .replace(/<samlp:NameIDPolicy.*?(\/>|<\/samlp:NameIDPolicy>)/s, '')
        .replace(/ AssertionConsumerServiceURL="[^"]*"/, '')
        .replace(/ ProtocolBinding="[^"]*"/, ''),
    );
    expect(bare).toMatchObject({
      assertionConsumerServiceUrl: null,
      protocolBinding: null,
      nameIdFormat: null,
      spNameQualifier: null,
    });
    const full = read((xml) =>
      root('AssertionConsumerServiceIndex="12345"')(xml).replace(
        '<samlp:NameIDPolicy ',
        '<samlp:NameIDPolicy SPNameQualifier="us" ',
      ),
    );
    expect(full).toMatchObject({ assertionConsumerServiceIndex: 12_345, spNameQualifier: 'us' });
  });

  test('can request a level and contain a login hint', () => {
    const context = (attributes: string) =>
      `<samlp:RequestedAuthnContext${attributes}><saml:AuthnContextClassRef xmlns:saml="${NS.saml}">urn:x</saml:AuthnContextClassRef></samlp:RequestedAuthnContext></samlp:AuthnRequest>`;
    const asking = (attributes: string) =>
      read((xml) => xml.replace('</samlp:AuthnRequest>', context(attributes))).requestedContext;
    expect(asking('')).toEqual({ comparison: 'exact', classes: ['urn:x'] });
    expect(asking(' Comparison="minimum"')).toEqual({ comparison: 'minimum', classes: ['urn:x'] });
    const hint = (inside: string) =>
      read((xml) =>
        xml.replace(
          '</saml:Issuer>',
          `</saml:Issuer><saml:Subject xmlns:saml="${NS.saml}">${inside}</saml:Subject>`,
        ),
      ).subjectHint;
    expect(hint(`<saml:NameID>${'a'.repeat(255)}</saml:NameID>`)).toBe('a'.repeat(254));
    expect(hint('')).toBeNull();
  });

  test.each<[string, (xml: string) => string, string]>([
    ['an index that is no number', root('AssertionConsumerServiceIndex="x"'), 'schema'],
    [
      'a flag that is neither',
      (xml) => root('ForceAuthn="maybe"')(xml.replace(/ ForceAuthn="[^"]*"/, '')),
      'schema',
    ],
    ['no issuer', (xml) => xml.replace(/<saml:Issuer.*?<\/saml:Issuer>/s, ''), 'schema'],
    [
      'an element out of order',
      (xml) =>
        xml.replace(
          '<saml:Issuer',
          '<saml:Subject xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"></saml:Subject><saml:Issuer',
        ),
      'schema',
    ],
    ['another destination', (xml) => xml.replace(SSO, 'https://evil.test'), 'destination'],
    ['no destination, unsigned', WITHOUT_DESTINATION, 'accepted'],
    [
      'an age of ten minutes and the skew',
      (xml) => xml.replace(/IssueInstant="[^"]*"/, `IssueInstant="${at(-660_000)}"`),
      'issue_instant',
    ],
    [
      'a millisecond less',
      (xml) => xml.replace(/IssueInstant="[^"]*"/, `IssueInstant="${at(-659_999)}"`),
      'accepted',
    ],
    [
      'a signature further in',
      (xml) =>
        xml.replace(
          '</saml:Issuer>',
          '</saml:Issuer><samlp:Extensions><ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"></ds:Signature></samlp:Extensions>',
        ),
      'signature_position',
    ],
  ])('%s', (_name, change, expected) => {
    expect(outcome(() => read(change))).toBe(expected);
  });

  test('that is signed says where it is for', () => {
    const signed = signElement(changed(made, WITHOUT_DESTINATION), sp, 'rsa-sha256');
    const delivery = { xml: signed, binding: 'post', signature: null } as const;
    expect(outcome(() => readAuthnRequest(delivery, [SSO], trust, MOMENT))).toBe('destination');
  });

  test('of a partner without a certificate counts as unsigned, whatever signature it brings', () => {
    const delivery = {
      xml: signElement(made, aParty(), 'rsa-sha256'),
      binding: 'post',
      signature: null,
    } as const;
    expect(readAuthnRequest(delivery, [SSO], anonymous, MOMENT).isSigned).toBe(false);
    expect(outcome(() => readAuthnRequest(delivery, [SSO], { ...anonymous, required: true }, MOMENT))).toBe(
      'signature_value',
    );
  });

  const logout = logoutRequest({
    id: '_l1',
    issuer: 'https://sp.test',
    now: NOW,
    destination: SSO,
    nameId: { value: 'user@acme.test', format: null },
    sessionIndex: '_s1',
    notOnOrAfter: new Date(NOW.getTime() + 300_000),
  });
  const readLogout = (xml: typeof logout) =>
    outcome(() =>
      readLogoutRequest(
        { xml: signElement(xml, sp, 'rsa-sha256'), binding: 'post', signature: null },
        [SSO],
        trust,
        [],
        MOMENT,
      ),
    );

  test.each<[string, (xml: string) => string, string]>([
    ['as it is', (xml) => xml, 'accepted'],
    ['without a destination', WITHOUT_DESTINATION, 'destination'],
    ['without anybody', (xml) => xml.replace(/<saml:NameID.*?<\/saml:NameID>/s, ''), 'schema'],
    ['about two', (xml) => xml.replace(/(<saml:NameID.*?<\/saml:NameID>)/s, '$1$1'), 'schema'],
    [
      'from ten minutes and the skew ago',
      (xml) => xml.replace(/IssueInstant="[^"]*"/, `IssueInstant="${at(-660_000)}"`),
      'issue_instant',
    ],
    [
      'at its end and the skew',
      (xml) => xml.replace(/NotOnOrAfter="[^"]*"/, `NotOnOrAfter="${at(-60_000)}"`),
      'expired',
    ],
    [
      'a millisecond before',
      (xml) => xml.replace(/NotOnOrAfter="[^"]*"/, `NotOnOrAfter="${at(-59_999)}"`),
      'accepted',
    ],
  ])('to sign out, %s', (_name, change, expected) => {
    expect(readLogout(changed(logout, change))).toBe(expected);
  });
});

/** As long as it could be replayed: its age or its expiry, whichever is later, plus clock skew. */
test.each([
  [300, 660],
  [600, 660],
  [601, 661],
  [1_200, 1_260],
])('an assertion that can be replayed for %i s is remembered for %i s', (lifetimeSeconds, seconds) => {
  const { rememberUntil } = validateResponse(aResponse({ lifetimeSeconds }), expectations());
  expect((rememberUntil.getTime() - NOW.getTime()) / 1000).toBe(seconds);
});

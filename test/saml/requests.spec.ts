import { describe, expect, test } from 'vitest';
import { decodePost, encodePost } from '../../nest-api/src/saml/protocol/bindings/post.js';
import { readRedirect, redirectUrl } from '../../nest-api/src/saml/protocol/bindings/redirect.js';
import type { EncryptionAlgorithm } from '../../nest-api/src/saml/protocol/encryption/block-ciphers.js';
import { authnRequest, logoutRequest } from '../../nest-api/src/saml/protocol/messages/requests.js';
import { logoutResponse } from '../../nest-api/src/saml/protocol/messages/response.js';
import { SUCCESS } from '../../nest-api/src/saml/protocol/messages/status.js';
import { NAME_ID_FORMATS, NS } from '../../nest-api/src/saml/protocol/namespaces.js';
import {
  type Delivery,
  readAuthnRequest,
  readLogoutRequest,
  readLogoutResponse,
  type SenderTrust,
} from '../../nest-api/src/saml/protocol/read-requests.js';
import { SamlRefused } from '../../nest-api/src/saml/protocol/saml-refused.js';
import { STRICT } from '../../nest-api/src/saml/protocol/signature/algorithms.js';
import {
  type Signable,
  signElement,
  unsigned,
} from '../../nest-api/src/saml/protocol/signature/sign-element.js';
import type { Xml } from '../../nest-api/src/saml/protocol/xml/canonical-writer.js';
import { canonicalize } from '../../nest-api/src/saml/protocol/xml/exclusive-c14n.js';
import { parseXml } from '../../nest-api/src/saml/protocol/xml/parse-xml.js';
import { encryptedIdByXmlEncryption } from './support/others.ts';
import { aParty, NOW } from './support/parties.ts';
import { signatureOf, withoutSignature } from './support/xsw.ts';

const sp = aParty('sp.test');
const stranger = aParty('stranger.test');
const SSO = 'https://idp.test/sso';
const MOMENT = { now: NOW, skewSeconds: 60 };
const TRUST: SenderTrust = { keys: [sp.publicKey], algorithms: STRICT, required: true };

const AUTHN = {
  id: '_r1',
  issuer: 'https://sp.test',
  now: NOW,
  destination: SSO,
  assertionConsumerServiceUrl: 'https://sp.test/acs',
  nameIdFormat: NAME_ID_FORMATS.email,
  forceAuthn: true,
  isPassive: false,
};
const LOGOUT = {
  id: '_l1',
  issuer: 'https://sp.test',
  now: NOW,
  destination: SSO,
  nameId: { value: 'user@acme.test', format: NAME_ID_FORMATS.email },
  sessionIndex: '_s1',
  notOnOrAfter: new Date(NOW.getTime() + 300_000),
};

function byPost(xml: string): Delivery {
  return { xml: decodePost(encodePost(xml)), binding: 'post', signature: null };
}

function byRedirect(url: string): Delivery {
  const { xml, signature } = readRedirect(url.slice(url.indexOf('?') + 1));
  return { xml, binding: 'redirect', signature };
}

function outcome(work: () => unknown): string {
  try {
    work();
    return 'accepted';
  } catch (error) {
    if (error instanceof SamlRefused) return error.check;
    throw error;
  }
}

const signing = { signer: sp, algorithm: 'rsa-sha256' } as const;
const signedUrl = (relay: string | null = 'a b+c&d=é') =>
  redirectUrl(SSO, 'SAMLRequest', unsigned(authnRequest(AUTHN)), relay, signing);
const authn = (delivery: Delivery, trust: Partial<SenderTrust> = {}) =>
  readAuthnRequest(delivery, [SSO], { ...TRUST, ...trust }, MOMENT);

describe('an authentication request', () => {
  test('by redirect is read completely', () => {
    const request = authn(byRedirect(signedUrl()));
    expect(request).toMatchObject({
      id: '_r1',
      issuer: 'https://sp.test',
      isSigned: true,
      forceAuthn: true,
      isPassive: false,
    });
    expect(readRedirect(signedUrl().split('?')[1] ?? '').relayState).toBe('a b+c&d=é');
  });

  test('by POST is read, too', () => {
    expect(authn(byPost(signElement(authnRequest(AUTHN), sp, 'rsa-sha512')))).toMatchObject({
      isSigned: true,
    });
  });

  test.each([
    ['without its signature', (url: string) => url.replace(/&SigAlg=.*/, ''), 'signature_missing'],
    ['without its algorithm', (url: string) => url.replace(/&SigAlg=[^&]*/, ''), 'encoding'],
    [
      'with another RelayState',
      (url: string) => url.replace(/RelayState=[^&]*/, 'RelayState=evil'),
      'signature_value',
    ],
    ['without its RelayState', (url: string) => url.replace(/RelayState=[^&]*&/, ''), 'signature_value'],
    ['with a RelayState before', (url: string) => url.replace('?', '?RelayState=evil&'), 'encoding'],
    [
      'with the same RelayState spelled otherwise',
      (url: string) => url.replace('a%20b', 'a+b'),
      'signature_value',
    ],
    [
      'in another order',
      (url: string) => {
        const [head, query = ''] = url.split('?');
        return `${head}?${query.split('&').reverse().join('&')}`;
      },
      'accepted',
    ],
    ['with a parameter more', (url: string) => `${url}&utm=1`, 'accepted'],
    [
      'with HMAC',
      (url: string) =>
        url.replace(
          /SigAlg=[^&]*/,
          `SigAlg=${encodeURIComponent('http://www.w3.org/2000/09/xmldsig#hmac-sha1')}`,
        ),
      'algorithm',
    ],
    [
      'with SHA-1',
      (url: string) =>
        url.replace(
          /SigAlg=[^&]*/,
          `SigAlg=${encodeURIComponent('http://www.w3.org/2000/09/xmldsig#rsa-sha1')}`,
        ),
      'algorithm',
    ],
  ])('by redirect %s', (_name, change, expected) => {
    expect(outcome(() => authn(byRedirect(change(signedUrl()))))).toBe(expected);
  });

  test('of a stranger is rejected, by either binding', () => {
    const url = redirectUrl(SSO, 'SAMLRequest', unsigned(authnRequest(AUTHN)), null, {
      signer: stranger,
      algorithm: 'rsa-sha256',
    });
    expect(outcome(() => authn(byRedirect(url)))).toBe('signature_value');
    expect(outcome(() => authn(byPost(signElement(authnRequest(AUTHN), stranger, 'rsa-sha256'))))).toBe(
      'signature_value',
    );
  });

  test('without a signature passes only if none is required', () => {
    const bare = byPost(unsigned(authnRequest(AUTHN)));
    expect(outcome(() => authn(bare))).toBe('signature_missing');
    expect(authn(bare, { required: false }).isSigned).toBe(false);
  });

  test('with a wrong signature is rejected although none is required', () => {
    const xml = signElement(authnRequest(AUTHN), stranger, 'rsa-sha256');
    expect(outcome(() => authn(byPost(xml), { required: false }))).toBe('signature_value');
  });

  test.each([
    ['for another address', { destination: 'https://evil.test' }, 'destination'],
    ['from yesterday', { now: new Date(NOW.getTime() - 86_400_000) }, 'issue_instant'],
    ['from tomorrow', { now: new Date(NOW.getTime() + 86_400_000) }, 'issue_instant'],
    ['with an id that is none', { id: '1 2' }, 'schema'],
  ])('%s', (_name, changes, expected) => {
    const xml = signElement(authnRequest({ ...AUTHN, ...changes }), sp, 'rsa-sha256');
    expect(outcome(() => authn(byPost(xml)))).toBe(expected);
  });

  test('wrapped in another one is rejected', () => {
    const signed = signElement(authnRequest(AUTHN), sp, 'rsa-sha256');
    const evil = unsigned(
      authnRequest({ ...AUTHN, id: '_evil', assertionConsumerServiceUrl: 'https://evil.test' }),
    );
    const wrapped = evil.replace(
      '</saml:Issuer>',
      () =>
        `</saml:Issuer>${signatureOf(signed)}<samlp:Extensions>${withoutSignature(signed)}</samlp:Extensions>`,
    );
    expect(outcome(() => authn(byPost(wrapped)))).toBe('signature_reference');
  });
});

describe('signing out', () => {
  const logout = (delivery: Delivery) => readLogoutRequest(delivery, [SSO], TRUST, [], MOMENT);

  test('names the user and the session', () => {
    expect(logout(byPost(signElement(logoutRequest(LOGOUT), sp, 'rsa-sha256')))).toMatchObject({
      nameId: { value: 'user@acme.test' },
      sessionIndexes: ['_s1'],
    });
  });

  test.each([
    ['unsigned', () => unsigned(logoutRequest(LOGOUT)), 'signature_missing'],
    [
      'forged by a stranger',
      () => signElement(logoutRequest(LOGOUT), stranger, 'rsa-sha256'),
      'signature_value',
    ],
    [
      'of somebody else',
      () => signElement(logoutRequest(LOGOUT), sp, 'rsa-sha256').replace('user@', 'boss@'),
      'digest',
    ],
    [
      'for another address',
      () => signElement(logoutRequest({ ...LOGOUT, destination: 'https://x.test' }), sp, 'rsa-sha256'),
      'destination',
    ],
    [
      'run out',
      () =>
        signElement(
          logoutRequest({ ...LOGOUT, notOnOrAfter: new Date(NOW.getTime() - 120_000) }),
          sp,
          'rsa-sha256',
        ),
      'expired',
    ],
    ['that is a request to sign in', () => signElement(authnRequest(AUTHN), sp, 'rsa-sha256'), 'schema'],
  ])('%s', (_name, make, expected) => {
    expect(outcome(() => logout(byPost(make())))).toBe(expected);
  });

  describe('with an encrypted name', () => {
    const us = aParty('idp.test');
    const NAME = `<saml:NameID xmlns:saml="${NS.saml}">user@acme.test</saml:NameID>`;
    const encrypted = async (algorithm: EncryptionAlgorithm): Promise<Signable> => {
      const plain = logoutRequest(LOGOUT);
      const name = canonicalize(parseXml(await encryptedIdByXmlEncryption(NAME, us, algorithm)));
      const tail = plain.tail.replace(/<saml:NameID.*<\/saml:NameID>/, () => name) as Xml;
      return { ...plain, tail };
    };
    const read = (delivery: Delivery, keys = [us.privateKey]) =>
      readLogoutRequest(delivery, [SSO], TRUST, keys, MOMENT);
    const refusal = (work: () => unknown): SamlRefused => {
      try {
        work();
      } catch (error) {
        if (error instanceof SamlRefused) return error;
        throw error;
      }
      throw new Error('It was accepted');
    };

    test.each(['aes128-gcm', 'aes256-gcm', 'aes128-cbc', 'aes256-cbc'] as const)(
      'by %s is read behind the signature of the message, by POST and by redirect',
      async (algorithm) => {
        const request = await encrypted(algorithm);
        const posted = byPost(signElement(request, sp, 'rsa-sha256'));
        const redirected = byRedirect(redirectUrl(SSO, 'SAMLRequest', unsigned(request), null, signing));
        expect(read(posted).nameId.value).toBe('user@acme.test');
        expect(read(redirected).nameId.value).toBe('user@acme.test');
      },
    );

    test.each(['aes256-gcm', 'aes256-cbc'] as const)(
      'by %s is rejected if it is unsigned or signed by a stranger',
      async (algorithm) => {
        const request = await encrypted(algorithm);
        const unsignedUrl = redirectUrl(SSO, 'SAMLRequest', unsigned(request), null, null);
        const strangers = redirectUrl(SSO, 'SAMLRequest', unsigned(request), null, {
          ...signing,
          signer: stranger,
        });
        // Without a private key, any attempt to decrypt would fail with `decryption`.
        expect(outcome(() => read(byPost(unsigned(request)), []))).toBe('signature_missing');
        expect(outcome(() => read(byRedirect(unsignedUrl), []))).toBe('signature_missing');
        expect(outcome(() => read(byPost(signElement(request, stranger, 'rsa-sha256')), []))).toBe(
          'signature_value',
        );
        expect(outcome(() => read(byRedirect(strangers), []))).toBe('signature_value');
      },
    );

    test('by Triple DES is rejected, and the error names it and the fix', async () => {
      const posted = byPost(signElement(await encrypted('tripledes-cbc'), sp, 'rsa-sha256'));
      expect(refusal(() => read(posted, []))).toMatchObject({
        check: 'encryption_algorithm',
        message: expect.stringMatching(/Triple DES.*AES-256-GCM/),
      });
    });

    test('contains one name and nothing else', async () => {
      const inner = `<saml:Issuer xmlns:saml="${NS.saml}">user@acme.test</saml:Issuer>`;
      const name = canonicalize(parseXml(await encryptedIdByXmlEncryption(inner, us, 'aes256-gcm')));
      const plain = logoutRequest(LOGOUT);
      const tail = plain.tail.replace(/<saml:NameID.*<\/saml:NameID>/, () => name) as Xml;
      expect(outcome(() => read(byPost(signElement({ ...plain, tail }, sp, 'rsa-sha256'))))).toBe(
        'decryption',
      );
    });
  });

  test('a response requires the signature of the partner', () => {
    const answer = {
      id: '_a1',
      issuer: 'https://sp.test',
      now: NOW,
      destination: SSO,
      inResponseTo: '_l1',
      status: SUCCESS,
    };
    const read = (xml: string) => readLogoutResponse(byPost(xml), [SSO], TRUST, MOMENT);
    expect(read(signElement(logoutResponse(answer), sp, 'rsa-sha256')).inResponseTo).toBe('_l1');
    expect(outcome(() => read(unsigned(logoutResponse(answer))))).toBe('signature_missing');
    const elsewhere = logoutResponse({ ...answer, destination: 'https://x.test' });
    expect(outcome(() => read(signElement(elsewhere, sp, 'rsa-sha256')))).toBe('destination');
    const old = logoutResponse({ ...answer, now: new Date(NOW.getTime() - 660_000) });
    expect(outcome(() => read(signElement(old, sp, 'rsa-sha256')))).toBe('issue_instant');
    expect(outcome(() => read(signElement(logoutResponse(answer), stranger, 'rsa-sha256')))).toBe(
      'signature_value',
    );
  });

  describe('a logout response', () => {
    const answer = logoutResponse({
      id: '_a1',
      issuer: 'https://sp.test',
      now: NOW,
      destination: SSO,
      inResponseTo: '_l1',
      status: SUCCESS,
    });
    /** Changed before signing. */
    const read = (from: RegExp, to: string) => {
      const [head, tail] = [answer.head, answer.tail].map((part) => part.replace(from, to) as Xml);
      expect(`${head}${tail}`).not.toBe(`${answer.head}${answer.tail}`);
      const signed = signElement({ ...answer, head, tail } as Signable, sp, 'rsa-sha256');
      return readLogoutResponse(byPost(signed), [SSO], TRUST, MOMENT);
    };

    test.each([
      ['without a destination', / Destination="[^"]*"/, '', 'destination'],
      ['without a status', /<samlp:Status>.*<\/samlp:Status>/s, '', 'schema'],
      ['with two', /(<samlp:Status>.*<\/samlp:Status>)/s, '$1$1', 'schema'],
      [
        'with something after it',
        /<\/samlp:Status>/,
        '</samlp:Status><samlp:Extensions></samlp:Extensions>',
        'schema',
      ],
    ])('%s is rejected', (_name, from, to, expected) => {
      expect(outcome(() => read(from, to))).toBe(expected);
    });

    test('without a request is reported as such', () => {
      expect(read(/ InResponseTo="[^"]*"/, '').inResponseTo).toBeNull();
    });
  });
});

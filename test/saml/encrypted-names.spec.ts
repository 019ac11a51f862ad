import { describe, expect, test } from 'vitest';
import { NS } from '../../nest-api/src/saml/protocol/namespaces.js';
import { SamlRefused } from '../../nest-api/src/saml/protocol/saml-refused.js';
import { validateResponse } from '../../nest-api/src/saml/protocol/validate-response.js';
import { encryptedId, nameIdOf, responseAbout } from './support/encrypted-names.ts';
import { aParty } from './support/parties.ts';
import { expectations, idp, input, outcome, sp } from './support/responses.ts';

const stranger = aParty('stranger.test');
const SIGNED = ['assertion', 'response', 'both'] as const;
const CIPHERS = ['aes128-gcm', 'aes256-gcm', 'aes128-cbc', 'aes256-cbc'] as const;
const UNREADABLE = 'The encrypted part can not be read';
/** Without a private key, any attempt to decrypt fails with `decryption`. */
const NO_KEY = { decryption: { keys: [], allowTripleDes: true } };

const ada = nameIdOf('ada@acme.test');
const about = (names: string, sign: (typeof SIGNED)[number] | 'none' = 'assertion', signer = idp) =>
  responseAbout(names, input(), sign, signer);

function refusalOf(xml: string): SamlRefused {
  try {
    validateResponse(xml, expectations());
  } catch (error) {
    if (error instanceof SamlRefused) return error;
    throw error;
  }
  throw new Error('It was accepted');
}

describe.each(CIPHERS)('a name encrypted with %s', (algorithm) => {
  test.each(SIGNED)('is read behind a signature: %s signed', async (sign) => {
    const read = validateResponse(about(await encryptedId(ada, sp, algorithm), sign), expectations());
    expect(read.nameId).toMatchObject({ value: 'ada@acme.test', format: null });
    expect(read.isNameIdEncrypted).toBe(true);
  });

  test('is read in an encrypted assertion, whichever signature covers the ciphertext', async () => {
    const name = await encryptedId(ada, sp, algorithm);
    const outer = { key: sp.publicKey, algorithm: 'aes256-gcm' as const };
    for (const sign of SIGNED) {
      const xml = responseAbout(name, input(), sign, idp, outer);
      expect(validateResponse(xml, expectations({ requireEncryption: true })).nameId.value).toBe(
        'ada@acme.test',
      );
    }
  });

  test('is not decrypted without a verified signature that covers it', async () => {
    const name = await encryptedId(ada, sp, algorithm);
    expect(outcome(about(name, 'none'), NO_KEY)).toBe('signature_missing');
    expect(outcome(about(name, 'assertion', stranger), NO_KEY)).toBe('signature_value');
    expect(outcome(about(name, 'response', stranger), NO_KEY)).toBe('signature_value');
  });

  test('is not decrypted if it replaces the signed one', async () => {
    const [theirs, forged] = [await encryptedId(ada, sp, algorithm), await encryptedId(ada, sp, algorithm)];
    for (const sign of SIGNED) {
      const signed = about(theirs, sign);
      const swapped = signed.replace(theirs, () => forged);
      expect(swapped).not.toBe(signed);
      expect(outcome(swapped, NO_KEY)).toBe('digest');
    }
  });

  test('is rejected only by its signature after a change of one character', async () => {
    const xml = about(await encryptedId(ada, sp, algorithm));
    const changed = xml.replace(
      /(.*<xenc:CipherValue>.{8})(.)/s,
      (_all, before, one) => before + (one === 'A' ? 'B' : 'A'),
    );
    expect(changed).not.toBe(xml);
    expect(outcome(changed, NO_KEY)).toBe('digest');
  });

  test.each([
    ['for a key that is not ours', ada, stranger],
    ['that is no NameID', `<saml:Issuer xmlns:saml="${NS.saml}">ada@acme.test</saml:Issuer>`, sp],
    ['of another namespace', '<saml:NameID xmlns:saml="urn:x">ada@acme.test</saml:NameID>', sp],
    ['with an element inside', nameIdOf('ada<saml:NameID>boss</saml:NameID>'), sp],
    ['with a second one behind it', ada + ada, sp],
    ['that is an assertion', `<saml:Assertion xmlns:saml="${NS.saml}"></saml:Assertion>`, sp],
    ['with a comment', nameIdOf('ada@acme.test<!---->.evil.test'), sp],
    ['that is no XML', 'ada@acme.test', sp],
  ])('is always rejected with the same error, even if signed: %s', async (_name, plain, to) => {
    const { check, message, cause } = refusalOf(about(await encryptedId(plain, to, algorithm)));
    expect([check, message, cause]).toEqual(['decryption', UNREADABLE, undefined]);
  });
});

test('a broken ciphertext with a valid signature is rejected in the same way', async () => {
  const name = await encryptedId(ada, sp);
  const broken = name.replace(
    /(.*<xenc:CipherValue>)[^<]+/s,
    '$1AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  );
  expect(refusalOf(about(broken))).toMatchObject({ check: 'decryption', message: UNREADABLE });
});

test('an empty name is invalid', async () => {
  expect(outcome(about(await encryptedId(nameIdOf(' '), sp)))).toBe('subject');
});

test('Triple DES has its own switch, and its rejection names it and the fix', async () => {
  const xml = about(await encryptedId(ada, sp, 'tripledes-cbc'));
  expect(outcome(xml, { decryption: { keys: [sp.privateKey], allowTripleDes: true } })).toBe('accepted');
  expect(refusalOf(xml)).toMatchObject({
    check: 'encryption_algorithm',
    message: expect.stringMatching(/Triple DES.*AES-256-GCM/),
  });
});

test('a key encrypted with RSA 1.5 is rejected by name', async () => {
  const name = (await encryptedId(ada, sp)).replace('rsa-oaep-mgf1p', 'rsa-1_5');
  expect(refusalOf(about(name))).toMatchObject({
    check: 'encryption_algorithm',
    message: expect.stringContaining('RSA 1.5'),
  });
});

test('the previous key still decrypts', async () => {
  const decryption = { keys: [stranger.privateKey, sp.privateKey], allowTripleDes: false };
  expect(outcome(about(await encryptedId(ada, sp)), { decryption })).toBe('accepted');
});

test('there is exactly one name, in the subject and of one kind', async () => {
  const name = await encryptedId(ada, sp);
  const plain = '<saml:NameID>boss@acme.test</saml:NameID>';
  for (const names of [name + name, name + plain, plain + name, plain + plain, '']) {
    expect(outcome(about(names), NO_KEY), names).toBe('subject');
  }
  const declared = name.replace('<saml:EncryptedID', `<saml:EncryptedID xmlns:saml="${NS.saml}"`);
  const outside = about('<saml:NameID>ada@acme.test</saml:NameID>').replace(
    '<saml:Assertion ',
    (tag) => `${declared}${tag}`,
  );
  expect(outcome(outside, NO_KEY)).toBe('schema');
});

test('an encrypted name is not an encrypted assertion', async () => {
  const xml = about(await encryptedId(ada, sp), 'both');
  expect(outcome(xml, { requireEncryption: true })).toBe('decryption');
});

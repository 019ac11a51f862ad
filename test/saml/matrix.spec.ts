import { describe, expect, test } from 'vitest';
import { readRedirect } from '../../nest-api/src/saml/protocol/bindings/redirect.js';
import { issueResponse, type Protection } from '../../nest-api/src/saml/protocol/messages/issue-response.js';
import { NAME_ID_FORMATS } from '../../nest-api/src/saml/protocol/namespaces.js';
import { readAuthnRequest } from '../../nest-api/src/saml/protocol/read-requests.js';
import { STRICT } from '../../nest-api/src/saml/protocol/signature/algorithms.js';
import { validateResponse } from '../../nest-api/src/saml/protocol/validate-response.js';
import {
  issueWithSamlify,
  issueWithSamlp,
  nodeSaml,
  readWithNodeSaml,
  readWithSamlify,
} from './support/others.ts';
import { expectations, idp, input, sp } from './support/responses.ts';

const SIGNS = ['assertion', 'response', 'both'] as const;
const CIPHERS = [null, 'aes128-gcm', 'aes256-gcm', 'aes128-cbc', 'aes256-cbc', 'tripledes-cbc'] as const;
const ALGORITHMS = ['rsa-sha256', 'rsa-sha512', 'rsa-sha1'] as const;

/** Each signature option with each encryption option, and each algorithm once. */
const COMBINATIONS: Protection[] = [
  ...SIGNS.flatMap((sign) =>
    CIPHERS.map((algorithm) => ({
      sign,
      algorithm: 'rsa-sha256' as const,
      encryption: algorithm && { key: sp.publicKey, algorithm },
    })),
  ),
  ...ALGORITHMS.map((algorithm) => ({ sign: 'both' as const, algorithm, encryption: null })),
];

const name = ({ sign, algorithm, encryption }: Protection) =>
  `${sign}, ${algorithm}, ${encryption?.algorithm ?? 'in clear'}`;
const NAMED = COMBINATIONS.map((protect) => [name(protect), protect] as const);
const GROUPS = ['sales', 'R&D <"west">'];

/** The other implementations use the real clock. */
const fresh = () => {
  const now = new Date();
  return input({ now, authnInstant: now, sessionNotOnOrAfter: new Date(now.getTime() + 900_000) });
};

describe('messages from Gatehouse', () => {
  test.each(NAMED)('are read correctly by node-saml: %s', async (_name, protect) => {
    const read = await readWithNodeSaml(issueResponse(fresh(), protect, idp), protect);
    expect(read).toEqual({ nameId: 'user@acme.test', groups: GROUPS });
  });

  // samlify decrypts before it verifies, so it cannot verify a signature around ciphertext.
  const forSamlify = NAMED.filter(([, { sign, encryption }]) => !(sign !== 'assertion' && encryption));
  test.each(forSamlify)('are read correctly by samlify: %s', async (_name, protect) => {
    const read = await readWithSamlify(issueResponse(fresh(), protect, idp), protect);
    expect(read).toEqual({ nameId: 'user@acme.test', groups: GROUPS });
  });
});

/** What Gatehouse accepts: no SHA-1, no Triple DES, and AES-CBC only inside a signed response. */
const OURS = NAMED.filter(
  ([, { sign, encryption, algorithm }]) =>
    algorithm !== 'rsa-sha1' &&
    encryption?.algorithm !== 'tripledes-cbc' &&
    !(sign === 'assertion' && encryption?.algorithm.endsWith('-cbc')),
);

describe('messages of other libraries are read', () => {
  const expected = () => expectations({ now: new Date() });

  // It does not support SHA-512 and signs with SHA-1 instead. It no longer encrypts with CBC.
  const bySamlp = OURS.filter(
    ([, { algorithm, encryption }]) => algorithm === 'rsa-sha256' && !encryption?.algorithm.endsWith('-cbc'),
  );
  test.each(bySamlp)('by samlp: %s', async (_name, protect) => {
    const assertion = validateResponse(await issueWithSamlp(protect), {
      ...expected(),
      signed: protect.sign,
    });
    expect(assertion.nameId.value).toBe('user@acme.test');
    expect(assertion.valuesOf('http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname')).toEqual([
      'A',
    ]);
  });

  test.each(OURS)('by samlify: %s', async (_name, protect) => {
    // It signs the response whenever it signs anything, and the assertion only if the partner requests it.
    const assertion = validateResponse(await issueWithSamlify(protect), expected());
    expect(assertion.nameId.value).toBe('user@acme.test');
    expect(assertion.valuesOf('groups')).toEqual(['sales']);
  });

  test('as a request by node-saml, signed in its query', async () => {
    const url = await nodeSaml({
      sign: 'both',
      algorithm: 'rsa-sha256',
      encryption: null,
    }).getAuthorizeUrlAsync('relay', undefined, {});
    const { xml, signature, relayState } = readRedirect(url.slice(url.indexOf('?') + 1));
    const request = readAuthnRequest(
      { xml, signature, binding: 'redirect' },
      ['https://idp.test/sso'],
      { keys: [sp.publicKey], algorithms: STRICT, required: true },
      { now: new Date(), skewSeconds: 60 },
    );
    expect(request).toMatchObject({ id: '_request-1', isSigned: true, nameIdFormat: NAME_ID_FORMATS.email });
    expect(relayState).toBe('relay');
  });
});

import { expect, test } from 'vitest';
import { mask } from './mask.js';

const SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';

test('algorithms, error codes and paths stay readable', () => {
  const detail = {
    SigAlg: SHA256,
    xml: `<ds:SignatureMethod Algorithm="${SHA256}"/><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/>`,
    refusal: 'plan_full',
    error: 'invalid_client',
    url: 'https://idp.example/oauth2/authorize',
  };
  expect(mask(detail)).toEqual(detail);
});

test.each(['state', 'RelayState', 'code', 'nonce', 'Signature', 'SAMLResponse', 'assertion', 'id_token'])(
  '%s shows only its length',
  (name) => {
    expect(mask({ parameters: { [name]: 'a-secret-value' } })).toEqual({
      parameters: { [name]: '•••••• (14 characters)' },
    });
  },
);

test('the query of a URL is masked, even next to an algorithm', () => {
  const text = `${SHA256} https://sp.example/acs?token=very-secret ${SHA256}?state=very-secret`;
  expect(mask(text)).not.toContain('very-secret');
});

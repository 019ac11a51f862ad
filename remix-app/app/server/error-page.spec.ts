import { expect, test } from 'vitest';
import { isOurErrorPage } from './error-page.server';

const SECRET = 'an internal secret of 32 letters';
/** Same as in `error-page.spec.ts` of the API. */
const OURS =
  'https://id.example/oauth/error?code=invalid_client&ref=none&client=Ledger&of=sign_out&sig=1m0y_tVQjUQdrsDSBRU2l9l4qWe5q28dsJMoB4EKEkA';
const isOurs = (address: string, secret: string | undefined = SECRET) =>
  isOurErrorPage(new URL(address), secret);

test('a URL that the API signed is valid', () => {
  expect(isOurs(OURS)).toBe(true);
});

test.each([
  ['a different reference', OURS.replace('ref=none', 'ref=Call+0800-123')],
  ['no reference', OURS.replace('&ref=none', '')],
  ['a different application', OURS.replace('Ledger', 'Your+bank')],
  ['a different code', OURS.replace('invalid_client', 'access_denied')],
  ['a different purpose', OURS.replace('&of=sign_out', '')],
  ['a different page', OURS.replace('/oauth/', '/saml/')],
  ['a truncated signature', OURS.slice(0, -4)],
  ['no signature', OURS.replace(/&sig=.*/, '')],
])('a URL with %s is invalid', (_name, address) => {
  expect(isOurs(address)).toBe(false);
});

test('a URL is invalid without the secret or with a different one', () => {
  expect(isOurs(OURS, '')).toBe(false);
  expect(isOurs(OURS, 'another secret of 32 characters!')).toBe(false);
});

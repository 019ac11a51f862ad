import { expect, test } from 'vitest';
import { errorPage } from './error-page.js';

/** `error-page.spec.ts` of the web app verifies the same signature. */
test('the URL of an error page is signed with the internal secret', () => {
  const settings = { PUBLIC_URL: 'https://id.example', INTERNAL_SECRET: 'an internal secret of 32 letters' };
  const facts = { code: 'invalid_client', client: 'Ledger', of: 'sign_out' as const };
  expect(errorPage(settings, '/oauth/error', facts)).toBe(
    'https://id.example/oauth/error?code=invalid_client&ref=none&client=Ledger&of=sign_out&sig=1m0y_tVQjUQdrsDSBRU2l9l4qWe5q28dsJMoB4EKEkA',
  );
});

import { expect, test } from 'vitest';
import { actionLabel, detailText } from './words';

test.each([
  ['sign_in.succeeded', 'Sign in: succeeded'],
  ['oauth_client.secret_rotated', 'OAuth client: secret rotated'],
  ['sso_policy.updated', 'SSO policy: updated'],
  ['saml_key.created', 'SAML key: created'],
])('%s reads "%s"', (action, label) => {
  expect(actionLabel(action)).toBe(label);
});

test('details are one line, without what says nothing', () => {
  expect(detailText({ plan: 'pro', reason: null, changes: ['a', 'b'], n: 3 })).toBe(
    'plan: pro · changes: a; b · n: 3',
  );
});

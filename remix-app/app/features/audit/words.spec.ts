import { AUDIT_ACTIONS } from '@gatehouse/contracts';
import { expect, test } from 'vitest';
import { textsOf } from '~/server/texts.server';
import { detailText } from './details';
import { actionsTexts } from './texts/actions';
import { actionLabel } from './words';

const t = textsOf(new Request('http://localhost/'), actionsTexts);

test.each([
  ['sign_in.succeeded', 'Sign-in succeeded'],
  ['oauth_client.secret_rotated', 'OIDC client secret rotated'],
  ['sso_policy.updated', 'SSO policy updated'],
  ['saml_key.created', 'SAML key created'],
  ['later.version', 'later.version'],
  ['toString', 'toString'],
])('%s has the label "%s"', (action, label) => {
  expect(actionLabel(action, t)).toBe(label);
});

test('no two actions have the same label', () => {
  expect(new Set(AUDIT_ACTIONS.map((action) => actionLabel(action, t))).size).toBe(AUDIT_ACTIONS.length);
});

test('details are one line without empty values', () => {
  expect(detailText({ plan: 'pro', reason: null, changes: ['a', 'b'], n: 3 })).toBe(
    'plan: pro · changes: a; b · n: 3',
  );
});

import { describe, expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { callbackErrorText, TEXTS } from './texts.ts';

describe('the callback message', () => {
  test.each([
    ['invalid_client', null, 'OAuth client not configured. Please contact your administrator to set up SSO.'],
    ['access_denied', 'the user said no', 'Access denied. Please try again or contact support.'],
    ['invalid_request', null, 'Invalid OAuth request. Please try again.'],
    ['server_error', 'The directory is away', 'The directory is away'],
    ['server_error', null, 'OAuth error: server_error'],
    ['server_error', '', 'OAuth error: server_error'],
  ])('for %s with the description %s is “%s”', (code, description, text) => {
    expect(callbackErrorText(code, description)).toBe(text);
  });
});

describe('texts that contain a name', () => {
  test.each([
    [TEXTS.signIn.succeeded('Google'), 'Successfully signed in with Google business account!'],
    [TEXTS.wizard.succeeded('Acme'), 'Acme configured successfully via wizard!'],
    [TEXTS.ssoConfiguration.saved('Acme'), 'Acme configuration saved successfully'],
  ])('read “%s”', (text, expected) => {
    expect(text).toBe(expected);
  });
});

test('the texts state the limits and prices that apply', () => {
  expect(TEXTS.auth.passwordTooShort).toContain(` ${LIMITS.passwordMinLength} `);
  expect(TEXTS.plans.trial).toContain(`${LIMITS.trialDays}-Day`);
  expect(TEXTS.plans.proPrice).toBe(`$${LIMITS.proPriceUsdPerMonth}/month`);
});

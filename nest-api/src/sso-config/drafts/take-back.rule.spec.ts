import { describe, expect, test } from 'vitest';
import { isOfConfiguration, isWorse } from './take-back.rule.js';

const tally = (succeeded: number, failed: number) => ({ succeeded, failed });

describe('a release', () => {
  test.each([
    ['continues after only four failures', tally(0, 4), tally(100, 0), false],
    ['ends after five failures', tally(0, 5), tally(100, 0), true],
    ['ends after five failures if the connection was never used', tally(0, 5), tally(0, 0), true],
    ['continues after five failures if the connection fails as often', tally(0, 5), tally(0, 50), false],
    ['continues with a fifth of failures if the connection has none', tally(8, 2), tally(100, 0), false],
    ['ends with a third of failures if the connection has none', tally(8, 4), tally(100, 0), true],
    ['continues with a third of failures if a quarter of the others fail', tally(8, 4), tally(75, 25), false],
    ['continues without failures', tally(5, 0), tally(0, 5), false],
  ])('%s', (_name, draft, live, ends) => {
    expect(isWorse(draft, live)).toBe(ends);
  });
});

describe('a failure', () => {
  test.each([
    ['client_refused', true],
    ['idp_down', true],
    ['saml_signature_value', true],
    ['saml_issuer', true],
    ['email_missing', true],
    ['wrong_directory', true],
    ['not_invited', true],
    ['cancelled', false],
    ['state_of_another_browser', false],
    ['saml_in_response_to', false],
    ['link_expired', false],
    ['invalid_credentials', false],
    ['account_suspended', false],
    ['plan_full', false],
    ['superadmin_refused', false],
    ['no such code', false],
  ])('with the code %s counts against the release: %s', (code, counts) => {
    expect(isOfConfiguration(code)).toBe(counts);
  });
});

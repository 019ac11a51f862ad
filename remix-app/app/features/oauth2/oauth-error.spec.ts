import { describe, expect, test } from 'vitest';
import { interactionProblem } from './interaction-problem';
import { explainOAuthError, readOAuthError } from './oauth-error';

const read = (query: string) => readOAuthError(new URLSearchParams(query));

describe('the address of the error page', () => {
  test('holds a code, the application and a reference', () => {
    expect(read('code=invalid_client&client=Ledger&ref=r-1')).toEqual({
      code: 'invalid_client',
      client: 'Ledger',
      reference: 'r-1',
    });
  });

  test.each(['', 'code=', 'code=<b>x</b>', `code=${'a'.repeat(100)}`, 'code=Call+0800-123'])(
    '%s cannot put its own words in the place of a code',
    (query) => {
      expect(read(query).code).toBe('server_error');
    },
  );
});

test('every error says what happened and what to do', () => {
  for (const code of [
    'invalid_client',
    'invalid_redirect_uri',
    'invalid_request',
    'access_denied',
    'other',
  ]) {
    const { happened, next } = explainOAuthError(code);
    expect(happened).toMatch(/\.$/);
    expect(next).toMatch(/\.$/);
  }
});

test('a problem in an address is told in our words only', () => {
  expect(interactionProblem('not_a_member')).toContain('another organization');
  expect(interactionProblem('Your account is locked, call us')).toBe('Failed to complete authentication.');
  expect(interactionProblem('toString')).toBe('Failed to complete authentication.');
  expect(interactionProblem(null)).toBeNull();
});

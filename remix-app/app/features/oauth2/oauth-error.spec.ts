import { describe, expect, test } from 'vitest';
import { textsOf } from '~/server/texts.server';
import { interactionProblem } from './interaction-problem';
import { explainOAuthError, readOAuthError, statusOfOAuthError } from './oauth-error';
import { interactionAnswers } from './texts/interaction-answers';
import { oauthErrorTexts } from './texts/oauth-errors';

const request = new Request('http://localhost/');

const read = (query: string, isOurs = true) => readOAuthError(new URLSearchParams(query), isOurs);

describe('the URL of the error page', () => {
  test('contains a code, the application and a reference', () => {
    expect(read('code=invalid_client&client=Ledger&ref=r-1')).toEqual({
      code: 'invalid_client',
      client: 'Ledger',
      reference: 'r-1',
      isSignOut: false,
    });
  });

  test('of a third party provides neither a name nor a reference', () => {
    expect(read('code=invalid_client&client=Your+bank&ref=Call+0800-123', false)).toEqual({
      code: 'invalid_client',
      client: null,
      reference: null,
      isSignOut: false,
    });
  });

  test.each([
    ['invalid_client', true, 400],
    ['access_denied', true, 403],
    ['server_error', true, 500],
    ['temporarily_unavailable', true, 503],
    ['server_error', false, 400],
  ])('with the code %s has a matching status (written by Gatehouse: %s)', (code, isOurs, status) => {
    expect(statusOfOAuthError(read(`code=${code}`, isOurs), isOurs)).toBe(status);
  });

  test.each(['', 'code=', 'code=<b>x</b>', `code=${'a'.repeat(100)}`, 'code=Call+0800-123'])(
    'with "%s" cannot replace the code with other text',
    (query) => {
      expect(read(query).code).toBe('server_error');
    },
  );
});

test('every error explains what happened and what to do', () => {
  const t = textsOf(request, oauthErrorTexts);
  for (const code of [
    'invalid_client',
    'invalid_redirect_uri',
    'invalid_request',
    'access_denied',
    'other',
  ]) {
    const { happened, next } = explainOAuthError(code);
    expect(t(happened)).toMatch(/\.$/);
    expect(t(next)).toMatch(/\.$/);
  }
});

test('a problem in a URL is shown only with known messages', () => {
  const t = textsOf(request, interactionAnswers);
  expect(interactionProblem(t, 'not_a_member')).toContain('a different organization');
  expect(interactionProblem(t, 'Your account is locked, call us')).toBe('Failed to complete authentication.');
  expect(interactionProblem(t, 'toString')).toBe('Failed to complete authentication.');
  expect(interactionProblem(t, null)).toBeNull();
});

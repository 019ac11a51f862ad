import { expect, test } from 'vitest';
import { RESPONSE_STAGES } from '../../nest-api/src/saml/protocol/response-stages.js';
import { validateResponse } from '../../nest-api/src/saml/protocol/validate-response.js';
import { OPENID_STAGES, USER_STAGES } from '../../nest-api/src/sso-config/responses/replayed-checks.js';
import english from '../../remix-app/app/features/sso-configuration/texts/checks/en.ts';
import { aResponse, expectations } from './support/responses.ts';

/** Stages around the pre-validator. */
const AROUND: readonly string[] = ['message', 'request', 'second_opinion'];

test('a valid response passes each check, reported in order', () => {
  const passed: string[] = [];
  validateResponse(aResponse(), expectations(), (stage) => passed.push(stage));
  expect(passed).toEqual(RESPONSE_STAGES.filter((stage) => !AROUND.includes(stage)));
});

test('a rejected response passes the checks before the one that rejects it', () => {
  const passed: string[] = [];
  const note = (stage: string) => passed.push(stage);
  expect(() =>
    validateResponse(aResponse(), expectations({ audience: 'https://other.test' }), note),
  ).toThrow();
  expect(passed.at(-1)).toBe('conditions');
});

test('each check has a text', () => {
  const keys = [...RESPONSE_STAGES, ...OPENID_STAGES, ...USER_STAGES].map((name) =>
    name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
  expect(keys.filter((key) => !(key in english))).toEqual([]);
});

import { type Problem, TEXTS } from '@gatehouse/contracts';
import { expect, test } from 'vitest';
import { explained, toRefusal } from './wizard-form';

const problem = (detail: string): Problem => ({
  type: 'about:blank',
  title: 'Unprocessable',
  status: 422,
  detail,
  code: 'sso_capture_failed',
  requestId: 'r-1',
});

test('a specified sentence is separated from the reason that follows it', () => {
  expect(explained(`${TEXTS.wizard.captureFailed} The metadata has no certificate.`)).toEqual({
    headline: 'captureFailed',
    why: 'The metadata has no certificate.',
  });
  expect(explained('The link expired.')).toEqual({ headline: null, why: 'The link expired.' });
});

test('an error does not repeat the English sentence below its translation', () => {
  const detail = `${TEXTS.wizard.saveFailed} The name is taken.`;
  expect(toRefusal('Nicht gespeichert.', problem(detail), {})).toMatchObject({
    message: 'Nicht gespeichert.',
    why: 'The name is taken.',
  });
});

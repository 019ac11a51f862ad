import { expect, test } from 'vitest';
import { placeOf, stepsOf } from './steps';
import english from './texts/wizard/en';

test('the wizard has the four specified steps, and the quick mode has three', () => {
  expect(stepsOf('wizard', 'google').map(({ title }) => english[title])).toEqual([
    'Select Provider',
    'Admin Authentication',
    'Capture Configuration',
    'Review & Save',
  ]);
  expect(stepsOf('quick', 'google').map(({ place }) => place)).toEqual(['select', 'authenticate', 'review']);
});

test.each([
  ['authenticate', 'wizard', 'review', 'authenticate'],
  ['captured', 'wizard', null, 'capture'],
  ['captured', 'wizard', 'review', 'review'],
  ['captured', 'wizard', 'authenticate', 'authenticate'],
  ['captured', 'quick', null, 'review'],
  ['saved', 'wizard', 'authenticate', 'saved'],
  ['saved', 'wizard', 'provisioning', 'provisioning'],
  ['captured', 'wizard', 'provisioning', 'capture'],
] as const)('the step %s in the mode %s with %s requested shows %s', (step, mode, asked, place) => {
  expect(placeOf(step, mode, asked)).toBe(place);
});

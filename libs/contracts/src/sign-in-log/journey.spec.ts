import { expect, test } from 'vitest';
import { type Journey, journeyText, parseJourney, passStep } from './journey.ts';

const NOW = 1_795_000_000_000;
const id = '0199d3c5-8f00-7000-8000-000000000001';
const begun: Journey = { id, since: NOW - 5_000, step: 'address', took: {} };

test('a step adds the time since the previous one, up to 30 minutes, even if it repeats', () => {
  const asked = passStep(begun, 'address', 'password', NOW);
  expect(asked).toEqual({ id, since: NOW, step: 'password', took: { address: 5_000 } });
  expect(passStep(asked, 'address', 'password', NOW + 2_000).took).toEqual({ address: 7_000 });
  expect(passStep(asked, 'password', 'consent', NOW - 9_000).took).toMatchObject({ password: 0 });
  expect(passStep(asked, 'password', 'consent', NOW + 9e9).took).toMatchObject({ password: 1_800_000 });
});

test('a journey is the same after conversion to text and back', () => {
  const asked = passStep(begun, 'address', 'password', NOW);
  expect(journeyText(asked)).toBe(`${id}.${NOW}.password.address~5000`);
  expect(parseJourney(journeyText(asked), NOW)).toEqual(asked);
});

test.each([
  '',
  `${id}.${NOW}`,
  `${id}.${NOW}.owner`,
  `${id}.${NOW}.password.owner~1`,
  `${id}.${NOW}.password.address~-1`,
  `${id}.${NOW}.password.address~1e9`,
  `${id}.${NOW - 1_800_001}.password`,
  `${id}.${NOW + 1_800_001}.password`,
  `${id};.${NOW}.password`,
])('%s is not a valid journey', (text) => {
  expect(parseJourney(text, NOW)).toBeNull();
});

import { expect, test } from 'vitest';
import { textsOf } from '~/server/texts.server';
import { healthTexts } from '../texts/health';
import { inWords, minutesOf } from './last-hour';

const t = textsOf(new Request('http://localhost/'), healthTexts);

const ASOF = '2026-11-21T12:00:30.000Z';
const sample = (at: string, standing: 'good' | 'wait' | 'wrong', value: number) => ({
  at: `2026-11-21T${at}:00.000Z`,
  standing,
  value,
});

test('the hour has sixty minutes, including those without a sample', () => {
  const minutes = minutesOf([sample('11:30', 'good', 2), sample('12:00', 'wrong', 8)], ASOF);
  expect(minutes).toHaveLength(60);
  expect(minutes.at(0)).toMatchObject({ at: '2026-11-21T11:01:00.000Z', standing: null });
  expect(minutes.at(-1)).toMatchObject({ standing: 'wrong', height: 1 });
  expect(minutes.at(-31)).toMatchObject({ standing: 'good', height: 0.25 });
});

test('older samples are omitted', () => {
  expect(minutesOf([sample('10:59', 'wrong', 1)], ASOF).some(({ standing }) => standing)).toBe(false);
});

test.each([
  [[], 'Nothing was recorded in the last hour.'],
  [
    [sample('11:59', 'good', 3), sample('12:00', 'good', 4)],
    'Healthy in all 2 recorded minutes; at most 4 waiting.',
  ],
  [
    [sample('11:59', 'wrong', 1_300), sample('12:00', 'good', 4)],
    'Healthy in 1 of 2 recorded minutes, failing in 1; at most 1,300 waiting.',
  ],
])('the samples %j have a description in words', (samples, words) => {
  expect(inWords(minutesOf(samples, ASOF), 'waiting', t)).toBe(words);
});

import { formatsOf } from '@gatehouse/texts';
import { expect, test } from 'vitest';
import { textsOf } from '~/server/texts.server';
import { jobsTexts } from '../texts/jobs';
import { durationOf, scheduleOf } from './schedule';

const t = textsOf(new Request('http://localhost/'), jobsTexts);

test.each([
  [1, 'Every second'],
  [2, 'Every 2 seconds'],
  [0.5, 'Every 0.5 seconds'],
  [600, 'Every 10 minutes'],
  [3_600, 'Every hour'],
  [21_600, 'Every 6 hours'],
  [86_400, 'Every day'],
])('an interval of %d seconds is "%s"', (seconds, text) => {
  expect(scheduleOf(seconds, t)).toBe(text);
});

test.each([
  [0.4, '0 ms'],
  [340, '340 ms'],
  [2_400, '2.4 s'],
  [185_000, '3 min 5 s'],
])('a duration of %d ms is "%s"', (ms, text) => {
  expect(durationOf(ms, formatsOf('en'))).toBe(text);
});

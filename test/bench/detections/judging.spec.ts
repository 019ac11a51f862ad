import { expect, test } from 'vitest';
import { ATTACKS } from './history.ts';
import { historyOf, judge } from './judging.ts';

/** This seed is used neither for tuning nor for judging. */
const history = historyOf(1);
const judged = judge(history, false);
const share = (part: number, whole: number) => part / Math.max(1, whole);

test('a seed repeats its history, and another seed has a different one', () => {
  expect(historyOf(1).slice(0, 500)).toEqual(history.slice(0, 500));
  expect(historyOf(2).slice(0, 500)).not.toEqual(history.slice(0, 500));
});

test('a history is sorted by time and contains every kind of attack and honest sign-ins', () => {
  const times = history.map(({ at }) => at.getTime());
  expect(times).toEqual([...times].sort((a, b) => a - b));
  const labels = new Set(judged.map(({ attempt }) => attempt.label));
  expect([...labels].sort()).toEqual([...ATTACKS, 'honest'].sort());
});

test('the rules require a second factor from few users and find most attacks', () => {
  const honest = judged.filter(({ attempt }) => attempt.label === 'honest');
  const attacks = judged.filter(({ attempt }) => attempt.label !== 'honest');
  const stepsUp = (all: typeof judged) => all.filter(({ assessment }) => assessment.level !== 'low').length;
  expect(share(stepsUp(honest), honest.length)).toBeLessThan(1 / 300);
  expect(share(stepsUp(attacks), attacks.length)).toBeGreaterThan(0.8);
});

test('an office with hundreds of users who mistype passwords is not suspect', () => {
  const suspect = judged.filter(({ assessment }) =>
    assessment.reasons.some(({ signal }) => signal === 'suspect_network'),
  );
  expect(suspect.filter(({ attempt }) => attempt.label === 'honest')).toEqual([]);
  expect(suspect.length).toBeGreaterThan(0);
});

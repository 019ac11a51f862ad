import { describe, expect, test } from 'vitest';
import type { Attempt } from './history.ts';
import { incidentsIn, stolenSessionsIn } from './incidents.ts';
import { historyOf } from './judging.ts';

/** This seed is used neither for tuning nor for judging. */
const history = historyOf(1);
const campaignsOf = (label: Attempt['label']) =>
  new Set(history.flatMap((attempt) => (attempt.label === label ? (attempt.campaign ?? []) : [])));

describe('incidents', () => {
  const opened = incidentsIn(history);
  const found = new Set(opened.flatMap(({ campaigns }) => [...campaigns]));

  test('are about attackers, not about users who mistype', () => {
    expect(opened.filter(({ campaigns }) => campaigns.size === 0)).toEqual([]);
  });

  test.each([
    ['password_spraying', 0.6],
    ['credential_stuffing', 0.6],
    ['password_guessing', 0.9],
    ['second_step_fatigue', 0.4],
  ] as const)('include most attacks by %s', (label, share) => {
    const campaigns = [...campaignsOf(label)];
    expect(campaigns.filter((campaign) => found.has(campaign)).length / campaigns.length).toBeGreaterThan(
      share,
    );
  });
});

test('few users who travel look like session thieves', () => {
  const some = history.filter(({ user }) => user !== null && user < 200);
  const honest = stolenSessionsIn(some).filter(({ theft }) => !theft);
  expect(honest.length).toBeGreaterThan(200);
  expect(honest.filter(({ found }) => found).length / honest.length).toBeLessThan(0.02);
});

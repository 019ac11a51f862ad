import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DAYS, overdueOf } from './advisory-deadlines.ts';
import { ROOT } from './repository.ts';

const advisory = (severity: keyof typeof DAYS, isShipped = true) => ({
  id: 'GHSA-1',
  title: 'Bad',
  url: null,
  severity,
  package: 'b',
  versions: ['2.0.0'],
  range: '<2.0.1',
  fix: 'b 2.0.1',
  isShipped,
  cwes: [],
});
const published = '2026-11-01';
const at = (day: string, time = '00:00:00') => new Date(`${day}T${time}Z`);

test.each([
  ['critical', true, '2026-11-04'],
  ['critical', false, '2026-11-07'],
  ['high', true, '2026-11-08'],
  ['high', false, '2026-11-15'],
  ['moderate', true, '2026-12-01'],
  ['low', true, '2027-01-30'],
] as const)('a %s advisory (shipped: %s) is overdue only after %s', (severity, isShipped, due) => {
  const known = [{ id: 'GHSA-1', published }];
  expect(overdueOf([advisory(severity, isShipped)], known, at(due, '23:59:59'))).toEqual([]);
  const after = new Date(at(due).getTime() + 86_400_000);
  expect(overdueOf([advisory(severity, isShipped)], known, after)).toHaveLength(1);
});

test('an exploited advisory has the deadline of a critical one', () => {
  const known = [{ id: 'GHSA-1', published, isExploited: true }];
  expect(overdueOf([advisory('low')], known, at('2026-11-05'))).toHaveLength(1);
});

test('an unrecorded advisory is overdue immediately, and an answered one never is', () => {
  expect(overdueOf([advisory('low')], [], at(published))[0]).toContain('GHSA-1 (low, b 2.0.0) is new');
  const answered = [{ id: 'GHSA-1', published, answer: 'docs/decisions/0004-dependencies.md' }];
  expect(overdueOf([advisory('critical')], answered, at('2030-01-01'))).toEqual([]);
});

test('the deadlines match docs/security-program.md', () => {
  const table = readFileSync(join(ROOT, 'docs/security-program.md'), 'utf8');
  const daysOf = (row: string) => Number(new RegExp(`^\\| ${row}[^|]*\\| (\\d+) days`, 'm').exec(table)?.[1]);
  expect({
    critical: daysOf('critical'),
    high: daysOf('high'),
    moderate: daysOf('medium'),
    low: daysOf('low'),
  }).toEqual({
    critical: DAYS.critical,
    high: DAYS.high,
    moderate: DAYS.moderate,
    low: DAYS.low,
  });
});

import { expect, test } from 'vitest';
import { type Counts, differences, least } from './compare.ts';

const COMMITTED: Counts = { trips: 2, statements: 3, rows: 4, blocks: 50, calls: 10_000 };
const texts = (now: Partial<Counts>) =>
  differences({ refresh: COMMITTED }, { refresh: { ...COMMITTED, ...now } }).map(
    ({ isWorse, text }) => `${isWorse ? 'worse' : 'better'}: ${text}`,
  );

test.each([
  ['trips', { trips: 3 }, 'worse: refresh: 3 trips instead of 2'],
  ['statements', { statements: 4 }, 'worse: refresh: 4 statements instead of 3'],
  ['rows', { rows: 5 }, 'worse: refresh: 5 rows instead of 4'],
  ['blocks', { blocks: 63 }, 'worse: refresh: 63 blocks instead of 50'],
  ['calls', { calls: 10_301 }, 'worse: refresh: 10301 calls instead of 10000'],
  ['fewer trips', { trips: 1 }, 'better: refresh: 1 trips instead of 2'],
  ['fewer calls', { calls: 9_699 }, 'better: refresh: 9699 calls instead of 10000'],
])('a job that differs in %s is reported', (_, now, text) => {
  expect(texts(now)).toEqual([text]);
});

test('equal counts are not a difference', () => {
  expect(texts({})).toEqual([]);
});

test('small differences of blocks and calls are ignored', () => {
  expect(texts({ blocks: 62, calls: 10_300 })).toEqual([]);
  expect(texts({ blocks: 38, calls: 9_700 })).toEqual([]);
});

test('small counts can differ by a few', () => {
  const small = { ...COMMITTED, blocks: 2, calls: 400 };
  expect(differences({ jwks: small }, { jwks: { ...small, blocks: 7, calls: 420 } })).toEqual([]);
  expect(differences({ jwks: small }, { jwks: { ...small, blocks: 8, calls: 421 } })).toHaveLength(2);
});

test('a job that exists on only one side is worse', () => {
  const found = differences({ gone: COMMITTED }, { added: COMMITTED });
  expect(found).toEqual([
    { isWorse: true, text: 'gone: is in the committed file and is not counted' },
    { isWorse: true, text: 'added: is not in the committed file' },
  ]);
});

test('the result of several runs is the minimum of each count', () => {
  const runs = [
    { ...COMMITTED, trips: 4 },
    { ...COMMITTED, calls: 12_000 },
  ];
  expect(least(runs)).toEqual(COMMITTED);
});

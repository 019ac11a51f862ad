import { expect, test } from 'vitest';
import { anomalyOf, averageDepth, grow, type Row } from './isolation-forest.ts';
import { seeded } from './seeded.ts';

/** The examples are those of scikit-learn: its documentation and `sklearn/ensemble/tests/test_iforest.py`. */
test.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [5, 2 * (Math.log(4) + 0.5772156649) - (2 * 4) / 5],
  [999, 2 * (Math.log(998) + 0.5772156649) - (2 * 998) / 999],
])('the average depth of %i rows matches scikit-learn', (rows, depth) => {
  expect(averageDepth(rows)).toBeCloseTo(depth, 10);
});

test('two outliers are more unusual than six neighboring rows', () => {
  const rows: Row[] = [
    [-2, -1],
    [-1, -1],
    [-1, -2],
    [1, 1],
    [1, 2],
    [2, 1],
    [7, 4],
    [-5, 9],
  ];
  const forest = grow(rows, [], 100, 256, seeded(1));
  const anomalies = rows.map((row) => anomalyOf(forest, row));
  expect(Math.min(...anomalies.slice(-2))).toBeGreaterThan(Math.max(...anomalies.slice(0, -2)));
});

test('among -1.1, 0.3, 0.5 and 100, the value 90 is an outlier, and 0.1 and 0 are not', () => {
  const forest = grow([[-1.1], [0.3], [0.5], [100]], [], 100, 256, seeded(0));
  expect(anomalyOf(forest, [0.1])).toBeLessThan(0.5);
  expect(anomalyOf(forest, [0])).toBeLessThan(0.5);
  expect(anomalyOf(forest, [90])).toBeGreaterThan(0.5);
});

test('identical rows form one leaf', () => {
  const forest = grow([[1], [1], [1]], [], 3, 256, seeded(1));
  expect(forest.trees).toEqual([3, 3, 3]);
  expect(anomalyOf(forest, [1])).toBeCloseTo(0.5, 10);
});

test('trees of identical rows detect an outlier only if they saw a strange row', () => {
  const rows = Array.from({ length: 50 }, () => [1, 1]);
  const without = grow(rows, [], 100, 64, seeded(1));
  expect(anomalyOf(without, [9, 1])).toBe(anomalyOf(without, [1, 1]));
  const forest = grow(rows, [[9, 1]], 100, 64, seeded(1));
  expect(anomalyOf(forest, [9, 1])).toBeGreaterThan(anomalyOf(forest, [1, 1]) + 0.3);
});

test('trees contain one sample each and are at most as deep as its logarithm', () => {
  const random = seeded(2);
  const rows = Array.from({ length: 1000 }, () => [random(), random()]);
  const { sample, trees } = grow(rows, [], 10, 64, random);
  expect(sample).toBe(64);
  expect(Math.max(...trees.map(depthOf))).toBeLessThanOrEqual(6);
  expect(trees.map(rowsIn)).toEqual(new Array(10).fill(64));
});

type Tree = ReturnType<typeof grow>['trees'][number];

function depthOf(tree: Tree): number {
  return typeof tree === 'number' ? 0 : 1 + Math.max(depthOf(tree[2]), depthOf(tree[3]));
}

function rowsIn(tree: Tree): number {
  return typeof tree === 'number' ? tree : rowsIn(tree[2]) + rowsIn(tree[3]);
}

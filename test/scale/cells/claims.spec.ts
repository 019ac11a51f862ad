import { afterEach, beforeEach, expect, test } from 'vitest';
import { Claims } from './claims.ts';

const key = (last: number) => Buffer.from([7, ...Array.from({ length: 14 }, () => 0), last]);
let claims: Claims;

beforeEach(() => {
  claims = new Claims(':memory:', ['eu', 'us']);
});
afterEach(() => claims.close());

const cellsOf = () => claims.part(7).map(({ cell }) => cell);

test('the first cell that claims a name has it', () => {
  expect(claims.claim('eu', [key(1)])).toEqual([]);
  expect(claims.claim('us', [key(1)])).toEqual([key(1)]);
  expect(cellsOf()).toEqual([0]);
});

test('a cell may claim its own names again', () => {
  claims.claim('eu', [key(1)]);
  expect(claims.claim('eu', [key(1), key(2)])).toEqual([]);
  expect(cellsOf()).toEqual([0, 0]);
});

test('if one name is taken, none is claimed', () => {
  claims.claim('eu', [key(1)]);
  expect(claims.claim('us', [key(1), key(2)])).toEqual([key(1)]);
  expect(cellsOf()).toEqual([0]);
});

test('only the cell that has a name can release it', () => {
  claims.claim('eu', [key(1)]);
  claims.release('us', [key(1)]);
  expect(cellsOf()).toEqual([0]);
  claims.release('eu', [key(1)]);
  expect(claims.claim('us', [key(1)])).toEqual([]);
});

test('only the cell that has all names can give them to another one', () => {
  claims.claim('eu', [key(1)]);
  claims.claim('us', [key(2)]);
  expect(claims.transfer('eu', 'us', [key(1), key(2)])).toBe(false);
  expect(cellsOf()).toEqual([0, 1]);
  expect(claims.transfer('eu', 'us', [key(1)])).toBe(true);
  expect(cellsOf()).toEqual([1, 1]);
});

test('versions increase', () => {
  expect([claims.nextVersion(), claims.nextVersion()]).toEqual([1, 2]);
});

test('entries are in the order of their keys', () => {
  claims.claim('eu', [key(9), key(200), key(1)]);
  expect(claims.part(7).map((entry) => entry.key.at(-1))).toEqual([1, 9, 200]);
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NAMED_FAULTS } from './faults.ts';
import { mutate } from './mutate.ts';
import { SLICES } from './slices.ts';

const changes = (source: string) =>
  mutate(source, 'a.ts').mutants.map(({ before, after }) => `${before} → ${after}`);

test.each([
  ['const x = a < b;', ['a < b → a <= b', 'a < b → a >= b']],
  ['const x = a === b;', ['a === b → a !== b']],
  ['const x = a ?? b;', ['a ?? b → a', 'a ?? b → b']],
  ['const x = !a;', ['!a → a']],
  ['if (a) b;', ['a → true', 'a → false']],
  ['throw new Error("x");', ['throw new Error("x"); → (removed)']],
  ['await check(x);', ['await check(x); → (removed)']],
  ['const x = list.includes(a);', ['list.includes(a) → !list.includes(a)']],
  ['const LIMIT = 5;', ['5 → 6']],
  ['const LIST = [a];', ['[a] → []']],
  ['[a, b] = c;', []],
  ['type A = { b: true };', []],
])('%s gives the complete list of mutants', (source, expected) => {
  expect(changes(source)).toEqual(expected);
});

test('only the named mutant is enabled, and none by default', () => {
  const { code } = mutate('result.push(1 < 1);', 'a.ts');
  const run = (mutant?: string) => {
    const result: boolean[] = [];
    Object.assign(globalThis, { gatehouseMutant: mutant });
    new Function('result', code)(result);
    return result;
  };
  try {
    expect(run()).toEqual([false]);
    expect(run('a.ts:0')).toEqual([]);
    expect(run('a.ts:1')).toEqual([true]);
    expect(run('b.ts:1')).toEqual([false]);
  } finally {
    Reflect.deleteProperty(globalThis, 'gatehouseMutant');
  }
});

test('an `else` stays with its `if`', () => {
  const { code } = mutate('if (result.length === 0) result.push(true); else result.pop();', 'a.ts');
  const result: boolean[] = [];
  new Function('result', `${code}\n`)(result);
  new Function('result', `${code}\n`)(result);
  expect(result).toEqual([]);
});

test('every file in a slice exists', () => {
  const named = SLICES.flatMap(({ files, specs }) => [...files, ...specs]);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test('every named fault still matches the code that it changes', () => {
  const faults = NAMED_FAULTS.flatMap((slice) => slice.faults);
  const lost = faults.filter(({ file, from }) => !readFileSync(file, 'utf8').includes(from));
  expect(lost.map(({ name }) => name)).toEqual([]);
});

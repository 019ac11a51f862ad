import { expect, test } from 'vitest';
import { Recent } from './recent.js';

function counted(most = 3, idleMs = 1000) {
  const clock = { now: 0 };
  const made: string[] = [];
  const recent = new Recent<string>(most, idleMs, 10_000, () => clock.now);
  const get = (key: string) =>
    recent.get(key, async () => {
      made.push(key);
      return key;
    });
  return { clock, made, recent, get };
}

test('one value serves all who ask, those at once too', async () => {
  const { made, get } = counted();
  expect(await Promise.all([get('a'), get('a'), get('a')])).toEqual(['a', 'a', 'a']);
  expect(made).toEqual(['a']);
});

test('of too many the one that was used longest ago goes', async () => {
  const { made, get, recent } = counted();
  for (const key of ['a', 'b', 'c', 'a', 'd']) await get(key);
  expect(recent.size).toBe(3);
  await get('a');
  await get('b');
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
});

test('what nobody asks for goes after a while', async () => {
  const { clock, get, recent } = counted();
  await get('a');
  clock.now = 900;
  await get('b');
  clock.now = 1500;
  await get('b');
  expect(recent.size).toBe(1);
});

test('what failed is made anew', async () => {
  const recent = new Recent<string>(3, 1000, 10_000);
  await expect(recent.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await recent.get('a', async () => 'there')).toBe('there');
});

test('none gets older than it may, however often it is used', async () => {
  const { clock, made, get } = counted();
  for (clock.now = 0; clock.now <= 11_000; clock.now += 500) await get('a');
  expect(made).toEqual(['a', 'a']);
});

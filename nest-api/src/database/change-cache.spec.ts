import { beforeEach, describe, expect, test } from 'vitest';
import { ChangeCache } from './change-cache.js';

interface Thing {
  readonly of: string;
}

let now: number;
let changes: { isCurrent: boolean; isSettled: boolean; settles(): boolean };
let loads: string[];
let cache: ChangeCache<Thing>;

beforeEach(() => {
  now = 0;
  changes = { isCurrent: true, isSettled: true, settles: () => changes.isSettled };
  loads = [];
  cache = new ChangeCache<Thing>(
    changes,
    { most: 3, idleMs: 1_000, dependsOn: ({ of }) => [`tenants:${of}`] },
    () => now,
  );
});

const get = (key: string, of = 'acme') =>
  cache.get(key, async () => {
    loads.push(key);
    return { of };
  });

test('concurrent and later reads of a key load it once', async () => {
  await Promise.all([get('a'), get('a'), get('a')]);
  await get('a');
  expect(loads).toEqual(['a']);
});

test('peek returns only current values in memory and loads nothing', async () => {
  expect(cache.peek('a')).toBeNull();
  await get('a');
  expect(cache.peek('a')).toEqual({ of: 'acme' });
  changes.isCurrent = false;
  expect(cache.peek('a')).toBeNull();
  changes.isCurrent = true;
  cache.drop('tenants:acme');
  expect(cache.peek('a')).toBeNull();
  expect(loads).toEqual(['a']);
});

test('renew replaces a value in memory, unless it changed in the meantime', async () => {
  const renew = (of: string, meanwhile: () => unknown = () => undefined) =>
    cache.renew('a', async () => {
      meanwhile();
      return { of };
    });
  await get('a');
  await Promise.all([renew('globex'), renew('initech')]);
  expect(cache.peek('a')).toEqual({ of: 'initech' });
  await renew('hooli', () => cache.drop('tenants:initech'));
  expect(cache.peek('a')).toBeNull();
  expect(loads).toEqual(['a']);
});

test('a change removes only the values that depend on it', async () => {
  await get('a', 'acme');
  await get('b', 'globex');
  cache.drop('tenants:acme');
  await get('a', 'acme');
  await get('b', 'globex');
  expect(loads).toEqual(['a', 'b', 'a']);
});

test('a value is not kept if a change arrives while it loads, and later callers load it again', async () => {
  const { promise, resolve } = Promise.withResolvers<Thing>();
  const before = cache.get('a', () => promise);
  cache.drop('tenants:another');
  const after = get('a');
  resolve({ of: 'old' });
  expect([await before, await after]).toEqual([{ of: 'old' }, { of: 'acme' }]);
  expect(await get('a')).toEqual({ of: 'acme' });
});

test('nothing is cached while change notifications are unavailable', async () => {
  await get('a');
  changes.isCurrent = false;
  cache.clear();
  await get('a');
  await get('a');
  changes.isCurrent = true;
  await get('a');
  await get('a');
  expect(loads).toEqual(['a', 'a', 'a', 'a']);
});

test('a cache with seesOwnChanges loads values again until its own notifications arrive', async () => {
  const own = new ChangeCache<Thing>(changes, { most: 3, seesOwnChanges: true, dependsOn: () => [] });
  const ask = () =>
    own.get('a', async () => {
      loads.push('own');
      return { of: 'acme' };
    });
  await ask();
  changes.isSettled = false;
  await get('b');
  await get('b');
  await ask();
  changes.isSettled = true;
  await ask();
  expect(loads).toEqual(['own', 'b', 'own']);
});

test('a value that began to load before the connection was lost is not kept', async () => {
  const { promise, resolve } = Promise.withResolvers<Thing>();
  const reading = cache.get('a', () => promise);
  cache.clear();
  resolve({ of: 'acme' });
  await reading;
  expect(cache.size).toBe(0);
});

describe('the memory limit', () => {
  test('drops the least recently used value when the cache is full', async () => {
    for (const key of ['a', 'b', 'c', 'a', 'd']) await get(key);
    expect(cache.size).toBe(3);
    loads = [];
    for (const key of ['a', 'c', 'd', 'b']) await get(key);
    expect(loads).toEqual(['b']);
  });

  test('drops a value after its idle time', async () => {
    await get('a');
    now = 1_500;
    await get('b');
    expect(cache.size).toBe(1);
  });
});

test('missing values and failures are not cached', async () => {
  expect(await cache.get('a', async () => null)).toBeNull();
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await get('a')).toEqual({ of: 'acme' });
});

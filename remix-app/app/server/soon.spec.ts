import { expect, test } from 'vitest';
import { soon } from './soon.server';

test('a fast value is part of the page', async () => {
  expect(await soon(Promise.resolve(7))).toEqual({ value: 7 });
});

test('the page does not wait for a slow value and gets it later', async () => {
  let finish: (value: number) => void = () => undefined;
  const { value } = await soon(
    new Promise<number>((resolve) => {
      finish = resolve;
    }),
    5,
  );
  expect(value).toBeInstanceOf(Promise);
  finish(7);
  expect(await value).toBe(7);
});

test('a failed value is null, early or late', async () => {
  expect(await soon(Promise.reject(new Error('no')))).toEqual({ value: null });
  let fail: () => void = () => undefined;
  const { value } = await soon(
    new Promise<number>((_, reject) => {
      fail = () => reject(new Error('no'));
    }),
    5,
  );
  fail();
  expect(await value).toBeNull();
});

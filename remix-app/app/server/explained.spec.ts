import type { Problem } from '@gatehouse/contracts';
import { expect, test } from 'vitest';
import { explained } from './explained.server';

const problem = (change: Partial<Problem>): Problem => ({
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  detail: 'Read it again.',
  code: 'stale_version',
  requestId: '1',
  ...change,
});
const of = (language: string, change: Partial<Problem>) =>
  explained(
    new Request('https://gatehouse.test/', { headers: { 'accept-language': language } }),
    problem(change),
  );

test('a known code is explained in the language of the user', () => {
  expect(of('de', {}).detail).toMatch(/^Jemand anderes hat dies inzwischen geändert/);
  expect(of('es', { code: 'too_many_requests', retryAfter: 30 }).detail).toContain('30 segundos');
});

test('English, an unknown code and an empty message are not changed', () => {
  expect(of('en', {}).detail).toBe('Read it again.');
  expect(of('de', { code: 'no_such_code' }).detail).toBe('Read it again.');
  expect(of('de', { code: 'toString' }).detail).toBe('Read it again.');
  expect(of('de', { code: 'api_unreachable', detail: '' }).detail).toBe('');
});

test('plan limits show their numbers, and invalid input shows its first field', () => {
  const planLimit = { plan: 'trial', what: 'users', limit: 25, used: 25, wanted: 1 } as const;
  expect(of('de', { code: 'plan_limit_reached', detail: 'The plan allows 25.', planLimit }).detail).toContain(
    '25 von 25',
  );
  const errors = [{ field: 'name', code: 'custom', message: 'Enter a name' }];
  expect(of('de', { code: 'invalid_input', detail: 'name: Enter a name', errors }).detail).toBe(
    'name: Geben Sie einen Namen ein',
  );
});

test('fields are explained by their message, or else by the code of their issue', () => {
  const errors = [
    { field: 'name', code: 'too_big', message: 'At most 120 characters' },
    { field: 'slug', code: 'too_big', message: 'Far too long' },
    { field: 'color', code: 'custom', message: 'White text is not readable on it' },
  ];
  expect(of('ja', { errors }).errors?.map(({ message }) => message)).toEqual([
    '120 文字以内で入力してください',
    '値が長すぎるか大きすぎます。',
    'White text is not readable on it',
  ]);
});

import { expect, test } from 'vitest';
import { z } from 'zod';
import { toInvalidInput } from './validation.pipe.js';

const Period = z
  .object({ from: z.int().min(0), to: z.int().min(0) })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Ends before it begins' });

function refusalOf(value: unknown) {
  const { error } = Period.safeParse(value);
  const { status, code, errors } = toInvalidInput(error?.issues ?? []);
  return { status, code, field: errors[0]?.field };
}

test('a value that violates the contract returns 400', () => {
  expect(refusalOf({ from: -1, to: 2 })).toEqual({ status: 400, code: 'invalid_input', field: 'from' });
});

test('a value that violates only a rule in code returns 422', () => {
  expect(refusalOf({ from: 3, to: 2 })).toEqual({ status: 422, code: 'invalid_input', field: 'to' });
});

test('a value that violates both returns 400', () => {
  const both = [
    { code: 'too_small', message: 'Enter 0 or more', path: ['from'] },
    { code: 'custom', message: 'Ends before it begins', path: ['to'] },
  ];
  expect(toInvalidInput(both).status).toBe(400);
});

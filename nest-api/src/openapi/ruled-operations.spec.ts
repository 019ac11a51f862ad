import { expect, test } from 'vitest';
import { z } from 'zod';
import { hasRules } from './ruled-operations.js';

const even = z.int().refine((value) => value % 2 === 0);

test.each([
  ['a refined value', even],
  ['a field', z.object({ a: even.optional() })],
  ['a field with a default', z.object({ a: even.default(2) })],
  ['an entry of a list', z.array(even.nullable())],
  ['an entry of a table', z.record(z.string(), even)],
  ['one of several shapes', z.union([z.string(), z.object({ a: even })])],
  ['fields that have to fit together', z.object({ a: z.int(), b: z.int() }).refine(({ a, b }) => a < b)],
  ['a value that is converted', z.string().transform(Number).pipe(even)],
])('%s has a rule that no schema states', (_what, schema) => {
  expect(hasRules(schema)).toBe(true);
});

test.each([
  ['a pattern', z.string().trim().regex(/^a/)],
  ['a format', z.object({ a: z.uuid(), b: z.iso.datetime().nullable() })],
  ['a range', z.coerce.number().int().min(1).max(9)],
  ['a list of names', z.array(z.enum(['a', 'b'])).min(1)],
])('%s is stated by a schema', (_what, schema) => {
  expect(hasRules(schema)).toBe(false);
});

import { expect, test } from 'vitest';
import { z } from 'zod';
import { hasRules } from './ruled-operations.js';

const even = z.int().refine((value) => value % 2 === 0);

test.each([
  ['a refined value', even],
  ['a refined field', z.object({ a: even.optional() })],
  ['a refined field with a default', z.object({ a: even.default(2) })],
  ['a refined item of a list', z.array(even.nullable())],
  ['a refined value of a record', z.record(z.string(), even)],
  ['a refined field of a union', z.union([z.string(), z.object({ a: even })])],
  ['an object with a rule for two fields', z.object({ a: z.int(), b: z.int() }).refine(({ a, b }) => a < b)],
  ['a converted value', z.string().transform(Number).pipe(even)],
])('%s has a rule that the schema cannot express', (_what, schema) => {
  expect(hasRules(schema)).toBe(true);
});

test.each([
  ['a pattern', z.string().trim().regex(/^a/)],
  ['a format', z.object({ a: z.uuid(), b: z.iso.datetime().nullable() })],
  ['a range', z.coerce.number().int().min(1).max(9)],
  ['a list of enum values', z.array(z.enum(['a', 'b'])).min(1)],
])('%s is fully expressed by the schema', (_what, schema) => {
  expect(hasRules(schema)).toBe(false);
});

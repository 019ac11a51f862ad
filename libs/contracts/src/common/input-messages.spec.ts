import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { SamlAttributesSchema } from '../saml/saml.ts';
import { inputMessage, installInputMessages } from './input-messages.ts';

const { customError: before } = z.config();
beforeAll(() => installInputMessages());
afterAll(() => z.config({ customError: before }));

const ROLE = z.enum(['user', 'admin']);
const PROOF = z.discriminatedUnion('method', [
  z.object({ method: z.literal('code'), code: z.string() }),
  z.object({ method: z.literal('password'), password: z.string() }),
]);

test.each<[what: string, schema: z.ZodType, value: unknown, message: string]>([
  ['a missing value', z.string(), undefined, 'This field is required'],
  ['a missing choice', ROLE, undefined, 'This field is required'],
  ['a missing value of a union', SamlAttributesSchema, undefined, 'This field is required'],
  ['empty text', z.string().min(1), '', 'This field is required'],
  ['a number instead of text', z.string(), 1, 'Enter text'],
  ['text that is not a number', z.coerce.number(), 'ten', 'Enter a number'],
  ['a fraction', z.int(), 1.5, 'Enter a whole number'],
  ['text instead of a boolean', z.boolean(), 'yes', 'Use true or false'],
  ['text instead of a list', z.array(z.string()), 'a', 'Use a list'],
  ['a list instead of an object', z.object({}), [], 'Use an object'],
  ['a number that is too small', z.number().min(60), 59, 'Enter 60 or more'],
  ['a number at an exclusive minimum', z.number().gt(0), 0, 'Enter a number above 0'],
  ['a number that is too large', z.number().max(600), 601, 'Enter 600 or less'],
  ['a number at an exclusive maximum', z.number().lt(9), 9, 'Enter a number below 9'],
  ['text that is too short', z.string().min(3), 'ab', 'Use at least 3 characters'],
  ['text that is too long', z.string().max(2), 'abc', 'Use at most 2 characters'],
  ['text of the wrong length', z.string().length(6), '12345', 'Use exactly 6 characters'],
  ['too many entries', z.array(z.string()).max(1), ['a', 'b'], 'Use at most 1 entry'],
  ['an unknown choice', ROLE, 'root', 'Use one of "user", "admin"'],
  ['a different constant', z.literal('S256'), 'plain', 'Use "S256"'],
  ['an unknown field', z.strictObject({}), { a: 1 }, 'Unknown field: a'],
  ['an invalid email address', z.email(), 'ada', 'Enter an email address, such as name@example.com'],
  ['an invalid URL', z.url(), 'acme', 'Enter a full URL, such as https://example.com/path'],
  ['an invalid ID', z.uuid(), '7', 'Enter an ID (a UUID, such as 018f3c5e-7d1a-7c3b-9a54-2f1d0c6b8e21)'],
  ['a number that is not a multiple', z.number().multipleOf(5), 7, 'Enter a multiple of 5'],
  ['an unknown method', PROOF, { method: 'sms' }, 'Use one of "code", "password"'],
])('the message for %s states what is accepted', (_what, schema, value, message) => {
  expect(schema.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('the message for an attribute map names the invalid entry and its choices', () => {
  const message = SamlAttributesSchema.safeParse({ mail: 'e-mail' }).error?.issues[0]?.message;
  expect(message).toMatch(/^mail: Use one of "email", "name"/);
});

test('a message of the schema takes precedence', () => {
  expect(z.string().min(8, 'Too short').safeParse('a').error?.issues[0]?.message).toBe('Too short');
});

test('an unknown kind of issue has a generic message', () => {
  expect(inputMessage({ code: 'custom', input: 1, path: [] })).toBe('The value is not valid');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { SamlAttributesSchema } from '../saml/saml.ts';
import { inputMessage, installInputMessages } from './input-messages.ts';

const before = z.config();
beforeAll(() => installInputMessages());
afterAll(() => z.config({ ...before, customError: undefined }));

const ROLE = z.enum(['user', 'admin']);
const PROOF = z.discriminatedUnion('method', [
  z.object({ method: z.literal('code'), code: z.string() }),
  z.object({ method: z.literal('password'), password: z.string() }),
]);

test.each<[what: string, schema: z.ZodType, value: unknown, message: string]>([
  ['nothing', z.string(), undefined, 'This field is required'],
  ['nothing for a choice', ROLE, undefined, 'This field is required'],
  ['nothing for several shapes', SamlAttributesSchema, undefined, 'This field is required'],
  ['an empty text', z.string().min(1), '', 'This field is required'],
  ['a number for a text', z.string(), 1, 'Enter text'],
  ['a text that is no number', z.coerce.number(), 'ten', 'Enter a number'],
  ['a fraction', z.int(), 1.5, 'Enter a whole number'],
  ['a text for a switch', z.boolean(), 'yes', 'Use true or false'],
  ['a text for a list', z.array(z.string()), 'a', 'Use a list'],
  ['a list for an object', z.object({}), [], 'Use an object'],
  ['a number that is too small', z.number().min(60), 59, 'Enter 60 or more'],
  ['a number at an open bound', z.number().gt(0), 0, 'Enter a number above 0'],
  ['a number that is too large', z.number().max(600), 601, 'Enter 600 or less'],
  ['a number at an open upper bound', z.number().lt(9), 9, 'Enter a number below 9'],
  ['a text that is too short', z.string().min(3), 'ab', 'Use at least 3 characters'],
  ['a text that is too long', z.string().max(2), 'abc', 'Use at most 2 characters'],
  ['a text of another length', z.string().length(6), '12345', 'Use exactly 6 characters'],
  ['too many entries', z.array(z.string()).max(1), ['a', 'b'], 'Use at most 1 entry'],
  ['an unknown choice', ROLE, 'root', 'Use one of "user", "admin"'],
  ['another constant', z.literal('S256'), 'plain', 'Use "S256"'],
  ['a field that is not known', z.strictObject({}), { a: 1 }, 'Unknown field: a'],
  ['no address', z.email(), 'ada', 'Enter an email address, such as name@example.com'],
  ['no URL', z.url(), 'acme', 'Enter a full URL, such as https://example.com/path'],
  ['no ID', z.uuid(), '7', 'Enter an ID (a UUID, such as 018f3c5e-7d1a-7c3b-9a54-2f1d0c6b8e21)'],
  ['no multiple', z.number().multipleOf(5), 7, 'Enter a multiple of 5'],
  ['an unknown method', PROOF, { method: 'sms' }, 'Use one of "code", "password"'],
])('%s says what is accepted', (_what, schema, value, message) => {
  expect(schema.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('a map of attributes names the entry that is wrong and its choices', () => {
  const message = SamlAttributesSchema.safeParse({ mail: 'e-mail' }).error?.issues[0]?.message;
  expect(message).toMatch(/^mail: Use one of "email", "name"/);
});

test('a message of the schema itself wins', () => {
  expect(z.string().min(8, 'Too short').safeParse('a').error?.issues[0]?.message).toBe('Too short');
});

test('an unknown kind of issue also has its own message', () => {
  expect(inputMessage({ code: 'custom', input: 1, path: [] })).toBe('The value is not valid');
});

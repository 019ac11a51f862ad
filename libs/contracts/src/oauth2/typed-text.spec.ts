import { expect, test } from 'vitest';
import { z } from 'zod';
import { UserCodeSchema } from './oauth2-device.ts';

/** The pattern of a text in the contract. The remaining checks run after trimming and are not part of the schema. */
function patternOf(schema: z.ZodType): RegExp {
  const { pattern } = z.toJSONSchema(schema, { io: 'input' });
  return new RegExp(String(pattern), 'u');
}

test.each([
  'BCDF-GHJK',
  'bcdfghjk',
  ' bcdf ghjk ',
  'B-C-D-F-G-H-J-K',
  '0000',
  'BCDF-GHJ',
  'BCDF-GHJKL',
  'BCDF_GHJK',
  '',
])('the contract and the API agree on the user code "%s"', (typed) => {
  expect(patternOf(UserCodeSchema).test(typed)).toBe(UserCodeSchema.safeParse(typed).success);
});

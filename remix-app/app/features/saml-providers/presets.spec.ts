import { acsUrlProblem, SamlAttributesSchema, SamlEntityIdSchema } from '@gatehouse/contracts';
import { expect, test } from 'vitest';
import { rowErrors } from './attribute-rows.server';
import { PRESETS } from './presets';

test.each(PRESETS)('what $label fills in is what the API takes', (preset) => {
  expect(SamlAttributesSchema.safeParse(preset.attributes).success).toBe(true);
  expect(rowErrors([...preset.attributes])).toEqual({});
  expect(SamlEntityIdSchema.safeParse(preset.entityIdExample).success).toBe(true);
  expect(acsUrlProblem(preset.acsExample)).toBe(null);
});

import { acsUrlProblem, SamlAttributesSchema, SamlEntityIdSchema } from '@gatehouse/contracts';
import { expect, test } from 'vitest';
import { textsOf } from '~/server/texts.server';
import { rowErrors } from './attribute-rows.server';
import { PRESETS } from './presets';
import { providerAnswers } from './texts/answers';

const t = textsOf(new Request('http://localhost/'), providerAnswers);

test.each(PRESETS)('what $key fills in is what the API takes', (preset) => {
  expect(SamlAttributesSchema.safeParse(preset.attributes).success).toBe(true);
  expect(rowErrors([...preset.attributes], t)).toEqual({});
  expect(SamlEntityIdSchema.safeParse(preset.entityIdExample).success).toBe(true);
  expect(acsUrlProblem(preset.acsExample)).toBe(null);
});

import { existsSync, readFileSync } from 'node:fs';
import { acsUrlProblem, SamlAttributesSchema, SamlEntityIdSchema } from '@gatehouse/contracts';
import { expect, test } from 'vitest';
import { textsOf } from '~/server/texts.server';
import { markOf } from '../applications/brands';
import { rowErrors } from './attribute-rows.server';
import { exampleOf, filled, findPreset, PRESETS, patternOf, variablesOf } from './presets';
import { providerAnswers } from './texts/answers';

const t = textsOf(new Request('http://localhost/'), providerAnswers);
const PRODUCTS = PRESETS.filter(({ label }) => label !== null);

test('more than 20 products have a preset, sorted by name', () => {
  const names = PRODUCTS.map(({ label }) => label ?? '');
  expect(names.length).toBeGreaterThan(20);
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
  expect(new Set(PRESETS.map(({ key }) => key)).size).toBe(PRESETS.length);
});

test.each(PRESETS)('the API accepts the values of the preset $key', (preset) => {
  expect(SamlAttributesSchema.safeParse(preset.attributes).success).toBe(true);
  expect(rowErrors([...preset.attributes], t)).toEqual({});
  expect(SamlEntityIdSchema.safeParse(exampleOf(preset.entityId, preset)).success).toBe(true);
  expect(acsUrlProblem(exampleOf(preset.acsUrl, preset))).toBe(null);
});

test.each(PRESETS)('the preset $key asks for exactly the variables of its patterns', (preset) => {
  const needed = [...`${preset.entityId} ${preset.acsUrl}`.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(variablesOf(preset).sort()).toEqual([...new Set(needed)].sort());
  if (!preset.isPattern) expect(needed).toEqual([]);
});

test.each(PRODUCTS.filter(({ mark }) => mark))('the list shows the logo of $label', (preset) => {
  const { mark } = preset;
  expect(existsSync(new URL(`../../../public/marks/${mark}.svg`, import.meta.url))).toBe(true);
  expect(markOf('Ours', exampleOf(preset.entityId, preset))).toBe(mark);
});

test('the documentation names the presets that no public document confirms', () => {
  const page = readFileSync(new URL('../../../../docs/saml.md', import.meta.url), 'utf8').replaceAll(
    '\n',
    ' ',
  );
  const [, named = ''] = /confirmed the values of these presets: (.*?)\. Compare/.exec(page) ?? [];
  const unconfirmed = PRODUCTS.filter(({ source }) => source === null).map(({ label }) => label);
  expect(named.split(/, | and /)).toEqual(unconfirmed);
});

test('a pattern is filled with the entered values', () => {
  expect(filled('https://{subdomain}.zendesk.com', { subdomain: 'acme' })).toBe('https://acme.zendesk.com');
  expect(filled('https://{subdomain}.zendesk.com', {})).toBe('https://{subdomain}.zendesk.com');
});

test('a variable is explained by the pattern in which it is the only one', () => {
  const workday = findPreset('workday');
  if (!workday) throw new Error('no Workday');
  expect(patternOf(workday, 'customer')).toBe('https://wd5.myworkday.com/{customer}/login-saml.htmld');
});

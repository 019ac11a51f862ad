import { TenantSlugSchema } from '@gatehouse/contracts';
import { expect, test } from 'vitest';
import { companyFromEmail, slugFrom } from './company-name.js';

test.each([
  ['ada@analytical-engines.example', 'Analytical Engines'],
  ['Ada@ACME.test', 'Acme'],
  ['a@-.test', 'My organization'],
])('the company name for %s is %s', (email, name) => {
  expect(companyFromEmail(email)).toBe(name);
});

test.each([
  ['Acme GmbH & Co. KG', 'acme-gmbh-co-kg'],
  ['Über Größe', 'uber-gro-e'],
  ['42 Labs', 'labs'],
  ['株式会社', 'tenant'],
  ['A', 'tenant'],
  ['x'.repeat(100), 'x'.repeat(40)],
])('the slug of %s is %s', (name, slug) => {
  expect(slugFrom(name)).toBe(slug);
  expect(TenantSlugSchema.safeParse(slug).success).toBe(true);
});

import { expect, test } from 'vitest';
import { textsOf } from '~/server/texts.server';
import { scopeText } from './scope-text';
import { consentTexts } from './texts/consent';

const german = textsOf(
  new Request('http://localhost/', { headers: { 'accept-language': 'de' } }),
  consentTexts,
);

test('a scope about the user is translated', () => {
  expect(scopeText(german, { scope: 'email', description: 'Your email address' })).toBe(
    'Ihre E-Mail-Adresse',
  );
});

test.each([
  { scope: 'expenses:read', description: 'Read your expenses' },
  { scope: 'toString', description: 'An API chose this name' },
  { scope: 'email', description: 'Mail of the API', resource: 'https://api.example' },
])('a scope of an API keeps its description: %j', (asked) => {
  expect(scopeText(german, asked)).toBe(asked.description);
});

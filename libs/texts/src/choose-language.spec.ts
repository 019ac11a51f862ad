import { expect, test } from 'vitest';
import { chooseLanguage, type LanguageSources } from './choose-language.ts';

const all = { chosen: 'ja', uiLocales: 'es', organization: 'de', acceptLanguage: 'ar' };
const rows: [why: string, sources: LanguageSources, language: string][] = [
  ['English is the default', {}, 'en'],
  ['the choice of the user comes first', all, 'ja'],
  ['ui_locales of the application come second', { ...all, chosen: null }, 'es'],
  ['the language of the organization comes third', { ...all, chosen: null, uiLocales: null }, 'de'],
  ['the language of the browser comes last', { acceptLanguage: 'ar' }, 'ar'],
  ['an unsupported choice is ignored', { ...all, chosen: 'fr' }, 'es'],
  ['a choice with the name of an object property is ignored', { ...all, chosen: '__proto__' }, 'es'],
  ['a region is ignored', { acceptLanguage: 'de-CH' }, 'de'],
  ['a region after an underscore is ignored', { uiLocales: 'es_MX' }, 'es'],
  ['upper case and lower case are equal', { acceptLanguage: 'DE-ch' }, 'de'],
  ['the first supported language of ui_locales is used', { uiLocales: 'fr-CA fr ja en' }, 'ja'],
  ['unsupported ui_locales are ignored', { uiLocales: 'fr it', organization: 'de' }, 'de'],
  ['the highest weight of Accept-Language wins', { acceptLanguage: 'en;q=0.5, de;q=0.9, fr' }, 'de'],
  ['the first language of equal weights is used', { acceptLanguage: 'es, de' }, 'es'],
  ['a language with the weight 0 is excluded', { acceptLanguage: 'de;q=0, ja;q=0.1' }, 'ja'],
  ['a wildcard leads to the default', { acceptLanguage: '*' }, 'en'],
  ['an invalid weight is ignored', { acceptLanguage: 'de;q=x' }, 'de'],
  ['the end of a very long header is ignored', { acceptLanguage: `${'x,'.repeat(5_000)}de` }, 'en'],
];

test.each(rows)('%s', (_why, sources, language) => {
  expect(chooseLanguage(sources)).toBe(language);
});

import { expect, test } from 'vitest';
import { chooseLanguage, type LanguageSources } from './choose-language.ts';

const all = { chosen: 'ja', uiLocales: 'es', organization: 'de', acceptLanguage: 'ar' };
const rows: [why: string, sources: LanguageSources, language: string][] = [
  ['nothing is known', {}, 'en'],
  ['everything is known: the choice of the person', all, 'ja'],
  ['no choice: what the application asks for', { ...all, chosen: null }, 'es'],
  ['neither: the organization', { ...all, chosen: null, uiLocales: null }, 'de'],
  ['only the browser', { acceptLanguage: 'ar' }, 'ar'],
  ['a choice that is not supported', { ...all, chosen: 'fr' }, 'es'],
  ['a choice that is a property of objects', { ...all, chosen: '__proto__' }, 'es'],
  ['a region', { acceptLanguage: 'de-CH' }, 'de'],
  ['a region as some systems write it', { uiLocales: 'es_MX' }, 'es'],
  ['capitals', { acceptLanguage: 'DE-ch' }, 'de'],
  ['the first of ui_locales that we have', { uiLocales: 'fr-CA fr ja en' }, 'ja'],
  ['ui_locales that we do not have', { uiLocales: 'fr it', organization: 'de' }, 'de'],
  ['weights', { acceptLanguage: 'en;q=0.5, de;q=0.9, fr' }, 'de'],
  ['equal weights: the first', { acceptLanguage: 'es, de' }, 'es'],
  ['a language that is not wanted', { acceptLanguage: 'de;q=0, ja;q=0.1' }, 'ja'],
  ['any language', { acceptLanguage: '*' }, 'en'],
  ['a weight that is none', { acceptLanguage: 'de;q=x' }, 'de'],
  ['a header without end', { acceptLanguage: `${'x,'.repeat(5_000)}de` }, 'en'],
];

test.each(rows)('%s', (_why, sources, language) => {
  expect(chooseLanguage(sources)).toBe(language);
});

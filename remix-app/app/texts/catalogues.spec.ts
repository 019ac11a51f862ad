import { LANGUAGES, type Messages, type Texts } from '@gatehouse/texts';
import { flawsOf } from '@gatehouse/texts/catalogues';
import { expect, test } from 'vitest';
import { ROUTES } from '~/pages';
import titles from '~/server/texts/titles/en';

const files = import.meta.glob<Messages>('../**/texts/*/??.ts', { eager: true, import: 'default' });
const handles = import.meta.glob<Record<string, Texts>>('../**/texts/*/index.ts', { eager: true });

const folders = [...new Set([...Object.keys(files), ...Object.keys(handles)].map(folderOf))].sort();

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'));
}

test('translation catalogs are found', () => {
  expect(folders.length).toBeGreaterThan(3);
});

test.each(folders)('%s is complete in every language', (folder) => {
  const catalogue = Object.fromEntries(
    LANGUAGES.map((language) => [language, files[`${folder}/${language}.ts`]]).filter(([, texts]) => texts),
  );
  expect(flawsOf(catalogue)).toEqual([]);
});

test.each(folders)('%s has an ID that matches its folder', (folder) => {
  const [texts] = Object.values(handles[`${folder}/index.ts`] ?? {});
  expect(texts?.id).toBe(folder.replace(/^\.\.\//, '').replace('/texts/', '/'));
});

/** The words for "tenant" (operators) and "organization" (all others), by language: docs/glossary.md. */
const WORDS = {
  de: { tenant: /mandant/i, organization: /organisation/i },
  es: { tenant: /inquilin/i, organization: /organizaci/i },
  ja: { tenant: /テナント/, organization: /組織/ },
  ar: { tenant: /مستأجر/, organization: /مؤسس/ },
} as const;

/** Without names of tags and arguments, the role, and Microsoft's term "tenant". */
const proseOf = (text: string) =>
  text.replaceAll(/<[^>]*>|\{\w+|tenant[_ ]admin|tenant_user|entra tenant|\(tenant\)/gi, ' ');

test.each(Object.entries(WORDS))('%s uses tenant and organization like English', (language, words) => {
  const wrong = folders.flatMap((folder) =>
    Object.entries(files[`${folder}/en.ts`] ?? {}).flatMap(([key, english]) => {
      const text = files[`${folder}/${language}.ts`]?.[key] ?? '';
      const prose = proseOf(english);
      const isOfMicrosoft = /entra tenant|\(tenant\)/i.test(english);
      const tenant = /\btenants?\b/i.test(prose);
      const organization = /\borganizations?\b/i.test(prose);
      const lacks = tenant && !words.tenant.test(text);
      const mixes = tenant && !organization && words.organization.test(text);
      const adds = !tenant && !isOfMicrosoft && words.tenant.test(text);
      return lacks || mixes || adds ? [`${folder} ${key}: ${text}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('titles match the table of pages', () => {
  const known = Object.fromEntries(ROUTES.map(({ path, title }) => [path, title]));
  expect(known).toMatchObject(titles);
});

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

test('there are catalogues', () => {
  expect(folders.length).toBeGreaterThan(3);
});

test.each(folders)('%s is complete in every language', (folder) => {
  const catalogue = Object.fromEntries(
    LANGUAGES.map((language) => [language, files[`${folder}/${language}.ts`]]).filter(([, texts]) => texts),
  );
  expect(flawsOf(catalogue)).toEqual([]);
});

test.each(folders)('%s is named after its place', (folder) => {
  const [texts] = Object.values(handles[`${folder}/index.ts`] ?? {});
  expect(texts?.id).toBe(folder.replace(/^\.\.\//, '').replace('/texts/', '/'));
});

test('titles are those of the table of pages', () => {
  const known = Object.fromEntries(ROUTES.map(({ path, title }) => [path, title]));
  expect(known).toMatchObject(titles);
});

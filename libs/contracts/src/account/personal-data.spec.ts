import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PERSONAL_DATA, PERSONAL_DATA_READERS } from './personal-data-categories.ts';

const LINKS = / \(\[[^\]]+\]\([^)]+\)\)/g;

test('docs/privacy.md has a row for each category, with its purpose, period and readers', () => {
  const document = readFileSync(new URL('../../../../docs/privacy.md', import.meta.url), 'utf8');
  const rows = document.split('\n').filter((line) => /^\| (?!Data )/.test(line));
  expect(rows.map((row) => row.replaceAll(LINKS, ''))).toEqual(
    Object.values(PERSONAL_DATA).map(
      ({ data, why, kept, readers }) => `| ${data} | ${why} | ${kept} | ${PERSONAL_DATA_READERS[readers]} |`,
    ),
  );
});

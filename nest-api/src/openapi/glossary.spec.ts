import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string) => readFileSync(`${repository}${file}`, 'utf8');
const found = (pattern: string) => globSync(pattern, { cwd: repository }).sort();

/** The table of rejected words is the last of the page. */
const REJECTED = [
  ...(read('docs/glossary.md').split('## Rejected words')[1] ?? '').matchAll(/^\| `(.+?)` \|/gm),
].map(([, pattern]) => new RegExp(`(?<![\\p{L}\\p{N}-])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu'));

/** "3: can not" for each line with a rejected word. */
function rejectedIn(text: string): string[] {
  return text.split('\n').flatMap((line, place) =>
    REJECTED.flatMap((pattern) => {
      const [word] = pattern.exec(line) ?? [];
      return word ? [`${place + 1}: ${word}`] : [];
    }),
  );
}

/** What a page says, without code, addresses of links and comments; lines stay where they are. */
function proseOf(markdown: string): string {
  return markdown
    .replaceAll(/^```[\s\S]*?^```/gm, (code) => code.replaceAll(/[^\n]/g, ''))
    .replaceAll(/`[^`\n]*`/g, '')
    .replaceAll(/\]\([^)\n]*\)/g, ']')
    .replaceAll(/<!--[\s\S]*?-->/g, '');
}

/** The texts of a catalog. Texts of the specification appear there by name, not as literals. */
function literalsOf(source: string): string {
  return source
    .split('\n')
    .map((line) =>
      line.startsWith('import ')
        ? ''
        : [...line.matchAll(/'((?:\\.|[^'\\])*)'(?!:)/g)].map(([, text]) => text).join(' '),
    )
    .join('\n');
}

/** Every summary and description of the contract. */
function descriptionsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const isText = (key === 'summary' || key === 'description') && typeof inner === 'string';
    return isText ? [inner] : descriptionsOf(inner);
  });
}

test('the glossary has rejected words', () => {
  expect(REJECTED.length).toBeGreaterThan(20);
});

test.each([
  ['An organisation', ['1: organisation']],
  ['Whom you invite stands here', ['1: stands here', '1: Whom']],
  ['All is well.\nYou can log in.', ['2: log in']],
  ['See the log in the console, home-realm discovery and the workflow.', []],
])('"%s" has the rejected words %j', (text, words) => {
  expect(rejectedIn(text)).toEqual(words);
});

test('code and links are not checked', () => {
  expect(
    proseOf('Read [this](audit-trail.md), `upstream` and\n```\nproven\n```\n.').match(
      /trail|upstream|proven/,
    ),
  ).toBeNull();
});

describe('rejected words', () => {
  test.each(found('{remix-app/app,nest-api/src}/**/texts/**/en.ts'))('are not in %s', (file) => {
    expect(rejectedIn(literalsOf(read(file)))).toEqual([]);
  });

  test.each(found('docs/**/*.md').filter((file) => file !== 'docs/glossary.md'))('are not in %s', (file) => {
    expect(rejectedIn(proseOf(read(file)))).toEqual([]);
  });

  test('are not in the API contract', () => {
    const texts = descriptionsOf(parse(read('openapi.yaml'))).map(proseOf);
    expect(texts.filter((text) => rejectedIn(text).length > 0)).toEqual([]);
  });
});

test('German texts use the German spelling of “organization”', () => {
  const files = found('{remix-app/app,nest-api/src}/**/texts/**/de.ts');
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => /(?<![a-z{])Organization/.test(literalsOf(read(file))))).toEqual([]);
});

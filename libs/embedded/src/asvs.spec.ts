import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './repository.ts';

const MAP = readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8');
const STATUSES = ['met', 'not applicable', 'not met, on purpose', 'not met'];

/** Number of requirements of level 1 and 2 in each section of ASVS 5.0.0, numbered from 1. */
const REQUIREMENTS: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};

/** Columns: requirement, level, subject, status, evidence. */
const rows = [...MAP.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, id = '', level = '', subject = '', status = '', evidence = '']) => ({
    id,
    level,
    subject,
    status,
    evidence,
  }),
);

test('every requirement of level 1 and 2 is listed once', () => {
  const expected = Object.entries(REQUIREMENTS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => index + 1).map((number) => `${section}.${number}`),
  );
  expect(expected).toHaveLength(253);
  expect(rows.map(({ id }) => id)).toEqual(expected);
});

test('every row has a known status, a short subject and evidence', () => {
  for (const { id, subject, status, evidence } of rows) {
    expect(STATUSES, id).toContain(status);
    expect(subject.split(' ').length, id).toBeLessThanOrEqual(8);
    expect(evidence.trim(), id).not.toBe('');
  }
});

test('the counts in the summary match the tables', () => {
  const summary = [...MAP.matchAll(/^\| (?:V(\d+) [^|]+|All) \|((?: \d+ \|){5})$/gm)];
  expect(summary).toHaveLength(18);
  for (const [line, chapter, figures = ''] of summary) {
    const of = rows.filter(({ id }) => !chapter || id.startsWith(`${chapter}.`));
    const counts = STATUSES.map((wanted) => of.filter(({ status }) => status === wanted).length);
    expect(figures.match(/\d+/g)?.map(Number), line).toEqual([of.length, ...counts]);
  }
});

test('the lists name every requirement that is not met', () => {
  const idsOf = (wanted: string) => rows.filter(({ status }) => status === wanted).map(({ id }) => id);
  const [, list = ''] =
    MAP.match(/^## Not met, and what would meet it$([\s\S]*?)^Not met, on purpose/m) ?? [];
  expect([...list.matchAll(/^\| (\d+\.\d+\.\d+) \|/gm)].map(([, id]) => id)).toEqual(idsOf('not met'));
  const [, onPurpose = ''] = MAP.match(/^Not met, on purpose: (.*)\. Each/m) ?? [];
  expect(onPurpose.split(', ')).toEqual(idsOf('not met, on purpose'));
});

test.each(['docs/asvs.md', 'docs/security-program.md'])(
  'every file and section that %s names exists',
  (document) => {
    const text = readFileSync(join(ROOT, document), 'utf8');
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)];
    const named = [...text.matchAll(/`([\w@.$/-]+\/[\w@.$-]+\.\w+|[\w-]+\.(?:json|yaml)|\.npmrc)`/g)].map(
      ([, file = '']) => file,
    );
    expect(links.length + named.length).toBeGreaterThan(20);
    const missing = [...named, ...links.map(([, file = '']) => join('docs', file))].filter(
      (file) => !existsSync(join(ROOT, file)),
    );
    expect(missing).toEqual([]);
    for (const [, file = '', section] of links) {
      if (!section) continue;
      const target = readFileSync(join(ROOT, 'docs', file), 'utf8');
      expect(
        [...target.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => anchorOf(title)),
        file,
      ).toContain(section);
    }
  },
);

/** The anchor that GitHub creates for a heading. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
}

import { expect, test } from 'vitest';
import { type PeerFigures, tablesOf } from './table.ts';

const steps = (cpu: Record<string, number>) => ({ perSecond: 1_234.5, p50: 1.25, p99: 10, cpu });
const OURS: PeerFigures = {
  name: 'Gatehouse',
  jobs: {
    introspection: steps({ API: 0.1, PostgreSQL: 0.4, npm: 0.001 }),
    'password sign-in by API': steps({ API: 10 }),
  },
  memory: { API: 100, PostgreSQL: 50 },
  laterStart: 2_000,
};
const THEIRS: PeerFigures = {
  name: 'Keycloak',
  jobs: { introspection: steps({ Keycloak: 1 }), 'password sign-in by API': steps({ Keycloak: 35 }) },
  memory: { Keycloak: 300 },
  laterStart: 9_000,
};
const BARE: PeerFigures = {
  name: 'bare',
  jobs: { introspection: steps({ node: 0.25 }) },
  memory: { node: 75 },
};
const lines = tablesOf([OURS, THEIRS, BARE]).split('\n');

test('a ratio is the sum of all processes of a peer divided by ours, which is split by process', () => {
  expect(lines).toContain(
    '| introspection | 2.00 | 0.50 | 0.50 ms: PostgreSQL 0.40, API 0.10 | 1.00 ms | 0.25 ms |',
  );
});

test('a job that a peer does not support has no ratio', () => {
  expect(lines).toContain('| password sign-in by API | 3.50 | - | 10.00 ms | 35.00 ms | - |');
});

test('memory and start time are compared in the same way', () => {
  expect(lines).toContain(
    '| idle memory | 2.00 | 0.50 | 150 MiB: API 100, PostgreSQL 50 | 300 MiB | 75 MiB |',
  );
  expect(lines).toContain('| later start | 4.50 | - | 2.0 s | 9.0 s | - |');
});

test('rates and times have their own table', () => {
  expect(lines).toContain('| Rate; p50, p99 | Gatehouse | Keycloak | bare |');
  const rate = '1,235/s; 1.3, 10.0 ms';
  expect(lines).toContain(`| introspection | ${rate} | ${rate} | ${rate} |`);
});

test('each line has as many cells as the header of its table', () => {
  const cells = (table: string[]) => new Set(table.map((line) => line.split('|').length));
  const gap = lines.indexOf('');
  expect(cells(lines.slice(0, gap))).toEqual(new Set([8]));
  expect(cells(lines.slice(gap + 1))).toEqual(new Set([6]));
});

import { expect, test } from 'vitest';
import { describeDurations } from './slowest-files.ts';

test('the report shows the total of each project, then the twenty slowest files in order', () => {
  const files = Array.from({ length: 25 }, (_, index) => ({
    project: index % 2 ? 'unit' : 'db',
    name: `${index}.spec.ts`,
    ms: index * 1_000,
  }));
  const lines = describeDurations(files);
  expect(lines.slice(0, 5)).toEqual([
    'Seconds of each project, all workers together:',
    '   156.0 s  db (13 files)',
    '   144.0 s  unit (12 files)',
    'The slowest files:',
    '    24.0 s  24.spec.ts',
  ]);
  expect(lines).toHaveLength(4 + 20);
});

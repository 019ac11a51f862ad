import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrations } from './index.js';

const files = readdirSync(import.meta.dirname).filter((file) => file.startsWith('Migration'));
/** SHA-256 of each merged migration. `npm run contract` adds that of a new one. */
const frozen: Record<string, string> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'frozen.json'), 'utf8'),
);

test('each file of the folder is a migration, and they run in the order of their names', () => {
  expect(migrations.map(({ name }) => `${name}.ts`)).toEqual(files.toSorted());
});

test('each name carries the time at which the migration was written, and no two the same', () => {
  const times = files.map((file) =>
    file.replace(/^Migration(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)_.*$/, '$1-$2-$3T$4:$5Z'),
  );
  expect(times.filter((time) => !(Date.parse(time) <= Date.now()))).toEqual([]);
  expect(new Set(times).size).toBe(times.length);
});

test('a migration never changes once merged', () => {
  // Nor do the helpers that create its tables and functions.
  const now = [
    ...files,
    '../change-function.ts',
    '../functions.ts',
    '../sign-in-access.ts',
    '../tables.ts',
  ].map((file) => [file, sha256(join(import.meta.dirname, file))]);
  expect(frozen, 'write a new migration instead; `npm run contract` adds the hash of a new one').toEqual(
    Object.fromEntries(now),
  );
});

function sha256(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

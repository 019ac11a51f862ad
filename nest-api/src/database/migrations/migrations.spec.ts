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

test('every file in the folder is a migration, and they run in the order of their names', () => {
  expect(migrations.map(({ name }) => `${name}.ts`)).toEqual(files.toSorted());
});

test('each migration name contains a unique time in the past', () => {
  const times = files.map((file) =>
    file.replace(/^Migration(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)_.*$/, '$1-$2-$3T$4:$5Z'),
  );
  expect(times.filter((time) => !(Date.parse(time) <= Date.now()))).toEqual([]);
  expect(new Set(times).size).toBe(times.length);
});

test('a migration does not change after it is merged', () => {
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

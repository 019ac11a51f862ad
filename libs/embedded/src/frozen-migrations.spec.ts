import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freezeMigrations } from './frozen-migrations.ts';

test('a new migration gets a hash, and existing hashes never change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-frozen-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('frozen.json', JSON.stringify({ '../tables.ts': 'b', MigrationA: 'gone', 'Migration1_old.ts': 'a' }));
  write('Migration1_old.ts', 'changed');
  write('Migration2_new.ts', '');
  write('index.ts', '');
  freezeMigrations(folder);
  expect(JSON.parse(readFileSync(join(folder, 'frozen.json'), 'utf8'))).toEqual({
    '../tables.ts': 'b',
    MigrationA: 'gone',
    'Migration1_old.ts': 'a',
    // The hash of an empty file.
    'Migration2_new.ts': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  });
  rmSync(folder, { recursive: true });
});

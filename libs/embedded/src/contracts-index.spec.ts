import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isIndexCurrent, writeContractsIndex } from './contracts-index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatehouse-contracts-'));
  mkdirSync(join(folder, 'system'));
  mkdirSync(join(folder, 'access'));
  writeFileSync(join(folder, 'index.ts'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('all contracts of this repository are exported', () => {
  expect(isIndexCurrent()).toBe(true);
});

test('the index exports new files except specs, and a removed file makes it outdated', () => {
  for (const name of ['system/health.ts', 'system/health.spec.ts', 'access/roles.ts'])
    writeFileSync(join(folder, name), '');
  expect(isIndexCurrent(folder)).toBe(false);
  writeContractsIndex(folder);
  expect(readFileSync(join(folder, 'index.ts'), 'utf8')).toBe(
    "export * from './access/roles.ts';\nexport * from './system/health.ts';\n",
  );
  rmSync(join(folder, 'access/roles.ts'));
  expect(isIndexCurrent(folder)).toBe(false);
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { BOSS_SCHEMA_VERSION, bossSchemaPlan } from './boss-schema.js';

test('the migrations create the schema of the installed pg-boss', () => {
  const index = createRequire(import.meta.url).resolve('pg-boss');
  const { pgboss } = JSON.parse(readFileSync(index.replace(/dist\/index\.js$/, 'package.json'), 'utf8'));
  expect(pgboss.schema, 'a new pg-boss with a new schema needs a migration').toBe(BOSS_SCHEMA_VERSION);
});

test('the plan leaves the transaction to the migration', async () => {
  const sql = (await bossSchemaPlan(null)).join('\n');
  expect(sql).toContain('CREATE TABLE boss.job (');
  expect(sql).not.toMatch(/^\s*(BEGIN|COMMIT);/m);
  expect(sql).not.toContain('SET LOCAL');
});

test('an existing schema needs no plan', async () => {
  expect(await bossSchemaPlan(BOSS_SCHEMA_VERSION)).toEqual([]);
});

import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type DatabaseClone } from '../../../test/support/database.ts';
import { searchKey } from './search-key.js';

let database: DatabaseClone;
let owner: pg.Client;
beforeAll(async () => {
  database = await cloneDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await database?.drop();
});

test('the database and the API fold the letters of every script alike', async () => {
  const names: string[] = [];
  for (let point = 0x20; point <= 0x1ffff; point++) {
    if (point >= 0xd800 && point <= 0xdfff) continue;
    names.push(`a${String.fromCodePoint(point)}b`);
  }
  const { rows } = await owner.query<{ name: string; key: string }>(
    // This PostgreSQL does not know letters of newer Unicode versions, so they have no case there.
    'select name, name_key(name) as key from unnest($1::text[]) name where unicode_assigned(name)',
    [names],
  );
  expect(rows.length).toBeGreaterThan(60_000);
  expect(rows.filter(({ name, key }) => key !== searchKey(name)).map(({ name }) => name)).toEqual([]);
});

test('names with accents are sorted among those without', async () => {
  const names = [
    'Zoë',
    'Ørsted',
    'Ole',
    'Łukasz',
    'Lena',
    'Émile',
    'Eva',
    'Ärger',
    'Berger',
    'anton',
    'Straße',
  ];
  const { rows } = await owner.query<{ name: string }>(
    'select name from unnest($1::text[]) name order by name_key(name) collate "C"',
    [names],
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'anton',
    'Ärger',
    'Berger',
    'Émile',
    'Eva',
    'Lena',
    'Łukasz',
    'Ole',
    'Ørsted',
    'Straße',
    'Zoë',
  ]);
});

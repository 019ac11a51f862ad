import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cloneDatabase, type DatabaseClone } from '../../../test/support/database.ts';
import { MasterKeys } from './master-keys.js';
import { resealColumn, sealedColumns } from './reseal.js';

const old = { id: 'k1', bytes: randomBytes(32) };
const fresh = { id: 'k2', bytes: randomBytes(32) };
const VAULT = { table: 'vault', column: 'secret', key: 'id' };

let clone: DatabaseClone;
let client: pg.Client;

beforeAll(async () => {
  clone = await cloneDatabase();
  client = new pg.Client({ connectionString: clone.ownerUrl });
  await client.connect();
  await client.query('create table vault (id text primary key, secret sealed null)');
});

afterAll(async () => {
  await client?.end();
  await clone?.drop();
});

beforeEach(async () => {
  await client.query('truncate vault');
});

async function put(id: string, keys: MasterKeys, plain = `plain of ${id}`): Promise<void> {
  await client.query('insert into vault values ($1, $2)', [id, keys.seal(plain, `vault:${id}`)]);
}

async function opened(keys: MasterKeys): Promise<Record<string, string>> {
  const { rows } = await client.query<{ id: string; secret: string }>(
    'select id, secret from vault order by id',
  );
  return Object.fromEntries(rows.map(({ id, secret }) => [id, keys.open(secret, `vault:${id}`)]));
}

test('every sealed column of the schema is found', async () => {
  const columns = await sealedColumns(client);
  expect(columns).toContainEqual(VAULT);
  expect(columns).toContainEqual({ table: 'outbox', column: 'content', key: 'id' });
});

test('a sealed column rejects plain text', async () => {
  await expect(client.query(`insert into vault values ('x', 'plain text')`)).rejects.toThrow('sealed_check');
});

test('resealed values can be read with only the new key', async () => {
  for (const id of ['a', 'b', 'c']) await put(id, new MasterKeys(old));
  await client.query(`insert into vault values ('empty', null)`);

  const report = await resealColumn(client, new MasterKeys(fresh, [old]), VAULT);
  expect(report).toMatchObject({ resealed: 3, unreadable: [] });
  await client.query(`delete from vault where id = 'empty'`);
  expect(await opened(new MasterKeys(fresh))).toEqual({ a: 'plain of a', b: 'plain of b', c: 'plain of c' });
});

test('resealing continues beyond one batch, and a second run finds nothing to do', async () => {
  for (let i = 0; i < 1_201; i++) await put(`row${i}`, new MasterKeys(old));
  const keys = new MasterKeys(fresh, [old]);
  expect((await resealColumn(client, keys, VAULT)).resealed).toBe(1_201);
  expect((await resealColumn(client, keys, VAULT)).resealed).toBe(0);
});

test('a new run continues an interrupted one', async () => {
  await put('a', new MasterKeys(fresh));
  await put('b', new MasterKeys(old));
  expect((await resealColumn(client, new MasterKeys(fresh, [old]), VAULT)).resealed).toBe(1);
  expect(await opened(new MasterKeys(fresh))).toEqual({ a: 'plain of a', b: 'plain of b' });
});

test('a value that no key opens is reported and does not stop the others', async () => {
  await put('a', new MasterKeys({ id: 'lost', bytes: randomBytes(32) }));
  await put('b', new MasterKeys(old));
  const report = await resealColumn(client, new MasterKeys(fresh, [old]), VAULT);
  expect(report).toMatchObject({ resealed: 1, unreadable: ['a'] });
});

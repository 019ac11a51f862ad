import { emailKey, emailProblem } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type DatabaseClone } from '../../../test/support/database.ts';

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

test('the database and the API fold every accepted letter of a local part alike', async () => {
  const emails: string[] = [];
  for (let point = 0x21; point <= 0x1ffff; point++) {
    if (point >= 0xd800 && point <= 0xdfff) continue;
    const email = `a${String.fromCodePoint(point)}@acme.test`;
    if (!emailProblem(email)) emails.push(email, email.normalize('NFD'));
  }
  expect(emails.length).toBeGreaterThan(50_000);
  const { rows } = await owner.query<{ email: string; key: string }>(
    // This PostgreSQL does not know letters of newer Unicode versions, so they have no case there.
    'select email, email_fold(email) as key from unnest($1::text[]) email where unicode_assigned(email)',
    [emails],
  );
  expect(rows.length).toBeGreaterThan(50_000);
  expect(rows.filter(({ email, key }) => key !== emailKey(email)).map(({ email }) => email)).toEqual([]);
});

test('surrounding white space is ignored, and null stays null', async () => {
  const { rows } = await owner.query('select email_fold($1) as key, email_fold(null) as nothing', [
    ' MÜLLER@acme.test ',
  ]);
  expect(rows).toEqual([{ key: 'müller@acme.test', nothing: null }]);
});

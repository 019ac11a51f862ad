import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '@node-rs/argon2';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type DatabaseClone } from '../../../test/support/database.ts';

let clone: DatabaseClone;
let owner: pg.Pool;

beforeAll(async () => {
  clone = await cloneDatabase();
  owner = new pg.Pool({ connectionString: clone.ownerUrl });
});

afterAll(async () => {
  await owner?.end();
  await clone?.drop();
});

/** Runs the built command as an operator would, with the password on its standard input. */
function run(
  words: readonly string[],
  password: string,
  more: Record<string, string> = {},
): Promise<{ code: number; stdout: string; stderr: string }> {
  const file = join(import.meta.dirname, '../../dist/commands/create-superadmin.js');
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    DATABASE_URL: clone.appUrl,
    MASTER_KEY: `k1:${Buffer.alloc(32).toString('base64')}`,
    INTERNAL_SECRET: 'x'.repeat(32),
    ...more,
  };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [file, ...words], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
    child.stdin?.end(`${password}\n`);
  });
}

test('the command creates a superadmin with the given password and records it in the audit log', async () => {
  const result = await run(['Anna@Example.com', 'Anna', 'Arendt'], 'a password of her own');
  expect(result).toMatchObject({ code: 0, stdout: 'Anna@Example.com is a super admin.\n' });

  const { rows } = await owner.query(
    `select u.email, u.is_superadmin, c.secret, a.event->'detail' as detail
       from users u join credentials c on c.user_id = u.id
       join audit_events a on a.event->'target'->>'id' = u.id::text`,
  );
  expect(rows).toMatchObject([
    { email: 'Anna@Example.com', is_superadmin: true, detail: { superadmin: true } },
  ]);
  expect(await verify(rows[0].secret, 'a password of her own')).toBe(true);
});

test('the command without a password prints a link for setting one, which the next run replaces', async () => {
  const words = ['lone@example.com', 'Lone'];
  const first = await run(words, '');
  expect(first).toMatchObject({ code: 0, stderr: '' });
  const token = new URL(/http\S+/.exec(first.stdout)?.[0] ?? '').searchParams.get('token') ?? '';
  expect(token.split('.')).toHaveLength(3);
  const stored = async () =>
    (
      await owner.query(
        `select r.id, r.expires_at > now() as valid,
           (select count(*)::int from credentials c where c.user_id = u.id) as passwords
         from users u join password_resets r on r.user_id = u.id where u.email = 'lone@example.com'`,
      )
    ).rows;
  const [row] = await stored();
  expect(row).toMatchObject({ valid: true, passwords: 0 });
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ sub: row.id, aud: 'password-reset' });
  expect(claims.exp - claims.iat).toBe(1_800);

  // The link expired unused, so the next one replaces it.
  expect((await run(words, '')).code).toBe(0);
  const again = await stored();
  expect(again).toHaveLength(1);
  expect(again[0].id).not.toBe(row.id);
});

test.each([
  [['anna@example.com', 'Anna'], 'another password', /anna@example\.com has an account already/],
  [['not-an-address', 'Anna'], 'a password', /^Say who it is/],
  [['new@example.com'], 'a password', /^Say who it is/],
  [
    ['new@example.com', 'New'],
    'short',
    /^The password is refused: Password must be at least 8 characters long/,
  ],
])('%j with the password "%s" is rejected and changes nothing', async (words, password, message) => {
  const before = await owner.query('select count(*) from users');
  const { code, stderr } = await run(words, password);
  expect(code).toBe(1);
  expect(stderr).toMatch(message);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect((await owner.query('select count(*) from users')).rows).toEqual(before.rows);
});

test('a leaked password is rejected, unless the list is unavailable', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-superadmin-'));
  const [leaked, words] = ['a password of a breach', ['breached@example.com', 'Bea']];
  try {
    const LEAKED_PASSWORDS = join(folder, 'passwords.txt');
    await writeFile(LEAKED_PASSWORDS, `${createHash('sha1').update(leaked).digest('hex').toUpperCase()}:7\n`);
    const { code, stderr } = await run(words, leaked, { LEAKED_PASSWORDS });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'The password is refused: it has appeared in a data breach.\n',
    });
    const missing = { LEAKED_PASSWORDS: join(folder, 'missing.txt') };
    expect(await run(words, leaked, missing)).toMatchObject({ code: 0 });
  } finally {
    await rm(folder, { recursive: true });
  }
});

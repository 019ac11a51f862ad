import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConnection, toPoolConfig } from './connection-options.js';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-ca-'));
const ca = join(folder, 'ca.pem');
writeFileSync(ca, 'the certificates of an authority');
afterAll(() => rmSync(folder, { recursive: true }));

test('a URL without sslmode uses no TLS', () => {
  expect(readConnection('postgres://me:secret@db:5433/gatehouse')).toEqual({
    host: 'db',
    port: 5433,
    user: 'me',
    password: 'secret',
    dbName: 'gatehouse',
    ssl: undefined,
  });
});

test('sslmode=verify-full verifies the server with sslrootcert, in both forms of the options', () => {
  const url = `postgres://me@db/gatehouse?sslmode=verify-full&sslrootcert=${ca}`;
  const ssl = { ca: 'the certificates of an authority' };
  expect(readConnection(url).ssl).toEqual(ssl);
  expect(toPoolConfig(url)).toMatchObject({ database: 'gatehouse', ssl });
});

test('a connection with an unreadable sslrootcert fails instead of using no TLS', () => {
  expect(() => readConnection('postgres://me@db/x?sslmode=verify-full&sslrootcert=/nowhere')).toThrow(
    /ENOENT/,
  );
});

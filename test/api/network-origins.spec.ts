import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OwnSession, SignInAttemptDetail, SignInAttemptPage } from '@gatehouse/contracts';
import { ensureBuilt, ROOT } from '@gatehouse/embedded';
import { NetworkOrigins } from '@gatehouse/network-origin';
import { Uint32, writeMmdb } from '@gatehouse/network-origin/write';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SignInLog } from '../../nest-api/src/sign-in-log/sign-in-log.js';
import { startApi, type TestApi } from '../support/api.ts';
import { aPerson, aTenant, type Person, signedIn } from '../support/data.ts';

const LOCAL = BigInt(0x7f_00_00_00);
const GERMANY = { country: 'DE', operator: { asn: 64_496, name: 'Example Telecom' } };

let folder: string;
let api: TestApi;
let admin: Person;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gatehouse-networks-'));
  const all = { first: LOCAL, last: LOCAL + 0xff_ff_ffn };
  const operator = {
    autonomous_system_number: new Uint32(64_496),
    autonomous_system_organization: 'Example Telecom',
  };
  const kept = (name: string, content: Buffer) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const at = new Date(0);
  api = await startApi({
    env: {
      COUNTRY_DATABASE: kept(
        'country.mmdb',
        writeMmdb('Test', at, [{ ...all, data: { country_code: 'DE' } }]),
      ),
      OPERATOR_DATABASE: kept('operator.mmdb', writeMmdb('Test', at, [{ ...all, data: operator }])),
    },
  });
  admin = await aPerson(api, { tenantId: (await aTenant(api)).id, role: 'tenant_admin' });
});
afterAll(async () => {
  await api?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a user sees the country and network of each session', async () => {
  const as = await signedIn(api, admin);
  const { items } = (await (await as.get('/api/v1/account/sessions')).json()) as { items: OwnSession[] };
  expect(items.map(({ origin }) => origin)).toEqual([GERMANY]);
});

test('an admin sees the country and network of an attempt', async () => {
  const body = JSON.stringify({ email: admin.email, password: 'a wrong password' });
  const headers = { 'content-type': 'application/json' };
  await api.fetch('/api/v1/auth/login', { method: 'POST', headers, body });
  await api.app.get(SignInLog).flush();
  const as = await signedIn(api, admin);
  const failed = (await (await as.get('/api/v1/sign-ins?result=failure')).json()) as SignInAttemptPage;
  const detail = await as.get(`/api/v1/sign-ins/${failed.items[0]?.id}`);
  expect(((await detail.json()) as SignInAttemptDetail).origin).toEqual(GERMANY);
});

test('without files, origins are unknown', async () => {
  const off = await startApi({
    database: api.database,
    env: { COUNTRY_DATABASE: 'off', OPERATOR_DATABASE: 'off' },
  });
  try {
    const as = await signedIn(off, admin);
    const { items } = (await (await as.get('/api/v1/account/sessions')).json()) as { items: OwnSession[] };
    expect(items[0]?.origin).toEqual({ country: null, operator: null });
  } finally {
    await off.stop();
  }
});

test('an invalid file stops the start with its name', async () => {
  const path = join(folder, 'empty.mmdb');
  writeFileSync(path, '');
  await expect(startApi({ database: api.database, env: { COUNTRY_DATABASE: path } })).rejects.toThrow(
    `${path} is not a MaxMind DB file`,
  );
});

test('the build has files that know public networks', async () => {
  await ensureBuilt('api');
  const [countries, operators] = ['countries', 'operators'].map((name) =>
    join(ROOT, `nest-api/dist/${name}.mmdb`),
  ) as [string, string];
  expect([countries, operators].map((path) => existsSync(path))).toEqual([true, true]);
  const origins = NetworkOrigins.open({ countries, operators });
  expect(origins.originOf('193.0.6.139')).toMatchObject({
    country: 'NL',
    operator: { asn: 3333, name: expect.stringMatching(/RIPE|Reseaux/) },
  });
  expect(origins.originOf('2001:67c:2e8::1').operator?.asn).toBe(3333);
});

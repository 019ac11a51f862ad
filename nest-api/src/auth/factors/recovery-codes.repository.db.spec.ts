import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../../test/support/api.ts';
import { aPerson } from '../../../../test/support/data.ts';
import { untilLocked } from '../../../../test/support/locks.ts';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { RecoveryCodes } from './recovery-codes.repository.js';

let api: TestApi;
let owner: pg.Pool;
let ada: string;
let eve: string;

beforeAll(async () => {
  api = await startApi();
  owner = new pg.Pool({ connectionString: api.database.ownerUrl, max: 2 });
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});
beforeEach(async () => {
  [ada, eve] = [(await aPerson(api)).id, (await aPerson(api)).id];
});

const work = <T>(does: (codes: RecoveryCodes) => Promise<T>): Promise<T> =>
  api.app.get(UnitOfWork).onPlatform('test', () => does(api.app.get(RecoveryCodes)));
const renew = (userId: string) => work((codes) => codes.renew(userId, 'a-device'));
const use = (userId: string, code = '') => work((codes) => codes.use(userId, code));
const left = (userId: string) => work((codes) => codes.left(userId));

test('a recovery code works once, and only for its owner', async () => {
  const [code] = await renew(ada);
  await renew(eve);
  expect(await use(eve, code)).toBe(false);
  expect(await use(ada, code)).toBe(true);
  expect(await use(ada, code)).toBe(false);
  expect([await left(ada), await left(eve)]).toEqual([9, 10]);
});

test('a recovery code is accepted in any case and with any separators, but only in full', async () => {
  const [one = '', two = '', three = ''] = await renew(ada);
  expect(await use(ada, ` ${one.toLowerCase().replaceAll('-', ' ')} `)).toBe(true);
  expect(await use(ada, two.replaceAll('-', ''))).toBe(true);
  for (const part of ['', three.slice(0, -1), `${three}2`, three.split('-').reverse().join('-')])
    expect(await use(ada, part), part).toBe(false);
  expect(await use(ada, three)).toBe(true);
});

test('new recovery codes invalidate the earlier codes of their owner only', async () => {
  const [[old], [others]] = [await renew(ada), await renew(eve)];
  const fresh = await renew(ada);
  expect(await use(ada, old)).toBe(false);
  expect([await left(ada), await left(eve)]).toEqual([10, 10]);
  expect(await use(ada, fresh.at(-1))).toBe(true);
  await work((codes) => codes.forget(ada));
  expect([await left(ada), await left(eve)]).toEqual([0, 10]);
  expect(await use(ada, fresh[0])).toBe(false);
  expect(await use(eve, others)).toBe(true);
});

/** Both attempts find the code unused before either one uses it. */
test('only one of two concurrent attempts with the same recovery code succeeds', async () => {
  const [code] = await renew(ada);
  const holder = await owner.connect();
  try {
    await holder.query('begin');
    await holder.query('select 1 from recovery_codes where user_id = $1 for update', [ada]);
    const both = [use(ada, code), use(ada, code)];
    await untilLocked(owner, 'recovery_codes', 2);
    await holder.query('commit');
    expect((await Promise.all(both)).sort()).toEqual([false, true]);
  } finally {
    holder.release();
  }
});

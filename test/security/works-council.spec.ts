import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { describeApi } from '../../nest-api/src/openapi/describe-api.js';
import { SignInLog } from '../../nest-api/src/sign-in-log/sign-in-log.js';
import { startApi, type TestApi } from '../support/api.ts';
import { PASSWORD, post } from '../support/data.ts';
import { EVENTUALLY } from '../support/eventually.ts';
import { foreignPath } from '../support/foreign-ids.ts';
import { type Operation, operationsOf } from '../support/operations.ts';
import { aSide, type Side } from '../support/two-tenants.ts';

/** The address of a user's sign-in and the time of the last one. */
const ADDRESS = '198.51.100.177';
const LAST_SIGN_IN = '2026-02-03T04:05:06.789Z';
const ATTEMPTS = '/api/v1/sign-ins';

let api: TestApi;
let owner: pg.Client;
let side: Side;
/** Operations an admin can read. */
let reads: Operation[];
/** Values that occur only in records about the user's sign-in. */
let traces: Record<string, string>;

beforeAll(async () => {
  api = await startApi();
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  reads = operationsOf(describeApi(api.app)).filter((one) => !one.isPublic && isRead(one));
  side = await aSide(api, 'Alpha Anvils');
  const { id, email } = side.user;
  const place = {
    'x-forwarded-for': ADDRESS,
    'x-gatehouse-internal': api.settings.INTERNAL_SECRET,
    'user-agent': 'curl/8.9.1',
  };
  for (const password of [PASSWORD, 'a wrong password', PASSWORD])
    await post(api, '/api/v1/auth/login', { email, password }, place);
  await api.app.get(SignInLog).flush();
  await owner.query('update memberships set last_sign_in_at = $2 where user_id = $1', [id, LAST_SIGN_IN]);
  await owner.query('update sign_in_approvals set address = $2 where user_id = $1', [id, ADDRESS]);
  const { rows } = await owner.query<Record<string, string>>(
    `select (select id from sessions where user_id = $1 and address = $2 limit 1) as session,
       (select device_id from sessions where user_id = $1 and address = $2 limit 1) as device,
       (select id from sign_in_attempts where user_id = $1 and not failed and ip = $2 limit 1) as success,
       (select id from sign_in_attempts where user_id = $1 and failed and ip = $2 limit 1) as failure`,
    [id, ADDRESS],
  );
  traces = { ...rows[0], address: ADDRESS, 'last sign-in': LAST_SIGN_IN };
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});

/** Operations that return data without changing anything. */
const isRead = ({ method, path }: Operation) => method === 'GET' || path.endsWith('/re-evaluate');

/** The URLs of an operation: unfiltered, and filtered by the user. */
function addressesOf({ path, query }: Operation): string[] {
  // An admin who knows the ID of a failure found it by the reference from the user.
  const attempts = path.startsWith(ATTEMPTS) ? [traces.success] : [undefined];
  const about = { userId: side.user.id, search: side.user.email, q: side.user.email };
  const narrowed = Object.entries(about).filter(([name]) => query.includes(name));
  return attempts.flatMap((attempt) => {
    const made = attempt ? { ...side.made, [ATTEMPTS]: attempt } : side.made;
    const address = foreignPath(path, { ...side, made });
    return [address, ...narrowed.map(([name, value]) => `${address}?${name}=${encodeURIComponent(value)}`)];
  });
}

/** What admins read about the user's sign-ins, by operation. */
async function shownTraces(): Promise<string[]> {
  const shown = new Set<string>();
  for (const operation of reads)
    for (const address of addressesOf(operation)) {
      const text = await (operation.method === 'GET'
        ? side.asAdmin.get(address)
        : side.asAdmin.post(address)
      ).then((response) => response.text());
      for (const [name, value] of Object.entries(traces))
        if (text.includes(value)) shown.add(`${operation.path}: ${name}`);
    }
  return [...shown].toSorted();
}

/** The job that detects new devices processes this one after the mode has ended. */
async function noteDeviceAgain(): Promise<void> {
  const events = async () => {
    await api.app.get(Jobs).runIfDue('new-device-mails');
    const { rows } = await owner.query(
      `select from audit_events where event ->> 'action' = 'device.new' and event #>> '{target,id}' = $1`,
      [traces.device],
    );
    return rows.length;
  };
  const before = await events();
  await owner.query('update devices set noticed_at = null where id = $1', [traces.device]);
  await vi.waitFor(async () => expect(await events()).toBeGreaterThan(before), EVENTUALLY);
}

test('under the works-council mode no operation shows admins how a user signs in', async () => {
  expect(Object.values(traces).filter((trace) => !trace)).toEqual([]);
  const before = await shownTraces();
  expect(before.length).toBeGreaterThan(10);
  const mode = async (enabled: boolean) =>
    expect((await side.asAdmin.put('/api/v1/works-council-mode', { enabled })).status).toBe(200);
  await mode(true);
  expect(await shownTraces()).toEqual([]);
  await mode(false);
  await noteDeviceAgain();
  expect(await shownTraces()).toEqual([]);
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, type LoginAnswer, login, withTotp } from '../support/account.ts';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import {
  type ApiCaller,
  aMembership,
  aPerson,
  aTenant,
  callerWith,
  type Person,
  post,
  signedIn,
} from '../support/data.ts';

const clock = new HeldClock(new Date());
let api: TestApi;
let tenantId: string;
let admin: Person;
let asAdmin: ApiCaller;
let person: Person;

beforeAll(async () => {
  api = await startApi({ clock });
});
afterAll(() => api.stop());
beforeEach(async () => {
  // A code works once. A factor counts as new if it is more recent than the request.
  clock.advance(60);
  tenantId = (await aTenant(api)).id;
  admin = await aPerson(api, { tenantId, role: 'tenant_admin' });
  asAdmin = await signedIn(api, admin);
  person = await aPerson(api, { tenantId });
});

interface Member {
  version: number;
  factorRequiredAt: string | null;
}
const member = async (caller = asAdmin) =>
  (await (await caller.get(`/api/v1/users/${person.id}`)).json()) as Member;
const ask = async (caller = asAdmin) => {
  const { version } = await member();
  return caller.post(`/api/v1/users/${person.id}/second-factor`, { version });
};
const code = async (response: Response) => ((await response.json()) as { code: string }).code;

/** Sets up an app with a ticket. @returns the response of the sign-in */
async function enrol(
  ticket: string,
): Promise<{ login: LoginAnswer; recoveryCodes: string[]; secret: string }> {
  const begun = await post(api, '/api/v1/auth/second-factor/enrolment', { ticket });
  expect(begun.status, await begun.clone().text()).toBe(201);
  const { secret } = (await begun.json()) as { secret: string };
  const done = await post(api, '/api/v1/auth/second-factor/enrolment/confirm', {
    ticket,
    code: codeOf(api, secret),
  });
  expect(done.status, await done.clone().text()).toBe(200);
  return { ...((await done.json()) as { login: LoginAnswer; recoveryCodes: string[] }), secret };
}

describe('a member who must set up a new second factor', () => {
  test('keeps their session, and sets one up at the next sign-in', async () => {
    const before = await signedIn(api, person);
    expect((await ask()).status).toBe(200);
    expect(await member()).toMatchObject({ factorRequiredAt: clock.now().toISOString() });
    expect((await before.get('/api/v1/auth/me')).status).toBe(200);

    clock.advance(60);
    const first = await login(api, person);
    expect(first).toMatchObject({ status: 'second_factor_required', mustEnrol: true, factors: [] });
    expect((await enrol(first.ticket)).login).toMatchObject({ status: 'authenticated' });
  });

  test('confirms the current factor, and replaces it', async () => {
    const { secret: old } = await withTotp(api, person);
    clock.advance(60);
    await ask();
    clock.advance(60);

    const first = await login(api, person);
    expect(first).toMatchObject({ mustEnrol: false });
    // A password alone cannot replace a factor.
    expect((await post(api, '/api/v1/auth/second-factor/enrolment', { ticket: first.ticket })).status).toBe(
      410,
    );
    const answered = await post(api, '/api/v1/auth/second-factor', {
      ticket: first.ticket,
      answer: { method: 'totp', code: codeOf(api, old) },
    });
    const second = (await answered.json()) as LoginAnswer;
    expect(second).toMatchObject({ status: 'second_factor_required', mustEnrol: true });
    const { login: done, secret } = await enrol(second.ticket);
    expect(done).toMatchObject({ status: 'authenticated' });

    clock.advance(60);
    const again = await login(api, person);
    expect(again).toMatchObject({ mustEnrol: false });
    const withOld = { ticket: again.ticket, answer: { method: 'totp', code: codeOf(api, old) } };
    expect((await post(api, '/api/v1/auth/second-factor', withOld)).status).toBe(401);
    const withNew = { ticket: again.ticket, answer: { method: 'totp', code: codeOf(api, secret) } };
    expect((await post(api, '/api/v1/auth/second-factor', withNew)).status).toBe(200);
  });

  test('is not prompted by another organization, but is prompted after a switch', async () => {
    const elsewhere = (await aTenant(api)).id;
    const wanderer = await aPerson(api, { tenantId: elsewhere });
    const there = await signedIn(api, wanderer);
    await aMembership(api, wanderer, { tenantId });
    person = wanderer;
    await ask();
    clock.advance(60);

    // The last used organization is the other one, which requires nothing.
    expect(await login(api, wanderer)).toMatchObject({
      status: 'authenticated',
      user: { tenantId: elsewhere },
    });
    const switched = await there.post('/api/v1/auth/switch-tenant', { tenantId });
    const half = (await switched.json()) as LoginAnswer;
    expect(half).toMatchObject({ status: 'second_factor_required', mustEnrol: true });
    expect((await there.get('/api/v1/auth/me')).status).toBe(200);
    const { login: done } = await enrol(half.ticket);
    expect(done).toMatchObject({ status: 'authenticated', user: { tenantId } });
    expect((await callerWith(api, done.accessToken).get('/api/v1/auth/me')).status).toBe(200);
  });

  test('cannot remove the new factor again', async () => {
    await ask();
    clock.advance(60);
    const { login: done } = await enrol((await login(api, person)).ticket);
    const removed = await callerWith(api, done.accessToken).delete('/api/v1/account/factors/totp');
    expect(await code(removed)).toBe('last_factor');
  });
});

test('the requirement and its end are each in the audit log once, with the user as the target', async () => {
  await ask();
  const { version } = await member();
  const path = `/api/v1/users/${person.id}/second-factor`;
  expect((await asAdmin.delete(`${path}?version=${version}`)).status).toBe(200);
  expect(await code(await asAdmin.delete(path))).toBe('already_so');
  expect(await login(api, person)).toMatchObject({ status: 'authenticated' });
  const { items } = (await (await asAdmin.get(`/api/v1/audit/events?person=${person.id}`)).json()) as {
    items: { action: string; target: { id: string } }[];
  };
  const told = items.filter(({ action }) => action.startsWith('membership.factor'));
  expect(told.map(({ action, target }) => [action, target.id])).toEqual([
    ['membership.factor_released', person.id],
    ['membership.factor_required', person.id],
  ]);
});

test('a stale version, a user of another organization and a request by a member are rejected', async () => {
  const { version } = await member();
  const path = `/api/v1/users/${person.id}/second-factor`;
  expect(await code(await asAdmin.post(path, { version: version + 1 }))).toBe('stale_version');
  const stranger = await signedIn(
    api,
    await aPerson(api, { tenantId: (await aTenant(api)).id, role: 'tenant_admin' }),
  );
  expect((await stranger.post(path, { version })).status).toBe(404);
  expect((await (await signedIn(api, person)).post(path, { version })).status).toBe(403);
});

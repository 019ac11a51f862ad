import type { EmergencyCodeStatus, LoginResult, Problem, SavedSsoPolicy } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf as totpOf, withTotp } from '../support/account.ts';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, PASSWORD, type Person, post, signedIn } from '../support/data.ts';
import { anOrganization, type Organization } from '../support/sso.ts';

const PATH = '/api/v1/sso-policy/emergency-codes';
const clock = new HeldClock(new Date());
let api: TestApi;
let database: pg.Client;
let owner: Organization;
let other: ApiCaller;
let otherAdmin: Person;

beforeAll(async () => {
  api = await startApi({ clock });
  database = new pg.Client({ connectionString: api.database.ownerUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await api?.stop();
});
beforeEach(async () => {
  owner = await anOrganization(api);
  otherAdmin = await aPerson(api, { tenantId: owner.id, role: 'tenant_admin' });
  other = await signedIn(api, otherAdmin);
});

/** Requires single sign-on. Its own prerequisites have other tests. */
async function enforce(emergencyAccess: 'password' | 'code' | 'code_and_release'): Promise<string[]> {
  await database.query(
    `insert into sso_policies (tenant_id, enforced, enforced_since, enforced_from, break_glass, updated_at)
     values ($1, true, now(), now(), array[$2::uuid], now())`,
    [owner.id, owner.admin.id],
  );
  const body = { version: 1, enforced: true, breakGlass: [owner.admin.id], emergencyAccess };
  const response = await owner.as.put('/api/v1/sso-policy', body);
  expect(response.status, await response.clone().text()).toBe(200);
  return ((await response.json()) as SavedSsoPolicy).emergencyCodes;
}

const login = ({ email }: Person) => post(api, '/api/v1/auth/login', { email, password: PASSWORD });
async function ticketOf(person: Person = owner.admin): Promise<string> {
  const result = (await (await login(person)).json()) as LoginResult;
  expect(result).toMatchObject({ status: 'second_factor_required', mustEnrol: false });
  return (result as { ticket: string }).ticket;
}
const answer = (ticket: string, code: string | undefined, method = 'emergency_code') =>
  post(api, '/api/v1/auth/second-factor', { ticket, answer: { method, code } });
const codeOf = async (response: Response) =>
  response.ok ? response.status : ((await response.json()) as Problem).code;
const status = async (as = owner.as) => (await (await as.get(PATH)).json()) as EmergencyCodeStatus;
const release = (as: ApiCaller, id: string | undefined) => as.post(`${PATH}/${id}/release`, {});
const mails = async (template: string) =>
  (
    await database.query<{ recipient: string }>(
      'select recipient from outbox where template = $1 and tenant_id = $2',
      [template, owner.id],
    )
  ).rows
    .map(({ recipient }) => recipient)
    .toSorted();
const events = async (action: string) =>
  (
    await database.query<{ event: { actor: { id: string }; detail: Record<string, unknown> } }>(
      'select event from audit_events where tenant_id = $1 and action = $2',
      [owner.id, action],
    )
  ).rows.map(({ event }) => event);

describe('an organization whose emergency access requires a code', () => {
  test('gets ten codes once and stores none of them', async () => {
    const codes = await enforce('code');
    expect(new Set(codes).size).toBe(10);
    expect(await status()).toMatchObject({ left: 10, requests: [] });
    const { rows } = await database.query('select code from emergency_codes where tenant_id = $1', [
      owner.id,
    ]);
    expect(rows).toHaveLength(10);
    for (const code of codes) {
      expect(JSON.stringify(rows)).not.toContain(code);
      expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
    }
    const body = { version: 2, enforced: true, breakGlass: [owner.admin.id] };
    const again = (await (await owner.as.put('/api/v1/sso-policy', body)).json()) as SavedSsoPolicy;
    expect(again).toMatchObject({ emergencyAccess: 'code', emergencyCodes: [] });
    expect(await events('emergency_codes.created')).toHaveLength(1);
  });

  test('admits an emergency administrator with the password and a code, and notifies every admin', async () => {
    const [code] = await enforce('code');
    const entered = await answer(await ticketOf(), code?.toLowerCase());
    expect(await entered.json()).toMatchObject({ status: 'authenticated' });
    expect(await mails('sso-break-glass')).toEqual([owner.admin.email, otherAdmin.email].toSorted());
    expect(await events('sign_in.break_glass')).toMatchObject([
      { actor: { id: owner.admin.id }, detail: { factor: 'emergency_code' } },
    ]);
    expect(await status()).toMatchObject({ left: 9 });
  });

  test('accepts each code once, and none of another organization', async () => {
    const [code] = await enforce('code');
    expect(await codeOf(await answer(await ticketOf(), code))).toBe(200);
    expect(await codeOf(await answer(await ticketOf(), code))).toBe('invalid_factor');
    const mine = owner;
    owner = await anOrganization(api);
    const [theirs] = await enforce('code');
    owner = mine;
    expect(await codeOf(await answer(await ticketOf(), theirs))).toBe('invalid_factor');
  });

  test('gives codes only to emergency administrators', async () => {
    const [code] = await enforce('code');
    expect(await codeOf(await login(otherAdmin))).toBe('sso_required');
    // A user who is no longer named cannot use an earlier ticket.
    const ticket = await ticketOf();
    await database.query('update sso_policies set break_glass = array[$2::uuid] where tenant_id = $1', [
      owner.id,
      otherAdmin.id,
    ]);
    expect(await codeOf(await answer(ticket, code))).toBe('sso_required');
    expect(await status()).toMatchObject({ left: 10 });
  });

  test('does not mention codes after a wrong password', async () => {
    await enforce('code');
    const refused = await post(api, '/api/v1/auth/login', { email: owner.admin.email, password: 'wrong' });
    expect(await codeOf(refused)).toBe('invalid_credentials');
  });

  test('requires both from a user with a second factor, and neither replaces the other', async () => {
    const { secret } = await withTotp(api, owner.admin);
    const totp = () => totpOf(api, secret);
    const [code] = await enforce('code');
    clock.advance(60);
    const first = (await (await login(owner.admin)).json()) as { ticket: string; factors: string[] };
    expect(first.factors).not.toContain('emergency_code');
    expect(await codeOf(await answer(first.ticket, code))).toBe('ticket_expired');
    expect(await status()).toMatchObject({ left: 10 });
    clock.advance(60);
    const second = (await (await answer(first.ticket, totp(), 'totp')).json()) as LoginResult;
    expect(second).toMatchObject({ status: 'second_factor_required', factors: ['emergency_code'] });
    const ticket = (second as { ticket: string }).ticket;
    clock.advance(60);
    expect(await codeOf(await answer(ticket, totp(), 'totp'))).toBe('ticket_expired');
    expect(await codeOf(await answer(ticket, code))).toBe(200);
  });

  test('limits guesses', async () => {
    await enforce('code');
    const ticket = await ticketOf();
    const outcomes: unknown[] = [];
    for (let n = 0; n < 8; n += 1)
      outcomes.push(await codeOf(await answer(ticket, `AAAA-AAAA-AAAA-AAA${n}`)));
    expect(outcomes[0]).toBe('invalid_factor');
    expect(outcomes.at(-1)).toBe('too_many_requests');
  });

  test('gives new codes on request, which invalidates the old ones', async () => {
    const [old] = await enforce('code');
    const renewed = await owner.as.post(PATH, {});
    const { codes } = (await renewed.json()) as { codes: string[] };
    expect(codes).toHaveLength(10);
    expect(await codeOf(await answer(await ticketOf(), old))).toBe('invalid_factor');
    expect(await codeOf(await answer(await ticketOf(), codes[0]))).toBe(200);
  });

  test('deletes codes when passwords are enough or nothing is required', async () => {
    await enforce('code');
    const put = (version: number, more: object) =>
      owner.as.put('/api/v1/sso-policy', { version, breakGlass: [owner.admin.id], enforced: true, ...more });
    expect((await put(2, { emergencyAccess: 'password' })).status).toBe(200);
    expect(await status()).toMatchObject({ left: 0 });
    expect(await codeOf(await owner.as.post(PATH, {}))).toBe('emergency_codes_unused');
    expect(await (await login(owner.admin)).json()).toMatchObject({ status: 'authenticated' });
    const again = (await (await put(3, { emergencyAccess: 'code' })).json()) as SavedSsoPolicy;
    expect(again.emergencyCodes).toHaveLength(10);
    await put(4, { enforced: false });
    expect(await status()).toMatchObject({ left: 0 });
  });

  test('requires re-authentication to create or release codes', async () => {
    await enforce('code_and_release');
    clock.advance(600);
    await owner.as.post('/api/v1/auth/activity');
    expect(await codeOf(await owner.as.post(PATH, {}))).toBe('reauthentication_required');
    expect(await codeOf(await release(owner.as, crypto.randomUUID()))).toBe('reauthentication_required');
  });

  test('is visible to the organization only', async () => {
    await enforce('code');
    const stranger = await anOrganization(api);
    expect((await stranger.as.get(`${PATH}?tenantId=${owner.id}`)).status).toBe(404);
    expect((await stranger.as.post(PATH, { tenantId: owner.id })).status).toBe(404);
    expect(await status()).toMatchObject({ left: 10 });
  });
});

describe('an organization that requires two users', () => {
  test('accepts a code after another admin releases it', async () => {
    const [code] = await enforce('code_and_release');
    const ticket = await ticketOf();
    expect(await codeOf(await answer(ticket, code))).toBe('emergency_release_required');
    expect(await codeOf(await answer(ticket, code))).toBe('emergency_release_required');
    expect(await mails('emergency-code-requested')).toEqual([owner.admin.email, otherAdmin.email].toSorted());
    const { requests } = await status(other);
    expect(requests).toMatchObject([{ userId: owner.admin.id, email: owner.admin.email, releasedAt: null }]);
    expect((await release(other, requests[0]?.id)).status).toBe(204);
    expect(await codeOf(await answer(ticket, code))).toBe(200);
    expect([
      (await events('emergency_code.requested')).map(({ actor }) => actor.id),
      (await events('emergency_code.released')).map(({ actor }) => actor.id),
    ]).toEqual([[owner.admin.id], [otherAdmin.id]]);
  });

  test('accepts a release by a superadmin, but not by another organization', async () => {
    const [code] = await enforce('code_and_release');
    const ticket = await ticketOf();
    await answer(ticket, code);
    const [request] = (await status()).requests;
    const stranger = await anOrganization(api);
    expect((await release(stranger.as, request?.id)).status).toBe(404);
    const superadmin = await signedIn(api, await aPerson(api));
    const released = await superadmin.post(`${PATH}/${request?.id}/release`, { tenantId: owner.id });
    expect(released.status).toBe(204);
    expect(await codeOf(await answer(ticket, code))).toBe(200);
  });

  test('does not let users release their own request', async () => {
    const [code] = await enforce('code_and_release');
    const ticket = await ticketOf();
    await answer(ticket, code);
    const [request] = (await status()).requests;
    expect(await codeOf(await release(owner.as, request?.id))).toBe('release_not_possible');
    expect(await codeOf(await answer(ticket, code))).toBe('emergency_release_required');
    // The database enforces it, too.
    await expect(
      database.query(
        'update emergency_codes set released_by = requested_by, released_at = now() where id = $1',
        [request?.id],
      ),
    ).rejects.toMatchObject({ code: '23514' });
  });

  test('accepts a release once, and only within 15 minutes of the request', async () => {
    const [code] = await enforce('code_and_release');
    await answer(await ticketOf(), code);
    const [request] = (await status()).requests;
    expect((await release(other, request?.id)).status).toBe(204);
    expect(await codeOf(await release(other, request?.id))).toBe('release_not_possible');
    clock.advance(901);
    const superadmin = await signedIn(api, await aPerson(api));
    const later = await superadmin.get(`${PATH}?tenantId=${owner.id}`);
    expect(await later.json()).toMatchObject({ left: 10, requests: [] });
  });

  test('releases for the user who requested it, until the request ends', async () => {
    const [code] = await enforce('code_and_release');
    await answer(await ticketOf(), code);
    const [request] = (await status(other)).requests;
    await release(other, request?.id);
    clock.advance(901);
    expect(await codeOf(await answer(await ticketOf(), code))).toBe('emergency_release_required');
  });

  test('a code that nobody requested cannot be released', async () => {
    await enforce('code_and_release');
    const { rows } = await database.query('select id from emergency_codes where tenant_id = $1', [owner.id]);
    expect((await release(other, rows[0]?.id)).status).toBe(404);
  });
});

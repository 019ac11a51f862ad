import { LIMITS, type OwnSignInPage, type PersonalData, type PersonalDataExport } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deviceKeyOf } from '../../nest-api/src/auth/devices/device-key.js';
import { MailLinks } from '../../nest-api/src/auth/mail-links.js';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { SignInLog } from '../../nest-api/src/sign-in-log/sign-in-log.js';
import { codeOf, mailOf, tokenIn } from '../support/account.ts';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import {
  type ApiCaller,
  aMembership,
  aPerson,
  aTenant,
  callerWith,
  PASSWORD,
  type Person,
  post,
  signedIn,
} from '../support/data.ts';
import { EVENTUALLY } from '../support/eventually.ts';

const clock = new HeldClock(new Date());
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let api: TestApi;
let owner: pg.Client;

beforeAll(async () => {
  api = await startApi({ clock });
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});

const json = async <T>(response: Promise<Response>) => (await (await response).json()) as T;
const codeIn = async (response: Response) => ((await response.json()) as { code: string }).code;
const remove = (caller: ApiCaller, path: string) =>
  api.fetch(path, { method: 'DELETE', headers: { authorization: `Bearer ${caller.token}` } });

async function member() {
  return aPerson(api, { tenantId: (await aTenant(api)).id });
}

async function signInOn(email: string, device: string, userAgent = FIREFOX): Promise<ApiCaller> {
  const response = await post(
    api,
    '/api/v1/auth/login',
    { email, password: PASSWORD },
    { 'user-agent': userAgent, 'x-gatehouse-device': device },
  );
  const { accessToken } = (await response.json()) as { accessToken: string };
  return callerWith(api, accessToken);
}
const [desk, phone] = ['d'.repeat(32), 'p'.repeat(32)];

describe('a name', () => {
  test('is changed, and the second of two editors gets a conflict', async () => {
    const caller = await signedIn(api, await member());
    const { version } = await json<{ version: number }>(caller.get('/api/v1/account'));
    const changed = await caller.patch('/api/v1/account', { firstName: 'Zoë', lastName: '李', version });
    expect(await changed.json()).toMatchObject({ firstName: 'Zoë', lastName: '李' });
    const late = await caller.patch('/api/v1/account', { firstName: 'Old', lastName: 'Page', version });
    expect(await codeIn(late)).toBe('stale_version');
  });

  test.each([
    [{ firstName: ' ' }, 'firstName'],
    [{ lastName: 'x'.repeat(101) }, 'lastName'],
  ])('%o is rejected at its field', async (change, field) => {
    const caller = await signedIn(api, await member());
    const refused = await caller.patch('/api/v1/account', {
      firstName: 'A',
      lastName: 'B',
      version: 1,
      ...change,
    });
    expect(await refused.json()).toMatchObject({ errors: [{ field }] });
  });
});

describe('a profile', () => {
  const profile = { picture: 'https://pictures.example/ada.png', locale: 'de-CH', zoneinfo: 'Europe/Zurich' };
  const version = async (caller: ApiCaller) =>
    (await json<{ version: number }>(caller.get('/api/v1/account'))).version;
  const change = async (caller: ApiCaller, fields: object) =>
    caller.patch('/api/v1/account', { ...fields, version: await version(caller) });

  test('is stored in its usual form, field by field, and can be emptied', async () => {
    const caller = await signedIn(api, await member());
    expect(await json(caller.get('/api/v1/account'))).toMatchObject({
      picture: null,
      locale: null,
      zoneinfo: null,
    });
    const given = { ...profile, locale: 'DE-ch', zoneinfo: 'europe/zurich' };
    expect(await (await change(caller, given)).json()).toMatchObject({ ...profile, firstName: 'Pat' });
    expect(await (await change(caller, { firstName: 'Zoë' })).json()).toMatchObject({
      ...profile,
      firstName: 'Zoë',
    });
    expect(await (await change(caller, { picture: null })).json()).toMatchObject({
      ...profile,
      picture: null,
      firstName: 'Zoë',
    });
  });

  test('is recorded in the audit log by its fields, not by their values', async () => {
    const person = await member();
    await change(await signedIn(api, person), { locale: 'fr', zoneinfo: null });
    const { rows } = await owner.query(
      `select event -> 'detail' as detail from audit_events
       where event ->> 'action' = 'account.updated' and event -> 'target' ->> 'id' = $1`,
      [person.id],
    );
    expect(rows).toEqual([{ detail: { fields: ['locale', 'zoneinfo'] } }]);
  });

  test.each([
    ['picture', 'http://pictures.example/ada.png', 'Enter a URL that begins with https://'],
    ['picture', 'javascript:alert(1)', 'Enter a URL that begins with https://'],
    ['picture', 'https://pictures.example/a b.png', 'Enter a URL that begins with https://'],
    ['picture', 'https://ada:pw@pictures.example/', 'Enter a full URL without a user name or password', 422],
    ['picture', 'https://:443', 'Enter a full URL without a user name or password', 422],
    ['picture', `https://pictures.example/${'x'.repeat(1976)}`, 'At most 2,000 characters'],
    ['locale', 'de_CH', 'Enter a language tag, such as en or de-CH'],
    ['locale', 'de-', 'Enter a language tag, such as en or de-CH', 422],
    ['locale', '', 'Enter a language tag, such as en or de-CH'],
    ['zoneinfo', 'Europe/Atlantis', 'This time zone does not exist. Enter one such as Europe/Zurich', 422],
    ['zoneinfo', '+01:00', 'Enter a time zone, such as Europe/Zurich'],
  ])('%s %o is rejected at its field', async (field, value, message, status: number | string = 400) => {
    const refused = await change(await signedIn(api, await member()), { [field]: value });
    expect(refused.status).toBe(status);
    expect(((await refused.json()) as { errors: object[] }).errors[0]).toEqual(
      expect.objectContaining({ field, message }),
    );
  });

  test('accepts a picture URL of 2,000 characters', async () => {
    const picture = `https://pictures.example/${'x'.repeat(1975)}`;
    const changed = await change(await signedIn(api, await member()), { picture });
    expect(await changed.json()).toMatchObject({ picture });
  });
});

describe('an address', () => {
  const ask = (caller: ApiCaller, email: string) => caller.post('/api/v1/account/email', { email });
  const confirm = (token: string) => post(api, '/api/v1/auth/email-change/confirm', { token });
  const OLD = /change of your email/;
  const NEW = /Confirm your new/;

  test('changes after both addresses confirmed it, and the old one is notified', async () => {
    const person = await member();
    const caller = await signedIn(api, person);
    const email = `new-${person.email}`;
    expect((await ask(caller, email)).status).toBe(202);

    const first = await confirm(tokenIn(await mailOf(api, email, NEW)));
    expect(await first.json()).toEqual({ status: 'waits_for_other' });
    expect(await json(caller.get('/api/v1/account'))).toMatchObject({
      email: person.email,
      pendingEmail: { email, confirmedAtOld: false, confirmedAtNew: true },
    });
    const second = await confirm(tokenIn(await mailOf(api, person.email, OLD)));
    expect(await second.json()).toEqual({ status: 'changed' });

    expect(await json(caller.get('/api/v1/account'))).toMatchObject({ email, pendingEmail: null });
    const login = (address: string) =>
      post(api, '/api/v1/auth/login', { email: address, password: PASSWORD });
    expect((await login(email)).status).toBe(200);
    expect((await login(person.email)).status).toBe(401);
    expect(await mailOf(api, person.email, /address was changed/)).toContain('changed');
  });

  test('a link that is used twice is one confirmation', async () => {
    const person = await member();
    await ask(await signedIn(api, person), `twice-${person.email}`);
    const token = tokenIn(await mailOf(api, person.email, OLD));
    for (let i = 0; i < 2; i++) expect(await json(confirm(token))).toEqual({ status: 'waits_for_other' });
  });

  test('a link of a canceled change does nothing', async () => {
    const person = await member();
    const caller = await signedIn(api, person);
    await ask(caller, `off-${person.email}`);
    const token = tokenIn(await mailOf(api, person.email, OLD));
    expect((await remove(caller, '/api/v1/account/email')).status).toBe(204);
    expect((await confirm(token)).status).toBe(410);
  });

  test('another user’s address gets the same response; its owner is notified, and nothing changes', async () => {
    const [person, other] = [await member(), await member()];
    const caller = await signedIn(api, person);
    expect((await ask(caller, other.email)).status).toBe(202);
    const text = await mailOf(api, other.email, /requested your email address/);
    expect(text).not.toContain('token=');
    expect(text).not.toContain(person.email);
    const last = await confirm(tokenIn(await mailOf(api, person.email, OLD)));
    expect(await last.json()).toEqual({ status: 'waits_for_other' });
  });

  test('that is unchanged or requested without re-authentication is rejected', async () => {
    const person = await member();
    const caller = await signedIn(api, person);
    expect(await (await ask(caller, person.email.toUpperCase())).json()).toMatchObject({
      errors: [{ field: 'email', code: 'unchanged' }],
    });
    clock.advance(300);
    expect(await codeIn(await ask(caller, 'late@example.test'))).toBe('reauthentication_required');
  });

  test('a password reset requested at the old address ends with the change', async () => {
    const person = await member();
    const caller = await signedIn(api, person);
    await post(api, '/api/v1/auth/password-reset', { email: person.email });
    const reset = tokenIn(await mailOf(api, person.email, /new password/));
    const email = `moved-${person.email}`;
    await ask(caller, email);
    await confirm(tokenIn(await mailOf(api, email, NEW)));
    await confirm(tokenIn(await mailOf(api, person.email, OLD)));
    const late = await post(api, '/api/v1/auth/password-reset/complete', {
      token: reset,
      password: 'four words make one door',
    });
    expect(late.status).toBe(410);
  });
});

describe('sessions', () => {
  interface Listed {
    items: { id: string; isCurrent: boolean; methods: string[]; tenantName: string | null }[];
  }
  const list = (caller: ApiCaller) => json<Listed>(caller.get('/api/v1/account/sessions'));

  test('are listed and ended, one or all others', async () => {
    const person = await member();
    const [here, there, elsewhere] = [
      await signedIn(api, person),
      await signedIn(api, person),
      await signedIn(api, person),
    ];
    const { items } = await list(here);
    expect(items).toHaveLength(3);
    const other = (await list(there)).items.find(({ isCurrent }) => isCurrent)?.id;
    expect((await remove(here, `/api/v1/account/sessions/${other}`)).status).toBe(204);
    expect((await there.get('/api/v1/auth/me')).status).toBe(401);
    expect((await here.post('/api/v1/account/sessions/end-others')).status).toBe(204);
    expect((await elsewhere.get('/api/v1/auth/me')).status).toBe(401);
    expect((await list(here)).items.map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });

  test('finds no session of another user', async () => {
    const [mine, theirs] = [await signedIn(api, await member()), await signedIn(api, await member())];
    const id = (await list(theirs)).items[0]?.id;
    expect((await remove(mine, `/api/v1/account/sessions/${id}`)).status).toBe(404);
    expect((await theirs.get('/api/v1/auth/me')).status).toBe(200);
  });
});

describe('the sign-ins of a user', () => {
  const list = async (caller: ApiCaller, query = '') => {
    await api.app.get(SignInLog).flush();
    return json<OwnSignInPage>(caller.get(`/api/v1/account/sign-ins${query}`));
  };
  const report = (caller: ApiCaller, id: string | undefined) =>
    caller.post(`/api/v1/account/sign-ins/${id}/report`);

  test('are listed with their failures, newest first and in pages, without those of other users', async () => {
    const [person, other] = [await member(), await member()];
    await signInOn(other.email, desk);
    await post(api, '/api/v1/auth/login', { email: person.email, password: 'a guess' });
    await signInOn(person.email, phone);
    const caller = await signInOn(person.email, desk);
    const { items } = await list(caller);
    expect(items).toMatchObject([
      { method: 'password', failed: false, device: 'Firefox on Linux', isCurrent: true, canReport: false },
      { method: 'password', failed: false, tenantName: 'Acme', address: '127.0.0.1', canReport: true },
      { method: 'password', failed: true, outcome: 'invalid_credentials', canReport: false },
    ]);
    const first = await list(caller, '?limit=2');
    const second = await list(caller, `?limit=2&cursor=${first.nextCursor}`);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    expect(second.nextCursor).toBeNull();
  });

  test('one of another device can be reported, which ends that device’s sessions but not the current one', async () => {
    const person = await member();
    const there = await signInOn(person.email, phone);
    const here = await signInOn(person.email, desk);
    const earlier = await signInOn(person.email, desk);
    const { items } = await list(here);
    const [onDesk, current, onPhone] = items.map(({ id }) => id);
    expect(await (await report(here, onPhone)).json()).toEqual({
      recovery: 'password_reset',
      suspendedFactors: 0,
    });
    expect((await there.get('/api/v1/auth/me')).status).toBe(401);
    expect((await earlier.get('/api/v1/auth/me')).status).toBe(200);
    // The user reports the device in use: only its other session ends.
    expect((await report(here, onDesk)).status).toBe(200);
    expect((await earlier.get('/api/v1/auth/me')).status).toBe(401);
    expect((await report(here, current)).status).toBe(404);
    expect((await here.get('/api/v1/auth/me')).status).toBe(200);
    const devices = await json<{ items: { isCurrent: boolean }[] }>(here.get('/api/v1/account/devices'));
    expect(devices.items.map(({ isCurrent }) => isCurrent)).toEqual([true]);
    clock.advance(2);
    await api.app.get(Jobs).runIfDue('reported-sign-ins');
    expect((await post(api, '/api/v1/auth/login', { email: person.email, password: PASSWORD })).status).toBe(
      401,
    );
  });

  test('those of another user and failed guesses are not found', async () => {
    const [mine, theirs] = [await member(), await member()];
    const there = await signInOn(theirs.email, phone);
    const own = await signInOn(theirs.email, desk);
    const caller = await signInOn(mine.email, desk);
    await post(api, '/api/v1/auth/login', { email: mine.email, password: 'a guess' });
    const foreign = (await list(own)).items.find(({ isCurrent }) => !isCurrent);
    expect((await report(caller, foreign?.id)).status).toBe(404);
    expect((await there.get('/api/v1/auth/me')).status).toBe(200);
    const guess = (await list(caller)).items.find(({ failed }) => failed);
    expect((await report(caller, guess?.id)).status).toBe(404);
  });
});

describe('devices', () => {
  interface Listed {
    items: {
      id: string;
      name: string;
      kind: string;
      isCurrent: boolean;
      openSessions: number;
      address: string;
    }[];
  }
  const list = (caller: ApiCaller) => json<Listed>(caller.get('/api/v1/account/devices'));

  test('one browser is one device, however often it signs in', async () => {
    const { email } = await member();
    await signInOn(email, desk);
    const caller = await signInOn(email, desk);
    const { items } = await list(caller);
    expect(items).toMatchObject([
      { name: 'Firefox on Linux', kind: 'desktop', isCurrent: true, openSessions: 2, address: '127.0.0.1' },
    ]);
  });

  describe('from an unknown device', () => {
    const noticed = async ({ email, id }: Person) => {
      await api.app.get(Jobs).runIfDue('new-device-mails');
      const mails = await owner.query(
        `select subject from outbox where recipient = $1 and template = 'new-device'`,
        [email],
      );
      const events = await owner.query(
        `select event -> 'detail' as detail from audit_events where action = 'device.new' and actor_id = $1`,
        [id],
      );
      return { mails: mails.rows, events: events.rows.map(({ detail }) => detail) };
    };
    const until = (person: Person, count: number) =>
      vi.waitFor(async () => {
        const found = await noticed(person);
        expect(found.events).toHaveLength(count);
        return found;
      }, EVENTUALLY);

    test('a user is notified once, and not about their first device', async () => {
      const person = await member();
      await signInOn(person.email, desk);
      expect(await noticed(person)).toEqual({ mails: [], events: [] });
      await signInOn(person.email, phone);
      await signInOn(person.email, phone);
      const { mails, events } = await until(person, 1);
      expect(mails).toEqual([{ subject: 'A new device signed in to your account' }]);
      expect(events).toMatchObject([{ device: 'Firefox on Linux', mailed: true }]);
      await signInOn(person.email, desk);
      expect((await noticed(person)).mails).toHaveLength(1);
    });

    test('a user who disabled the message finds it only in the audit log', async () => {
      const person = await member();
      const caller = await signInOn(person.email, desk);
      const saved = await api.fetch('/api/v1/account/notices', {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${caller.token}` },
        body: JSON.stringify({ newDeviceMail: false }),
      });
      expect(await saved.json()).toMatchObject({ newDeviceMail: false });
      await signInOn(person.email, phone);
      const { mails, events } = await until(person, 1);
      expect([mails, events]).toMatchObject([[], [{ device: 'Firefox on Linux', mailed: false }]]);
    });
  });

  describe('a sign-in that was not made by its user', () => {
    const SECONDS = LIMITS.reportSignInDays * 86_400;
    const report = (token: string) => post(api, '/api/v1/auth/sign-in-report', { token });
    const status = async (caller: ApiCaller) => (await caller.get('/api/v1/auth/me')).status;
    const isKnown = async ({ id }: Person, device: string) =>
      (
        await owner.query('select 1 from devices where user_id = $1 and key_hash = $2', [
          id,
          deviceKeyOf({ address: '', userAgent: null, device }),
        ])
      ).rowCount === 1;

    async function asked(person: Person) {
      const here = await signInOn(person.email, desk);
      const there = await signInOn(person.email, phone, 'curl/8.9.1');
      await api.app.get(Jobs).runIfDue('new-device-mails');
      clock.advance(10);
      await api.app.get(Jobs).runIfDue('new-device-mails');
      return { here, there, token: tokenIn(await mailOf(api, person.email, /new device/)) };
    }
    const recover = async () => {
      clock.advance(2);
      await api.app.get(Jobs).runIfDue('reported-sign-ins');
    };

    test('the link ends only the sessions of its device, once, and a new password replaces the old one', async () => {
      const person = await member();
      const { here, there, token } = await asked(person);
      const again = await signInOn(person.email, phone, 'curl/8.9.1');
      const done = await report(token);
      expect([done.status, await done.json()]).toEqual([
        200,
        { recovery: 'password_reset', suspendedFactors: 0 },
      ]);
      expect([await status(here), await status(there), await status(again)]).toEqual([200, 401, 401]);
      expect([await isKnown(person, desk), await isKnown(person, phone)]).toEqual([true, false]);

      const later = await report(token);
      expect([later.status, await codeIn(later)]).toEqual([410, 'link_expired']);
      await recover();
      const login = (password: string) => post(api, '/api/v1/auth/login', { email: person.email, password });
      expect((await login(PASSWORD)).status).toBe(401);
      const password = 'four words make one door';
      const reset = tokenIn(await mailOf(api, person.email, /new password/));
      const set = await post(api, '/api/v1/auth/password-reset/complete', { token: reset, password });
      expect(set.status).toBe(200);
      expect((await login(password)).status).toBe(200);

      const { rows } = await owner.query(
        `select tenant_id, event -> 'detail' as detail from audit_events where action = 'sign_in.reported' and actor_id = $1`,
        [person.id],
      );
      expect(rows).toEqual([
        {
          tenant_id: person.tenantId,
          detail: expect.objectContaining({ sessions: 2, recovery: 'password_reset' }),
        },
      ]);
      expect(
        (await owner.query('select 1 from sign_in_notices where user_id = $1', [person.id])).rowCount,
      ).toBe(0);
    });

    test('the link of another user, a forged and an expired one end nothing', async () => {
      const [person, other] = [await member(), await member()];
      const { there, token } = await asked(person);
      const id = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub.split(':')[0];
      const links = api.app.get(MailLinks);
      const tokenFor = (purpose: 'sign-in-report' | 'email-change', subject: string) =>
        tokenIn(links.make(purpose, subject, SECONDS));
      for (const wrong of [
        tokenFor('sign-in-report', `${id}:${other.id}`),
        tokenFor('email-change', `${id}:${person.id}`),
        `${token.slice(0, -4)}AAAA`,
      ])
        expect((await report(wrong)).status).toBe(410);
      expect(await status(there)).toBe(200);
      clock.advance(SECONDS);
      expect((await report(token)).status).toBe(410);
      // The database row counts too, whatever the token contains.
      expect((await report(tokenFor('sign-in-report', `${id}:${person.id}`))).status).toBe(410);
      expect(await isKnown(person, phone)).toBe(true);
    });

    test('the administrators are notified of a user without a password', async () => {
      const tenantId = (await aTenant(api)).id;
      const [person, admin] = [
        await aPerson(api, { tenantId }),
        await aPerson(api, { tenantId, role: 'tenant_admin' }),
      ];
      const { there, token } = await asked(person);
      await owner.query('delete from credentials where user_id = $1', [person.id]);
      expect(await (await report(token)).json()).toEqual({ recovery: 'administrators', suspendedFactors: 0 });
      expect(await status(there)).toBe(401);
      await recover();
      expect(await mailOf(api, admin.email, /reported a sign-in/)).toContain(person.email);
      expect(
        (await owner.query('select 1 from password_resets where email_key = $1', [person.email])).rowCount,
      ).toBe(0);
    });

    test('factors that were set up on the device no longer work, and the second factor stays required', async () => {
      const tenantId = (await aTenant(api)).id;
      const [person, admin] = [
        await aPerson(api, { tenantId }),
        await aPerson(api, { tenantId, role: 'tenant_admin' }),
      ];
      const { here, there, token } = await asked(person);
      const { secret } = await json<{ secret: string }>(there.post('/api/v1/account/factors/totp'));
      const confirmed = await there.post('/api/v1/account/factors/totp/confirm', {
        code: codeOf(api, secret),
      });
      const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
      expect(await (await report(token)).json()).toEqual({ recovery: 'password_reset', suspendedFactors: 2 });
      clock.advance(60);
      const first = await post(api, '/api/v1/auth/login', { email: person.email, password: PASSWORD });
      const { status: step, ticket } = (await first.json()) as { status: string; ticket: string };
      expect(step).toBe('second_factor_required');
      for (const answer of [
        { method: 'totp', code: codeOf(api, secret, 1) },
        { method: 'recovery_code', code: recoveryCodes[0] },
      ])
        expect(await codeIn(await post(api, '/api/v1/auth/second-factor', { ticket, answer }))).toBe(
          'invalid_factor',
        );
      expect(await json(here.get('/api/v1/account/factors'))).toMatchObject({
        totp: { isSuspended: true },
        recoveryCodesLeft: 0,
      });
      await recover();
      const mail = await mailOf(api, admin.email, /reported a sign-in/);
      expect(mail).toContain('no longer work: 2');
      expect(mail).toContain('Device: curl');
      expect(mail).not.toContain('no password');
    });

    test('factors of other devices keep working, and so do earlier ones of the device', async () => {
      const person = await member();
      const { here, token } = await asked(person);
      const { secret } = await json<{ secret: string }>(here.post('/api/v1/account/factors/totp'));
      await here.post('/api/v1/account/factors/totp/confirm', { code: codeOf(api, secret) });
      await owner.query(
        `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, is_synced, name, created_at, device_key)
         values (gen_random_uuid(), $1, $2, 'k', 0, '{}', false, 'Old', $3, $4)`,
        [
          person.id,
          crypto.randomUUID(),
          new Date(clock.now().getTime() - 86_400_000),
          deviceKeyOf({ address: '', userAgent: null, device: phone }),
        ],
      );
      expect(await (await report(token)).json()).toMatchObject({ suspendedFactors: 0 });
      expect(await json(here.get('/api/v1/account/factors'))).toMatchObject({
        totp: { isSuspended: false },
        passkeys: [{ isSuspended: false }],
      });
    });

    test('a session without a device ends alone', async () => {
      const person = await member();
      const { here, there, token } = await asked(person);
      await owner.query(`update sessions set device_id = null where user_id = $1`, [person.id]);
      await owner.query(`update sign_in_notices set device_id = null where user_id = $1`, [person.id]);
      expect((await report(token)).status).toBe(200);
      expect([await status(here), await status(there)]).toEqual([200, 401]);
    });
  });

  test('two users of one browser have a device each', async () => {
    const [a, b] = [await member(), await member()];
    const callers = [await signInOn(a.email, desk), await signInOn(b.email, desk)];
    for (const caller of callers) expect((await list(caller)).items).toHaveLength(1);
  });

  test('are named, signed out and forgotten', async () => {
    const { email } = await member();
    const here = await signInOn(email, desk);
    const there = await signInOn(email, phone, 'curl/8.9.1');
    const id = (await list(there)).items.find(({ isCurrent }) => isCurrent)?.id;
    const path = `/api/v1/account/devices/${id}`;

    expect((await here.patch(path, { name: 'Old phone' })).status).toBe(204);
    expect((await list(here)).items.find((device) => device.id === id)).toMatchObject({ name: 'Old phone' });
    expect((await here.post(`${path}/sign-out`)).status).toBe(204);
    expect((await there.get('/api/v1/auth/me')).status).toBe(401);
    expect((await remove(here, path)).status).toBe(204);
    expect((await list(here)).items).toHaveLength(1);
    expect((await here.get('/api/v1/auth/me')).status).toBe(200);
  });

  test('those of another user are not found', async () => {
    const [mine, theirs] = [await signedIn(api, await member()), await signedIn(api, await member())];
    const id = (await list(theirs)).items[0]?.id;
    expect((await mine.patch(`/api/v1/account/devices/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await mine.post(`/api/v1/account/devices/${id}/sign-out`)).status).toBe(404);
    expect((await remove(mine, `/api/v1/account/devices/${id}`)).status).toBe(404);
  });

  test('are visible to an admin if they signed in to the organization, and all to a superadmin', async () => {
    const [here, there] = [(await aTenant(api)).id, (await aTenant(api)).id];
    const person = await aPerson(api, { tenantId: here });
    await signInOn(person.email, desk);
    await aMembership(api, person, { tenantId: there });
    clock.advance(1);
    const onPhone = await signInOn(person.email, phone, 'curl/8.9.1');
    await onPhone.post('/api/v1/auth/switch-tenant', { tenantId: there });
    const [asAdmin, asOther, asSuperadmin] = [
      await signedIn(api, await aPerson(api, { tenantId: here, role: 'tenant_admin' })),
      await signedIn(api, await aPerson(api, { tenantId: there, role: 'tenant_admin' })),
      await signedIn(api, await aPerson(api)),
    ];
    const namesOf = async (caller: ApiCaller, path: string) =>
      (await json<Listed>(caller.get(`${path}/${person.id}/devices`))).items.map(({ name }) => name);
    expect(await namesOf(asAdmin, '/api/v1/users')).toEqual(['curl (script)', 'Firefox on Linux']);
    // The user signed in there from one device only.
    expect(await namesOf(asOther, '/api/v1/users')).toHaveLength(1);
    expect(await namesOf(asSuperadmin, '/api/v1/people')).toHaveLength(3);
    const stranger = await signedIn(api, await member());
    expect((await stranger.get(`/api/v1/users/${person.id}/devices`)).status).toBe(403);
  });

  test('the token of a device is stored only as a hash', async () => {
    const { email, id } = await member();
    await signInOn(email, phone);
    const { rows } = await owner.query(
      'select row_to_json(d)::text as device from devices d where user_id = $1',
      [id],
    );
    expect(JSON.stringify(rows)).not.toContain(phone);
  });
});

describe('the data of a user', () => {
  const ownExport = '/api/v1/account/data/export';
  const partsOf = ({ categories }: PersonalDataExport) =>
    Object.fromEntries(categories.flatMap(({ parts }) => parts.map(({ part, entries }) => [part, entries])));
  const events = async (target: string) =>
    (
      await owner.query(
        `select tenant_id, actor_id as actor from audit_events where action = 'user.exported' and target_id = $1
         order by seq`,
        [target],
      )
    ).rows as { tenant_id: string; actor: string }[];

  test('is counted by category, with the periods of the organizations', async () => {
    const person = await member();
    const { id: tenantId } = await aTenant(api);
    await aMembership(api, person, { tenantId });
    await owner.query(
      'insert into sign_in_policies (tenant_id, failed_sign_in_retention_days, updated_at) values ($1, 7, now())',
      [tenantId],
    );
    const caller = await signInOn(person.email, desk);
    await api.app.get(SignInLog).flush();
    const { categories, organizations } = await json<PersonalData>(caller.get('/api/v1/account/data'));
    const entries = Object.fromEntries(categories.map((row) => [row.category, row.entries]));
    expect(entries).toMatchObject({
      account: 1,
      password: 1,
      memberships: 2,
      sessions: 1,
      devices: 2,
      signIns: 1,
      emails: expect.any(Number),
      views: 0,
      logs: null,
      steps: null,
    });
    expect(organizations.map(({ failedSignInDays }) => failedSignInDays).sort((a, b) => a - b)).toEqual([
      7, 90,
    ]);
  });

  test('is exported in pages as one file, and the export is audited', async () => {
    const person = await member();
    const caller = await signInOn(person.email, desk);
    await owner.query(
      `insert into saved_views (id, user_id, list, name, query, is_default, created_at)
       select gen_random_uuid(), $1, 'members', 'view ' || n, '', false, now() from generate_series(1, 1201) n`,
      [person.id],
    );
    await api.app.get(SignInLog).flush();
    const response = await caller.get(ownExport);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="gatehouse-data.json"');
    const exported = (await response.json()) as PersonalDataExport;
    expect(exported).toMatchObject({ format: 'gatehouse-personal-data/1', userId: person.id });
    const parts = partsOf(exported);
    expect(parts).toMatchObject({
      account: [{ email: person.email }],
      sign_ins: [{ method: 'password', outcome: 'success', address: '127.0.0.1' }],
      sessions: [{ browser: FIREFOX }],
      recovery_codes: [],
    });
    expect(new Set((parts.saved_views as { name: string }[]).map(({ name }) => name)).size).toBe(1201);
    expect(parts.audit_events).toContainEqual(
      expect.objectContaining({ action: 'user.exported', actor: 'you', target: 'you' }),
    );
    expect(await events(person.id)).toMatchObject([{ actor: person.id }]);
    clock.advance(600);
    expect(await codeIn(await caller.get(ownExport))).toBe('reauthentication_required');
  });

  test('is exported by an admin of the only organization, and by a superadmin', async () => {
    const person = await member();
    const tenantId = person.tenantId as string;
    const admin = await aPerson(api, { tenantId, role: 'tenant_admin' });
    const [asAdmin, superadmin] = [await signedIn(api, admin), await aPerson(api)];
    const path = `/api/v1/users/${person.id}/data-export`;
    const exported = await json<PersonalDataExport>(asAdmin.get(path));
    expect(partsOf(exported).account).toMatchObject([{ email: person.email }]);
    const asOther = await signedIn(
      api,
      await aPerson(api, { tenantId: (await aTenant(api)).id, role: 'tenant_admin' }),
    );
    expect((await asOther.get(path)).status).toBe(404);
    expect((await (await signedIn(api, person)).get(path)).status).toBe(403);
    await aMembership(api, person, { tenantId: (await aTenant(api)).id });
    expect(await codeIn(await asAdmin.get(path))).toBe('not_exportable');
    const asSuperadmin = await signedIn(api, superadmin);
    const whole = await json<PersonalDataExport>(asSuperadmin.get(`/api/v1/people/${person.id}/data-export`));
    expect(partsOf(whole).memberships).toHaveLength(2);
    expect((await asSuperadmin.get(`/api/v1/people/${crypto.randomUUID()}/data-export`)).status).toBe(404);
    expect((await events(person.id)).map(({ actor }) => actor)).toEqual([admin.id, superadmin.id]);
  });
});

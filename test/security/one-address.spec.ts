import type { SsoStarted } from '@gatehouse/contracts';
import { type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import { EntityManager } from '@mikro-orm/postgresql';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deviceKeyOf } from '../../nest-api/src/auth/devices/device-key.js';
import { MailLinks } from '../../nest-api/src/auth/mail-links.js';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { Invitation } from '../../nest-api/src/invitations/invitation.entity.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { aPerson, aTenant, callerWith, PASSWORD, type Person, signedIn } from '../support/data.ts';
import { signInAtSandbox } from '../support/sandbox-browser.ts';
import { SoftPasskey } from '../support/soft-passkey.ts';
import { aConnection, anOrganization, sandboxSettings } from '../support/sso.ts';

const OFFICE = '198.51.100.20';
/** A network without earlier sign-ins. */
const BRANCH = '198.51.100.30';
const HOME = '203.0.113.5';
const clock = new HeldClock(new Date());
let sandbox: Sandbox;
let api: TestApi;
let owner: pg.Client;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  api = await startApi({ clock, env: sandboxSettings(sandbox) });
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
});
beforeEach(() => owner.query('delete from attempt_limits'));
afterAll(async () => {
  await owner.end();
  await api.stop();
  await sandbox.stop();
});

interface Browser {
  readonly network: string;
  /** The cookie by which the web app recognizes a browser. */
  readonly device?: string;
}

const send = ({ network, device }: Browser, path: string, body: unknown) =>
  fetch(`${api.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': network,
      'x-gatehouse-internal': api.settings.INTERNAL_SECRET,
      ...(device && { 'x-gatehouse-device': device }),
    },
    body: JSON.stringify(body),
  });
const login = (browser: Browser, email: string, password = PASSWORD) =>
  send(browser, '/api/v1/auth/login', { email, password });
const deviceOf = (email: string) => Buffer.from(email).toString('base64url').padEnd(32, 'x').slice(0, 64);
const contextOf = ({ network, device = null }: { network: string; device?: string | null }) => ({
  address: network,
  userAgent: null,
  device,
});
const inOffice = (email: string): Browser => ({ network: OFFICE, device: deviceOf(email) });

/** Signs in through the identity provider like the web app: lookup, start, response. */
async function throughProvider(email: string, configurationId: string): Promise<Response> {
  const browser = inOffice(email);
  const found = await send(browser, '/api/v1/sso/discover', { email });
  expect(found.status).toBe(200);
  const started = await send(browser, '/api/v1/sso/sign-ins', { configurationId });
  expect(started.status).toBe(201);
  const { authorizationUrl, browserSecret } = (await started.json()) as SsoStarted;
  const callback = await signInAtSandbox(authorizationUrl, { email });
  return send(browser, '/api/v1/sso/sign-ins/complete', {
    ...Object.fromEntries(callback.searchParams),
    browserSecret,
    configurationId,
  });
}

/** The links in the invitation emails. */
function invitationsTo(tenantId: string, inviter: Person, emails: readonly string[]): Promise<string[]> {
  const em = api.app.get(EntityManager);
  return api.app.get(UnitOfWork).onPlatform('test data', async () => {
    const made = emails.map((email) =>
      em.create(Invitation, {
        tenantId,
        email,
        emailKey: email,
        role: 'tenant_user',
        invitedBy: inviter.id,
        sentAt: clock.now(),
        expiresAt: new Date(clock.now().getTime() + 86_400_000),
      }),
    );
    await em.flush();
    return made.map(({ id }) => {
      const link = api.app.get(MailLinks).make('invitation', `${id}.1`, 86_400);
      return new URL(link).searchParams.get('token') ?? '';
    });
  });
}

async function accept(email: string, token: string): Promise<Response> {
  const opened = await send(inOffice(email), '/api/v1/invitations/open', { token });
  expect(opened.status).toBe(200);
  return send(inOffice(email), '/api/v1/invitations/accept', {
    token,
    firstName: 'Ada',
    lastName: 'Lovelace',
    password: PASSWORD,
  });
}

/** Everything that an attacker without any knowledge can try repeatedly from that address. */
function attacker(victims: readonly string[]) {
  const answers = new Map<number, number>();
  const anything = { network: OFFICE };
  let n = 0;
  const tries = [
    () => login(anything, victims[n % victims.length] ?? '', `a guess ${n}`),
    () =>
      send(anything, '/api/v1/sso/sign-ins/complete', {
        state: `guess-${n}`,
        browserSecret: 'a guess at it',
        code: 'x',
      }),
    () => send(anything, '/api/v1/invitations/open', { token: 'a.b.c' }),
    () =>
      send(anything, '/api/v1/auth/passkey/complete', {
        challengeId: crypto.randomUUID(),
        response: { id: 'AQ' },
      }),
    () =>
      send(anything, '/api/v1/auth/password-reset/complete', { token: 'a.b.c', password: 'a quiet bicycle' }),
  ];
  return {
    answers,
    async attack(times: number): Promise<void> {
      for (let count = 0; count < times; count += 1) {
        const { status } = await (tries[n % tries.length] as () => Promise<Response>)();
        answers.set(status, (answers.get(status) ?? 0) + 1);
        n += 1;
      }
    },
  };
}

describe('an office behind one address', () => {
  test('500 users sign in within ten minutes, and an attacker among them does not succeed', {
    timeout: 300_000,
  }, async () => {
    const company = await anOrganization(api, 'demo-company.test');
    const connection = await aConnection(company.as, sandbox, { domains: ['demo-company.test'] });
    const tenantId = (await aTenant(api, { plan: 'enterprise' })).id;
    const inviter = await aPerson(api, { tenantId, role: 'tenant_admin' });

    // Users with a password have signed in from their desks before.
    const staff: Person[] = [];
    for (let n = 0; n < 300; n += 1) staff.push(await aPerson(api, { tenantId }));
    // A hash of minimal cost, because this test counts attempts and not milliseconds.
    await owner.query('update credentials set secret = $1 where user_id = any($2::uuid[])', [
      await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
      staff.map(({ id }) => id),
    ]);
    await owner.query(
      `insert into devices (id, user_id, key_hash, last_seen_at, created_at)
       select gen_random_uuid(), id, key, now(), now() from unnest($1::uuid[], $2::text[]) as d(id, key)`,
      [staff.map(({ id }) => id), staff.map(({ email }) => deviceKeyOf(contextOf(inOffice(email))))],
    );

    const guests = Array.from({ length: 100 }, (_, n) => `guest-${n}@invited.test`);
    const links = await invitationsTo(tenantId, inviter, guests);
    const ways: (() => Promise<Response>)[] = [];
    for (const [n, { email }] of staff.entries()) {
      ways.push(() => login(inOffice(email), email));
      if (n % 3 === 0) ways.push(() => accept(guests[n / 3] ?? '', links[n / 3] ?? ''));
      if (n % 3 === 1) ways.push(() => throughProvider(`employee-${n}@demo-company.test`, connection.id));
    }
    expect(ways).toHaveLength(500);

    const { attack, answers } = attacker(staff.map(({ email }) => email));
    const refused: string[] = [];
    await attack(500);
    while (ways.length > 0) {
      const together = ways.splice(0, 10);
      const answered = await Promise.all([attack(1), ...together.map((way) => way())]);
      for (const response of answered) {
        if (response && response.status !== 200) refused.push(`${response.status} ${await response.text()}`);
      }
      clock.advance(600 / (500 / 10));
    }
    expect(refused).toEqual([]);
    expect([...answers.keys()].filter((status) => status < 400)).toEqual([]);
    expect(answers.get(429)).toBeGreaterThan(100);

    // The superadmin sees each active limit with its kind.
    const caller = await signedIn(api, await aPerson(api));
    const { items } = (await (await caller.get('/api/v1/security/rate-limits')).json()) as {
      items: { kind: string; subject: string; refused: number; refusedAt: string | null }[];
    };
    const kinds = ['accept-invitation', 'passkey-complete', 'reset-complete', 'sso-complete'];
    const atOffice = items.filter(
      ({ kind, subject }) => subject === OFFICE && kinds.includes(kind.replace(':network', '')),
    );
    expect(atOffice).toHaveLength(kinds.length);
    for (const { refused: times, refusedAt } of atOffice) {
      expect(times).toBeGreaterThan(0);
      expect(refusedAt).not.toBeNull();
    }
  });

  test('90 users sign in on new devices while someone there guesses the passwords of 30 others', {
    timeout: 120_000,
  }, async () => {
    const tenantId = (await aTenant(api, { plan: 'enterprise' })).id;
    const staff: Person[] = [];
    for (let n = 0; n < 120; n += 1) staff.push(await aPerson(api, { tenantId }));
    await owner.query('update credentials set secret = $1 where user_id = any($2::uuid[])', [
      await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
      staff.map(({ id }) => id),
    ]);
    const victims = staff.splice(0, 30).map(({ email }) => email);
    let n = 0;
    const admitted = { before: 0, meanwhile: 0 };
    const guess = async (when: keyof typeof admitted) => {
      n += 1;
      const { status } = await login({ network: BRANCH }, victims[n % victims.length] ?? '', `guess ${n}`);
      if (status !== 429) admitted[when] += 1;
      return status;
    };
    // Uses up the attempts of the office for them.
    for (let count = 0; count < 250; count += 1) await guess('before');
    expect(admitted.before).toBeLessThanOrEqual(2 * victims.length + 101);

    const refused: string[] = [];
    for (const [place, { email }] of staff.entries()) {
      for (let count = 0; count < 4; count += 1) await guess('meanwhile');
      // One in five users mistypes the password.
      if (place % 5 === 0) expect((await login({ network: BRANCH }, email, 'mistyped')).status).toBe(401);
      const signedInAs = await login({ network: BRANCH }, email);
      if (signedInAs.status !== 200) refused.push(`${place}: ${signedInAs.status}`);
      clock.advance(600 / staff.length);
    }
    expect(refused).toEqual([]);
    expect(admitted.meanwhile).toBeLessThan(200);
  });

  test('a passkey is accepted while others fail from the same address', async () => {
    const person = await aPerson(api, { tenantId: (await aTenant(api)).id });
    const caller = await signedIn(api, person);
    const passkey = new SoftPasskey(api.settings.PUBLIC_URL);
    const asked = await (await caller.post('/api/v1/account/factors/passkeys/options')).json();
    const made = { ...passkey.create(asked as never), name: 'My key' };
    expect((await callerWith(api, caller.token).post('/api/v1/account/factors/passkeys', made)).status).toBe(
      201,
    );

    const bad = () =>
      send({ network: OFFICE }, '/api/v1/auth/passkey/complete', {
        challengeId: crypto.randomUUID(),
        response: { id: 'AQ' },
      });
    let last = 0;
    for (let n = 0; n < 100 && last !== 429; n += 1) last = (await bad()).status;
    expect(last).toBe(429);

    const question = await (await send({ network: OFFICE }, '/api/v1/auth/passkey', {})).json();
    const answer = passkey.get(question as never);
    expect((await send({ network: OFFICE }, '/api/v1/auth/passkey/complete', answer)).status).toBe(200);
  });
});

describe('12 wrong passwords a second against one account', () => {
  /** Attacks for five minutes while the owner signs in every 30 seconds. */
  async function attacked(
    owns: (email: string) => Browser,
  ): Promise<{ statuses: number[]; admitted: number }> {
    const { email } = await aPerson(api, { tenantId: (await aTenant(api)).id });
    // The owner has used this device before.
    expect((await login(owns(email), email)).status).toBe(200);
    const statuses: number[] = [];
    let admitted = 0;
    for (let second = 0; second < 300; second += 1) {
      for (let n = 0; n < 12; n += 1) {
        // Once the limit rejects an attempt, the others in that second would be rejected, too.
        const { status } = await login({ network: OFFICE }, email, `guess ${second} ${n}`);
        if (status === 429) break;
        admitted += 1;
      }
      if (second % 30 === 29) statuses.push((await login(owns(email), email)).status);
      clock.advance(1);
    }
    return { statuses, admitted };
  }

  test('the owner can sign in immediately from another network on an unknown device', {
    timeout: 60_000,
  }, async () => {
    const { statuses, admitted } = await attacked(() => ({ network: HOME }));
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 200));
    expect(admitted).toBeLessThanOrEqual(20);
  });

  test('the owner can sign in on a known device on the network of the attacker', {
    timeout: 60_000,
  }, async () => {
    const { statuses } = await attacked((email) => ({ network: OFFICE, device: deviceOf(email) }));
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 200));
  });

  test('a rejected attempt costs no hash and counts toward no limit', async () => {
    const { email } = await aPerson(api, { tenantId: (await aTenant(api)).id });
    const started = clock.now().getTime();
    for (let n = 0; n < 60; n += 1) {
      await login({ network: OFFICE }, email, 'a guess');
      clock.advance(1 / 12);
    }
    expect(clock.now().getTime() - started).toBeLessThan(5_100);
    const { rows } = await owner.query('select max(attempts) as most from attempt_limits');
    expect(rows[0].most).toBeLessThan(9);
    expect((await login({ network: HOME }, email)).status).toBe(200);
  });
});

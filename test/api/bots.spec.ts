import { randomBytes, randomUUID } from 'node:crypto';
import type { AuditEvent, OutboxPage, Problem, WorkChallenge } from '@gatehouse/contracts';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WORK_SECONDS } from '../../nest-api/src/auth/bots/proof-of-work.js';
import { WORK_PACES } from '../../nest-api/src/auth/rate-limits.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { aPerson, aTenant, PASSWORD, type Person, post, signedIn } from '../support/data.ts';
import { challengeOf, decoded, encoded, solved } from '../support/solved-work.ts';

const clock = new HeldClock(new Date());
const FREE = WORK_PACES['login-work:account'].free;
const WAIT = WORK_PACES['login-work:account'].longest;

let api: TestApi;
let owner: pg.Client;
let person: Person;
let network = 0;

beforeAll(async () => {
  api = await startApi({ clock, env: { PROOF_OF_WORK: 'on', DISPOSABLE_MAIL_DOMAINS: 'throwaway.example' } });
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
});
beforeEach(async () => {
  network += 1;
  person = await aPerson(api, { tenantId: (await aTenant(api)).id });
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});

const headers = (more: Record<string, string> = {}) => ({
  'x-forwarded-for': `2001:db8:${network.toString(16)}::1`,
  'x-gatehouse-internal': api.settings.INTERNAL_SECRET,
  ...more,
});
const signIn = (password: string, proofOfWork?: unknown, email = person.email) =>
  post(
    api,
    '/api/v1/auth/login',
    { email, password, ...(proofOfWork !== undefined && { proofOfWork }) },
    headers(),
  );
const register = (more: object = {}) => {
  const email = `${randomUUID()}@bots.test`;
  const founder = { email, password: 'correct horse battery', firstName: 'Ada', lastName: 'King' };
  return post(api, '/api/v1/auth/register', { ...founder, ...more }, headers());
};
const reset = (more: object = {}) =>
  post(api, '/api/v1/auth/password-reset', { email: `${randomUUID()}@bots.test`, ...more }, headers());
const codeOf = async (response: Response) => {
  const { code, errors } = (await response.json()) as Problem;
  return [response.status, errors?.[0]?.code ?? code];
};
const REJECTED = [422, 'invalid_proof_of_work'];
const WRONG = [401, 'invalid_credentials'];
const REQUIRED = [429, 'proof_of_work_required'];

/** Sends wrong passwords until the account requires a proof. Returns the first challenge. */
async function challenged(): Promise<WorkChallenge> {
  for (let n = 0; n <= FREE; n += 1) expect(await codeOf(await signIn('wrong'))).toEqual(WRONG);
  return challengeOf(await signIn(PASSWORD));
}

describe('a sign-in', () => {
  test('needs a proof of work after failures for its account, and none before', async () => {
    const challenge = await challenged();
    expect(challenge.parameters.data).toMatchObject({ purpose: 'sign_in' });
    expect((await signIn(PASSWORD, await solved(challenge))).status).toBe(200);
  });

  test('with a proof checks the password as before', async () => {
    expect(await codeOf(await signIn('wrong', await solved(await challenged())))).toEqual(WRONG);
    expect(await codeOf(await signIn(PASSWORD))).toEqual(REQUIRED);
  });

  test('also needs the proof for an address without an account', async () => {
    const unknown = `${randomUUID()}@bots.test`;
    for (let n = 0; n <= FREE; n += 1)
      expect(await codeOf(await signIn('wrong', undefined, unknown))).toEqual(WRONG);
    expect(await codeOf(await signIn('wrong', undefined, unknown))).toEqual(REQUIRED);
  });

  test('without a proof waits as long as the response states', async () => {
    await challenged();
    const refused = await signIn(PASSWORD);
    expect(refused.headers.get('retry-after')).toBe(String(WAIT));
    clock.advance(WAIT - 1);
    expect(await codeOf(await signIn(PASSWORD))).toEqual(REQUIRED);
    clock.advance(1);
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  test('that lacks the proof does not count as an attempt', async () => {
    await challenged();
    for (let n = 0; n < 30; n += 1) expect(await codeOf(await signIn('wrong'))).toEqual(REQUIRED);
    clock.advance(WAIT);
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  test('on a known device needs none', async () => {
    const device = randomBytes(32).toString('base64url');
    const from = headers({ 'x-gatehouse-device': device });
    const here = (password: string) =>
      post(api, '/api/v1/auth/login', { email: person.email, password }, from);
    expect((await here(PASSWORD)).status).toBe(200);
    await challenged();
    expect(await codeOf(await here('wrong'))).toEqual(WRONG);
    expect((await here(PASSWORD)).status).toBe(200);
  });

  test('needs a proof after failures from its network for many accounts', async () => {
    const guess = () => signIn('wrong', undefined, `${randomUUID()}@bots.test`);
    for (let n = 0; n <= WORK_PACES['login-work:network'].free; n += 1)
      expect(await codeOf(await guess())).toEqual(WRONG);
    expect(await codeOf(await signIn(PASSWORD))).toEqual(REQUIRED);
    network += 1;
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  test('of 300 people behind one address needs none', async () => {
    const tenantId = (await aTenant(api)).id;
    const statuses: number[] = [];
    for (let n = 0; n < 15; n += 1) {
      const people = await Promise.all(Array.from({ length: 20 }, () => aPerson(api, { tenantId })));
      const answers = await Promise.all(people.map(({ email }) => signIn(PASSWORD, undefined, email)));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses).toEqual(Array.from({ length: 300 }, () => 200));
  });
});

describe('a proof of work', () => {
  let proof: string;
  beforeEach(async () => {
    proof = await solved(await challenged());
  });

  test('is rejected when it is used again', async () => {
    expect((await signIn(PASSWORD, proof)).status).toBe(200);
    expect(await codeOf(await signIn(PASSWORD, proof))).toEqual(REJECTED);
  });

  test('is rejected for all but one request at once', async () => {
    const both = await Promise.all([signIn(PASSWORD, proof), signIn(PASSWORD, proof)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('is accepted for ten minutes', async () => {
    clock.advance(WORK_SECONDS - 2);
    expect((await signIn(PASSWORD, proof)).status).toBe(200);
  });

  test('is rejected after ten minutes, although a sign-in without a proof is accepted by then', async () => {
    clock.advance(WORK_SECONDS);
    expect(await codeOf(await signIn(PASSWORD, proof))).toEqual(REJECTED);
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  test('is rejected for another purpose', async () => {
    expect(await codeOf(await register({ proofOfWork: proof }))).toEqual(REJECTED);
    expect(await codeOf(await reset({ proofOfWork: proof }))).toEqual(REJECTED);
    expect((await signIn(PASSWORD, proof)).status).toBe(200);
  });

  test('is rejected when its challenge was changed', async () => {
    const { challenge, solution } = decoded(proof);
    const data = { ...challenge.parameters.data, expiresAt: challenge.parameters.data.expiresAt + 1 };
    const changed = { ...challenge, parameters: { ...challenge.parameters, data } };
    expect(await codeOf(await signIn(PASSWORD, encoded({ challenge: changed, solution })))).toEqual(REJECTED);
    expect((await signIn(PASSWORD, proof)).status).toBe(200);
  });

  test('is rejected when another party signed its challenge', async () => {
    const { parameters } = decoded(proof).challenge;
    const own = await createChallenge({
      algorithm: parameters.algorithm,
      cost: 1,
      counter: 1,
      data: parameters.data,
      deriveKey,
      hmacSignatureSecret: 'a secret of an attacker',
      hmacKeySignatureSecret: 'another secret of an attacker',
    });
    expect(await codeOf(await signIn(PASSWORD, await solved(own as WorkChallenge)))).toEqual(REJECTED);
    expect((await signIn(PASSWORD, proof)).status).toBe(200);
  });

  test('is rejected without the work', async () => {
    const { challenge, solution } = decoded(proof);
    const guessed = { ...solution, derivedKey: challenge.parameters.keyPrefix + '0'.repeat(32) };
    expect(await codeOf(await signIn(PASSWORD, encoded({ challenge, solution: guessed })))).toEqual(REJECTED);
    expect((await signIn(PASSWORD, proof)).status).toBe(200);
  });

  test('is rejected for any other input, without an unexpected error', async () => {
    const { challenge, solution } = decoded(proof);
    const wild: unknown[] = [
      [
        'x',
        '\u0000',
        '[]',
        'null',
        '{}',
        '=',
        'é',
        ' '.repeat(4_096),
        'A'.repeat(5_000),
        7,
        null,
        {},
        [],
        '',
      ],
      [null, 0, 'text', [], { challenge }, { solution }, { challenge: null, solution: null }].map(encoded),
      [-1, 1.5, 2 ** 32, 1e308, '1', null].map((counter) =>
        encoded({ challenge, solution: { ...solution, counter } }),
      ),
      ['', 'zz', 'A'.repeat(64), 'a'.repeat(63), null].map((derivedKey) =>
        encoded({ challenge, solution: { ...solution, derivedKey } }),
      ),
      Object.keys(challenge.parameters).flatMap((name) =>
        [null, -1, '', 'a', 1e9, {}, 'f'.repeat(5_000)].map((value) =>
          encoded({
            challenge: { ...challenge, parameters: { ...challenge.parameters, [name]: value } },
            solution,
          }),
        ),
      ),
      Array.from({ length: 50 }, () => randomBytes(Math.ceil(Math.random() * 300)).toString('base64')),
    ].flat();
    for (const given of wild) {
      const [status] = await codeOf(await signIn(PASSWORD, given));
      expect([status, given]).toEqual([expect.toSatisfy((it) => it === 400 || it === 422), given]);
    }
    expect((await signIn(PASSWORD, proof)).status).toBe(200);
  });
});

describe.each([
  ['sign-up', 'register-work:network', 'sign_up', register],
  ['password reset', 'reset-work:network', 'password_reset', reset],
] as const)('a %s', (_, kind, purpose, send) => {
  test('needs a proof of work after many from its network, and none before', async () => {
    for (let n = 0; n <= WORK_PACES[kind].free; n += 1) expect((await send()).status).toBe(202);
    const challenge = await challengeOf(await send());
    expect(challenge.parameters.data.purpose).toBe(purpose);
    expect((await send({ proofOfWork: await solved(challenge) })).status).toBe(202);
    expect(await codeOf(await send())).toEqual(REQUIRED);
    clock.advance(WORK_PACES[kind].longest);
    expect((await send()).status).toBe(202);
  });
});

describe('a form whose hidden field is filled in', () => {
  const metric = async (form: string) => {
    const text = await (await fetch(`${api.url}/metrics`)).text();
    return Number(text.split(`gatehouse_trapped_forms_total{form="${form}"} `)[1]?.split('\n')[0] ?? 0);
  };
  const trapped = async () => {
    const superadmin = await signedIn(api, await aPerson(api));
    const { items } = (await (
      await superadmin.get('/api/v1/audit/events?action=form.trapped&limit=100')
    ).json()) as { items: AuditEvent[] };
    return items.map(({ detail }) => detail);
  };
  const mails = async (to: string) => {
    const superadmin = await signedIn(api, await aPerson(api));
    const path = `/api/v1/mail/outbox?to=${encodeURIComponent(to)}`;
    return ((await (await superadmin.get(path)).json()) as OutboxPage).items.length;
  };

  test('creates no account, and the response looks like a success', async () => {
    const email = `${randomUUID()}@honest.test`;
    const answered = await register({ email, website: 'https://spam.example' });
    expect([answered.status, await answered.json()]).toEqual([202, { status: 'verification_sent', email }]);
    const { rows } = await owner.query('select from sign_ups where email = $1', [email]);
    expect(rows).toHaveLength(0);
    expect(await mails(email)).toBe(0);
    expect(await metric('sign_up')).toBe(1);
    expect(await trapped()).toContainEqual({ form: 'sign_up' });

    expect((await register({ email, website: '' })).status).toBe(202);
    expect(await mails(email)).toBe(1);
    expect(await metric('sign_up')).toBe(1);
  });

  test('resets no password, and the response looks like a success', async () => {
    const asked = async () =>
      (await owner.query('select from password_resets where user_id = $1', [person.id])).rows.length;
    expect((await reset({ email: person.email, website: 'x' })).status).toBe(202);
    expect(await asked()).toBe(0);
    expect(await metric('password_reset')).toBe(1);
    expect(await trapped()).toContainEqual({ form: 'password_reset' });
    expect((await reset({ email: person.email })).status).toBe(202);
    const { rows } = await owner.query('select count(*)::int from password_resets');
    expect(rows[0].count).toBeGreaterThan(0);
  });
});

test.each([
  ['ada@mailinator.com', 422],
  ['ada@a.b.guerrillamail.com', 422],
  ['ada@GUERRILLAMAIL.com', 422],
  ['ada@throwaway.example', 422],
  ['ada@mail.throwaway.example', 422],
  ['ada@notthrowaway.example', 202],
  ['ada@guerrillamail.com.acme.test', 202],
  ['ada@gmail.com', 202],
])('a sign-up with %s returns %s', async (email, status) => {
  const answered = await register({ email });
  expect(answered.status).toBe(status);
  if (status === 422) {
    const { errors } = (await answered.json()) as Problem;
    expect(errors).toEqual([expect.objectContaining({ field: 'email', code: 'disposable_email' })]);
  }
});

test('each of the three can be disabled', async () => {
  const off = await startApi({
    clock,
    env: { PROOF_OF_WORK: 'off', HONEYPOT: 'off', DISPOSABLE_MAIL: 'allowed' },
  });
  try {
    const founder = { password: 'correct horse battery', firstName: 'Ada', lastName: 'King' };
    const email = 'ada@mailinator.com';
    const sent = await post(off, '/api/v1/auth/register', {
      ...founder,
      email,
      website: 'https://acme.test',
    });
    expect(sent.status).toBe(202);
    const open = new pg.Client({ connectionString: off.database.ownerUrl });
    await open.connect();
    expect((await open.query('select from sign_ups where email = $1', [email])).rows).toHaveLength(1);
    await open.end();
    const guess = () => post(off, '/api/v1/auth/login', { email: 'ada@acme.test', password: 'wrong' });
    for (let n = 0; n <= FREE + 1; n += 1) expect(await codeOf(await guess())).toEqual(WRONG);
  } finally {
    await off.stop();
  }
});

import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Credential } from '../../nest-api/src/auth/credential.entity.js';
import { PasswordHasher } from '../../nest-api/src/auth/password-hasher.js';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, callerWith, post, signedIn } from '../support/data.ts';

const clock = new HeldClock(new Date());
let api: TestApi;
let stranger: ApiCaller;
/** Addresses: with an account, without a password, of a blocked user, and unknown. */
const known: Record<string, string> = {};
const NOBODY = 'nobody-at-all@strangers.test';

beforeAll(async () => {
  api = await startApi({ clock });
  const tenantId = (await aTenant(api)).id;
  const [em, unit] = [api.app.get(EntityManager), api.app.get(UnitOfWork)];
  // All addresses have the same length, because the response length would differ otherwise.
  const somebody = async (email: string) => {
    const person = await aPerson(api, { tenantId, email });
    return person;
  };
  known.member = (await somebody('member-member@strangers.test')).email;
  const directory = await somebody('direct-ory-is@strangers.test');
  const blocked = await somebody('blocked-blokd@strangers.test');
  await unit.onPlatform('test data', async () => {
    await em.nativeDelete(Credential, { userId: directory.id });
    await em.execute(`update users set status = 'suspended' where id = ?`, [blocked.id]);
  });
  known.directory = directory.email;
  known.blocked = blocked.email;
  stranger = await signedIn(api, await aPerson(api, { tenantId: (await aTenant(api)).id }));
  // The dummy work for unknown accounts is prepared once.
  await post(api, '/api/v1/auth/login', { email: NOBODY, password: 'a guess' });
});
afterAll(() => api.stop());
// Resets rate limits from earlier requests.
beforeEach(() => {
  clock.advance(61);
});

const REGISTERED = {
  password: 'a quiet bicycle at noon',
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: 'Elsewhere',
};

/** Every public operation that accepts an arbitrary address. */
const DOORS: [name: string, knock: (email: string) => Promise<Response>][] = [
  ['the sign-in', (email) => post(api, '/api/v1/auth/login', { email, password: 'a guess' })],
  ['asking for a new password', (email) => post(api, '/api/v1/auth/password-reset', { email })],
  ['asking for an organization', (email) => post(api, '/api/v1/auth/register', { email, ...REGISTERED })],
  ['where an address signs in', (email) => post(api, '/api/v1/sso/discover', { email })],
  [
    'another address for an account',
    (email) => callerWith(api, stranger.token).post('/api/v1/account/email', { email }),
  ],
];

/** What a client can observe in a response: status, headers, cookies and body, without values that always differ. */
async function seenOf(response: Response, email: string) {
  const headers = [...response.headers]
    .filter(([name]) => !['date', 'x-request-id', 'etag', 'keep-alive', 'connection'].includes(name))
    .sort();
  const body = (await response.text())
    .replaceAll(email, '<the address>')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<an id>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<a time>')
    .replaceAll(/"(requestId|reference)":"[^"]*"/g, '"$1":"<a reference>"')
    .replaceAll(/"version":\d+/g, '"version":<a number>');
  return { status: response.status, headers, body };
}

test.each(DOORS)(
  '%s has the same response and the same work for known and unknown addresses',
  async (_, knock) => {
    const hasher = api.app.get(PasswordHasher) as unknown as {
      inTurn(work: () => Promise<unknown>): Promise<unknown>;
    };
    const work = vi.spyOn(hasher, 'inTurn');
    const seen = async (email: string) => {
      work.mockClear();
      const answer = await seenOf(await knock(email), email);
      return { ...answer, hashes: work.mock.calls.length };
    };
    try {
      const unknown = await seen(NOBODY);
      expect(unknown.status).not.toBe(429);
      for (const [who, email] of Object.entries(known)) expect(await seen(email), who).toEqual(unknown);
    } finally {
      work.mockRestore();
    }
  },
);

test('the request for a passkey names no account', async () => {
  const asked = await post(api, '/api/v1/auth/passkey', {});
  const { options } = (await asked.json()) as { options: { allowCredentials?: unknown[] } };
  expect(options.allowCredentials ?? []).toEqual([]);
});

test.each([
  ['an invitation', '/api/v1/invitations/open', {}],
  ['a reset', '/api/v1/auth/password-reset/complete', { password: REGISTERED.password }],
  ['a sign-up', '/api/v1/auth/verify-email', {}],
  ['a change of address', '/api/v1/auth/email-change/confirm', {}],
])('a made-up link of %s gets the same response as an expired one', async (_, path, more) => {
  const refused = await post(api, path, { token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln', ...more });
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([410, 'link_expired']);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SignIn } from '../../nest-api/src/auth/sign-in.js';
import { validateResponse } from '../../nest-api/src/saml/protocol/validate-response.js';
import { findingsOf } from '../../nest-api/src/saml/upstream/identity-of.js';
import { sessionEndOf } from '../../nest-api/src/sso-config/sign-in/upstream-oidc.js';
import { NOW } from '../saml/support/parties.ts';
import { aResponse, expectations, outcome } from '../saml/support/responses.ts';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { aPerson, aTenant, callerWith, signedIn } from '../support/data.ts';
import { aStoredConnection } from '../support/stored-connection.ts';

const clock = new HeldClock(new Date());
let api: TestApi;

beforeAll(async () => {
  api = await startApi({ clock });
});
afterAll(() => api.stop());

const CLIENT = { address: '192.0.2.1', userAgent: 'test' };

async function session(endsAt: Date, given: { tenantId?: string; configurationId?: string } = {}) {
  const tenantId = given.tenantId ?? (await aTenant(api)).id;
  const { id: userId } = await aPerson(api, { tenantId });
  const configurationId = given.configurationId ?? crypto.randomUUID();
  const through = { configurationId, tenantId, endsAt: endsAt.toISOString() };
  const proof = { userId, amr: ['fed'], method: 'oauth2', through } as const;
  const result = await api.app.get(SignIn).complete(proof, CLIENT as never);
  if (result.status !== 'authenticated') throw new Error(result.status);
  return result;
}

test('a session ends at the same instant as that of the identity provider', async () => {
  const end = new Date(clock.now().getTime() + 300_000);
  const { accessToken, expiresAt } = await session(end);
  expect(expiresAt).toBe(end.toISOString());
  const as = callerWith(api, accessToken);
  clock.advance(299.999);
  expect((await as.get('/api/v1/auth/me')).status).toBe(200);
  clock.advance(0.001);
  expect((await as.get('/api/v1/auth/me')).status).toBe(401);
});

test('an identity provider does not lengthen a session beyond its policy', async () => {
  const { expiresAt } = await session(new Date(clock.now().getTime() + 365 * 86_400_000));
  expect(new Date(expiresAt).getTime()).toBeLessThan(clock.now().getTime() + 30 * 86_400_000);
});

test('a session ends with the connection that it began through, and others continue', async () => {
  const { id: tenantId } = await aTenant(api);
  const admin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
  const id = await aStoredConnection(api, tenantId);
  const end = new Date(clock.now().getTime() + 3_600_000);
  const through = callerWith(api, (await session(end, { tenantId, configurationId: id })).accessToken);
  const other = callerWith(api, (await session(end, { tenantId })).accessToken);
  const path = `/api/v1/sso-configurations/${id}`;
  expect(await (await admin.get(`${path}/open-sessions`)).json()).toEqual({ count: 1 });
  const { version } = (await (await admin.get(path)).json()) as { version: number };
  expect((await admin.post(`${path}/disable`, { version })).status).toBe(200);
  expect((await through.get('/api/v1/auth/me')).status).toBe(401);
  expect((await other.get('/api/v1/auth/me')).status).toBe(200);
  const log = await admin.get('/api/v1/audit/events?limit=100');
  expect(await log.text()).toContain('sessions ended: 1');
  expect(await (await admin.get(`${path}/open-sessions`)).json()).toEqual({ count: 0 });
});

describe('SessionNotOnOrAfter', () => {
  const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

  test('is the end of the session', () => {
    const assertion = validateResponse(aResponse({ sessionNotOnOrAfter: at(120_000) }), expectations());
    const mapping = { email: 'email', givenName: 'g', familyName: 'f', groups: 'groups' };
    expect(findingsOf(assertion, mapping as never).identity.endsAt).toBe(at(120_000).toISOString());
  });

  test('that is over is rejected, without clock tolerance', () => {
    expect(outcome(aResponse({ sessionNotOnOrAfter: at(1) }))).toBe('accepted');
    expect(outcome(aResponse({ sessionNotOnOrAfter: at(0) }))).toBe('expired');
  });
});

describe('session_expiry of an ID token', () => {
  const seconds = NOW.getTime() / 1000;

  test('is the end of the session', () => {
    expect(sessionEndOf({ session_expiry: seconds + 1 }, NOW)).toEqual({
      endsAt: new Date(NOW.getTime() + 1_000).toISOString(),
    });
    expect(() => sessionEndOf({ session_expiry: seconds }, NOW)).toThrow();
  });

  test.each([undefined, null, 'soon', Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
    '%s is not a session end',
    (session_expiry) => {
      expect(sessionEndOf({ session_expiry }, NOW)).toEqual({});
    },
  );
});

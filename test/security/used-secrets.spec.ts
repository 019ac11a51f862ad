import type { Problem, SsoStarted } from '@gatehouse/contracts';
import { type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { codeOf, login, mailOf, tokenIn, withTotp } from '../support/account.ts';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { aMembership, aPerson, aTenant, callerWith, PASSWORD, post, signedIn } from '../support/data.ts';
import { EVENTUALLY } from '../support/eventually.ts';
import { signInAtSandbox } from '../support/sandbox-browser.ts';
import { aConnection, anOrganization, forgetSandbox, sandboxSettings } from '../support/sso.ts';

const clock = new HeldClock(new Date());
let sandbox: Sandbox;
let api: TestApi;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  api = await startApi({ clock, env: sandboxSettings(sandbox) });
});
afterAll(async () => {
  await api?.stop();
  await sandbox?.stop();
});
beforeEach(() => clock.advance(60));

const codeIn = async (response: Response) => ((await response.json()) as Problem).code;
const sensitive = '/api/v1/account/factors/passkeys/options';

async function member() {
  return aPerson(api, { tenantId: (await aTenant(api)).id });
}

test('a switch of organization does not renew an old authentication', async () => {
  const person = await member();
  const other = (await aTenant(api)).id;
  await aMembership(api, person, { tenantId: other });
  const caller = await signedIn(api, person);
  clock.advance(300);
  const switched = await caller.post('/api/v1/auth/switch-tenant', { tenantId: other });
  const { accessToken } = (await switched.json()) as { accessToken: string };
  const refused = await callerWith(api, accessToken).post(sensitive);
  expect([refused.status, await codeIn(refused)]).toEqual([403, 'reauthentication_required']);
});

test('an older code of an authenticator app is rejected after a newer one', async () => {
  const person = await member();
  const { secret } = await withTotp(api, person);
  clock.advance(60);
  const older = codeOf(api, secret);
  const newer = codeOf(api, secret, 1);
  const answer = async (code: string) =>
    (
      await post(api, '/api/v1/auth/second-factor', {
        ticket: (await login(api, person)).ticket,
        answer: { method: 'totp', code },
      })
    ).status;
  expect(await answer(newer)).toBe(200);
  expect(await answer(older)).toBe(401);
});

test('a used reset link ends the other reset links of the user', async () => {
  const person = await member();
  const request = () => post(api, '/api/v1/auth/password-reset', { email: person.email });
  const linked = async () => tokenIn(await mailOf(api, person.email, /password/i));
  await request();
  const first = await linked();
  clock.advance(61);
  await request();
  const second = await vi.waitFor(async () => {
    const token = await linked();
    if (token === first) throw new Error('the second mail is not written yet');
    return token;
  }, EVENTUALLY);
  const reset = (token: string, password: string) =>
    post(api, '/api/v1/auth/password-reset/complete', { token, password });
  expect((await reset(second, 'a new and long password')).status).toBe(200);
  expect((await reset(first, 'another long password')).status).toBe(410);
});

test('a new password ends reset links and unfinished sign-ins of the old one', async () => {
  const person = await member();
  const { caller, secret } = await withTotp(api, person);
  await post(api, '/api/v1/auth/password-reset', { email: person.email });
  const token = tokenIn(await mailOf(api, person.email, /new password|reset/i));
  const { ticket } = await login(api, person);
  const changed = await caller.post('/api/v1/account/password', {
    currentPassword: PASSWORD,
    newPassword: 'a new and long password',
  });
  expect(changed.status).toBe(204);
  const reset = { token, password: 'another long password' };
  expect((await post(api, '/api/v1/auth/password-reset/complete', reset)).status).toBe(410);
  clock.advance(60);
  const answer = { ticket, answer: { method: 'totp', code: codeOf(api, secret) } };
  expect((await post(api, '/api/v1/auth/second-factor', answer)).status).toBe(410);
});

test('a domain that another organization verified does not count as verified', async () => {
  await forgetSandbox(api);
  await anOrganization(api, 'demo-company.test');
  const claimant = await anOrganization(api);
  const { id } = await aConnection(claimant.as, sandbox, { domains: ['demo-company.test'] });
  const started = (await (
    await post(api, '/api/v1/sso/sign-ins', { configurationId: id })
  ).json()) as SsoStarted;
  const callback = await signInAtSandbox(started.authorizationUrl, {});
  const refused = await post(api, '/api/v1/sso/sign-ins/complete', {
    ...Object.fromEntries(callback.searchParams),
    browserSecret: started.browserSecret,
    configurationId: id,
  });
  expect([refused.status, await codeIn(refused)]).toEqual([403, 'domain_unverified']);
});

import { FACTORS, LIMITS, SSO_FLOW_SECONDS, type SsoStarted } from '@gatehouse/contracts';
import { type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import * as oidc from 'openid-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { codeOf, login, mailOf, tokenIn, withTotp } from '../support/account.ts';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, post, signedIn } from '../support/data.ts';
import { aClient, CALLBACK, RelyingParty } from '../support/relying-party.ts';
import { signInAtSandbox } from '../support/sandbox-browser.ts';
import { aConnection, anOrganization, forgetSandbox, sandboxSettings } from '../support/sso.ts';

// Signed links use whole seconds, so the clock starts at the beginning of one.
const clock = new HeldClock(new Date(Math.floor(Date.now() / 1000) * 1000));
let sandbox: Sandbox;
let api: TestApi;
let superadmin: ApiCaller;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  api = await startApi({ clock, env: sandboxSettings(sandbox) });
});
afterAll(async () => {
  await api?.stop();
  await sandbox?.stop();
});
beforeEach(async () => {
  clock.advance(61 - (clock.now().getTime() % 1000) / 1000);
  superadmin = await signedIn(api, await aPerson(api));
});
afterEach(() => {
  vi.useRealTimers();
});

const member = async () => aPerson(api, { tenantId: (await aTenant(api)).id });

/** The last millisecond before an expiry, and the expiry. */
const EDGE = [
  [-0.001, true],
  [0, false],
] as const;

describe.each(EDGE)('%d s before its expiry', (from, works) => {
  test(`the second step of a sign-in: ${works}`, async () => {
    const person = await member();
    const { secret } = await withTotp(api, person);
    clock.advance(60);
    const { ticket } = await login(api, person);
    clock.advance(FACTORS.ticketSeconds + from);
    const answer = { ticket, answer: { method: 'totp', code: codeOf(api, secret) } };
    expect((await post(api, '/api/v1/auth/second-factor', answer)).status).toBe(works ? 200 : 410);
  });

  test(`an invitation: ${works}`, async () => {
    const tenantId = (await aTenant(api)).id;
    const email = `late-${tenantId}@example.test`;
    const sent = await superadmin.post('/api/v1/invitations', { tenantId, email });
    expect(sent.status).toBe(201);
    const token = tokenIn(await mailOf(api, email, /invit/i));
    clock.advance(LIMITS.invitationDays * 86_400 + from);
    expect((await post(api, '/api/v1/invitations/open', { token })).status).toBe(works ? 200 : 410);
  });

  test(`the link of a new password: ${works}`, async () => {
    const person = await member();
    await post(api, '/api/v1/auth/password-reset', { email: person.email });
    const token = tokenIn(await mailOf(api, person.email, /password/i));
    clock.advance(LIMITS.passwordResetMinutes * 60 + from);
    const set = { token, password: 'a new and long password' };
    expect((await post(api, '/api/v1/auth/password-reset/complete', set)).status).toBe(works ? 200 : 410);
  });

  test(`the link of a new address: ${works}`, async () => {
    const person = await member();
    const caller = await signedIn(api, person);
    const email = `new-${person.email}`;
    expect((await caller.post('/api/v1/account/email', { email })).status).toBe(202);
    const token = tokenIn(await mailOf(api, email, /Confirm your new/));
    clock.advance(LIMITS.changeEmailHours * 3_600 + from);
    const confirmed = await post(api, '/api/v1/auth/email-change/confirm', { token });
    expect(confirmed.status).toBe(works ? 200 : 410);
  });

  test(`re-authentication: ${works}`, async () => {
    const caller = await signedIn(api, await member());
    clock.advance(FACTORS.reauthenticationSeconds + from);
    const begun = await caller.post('/api/v1/account/factors/passkeys/options');
    expect(begun.status).toBe(works ? 201 : 403);
  });

  test(`a session that is used: ${works}`, async () => {
    const caller = await signedIn(api, await member());
    for (let minute = 0; minute < 14; minute += 1) {
      clock.advance(60);
      expect((await caller.post('/api/v1/auth/activity')).status).toBeLessThan(300);
    }
    clock.advance(60 + from);
    expect((await caller.get('/api/v1/auth/me')).status).toBe(works ? 200 : 401);
  });

  test(`an unused session: ${works}`, async () => {
    const { id } = await aTenant(api);
    const person = await aPerson(api, { tenantId: id, role: 'tenant_admin' });
    const admin = await signedIn(api, person);
    const limits = { sessionIdleSeconds: 300, sessionTotalSeconds: 3_600 };
    const { version } = (await (await admin.get('/api/v1/organization')).json()) as { version: number };
    const set = await admin.patch('/api/v1/organization', { version, ...limits });
    expect(set.status).toBe(200);
    const caller = await signedIn(api, person);
    clock.advance(300 + from);
    expect((await caller.get('/api/v1/auth/me')).status).toBe(works ? 200 : 401);
  });

  test(`a sign-in at an identity provider: ${works}`, async () => {
    await forgetSandbox(api);
    const acme = await anOrganization(api, 'demo-company.test');
    const { id } = await aConnection(acme.as, sandbox, { domains: ['demo-company.test'] });
    const started = (await (
      await post(api, '/api/v1/sso/sign-ins', { configurationId: id })
    ).json()) as SsoStarted;
    const callback = await signInAtSandbox(started.authorizationUrl, {});
    clock.advance(SSO_FLOW_SECONDS + from);
    const answer = await post(api, '/api/v1/sso/sign-ins/complete', {
      ...Object.fromEntries(callback.searchParams),
      browserSecret: started.browserSecret,
      configurationId: id,
    });
    const { code } = (await answer.json()) as { code?: string };
    // Later steps may reject the response for another reason.
    expect(code === 'state_unknown').toBe(!works);
  });

  test(`an authorization code: ${works}`, async () => {
    const app = await RelyingParty.discover(api, await aClient(superadmin, { skip_consent: true }));
    const browser = new Browser(api);
    await browser.signIn(await member());
    const request = await app.request();
    const now = Math.floor(Date.now() / 1000) * 1000;
    vi.useFakeTimers({ toFake: ['Date'], now });
    let callback = await browser.follow(request.url);
    if (callback.pathname.startsWith('/interaction/')) callback = await browser.proceed(callback, 'allow');
    vi.setSystemTime(now + (60 + from) * 1_000);
    const redeemed = await app.redeem(callback, request).then(
      () => true,
      (error: { error?: string }) => error.error,
    );
    expect(redeemed).toBe(works ? true : 'invalid_grant');
  });

  test(`a pushed request: ${works}`, async () => {
    const app = await RelyingParty.discover(api, await aClient(superadmin, { skip_consent: true }));
    const browser = new Browser(api);
    await browser.signIn(await member());
    const now = Math.floor(Date.now() / 1000) * 1000;
    vi.useFakeTimers({ toFake: ['Date'], now });
    const url = await oidc.buildAuthorizationUrlWithPAR(app.config, {
      redirect_uri: CALLBACK,
      scope: 'openid',
      code_challenge: await oidc.calculatePKCECodeChallenge(oidc.randomPKCECodeVerifier()),
      code_challenge_method: 'S256',
    });
    vi.setSystemTime(now + (60 + from) * 1_000);
    const at = await browser.follow(url);
    expect(at.pathname === '/oauth/error').toBe(!works);
  });
});

import type { DirectoryPullConsent, SetUpPortal, WizardConsent, WizardRunDto } from '@gatehouse/contracts';
import { SANDBOX_CLIENT_ID, SANDBOX_CLIENT_SECRET, type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailOf, tokenIn } from '../support/account.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { anActiveHost, atHost, checkHost, type HostedApi } from '../support/custom-host.ts';
import { type ApiCaller, aMembership, aPerson, post, signedIn } from '../support/data.ts';
import { DnsServer } from '../support/dns-server.ts';
import { answerOf } from '../support/pulled-directory.ts';
import { aConnection, anOrganization, type Organization, sandboxSettings } from '../support/sso.ts';

const NEW = 'four words make one door';
const RESET = /new password/;
const [ACME, GLOBEX] = ['login.acme.example', 'login.globex.example'];
let dns: DnsServer;
let sandbox: Sandbox;
let api: TestApi;
let acme: Organization;
let globex: Organization;
/** The custom domains of both organizations as browsers reach them. */
let atAcme: HostedApi;
let atGlobex: HostedApi;

beforeAll(async () => {
  [dns, sandbox] = await Promise.all([DnsServer.start(), startSandbox(0)]);
  api = await startApi({
    env: {
      ...sandboxSettings(sandbox),
      DNS_RESOLVERS: dns.address,
      MICROSOFT_CLIENT_ID: SANDBOX_CLIENT_ID,
      MICROSOFT_CLIENT_SECRET: SANDBOX_CLIENT_SECRET,
    },
  });
  [acme, globex] = [await anOrganization(api), await anOrganization(api)];
  await anActiveHost(acme.as, dns, ACME);
  await anActiveHost(globex.as, dns, GLOBEX);
  [atAcme, atGlobex] = [await atHost(api, ACME), await atHost(api, GLOBEX)];
});
afterAll(async () => {
  await Promise.all([atAcme.stop(), atGlobex.stop()]);
  await api.stop();
  await Promise.all([sandbox.stop(), dns.stop()]);
});

const platform = () => api.settings.PUBLIC_URL;

function linkIn(text: string): URL {
  return new URL(/http\S+\?token=\S+/.exec(text)?.[0] ?? '');
}

async function statusOf(at: HostedApi | TestApi, path: string, body: unknown): Promise<number> {
  return (await post(at, path, body)).status;
}

/** Runs `work` while Acme's host has no DNS records. */
async function whileFailing(work: () => Promise<void>): Promise<void> {
  const { as } = acme;
  const target = String(dns.cnames.get(ACME));
  dns.cnames.delete(ACME);
  expect((await checkHost(as)).status).toBe('failing');
  try {
    await work();
  } finally {
    dns.cnames.set(ACME, target);
    expect((await checkHost(as)).status).toBe('active');
  }
}

describe('a password reset', () => {
  const complete = (at: HostedApi | TestApi, token: string) =>
    post(at, '/api/v1/auth/password-reset/complete', { token, password: NEW });

  async function mailFor(email: string, at: HostedApi | TestApi): Promise<string> {
    expect(await statusOf(at, '/api/v1/auth/password-reset', { email })).toBe(202);
    return mailOf(api, email, RESET);
  }

  const member = () => aPerson(api, { tenantId: acme.id });

  test('that was requested at a custom domain leads there and works nowhere else', async () => {
    const text = await mailFor((await member()).email, atAcme);
    expect(linkIn(text).origin).toBe(atAcme.settings.PUBLIC_URL);
    expect(text).not.toContain(`${platform()}/`);
    const token = tokenIn(text);
    for (const elsewhere of [api, atGlobex]) expect((await complete(elsewhere, token)).status).toBe(410);
    const done = await complete(atAcme, token);
    expect(await done.json()).toMatchObject({ status: 'authenticated' });
  });

  test('that was requested at the platform works at no custom domain', async () => {
    const text = await mailFor((await member()).email, api);
    expect(linkIn(text).origin).toBe(platform());
    const token = tokenIn(text);
    for (const elsewhere of [atAcme, atGlobex]) expect((await complete(elsewhere, token)).status).toBe(410);
    expect((await complete(api, token)).status).toBe(200);
  });

  test('of a user with another organization leads to the platform, where the password opens both', async () => {
    const person = await member();
    await aMembership(api, person, { tenantId: globex.id });
    const text = await mailFor(person.email, atAcme);
    expect(linkIn(text).origin).toBe(platform());
    expect((await complete(atAcme, tokenIn(text))).status).toBe(410);
    expect((await complete(api, tokenIn(text))).status).toBe(200);
  });

  test.each([
    ['a user of another organization', () => aPerson(api, { tenantId: globex.id })],
    ['a superadmin', () => aPerson(api)],
  ])('of %s leads to the platform', async (_who, someone) => {
    const text = await mailFor((await someone()).email, atAcme);
    expect(linkIn(text).origin).toBe(platform());
    expect((await complete(atAcme, tokenIn(text))).status).toBe(410);
  });

  test('leads to the platform while the DNS records of the custom domain are missing', async () => {
    const { email } = await member();
    await whileFailing(async () => {
      const text = await mailFor(email, atAcme);
      expect(linkIn(text).origin).toBe(platform());
      expect((await complete(api, tokenIn(text))).status).toBe(200);
    });
  });

  test('does not use an unverified host', async () => {
    const { email } = await member();
    await post(api, '/api/v1/auth/password-reset', { email }, { 'x-forwarded-host': ACME });
    expect(linkIn(await mailOf(api, email, RESET)).origin).toBe(platform());
  });
});

describe('an invitation', () => {
  const invite = async (email: string) => {
    const response = await acme.as.post('/api/v1/invitations', { email });
    expect(response.status, await response.clone().text()).toBe(201);
    return tokenIn(await mailOf(api, email, /invite|join/i));
  };
  const person = { firstName: 'Ada', lastName: 'Lovelace', password: NEW };

  test('opens at its organization and at the platform, not at the host of another one', async () => {
    const token = await invite('ada@invited.example');
    const open = (at: HostedApi | TestApi) => statusOf(at, '/api/v1/invitations/open', { token });
    expect([await open(atAcme), await open(api), await open(atGlobex)]).toEqual([200, 200, 410]);
  });

  test('adds no member at the host of another organization', async () => {
    const token = await invite('bea@invited.example');
    const accept = (at: HostedApi) => statusOf(at, '/api/v1/invitations/accept', { token, ...person });
    expect([await accept(atGlobex), await accept(atAcme)]).toEqual([410, 200]);
  });

  test('does not add an existing account with the address either', async () => {
    const known = await aPerson(api, { tenantId: globex.id });
    const token = await invite(known.email);
    const elsewhere = await (await signedIn(atGlobex, known)).post('/api/v1/invitations/join', { token });
    expect(elsewhere.status).toBe(410);
    const there = await (await signedIn(api, known)).post('/api/v1/invitations/join', { token });
    expect(there.status).toBe(200);
  });
});

describe('a set-up link', () => {
  async function created(): Promise<URL> {
    const response = await acme.as.post('/api/v1/set-up-links', {});
    expect(response.status, await response.clone().text()).toBe(201);
    return new URL(((await response.json()) as { url: string }).url);
  }
  const tokenOf = (url: URL) => String(url.searchParams.get('token'));

  test('leads to the custom domain of its organization and does not work at another one', async () => {
    const url = await created();
    expect(url.origin).toBe(atAcme.settings.PUBLIC_URL);
    const token = tokenOf(url);
    const open = (at: HostedApi | TestApi) => statusOf(at, '/api/v1/set-up-portal/open', { token });
    expect([await open(atAcme), await open(api), await open(atGlobex)]).toEqual([200, 200, 410]);
  });

  test('leads to the platform while the DNS records of the custom domain are missing', async () => {
    await whileFailing(async () => expect((await created()).origin).toBe(platform()));
  });

  test('returns a consent to the host where it started, through the callback of the platform', async () => {
    const token = tokenOf(await created());
    const begun = await post(atAcme, '/api/v1/set-up-portal/provider', { token, provider: 'microsoft' });
    expect(((await begun.json()) as SetUpPortal).run?.canConsent).toBe(true);
    const consent = async (at: HostedApi | TestApi) => {
      const response = await post(at, '/api/v1/set-up-portal/consent', { token });
      return (await response.json()) as WizardConsent;
    };
    const originOf = async (state: string) =>
      (await post(api, '/api/v1/sso/sign-ins/host', { state })).json() as Promise<{ origin: string | null }>;

    const there = await consent(atAcme);
    expect(new URL(there.authorizationUrl).searchParams.get('redirect_uri')).toMatch(`${platform()}/`);
    expect(await originOf(there.state)).toEqual({ origin: atAcme.settings.PUBLIC_URL });
    expect(await originOf(`${there.state}x`)).toEqual({ origin: null });
    expect(await originOf((await consent(api)).state)).toEqual({ origin: null });
  });

  test('also returns the wizard of an admin who is signed in there', async () => {
    const as = await signedIn(atAcme, acme.admin);
    const run = (await (
      await as.post('/api/v1/sso-wizard/runs', { provider: 'microsoft' })
    ).json()) as WizardRunDto;
    const consent = (await (
      await as.post(`/api/v1/sso-wizard/runs/${run.id}/consent`)
    ).json()) as WizardConsent;
    const found = await post(api, '/api/v1/sso/sign-ins/host', { state: consent.state });
    expect(await found.json()).toEqual({ origin: atAcme.settings.PUBLIC_URL });
  });

  test('also returns the consent to read a directory, which only that browser can complete, once', async () => {
    const { id } = await aConnection(acme.as, sandbox, { type: 'google', domains: ['acme.example'] });
    const path = `/api/v1/sso-configurations/${id}/directory`;
    expect((await acme.as.post(path, { source: 'google' })).status).toBe(201);
    const there = await signedIn(atAcme, acme.admin);
    const begin = async (as: ApiCaller) => {
      const response = await as.post(`${path}/pull/consent`);
      expect(response.status, await response.clone().text()).toBe(201);
      return (await response.json()) as DirectoryPullConsent;
    };
    const originOf = async ({ state }: { state: string }) =>
      (await post(api, '/api/v1/sso/sign-ins/host', { state })).json();

    const replaced = await begin(there);
    const atPlatform = await begin(acme.as);
    expect(await originOf(replaced)).toEqual({ origin: null });
    expect(await originOf(atPlatform)).toEqual({ origin: null });
    const consent = await begin(there);
    expect(await originOf(consent)).toEqual({ origin: atAcme.settings.PUBLIC_URL });
    expect(await originOf({ state: `${consent.state}x` })).toEqual({ origin: null });
    const { searchParams } = new URL(consent.authorizationUrl);
    expect(searchParams.get('redirect_uri')).toBe(`${platform()}/sso/callback/${id}`);

    const answer = { ...(await answerOf(consent)), browserSecret: atPlatform.browserSecret };
    const complete = async (body: unknown) =>
      (await there.post(`${path}/pull/consent/complete`, body)).json() as Promise<{ code?: string }>;
    expect(await complete(answer)).toMatchObject({ code: 'directory_consent_mismatch' });
    const right = { ...answer, browserSecret: consent.browserSecret };
    expect(await complete(right)).not.toMatchObject({ code: 'directory_consent_mismatch' });
    expect(await originOf(consent)).toEqual({ origin: null });
    expect(await complete(right)).toMatchObject({ code: 'directory_consent_mismatch' });
  });
});

describe('links of the platform', () => {
  test('do not confirm an email address at a custom domain', async () => {
    const person = await aPerson(api, { tenantId: acme.id });
    const as = await signedIn(atAcme, person);
    const email = 'moved@acme.example';
    expect((await as.post('/api/v1/account/email', { email })).status).toBe(202);
    const text = await mailOf(api, email, /Confirm/);
    expect(linkIn(text).origin).toBe(platform());
    const confirm = (at: HostedApi | TestApi) =>
      statusOf(at, '/api/v1/auth/email-change/confirm', { token: tokenIn(text) });
    expect([await confirm(atAcme), await confirm(api)]).toEqual([410, 200]);
  });

  test('do not confirm a sign-up at a custom domain', async () => {
    const email = 'founder@new.example';
    const form = { email, password: NEW, firstName: 'Ada', lastName: 'Lovelace' };
    await post(api, '/api/v1/auth/register', form);
    const token = tokenIn(await mailOf(api, email, /Confirm your email/));
    const confirm = (at: HostedApi | TestApi) => statusOf(at, '/api/v1/auth/verify-email', { token });
    expect([await confirm(atAcme), await confirm(api)]).toEqual([410, 200]);
  });
});

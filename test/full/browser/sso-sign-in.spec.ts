import { AxeBuilder } from '@axe-core/playwright';
import {
  type CauseCode,
  DEMO_PASSWORD,
  type Me,
  type OutboxMailDetail,
  type OutboxPage,
  type SsoConfigurationDto,
  type SsoProviders,
  type SsoStarted,
  statusOfCause,
  TEXTS,
} from '@gatehouse/contracts';
import { personMessage } from '@gatehouse/contracts/cause-texts';
import { DIRECTORIES, SANDBOX_CLIENT_ID, SANDBOX_CLIENT_SECRET } from '@gatehouse/sandbox-idp';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApi } from '../../support/api.ts';
import type { ApiCaller } from '../../support/data.ts';
import { SamlDirectory } from '../../support/saml-directory.ts';
import { signInAtSandbox } from '../../support/sandbox-browser.ts';
import {
  continueWithAddress,
  emailOf,
  fillIn,
  sessionCookieOf,
  unfoldOtherMethods,
  Visitors,
} from '../../support/visitors.ts';
import { WebCaller } from '../../support/web-caller.ts';

const EMPLOYEE = 'employee@demo-company.test';
/** An application's redirect URI. Nothing listens there, because only the browser's redirect matters. */
const APPLICATION = 'http://127.0.0.1:9/callback';
const NEWCOMER = 'directory-admin@new-company.test';

type Api = Awaited<ReturnType<Visitors['api']>>;

let visitors: Visitors;
let admin: Api;
let sandbox: string;
let google: string;

beforeAll(async () => {
  visitors = await Visitors.start();
  admin = await visitors.api('admin');
  const { items } = (await (
    await fetch(`${visitors.product.url}/api/v1/sso/providers`)
  ).json()) as SsoProviders;
  sandbox = items[0]?.origin ?? '';
  google = items.find(({ type }) => type === 'google')?.configurationId ?? '';
});
afterAll(() => visitors?.stop());

const alert = (page: Page, text: string) => page.getByRole('alert').getByText(text, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Chooses an account at the sandbox. */
async function choose(page: Page, email = EMPLOYEE): Promise<void> {
  await page.getByRole('button', { name: new RegExp(email) }).click();
}

/** Clicks a button that opens the provider, and waits until its page appears. */
async function popupBy(page: Page, name: string): Promise<Page> {
  await page.locator('html[data-script-ready]').waitFor();
  await unfolded(page, name);
  const opened = page.waitForEvent('popup');
  await button(page, name).click();
  const popup = await opened;
  await popup.waitForURL('**/interaction/**');
  return popup;
}

/** Expands the other methods if the provider's button is collapsed. */
async function unfolded(page: Page, name: string): Promise<void> {
  if (!(await button(page, name).isVisible())) await unfoldOtherMethods(page);
}

async function newcomer(path = '/login', options: BrowserContextOptions = {}): Promise<Page> {
  const page = await visitors.newcomer(options);
  await page.goto(path);
  return page;
}

/** Checks the dialog after a sign-in by a business account, and the page that follows automatically. */
async function verified(page: Page, provider: string, home = '/dashboard', email = EMPLOYEE): Promise<void> {
  const dialog = page.getByRole('dialog', { name: TEXTS.signIn.verified });
  for (const text of [email, email.split('@')[1] ?? '', provider]) {
    await dialog.getByText(text, { exact: true }).waitFor();
  }
  await dialog.getByRole('link', { name: TEXTS.signIn.continueToDashboard }).waitFor();
  await page.waitForURL(`**${home}`);
}

describe('a business account, in a pop-up', () => {
  test('signs in with Google, and the page gets the specified message and continues after three seconds', async () => {
    const page = await newcomer();
    await page.evaluate(() => {
      // The page continues once it gets the message.
      addEventListener('message', ({ data, origin }) => {
        sessionStorage.setItem('heard', JSON.stringify({ ...data, origin, at: Date.now() }));
      });
    });
    const asked = page
      .context()
      .waitForEvent('request', (request) => request.url().includes('/google/auth?'));
    const popup = await popupBy(page, 'Sign In with Google');
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
    const closed = popup.waitForEvent('close').then(() => Date.now());
    await choose(popup);
    const closedAt = await closed;
    const heard = (await page.evaluate(() => JSON.parse(sessionStorage.getItem('heard') ?? 'null'))) as {
      at: number;
    } | null;
    expect(heard).toMatchObject({
      type: 'oauth_success',
      code: expect.any(String),
      state: new URL((await asked).url()).searchParams.get('state'),
      origin: visitors.product.url,
    });
    expect(closedAt - (heard?.at ?? 0)).toBeGreaterThan(900);
    const dialog = page.getByRole('dialog', { name: TEXTS.signIn.verified });
    await dialog.waitFor();
    const shownAt = Date.now();
    await page.getByText(TEXTS.signIn.succeeded('Google')).waitFor();
    await verified(page, 'Google');
    // The dialog may have been visible slightly longer than measured.
    expect(Date.now() - shownAt).toBeGreaterThan(1_500);
    expect(await sessionCookieOf(page)).toMatch(/^ghs_/);
    await visitors.leave(page);
  });

  test('signs in with Microsoft from the second screen, and continues by the button', async () => {
    const page = await newcomer('/login-old');
    const popup = await popupBy(page, 'Sign in with Microsoft');
    await choose(popup);
    // The company has only connected Google, and this account has no password to authenticate with.
    await alert(page, personMessage('not_invited')).waitFor();
    await connectMicrosoft();
    const again = await popupBy(page, 'Sign in with Microsoft');
    await choose(again);
    await page.getByRole('link', { name: TEXTS.signIn.continueToDashboard }).click();
    await page.waitForURL('**/dashboard');
    await visitors.leave(page);
  });

  test('of an unknown user leads to sign-up', async () => {
    const page = await newcomer('/login', { javaScriptEnabled: false });
    await unfoldOtherMethods(page);
    await button(page, 'Sign In with Google').click();
    await choose(page, NEWCOMER);
    await alert(page, personMessage('unknown_person')).waitFor();
    await page.getByRole('link', { name: 'Sign up' }).click();
    await page.getByLabel('Confirm Password').waitFor();
    await visitors.leave(page);
  });

  test('signs up: the plan is chosen on the page, and the organization waits for its activation', async () => {
    const page = await newcomer('/login?tab=sign-up');
    const popup = await popupBy(page, 'Sign Up with Microsoft');
    await choose(popup, NEWCOMER);
    const dialog = page.getByRole('dialog', { name: TEXTS.plans.choose });
    await dialog.getByText(TEXTS.plans.proPrice, { exact: true }).waitFor();
    const plan = button(page, 'Start free trial');
    await plan.evaluate((element) => element.setAttribute('value', 'none'));
    await plan.click();
    await alert(page, TEXTS.signIn.planChoiceFailed).waitFor();
    await plan.evaluate((element) => element.setAttribute('value', 'trial'));
    await plan.click();
    await page.waitForURL('**/admin');
    await page.getByText(TEXTS.plans.trialActivated).waitFor();
    await page.getByText(TEXTS.admin.activationPending).waitFor();
    await visitors.leave(page);
  });

  test('signs up by redirect and requests Pro', async () => {
    const page = await newcomer('/login?tab=sign-up', { javaScriptEnabled: false });
    await button(page, 'Sign Up with Google').click();
    await choose(page, 'employee@new-company-labs.test');
    await page.waitForURL('**/welcome');
    await button(page, 'Request Pro Plan').click();
    await page.waitForURL('**/admin');
    await page.getByText(TEXTS.plans.requestSent).waitFor();
    await page.getByText(TEXTS.admin.activationPending).first().waitFor();
    await visitors.leave(page);
  });

  test('counts as closed if the provider interrupts it, and still completes later', async () => {
    const page = await newcomer();
    await page.context().route('**/google/auth?*', async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      const headers = { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' };
      await route.fulfill({ response, headers });
    });
    const popup = await popupBy(page, 'Sign In with Google');
    await alert(page, TEXTS.signIn.cancelled).waitFor();
    await choose(popup);
    await verified(page, 'Google');
    expect(popup.isClosed()).toBe(true);
    await page.context().close();
  });
});

describe('failures of a pop-up show the specified messages', () => {
  test('blocked: the page stays and offers a redirect', async () => {
    const page = await visitors.newcomer();
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/login');
    await page.locator('html[data-script-ready]').waitFor();
    await unfoldOtherMethods(page);
    await button(page, 'Sign In with Google').click();
    await alert(page, TEXTS.signIn.popupBlocked).waitFor();
    await button(page, 'Sign In with Google in this window').click();
    await page.waitForURL('**/interaction/**');
    await choose(page);
    await verified(page, 'Google');
    await page.context().close();
  });

  test('not started, closed early, canceled there, another state, not completed', async () => {
    const page = await newcomer();
    const name = 'Sign In with Google';

    await page.route('**/sso/start', (route) => route.abort());
    await unfoldOtherMethods(page);
    await button(page, name).click();
    await alert(page, TEXTS.signIn.failedToStart).waitFor();
    await page.unroute('**/sso/start');

    await (await popupBy(page, name)).close();
    await alert(page, TEXTS.signIn.cancelled).waitFor();

    const cancelled = await popupBy(page, name);
    const closed = cancelled.waitForEvent('close');
    await cancelled.getByRole('button', { name: 'Cancel and go back' }).click();
    await alert(cancelled, TEXTS.callback.accessDenied).waitFor();
    const shownAt = Date.now();
    await alert(page, TEXTS.signIn.oauthFailed).waitFor();
    await closed;
    expect(Date.now() - shownAt).toBeGreaterThan(1_000);

    const other = await popupBy(page, name);
    // A document of this origin without an opener policy, which would cut the connection.
    await other.evaluate((url) => location.assign(url), `${visitors.product.url}/favicon.svg`);
    await other.waitForURL('**/favicon.svg');
    await other.evaluate(() =>
      (opener as Window).postMessage({ type: 'oauth_success', code: 'x', state: 'another' }, location.origin),
    );
    await alert(page, TEXTS.signIn.stateMismatch).waitFor();
    await other.close();

    const lost = await popupBy(page, name);
    await page.route('**/sso/outcome', (route) => route.abort());
    await choose(lost);
    await alert(page, TEXTS.signIn.notCompleted).waitFor();
    await visitors.leave(page);
  });

  test('rejected here: the message for the cause, with its reference', async () => {
    const page = await newcomer();
    const popup = await popupBy(page, 'Sign In with Google');
    await choose(popup, 'someone@private-mail.test');
    await alert(page, personMessage('personal_account')).waitFor();
    await page.getByRole('alert').locator('code').waitFor();
    expect(await sessionCookieOf(page)).toBeUndefined();
    await visitors.leave(page);
  });
});

describe.each([
  ['with script', true],
  ['without script', false],
])('by redirect, %s', (_name, javaScriptEnabled) => {
  test('an address leads to the identity provider of its domain', async () => {
    const page = await newcomer('/login?returnTo=%2Fuser%2Fdevices', { javaScriptEnabled });
    const email = page.getByLabel('Email', { exact: true });
    await email.fill('somebody@nobody-knows.test');
    await continueWithAddress(page);
    await page.getByLabel('Password', { exact: true }).waitFor();
    const offer = page.getByRole('region', { name: 'Your organization’s sign-in' });
    expect(await offer.count()).toBe(0);
    await page.goto('/login?returnTo=%2Fuser%2Fdevices');
    await email.fill('nobody-here@demo-company.test');
    await continueWithAddress(page);
    await offer.getByText('Your organization offers single sign-on.').waitFor();
    expect(await page.getByLabel('Password', { exact: true }).isVisible()).toBe(false);
    if (javaScriptEnabled) expect(await barriersOf(page)).toEqual([]);
    if (javaScriptEnabled) {
      const opens = page.waitForEvent('popup');
      await button(page, 'Continue with Demo Company Google').click();
      await choose(await opens);
    } else {
      await button(page, 'Continue with Demo Company Google').click();
      await choose(page);
    }
    await verified(page, 'Google', '/user/devices');
    await visitors.leave(page);
  });

  test('the organization’s URL shows its connections, which lead to the provider and then the home page', async () => {
    await connectCompany();
    const page = await newcomer('/login?tenant=demo-company', { javaScriptEnabled });
    await button(page, 'Sign In with Company directory').click();
    await choose(page);
    await page.waitForURL('**/dashboard');
    await visitors.leave(page);
  });

  test('SAML: by the specified URL, the work email and the assertion', async () => {
    await connectSaml();
    const page = await visitors.newcomer({ javaScriptEnabled });
    const asked = page.waitForRequest((request) => request.url().includes('/api/v1/saml/sso?'));
    await page.goto('/login-old');
    await button(page, 'Sign in with SAML').click();
    const query = new URL((await asked).url()).searchParams;
    expect(query.get('RelayState')).toBe(visitors.product.url);
    expect(query.get('entity_id')).toBe(`${visitors.product.url}/api/v1/saml/metadata`);
    await page.getByLabel('Work email').fill('x@nobody-knows.test');
    await button(page, 'Continue').click();
    await page.getByRole('alert').getByText(TEXTS.auth.contactAdministrator).waitFor();
    if (javaScriptEnabled) expect(await barriersOf(page)).toEqual([]);
    await page.getByLabel('Work email').fill(EMPLOYEE);
    await button(page, 'Continue').click();
    await choose(page);
    if (!javaScriptEnabled) await button(page, 'Continue').click();
    await page.waitForURL('**/dashboard');
    await visitors.leave(page);
  });
});

describe.each([true, false])(
  'with JavaScript %s, in the middle of an application’s sign-in',
  (javaScriptEnabled) => {
    test('the provider returns directly to it', async () => {
      const name = `Expense reports ${javaScriptEnabled}`;
      const page = await newcomer(await requestOf(name), { javaScriptEnabled });
      await page.waitForURL('**/interaction/**');
      // An application's sign-in page shows the provider of the address. Those of the platform are one link away.
      await unfoldOtherMethods(page);
      await page.getByRole('link', { name: 'More ways to sign in' }).click();
      await page.waitForURL('**/login-old?returnTo=**');
      if (javaScriptEnabled) await choose(await popupBy(page, 'Sign in with Google'));
      else {
        await button(page, 'Sign in with Google').click();
        await choose(page);
      }
      await page.getByRole('heading', { name: `${name} asks to sign you in` }).waitFor();
      await page.getByText(EMPLOYEE).first().waitFor();
      const answered = page.waitForRequest((request) => request.url().startsWith(APPLICATION));
      await button(page, 'Allow').click();
      expect(new URL((await answered).url()).searchParams.get('code')).toBeTruthy();
      await page.context().close();
    });
  },
);

test('an IdP-initiated sign-in succeeds once, and a signed-in user must confirm first', async () => {
  const { url } = visitors.product;
  const served = { url, settings: { PUBLIC_URL: url } } as unknown as TestApi;
  const as = { post: (path: string, body: unknown) => admin('POST', path, body) } as ApiCaller;
  const given = { name: 'Directory that begins', domains: ['demo-company.test'], allowIdpInitiated: true };
  const directory = await new SamlDirectory(served).connect(as, given);
  const arrival = async () => (await directory.deliver(directory.response(EMPLOYEE, null))).pathname;

  const address = await arrival();
  const page = await newcomer(address);
  await page.waitForURL('**/dashboard');
  const first = await sessionCookieOf(page);
  await page.goto(await arrival());
  await page.getByRole('heading', { name: 'Your identity provider asks to sign you in' }).waitFor();
  await page.getByText(EMPLOYEE, { exact: true }).waitFor();
  expect(await barriersOf(page)).toEqual([]);
  await button(page, 'Continue with my identity provider').click();
  await page.waitForURL('**/dashboard');
  expect(await sessionCookieOf(page)).not.toBe(first);

  const late = await newcomer(address);
  await alert(late, personMessage('arrival_over')).waitFor();
  expect(await sessionCookieOf(late)).toBeUndefined();
  await visitors.leave(page);
  await visitors.leave(late);
});

test('an entity ID leads to its only connection immediately', async () => {
  await connectSaml();
  const query = new URLSearchParams({
    entity_id: `${sandbox}/saml/metadata`,
    RelayState: `${visitors.product.url}/user/devices`,
  });
  const page = await newcomer(`/api/v1/saml/sso?${query}`);
  await choose(page);
  await page.waitForURL('**/user/devices');
  await visitors.leave(page);
});

test('an account with a password authenticates once, and is linked', async () => {
  const email = 'employee@new-company.test';
  await signUpBefore(email);
  const page = await newcomer();
  await choose(await popupBy(page, 'Sign In with Google'), email);
  await page.waitForURL('**/sso/link/*');
  await page.getByText(email, { exact: true }).waitFor();
  expect(await barriersOf(page)).toEqual([]);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await button(page, 'Link and sign in').click();
  await alert(page, TEXTS.auth.invalidCredentials).waitFor();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  const link = page.url();
  await button(page, 'Link and sign in').click();
  await verified(page, 'Google', '/admin', email);
  const again = await page.goto(link);
  expect(again?.status()).toBe(410);
  await visitors.leave(page);
});

describe('a rejection is a page with its own message and a reference', () => {
  /** The complete flow in a browser without JavaScript. */
  async function refusedPage(
    mode: string,
    way: string,
    email = EMPLOYEE,
  ): Promise<{ status: number; html: string }> {
    const web = new WebCaller(visitors.product.url);
    const sent = await web.post('/login', { intent: way });
    expect(sent.status).toBe(303);
    const callback = await signInAtSandbox(sent.headers.get('location') ?? '', { mode, email });
    const shown = await web.get(callback);
    return { status: shown.status, html: await shown.text() };
  }

  test.concurrent.each<[string, CauseCode, 'google' | 'microsoft']>([
    ['expired', 'token_expired', 'google'],
    ['wrong_audience', 'wrong_audience', 'google'],
    ['wrong_issuer', 'wrong_issuer', 'google'],
    ['wrong_key', 'signature_invalid', 'google'],
    ['wrong_nonce', 'nonce_mismatch', 'google'],
    ['no_subject', 'token_invalid', 'google'],
    ['no_id_token', 'token_missing', 'microsoft'],
    ['wrong_hd', 'wrong_company', 'google'],
    ['wrong_tid', 'wrong_directory', 'microsoft'],
    ['personal', 'personal_account', 'microsoft'],
    ['unverified_email', 'email_unverified', 'google'],
    ['no_email', 'email_missing', 'google'],
    ['down', 'idp_down', 'google'],
    ['html', 'idp_not_json', 'google'],
    ['huge', 'idp_too_large', 'google'],
    ['slow', 'idp_slow', 'google'],
  ])('%s', async (mode, code, provider) => {
    // A user without an account yet. An existing user would be found by ID.
    const { status, html } = await refusedPage(mode, `sso-${provider}`, 'directory-admin@demo-company.test');
    expect(textOf(html)).toContain(textOf(personMessage(code)));
    expect(html).toMatch(/<code[^>]*>[\w-]{8,}<\/code>/);
    expect(status).toBe(statusOfCause(code));
  });

  test('a response for another browser or connection, or a repeated one', async () => {
    const [mine, other] = [new WebCaller(visitors.product.url), new WebCaller(visitors.product.url)];
    const sent = await mine.post('/login', { intent: 'sso-google' });
    const callback = await signInAtSandbox(sent.headers.get('location') ?? '', {});
    const shown = async (web: WebCaller, url: string | URL) => textOf(await (await web.get(url)).text());

    // The other browser has no cookie, as if it blocked cookies.
    expect(await shown(other, callback)).toContain(personMessage('cookies_blocked'));
    await other.post('/login', { intent: 'sso-google' });
    expect(await shown(other, callback)).toContain(TEXTS.signIn.stateMismatch);
    const elsewhere = new URL(callback);
    elsewhere.pathname = `/sso/callback/${google}`;
    expect((await mine.get(callback)).status).toBe(302);
    expect(await shown(mine, callback)).toContain(TEXTS.signIn.stateMismatch);

    const again = await mine.post('/login', { intent: 'sso-google' });
    const next = await signInAtSandbox(again.headers.get('location') ?? '', {});
    next.pathname = elsewhere.pathname;
    expect(await shown(mine, next)).toContain(personMessage('mix_up'));
  });
});

test('the form-action policy of each page allows only its providers', async () => {
  const response = await fetch(`${visitors.product.url}/login`);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(/form-action ([^;]+)/.exec(policy)?.[1]?.split(' ').sort()).toEqual(["'self'", sandbox].sort());
});

// Must be last: from here on, the demo company accepts no passwords.
test('an organization that enforces single sign-on rejects the password with a link to the provider', async () => {
  await enforce();
  const page = await newcomer('/login-old', { javaScriptEnabled: false });
  await fillIn(page, emailOf('user'), DEMO_PASSWORD);
  await page.getByRole('alert').getByText(personMessage('sso_required')).waitFor();
  await button(page, 'Continue with Demo Company Google').click();
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor();
  await visitors.leave(page);
});

test('no page logged an error', () => {
  expect(visitors.complaints).toEqual([]);
});

async function barriersOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`);
}

function textOf(html: string): string {
  return html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

const client = { clientId: SANDBOX_CLIENT_ID, clientSecret: SANDBOX_CLIENT_SECRET };

const connectMicrosoft = () =>
  connect('Demo Company Microsoft', { type: 'microsoft', directoryId: DIRECTORIES[0]?.tid, ...client });
const connectCompany = () =>
  connect('Company directory', { type: 'oauth2', issuer: `${sandbox}/company`, ...client });
const connectSaml = () =>
  connect('Company SAML', { type: 'saml', metadataUrl: `${sandbox}/saml/metadata`, clientId: null });

async function connections(): Promise<SsoConfigurationDto[]> {
  const answer = await admin('GET', '/api/v1/sso-configurations');
  return ((await answer.json()) as { items: SsoConfigurationDto[] }).items;
}

/** Connects the demo company to another of the sandbox's providers, unless it already is. */
async function connect(name: string, given: object): Promise<void> {
  if ((await connections()).some((known) => known.name === name)) return;
  const made = await admin('POST', '/api/v1/sso-configurations', {
    name,
    isEnabled: true,
    domains: ['demo-company.test'],
    ...given,
  });
  expect(made.status, await made.clone().text()).toBe(201);
}

/** The URL to which an application of that name sends the browser. */
async function requestOf(name: string): Promise<string> {
  const superadmin = await visitors.api('superadmin');
  const made = await superadmin('POST', '/api/v1/admin/oauth2/clients', {
    name,
    redirect_uris: [APPLICATION],
    scopes: ['openid', 'email'],
    is_active: true,
  });
  expect(made.status, await made.clone().text()).toBe(201);
  const { client_id } = (await made.json()) as { client_id: string };
  const query = new URLSearchParams({
    client_id,
    redirect_uri: APPLICATION,
    response_type: 'code',
    scope: 'openid email',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  return `/api/v1/oauth2/authorize?${query}`;
}

/** An account with a password whose address its directory also has. */
async function signUpBefore(email: string): Promise<void> {
  const post = (path: string, body: object) =>
    fetch(`${visitors.product.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const names = { firstName: 'Nils', lastName: 'Newcomer' };
  await post('/api/v1/auth/register', { email, password: DEMO_PASSWORD, ...names });
  const superadmin = await visitors.api('superadmin');
  const { items } = (await (await superadmin('GET', '/api/v1/mail/outbox')).json()) as OutboxPage;
  const sent = items.find(({ to }) => to === email);
  const mail = await superadmin('GET', `/api/v1/mail/outbox/${sent?.id}`);
  const [, token] =
    /verify-email\?token=(\S+)/.exec(((await mail.json()) as OutboxMailDetail).text ?? '') ?? [];
  expect((await post('/api/v1/auth/verify-email', { token })).status).toBe(200);
}

/** Tests the company's connection and enforces it, except for the admin. */
async function enforce(): Promise<void> {
  const all = await connections();
  const { id } = all.find(({ name }) => name === 'Demo Company Google') as SsoConfigurationDto;
  // Every connection that members can use must be tested.
  for (const other of all.filter((one) => one.isEnabled && one.id !== id)) {
    const disabled = await admin('POST', `/api/v1/sso-configurations/${other.id}/disable`, {
      version: other.version,
    });
    expect(disabled.status).toBe(200);
  }
  const begun = (await (await admin('POST', `/api/v1/sso-configurations/${id}/tests`)).json()) as SsoStarted;
  const callback = await signInAtSandbox(begun.authorizationUrl, {});
  await admin('POST', '/api/v1/sso/sign-ins/complete', {
    ...Object.fromEntries(callback.searchParams),
    browserSecret: begun.browserSecret,
    configurationId: id,
  });
  const { user } = (await (await admin('GET', '/api/v1/auth/me')).json()) as Me;
  const saved = await admin('PUT', '/api/v1/sso-policy', {
    version: 0,
    enforced: true,
    breakGlass: [user.id],
  });
  expect(saved.status, await saved.clone().text()).toBe(200);
}

import {
  type CauseCode,
  type CauseIds,
  causeLink,
  type SamlServiceProviderDto,
  type SignInAttemptPage,
  type SsoConfigurationDto,
} from '@gatehouse/contracts';
import { explanationOf } from '@gatehouse/contracts/cause-texts';
import { SANDBOX_CLIENT_ID, SANDBOX_CLIENT_SECRET, type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stepAt, totpCode } from '../../../nest-api/src/auth/factors/totp.js';
import { readRedirect } from '../../../nest-api/src/saml/protocol/bindings/redirect.js';
import type { AssertionInput } from '../../../nest-api/src/saml/protocol/messages/assertion.js';
import { aParty, type Party } from '../../saml/support/parties.ts';
import type { TestApi } from '../../support/api.ts';
import { asOwner } from '../../support/as-owner.ts';
import { countClicks } from '../../support/count-clicks.ts';
import { EVENTUALLY } from '../../support/eventually.ts';
import { hydrated } from '../../support/hydrated.ts';
import { SamlDirectory } from '../../support/saml-directory.ts';
import { application } from '../../support/service-provider.ts';
import { type Credentials, fillIn, Visitors } from '../../support/visitors.ts';

const CALLBACK = 'https://app.example.test/callback';

let visitors: Visitors;
let sandbox: Sandbox;
let organization: Awaited<ReturnType<Visitors['organization']>>;
let admin: Awaited<ReturnType<Visitors['api']>>;
let directory: SamlDirectory;
/** Connection IDs by name. */
const connections = new Map<string, string>();
const members = new Map<string, string>();
let page: Page;
let clicks: () => number;

beforeAll(async () => {
  [sandbox, visitors] = await Promise.all([startSandbox(0), Visitors.join()]);
  organization = await visitors.organization('Explained Works');
  await asOwner(`update tenants set plan = 'enterprise' where id = $1`, [organization.tenant.id]);
  admin = await visitors.api(organization);
  await connect('OpenID directory', {});
  await connect('Outdated directory', { clientSecret: 'the secret of last year' });
  const { url, apiUrl } = visitors.product;
  directory = new SamlDirectory({ url: apiUrl, settings: { PUBLIC_URL: url } } as TestApi);
  await directory.connect({ post: (path: string, body: object) => admin('POST', path, body) } as never, {
    name: 'SAML directory',
  });
  page = await visitors.as(organization);
  await page.goto('/admin');
  clicks = await countClicks(page);
});
afterAll(async () => {
  await visitors?.stop();
  await sandbox?.stop();
});

async function json<T>(answer: Promise<Response>): Promise<T> {
  const response = await answer;
  expect(response.ok, `${response.status} ${await response.clone().text()}`).toBe(true);
  return (await response.json()) as T;
}

async function connect(name: string, given: object): Promise<void> {
  const { id } = await json<SsoConfigurationDto>(
    admin('POST', '/api/v1/sso-configurations', {
      type: 'oauth2',
      name,
      issuer: sandbox.issuers.company,
      clientId: SANDBOX_CLIENT_ID,
      clientSecret: SANDBOX_CLIENT_SECRET,
      isEnabled: true,
      ...given,
    }),
  );
  connections.set(name, id);
}

/** A member with the admin's password. */
async function member(name: string): Promise<Credentials> {
  const email = `${name}@explained-works.test`;
  await asOwner(
    `with made as (
       insert into users (id, email, email_key, email_verified_at, given_name, family_name, created_at, updated_at)
       values (uuidv7(), $1, $1, now(), 'Any', 'Body', now(), now()) returning id
     ), joined as (
       insert into memberships (id, tenant_id, user_id, role, created_at, updated_at)
       select uuidv7(), $2, id, 'tenant_user', now(), now() from made
     )
     insert into credentials (id, user_id, kind, secret, created_at, updated_at)
     select uuidv7(), made.id, c.kind, c.secret, now(), now()
     from made, credentials c join users u on u.id = c.user_id where u.email = $3`,
    [email, organization.tenant.id, organization.email],
  );
  const { items } = await json<{ items: { id: string }[] }>(
    admin('GET', `/api/v1/users?search=${encodeURIComponent(email)}`),
  );
  members.set(name, String(items[0]?.id));
  return { email, password: organization.password };
}

/** The reference that the user sees. */
async function referenceOn(shown: Page): Promise<string> {
  const reference = shown.locator('code', { hasText: /^[\w-]{12}$/ }).first();
  await reference.waitFor();
  const text = await reference.innerText();
  await visitors.leave(shown);
  return text;
}

/** A user's page without JavaScript, at the sign-in page of the organization. */
async function atSignIn(): Promise<Page> {
  const shown = await visitors.newcomer({ javaScriptEnabled: false });
  await shown.goto(`/login?tenant=${organization.tenant.slug}`);
  return shown;
}

async function byOpenId(connection: string, choose: (shown: Page) => Promise<void>): Promise<string> {
  const shown = await atSignIn();
  await shown.getByRole('button', { name: new RegExp(connection) }).click();
  await shown.getByText('Choose an account').waitFor();
  await choose(shown);
  return referenceOn(shown);
}

const inMode = (mode: string | null) => async (shown: Page) => {
  if (mode) {
    await shown.getByText('Make it go wrong').click();
    await shown.getByLabel('What it answers').selectOption(mode);
  }
  await shown.getByRole('button', { name: /Emma Employee/ }).click();
};

/** The directory responds with a form in the browser, as real directories do. Nothing listens at its address. */
async function bySaml(
  changes: Partial<AssertionInput>,
  alter: (xml: string) => string = (xml) => xml,
  by?: Party,
): Promise<string> {
  const shown = await atSignIn();
  await shown.route('**/login*', async (route) => {
    const begun = await route.fetch({ maxRedirects: 0 });
    const asked = new URL(String(begun.headers().location));
    const id = / ID="([^"]+)"/.exec(readRedirect(asked.search.slice(1)).xml)?.[1] ?? '';
    const answer = alter(directory.response('ada@explained-works.test', id, changes, by));
    const cookies = begun.headers()['set-cookie'] ?? '';
    const headers = { 'content-type': 'text/html', 'set-cookie': cookies };
    await route.fulfill({ status: 200, headers, body: formOf(answer, asked.searchParams) });
  });
  await shown.getByRole('button', { name: /SAML directory/ }).click();
  await shown.getByRole('button', { name: 'Send the answer' }).click();
  return referenceOn(shown);
}

function formOf(xml: string, asked: URLSearchParams): string {
  const fields = {
    SAMLResponse: Buffer.from(xml).toString('base64'),
    RelayState: asked.get('RelayState') ?? '',
  };
  const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`);
  return `<form method="post" action="${directory.sp.acsUrl}">${inputs.join('')}<button>Send the answer</button></form>`;
}

async function byPassword(who: Credentials, password = who.password): Promise<Page> {
  const shown = await visitors.newcomer({ javaScriptEnabled: false });
  await shown.goto('/login');
  await fillIn(shown, who.email, password);
  return shown;
}

/** A member with an authenticator app, at the second step of the sign-in. */
async function atSecondStep(name: string): Promise<Page> {
  const who = await member(name);
  const call = await visitors.api(who);
  const { secret } = await json<{ secret: string }>(call('POST', '/api/v1/account/factors/totp', {}));
  const code = totpCode(secret, stepAt(new Date()));
  await json(call('POST', '/api/v1/account/factors/totp/confirm', { code }));
  const shown = await byPassword(who);
  await shown.getByLabel('Six-digit code').fill('000000');
  return shown;
}

interface Registered {
  readonly id: string;
  readonly client_id: string;
}

let registered: Promise<Registered> | undefined;

async function register(name: string): Promise<Registered> {
  const superadmin = await visitors.api('superadmin');
  return json<Registered>(
    superadmin('POST', '/api/v1/admin/oauth2/clients', {
      name,
      tenant_id: organization.tenant.id,
      redirect_uris: [CALLBACK],
      scopes: ['openid'],
    }),
  );
}

const anApplication = () => {
  registered ??= register('Bookkeeping');
  return registered;
};

/** A user starts at an application. */
async function authorize(clientId: string, redirectUri: string): Promise<string> {
  const shown = await visitors.newcomer();
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid',
  });
  await shown.goto(`/api/v1/oauth2/authorize?${query}`);
  return referenceOn(shown);
}

type Ids = Omit<CauseIds, 'isSuperadmin'>;
interface Failure {
  readonly reference: string;
  readonly ids: Ids;
}

const openId = async (choose: (shown: Page) => Promise<void>, connection = 'OpenID directory') => ({
  reference: await byOpenId(connection, choose),
  ids: { connectionId: connections.get(connection) },
});
const saml = async (...given: Parameters<typeof bySaml>) => ({
  reference: await bySaml(...given),
  ids: { connectionId: directory.connection.id },
});
const press = (shown: Page, name: string) => shown.getByRole('button', { name, exact: true }).click();

/** Failures as a user, a developer or an identity provider causes them. */
const FAILURES: readonly (readonly [CauseCode, () => Promise<Failure>])[] = [
  ['wrong_audience', () => openId(inMode('wrong_audience'))],
  ['wrong_issuer', () => openId(inMode('wrong_issuer'))],
  ['token_expired', () => openId(inMode('expired'))],
  ['signature_invalid', () => openId(inMode('wrong_key'))],
  ['token_missing', () => openId(inMode('no_id_token'))],
  ['email_unverified', () => openId(inMode('unverified_email'))],
  ['cancelled', () => openId((shown) => press(shown, 'Cancel and go back'))],
  ['client_refused', () => openId(inMode(null), 'Outdated directory')],
  ['saml_audience', () => saml({ audience: 'https://elsewhere.test/metadata' })],
  ['saml_issuer', () => saml({ issuer: 'https://another.test/metadata' })],
  ['saml_expired', () => saml({ lifetimeSeconds: -180 })],
  ['saml_signature_value', () => saml({}, (xml) => xml, aParty('stranger.test'))],
  ['saml_status', () => saml({}, (xml) => xml.replace('status:Success', 'status:Responder'))],
  [
    'invalid_credentials',
    async () => ({
      reference: await referenceOn(await byPassword(await member('mallory'), 'a wrong password')),
      ids: { userId: members.get('mallory') },
    }),
  ],
  [
    'account_suspended',
    async () => {
      const who = await member('grace');
      await asOwner(`update memberships set status = 'suspended' where user_id = $1`, [members.get('grace')]);
      return {
        reference: await referenceOn(await byPassword(who)),
        ids: { userId: members.get('grace') },
      };
    },
  ],
  [
    'invalid_factor',
    async () => {
      const shown = await atSecondStep('linus');
      await shown.locator('main button[type=submit]').first().click();
      return { reference: await referenceOn(shown), ids: { userId: members.get('linus') } };
    },
  ],
  [
    'ticket_expired',
    async () => {
      const shown = await atSecondStep('barbara');
      await asOwner(
        `update sign_in_tickets set expires_at = now() - interval '1 second' where user_id = $1`,
        [members.get('barbara')],
      );
      await shown.locator('main button[type=submit]').first().click();
      return { reference: await referenceOn(shown), ids: {} };
    },
  ],
  [
    'redirect_uri_mismatch',
    async () => {
      const { id, client_id } = await anApplication();
      return {
        reference: await authorize(client_id, `${CALLBACK}k`),
        ids: { applicationId: id },
      };
    },
  ],
  [
    'client_inactive',
    async () => {
      const { id, client_id } = await register('Former application');
      await json(admin('PATCH', `/api/v1/admin/oauth2/clients/${id}`, { version: 1, is_active: false }));
      return { reference: await authorize(client_id, CALLBACK), ids: { applicationId: id } };
    },
  ],
  [
    'client_secret_wrong',
    async () => {
      const { id, client_id } = await anApplication();
      const response = await fetch(`${visitors.product.url}/api/v1/oauth2/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`${client_id}:a guess`).toString('base64')}` },
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'any' }),
      });
      return { reference: String(response.headers.get('x-request-id')), ids: { applicationId: id } };
    },
  ],
  [
    'saml_assertion_consumer_service',
    async () => {
      const provider = await json<SamlServiceProviderDto>(
        admin('POST', '/api/v1/admin/saml/service-providers', {
          name: 'Expense reports',
          entity_id: 'https://expenses.explained-works.test/saml',
          acs_url: 'https://expenses.explained-works.test/acs',
        }),
      );
      const app = await application({ url: visitors.product.url } as TestApi, provider, {
        url: 'https://elsewhere.explained-works.test/acs',
      });
      const shown = await visitors.newcomer();
      await shown.goto(await app.getAuthorizeUrlAsync('', undefined, {}));
      return { reference: await referenceOn(shown), ids: { serviceProviderId: provider.id } };
    },
  ],
];

/** Attempts are written in batches. */
async function requireRecorded(reference: string, code: CauseCode): Promise<void> {
  await vi.waitFor(async () => {
    const found = await json<SignInAttemptPage>(admin('GET', `/api/v1/sign-ins?search=${reference}`));
    expect(found.items.map(({ outcome }) => outcome)).toEqual([code]);
  }, EVENTUALLY);
}

/** Opens the search by keyboard once the page is hydrated. Before that, the browser handles the key itself. */
async function openSearch(): Promise<void> {
  await hydrated(page);
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+k');
      return field.count();
    }, EVENTUALLY)
    .toBe(1);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')), EVENTUALLY)
    .toBe('combobox');
}

test.each(FAILURES)(
  '%s: a reference leads to the cause and to its fix in three clicks',
  async (code, provoke) => {
    const { reference, ids } = await provoke();
    await requireRecorded(reference, code);
    const { cause, steps } = explanationOf(code);

    await page.goto('/admin');
    const before = clicks();
    await openSearch();
    await page.keyboard.type(reference);
    await page.locator('#search-choices').getByRole('option', { name: code }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: cause }).waitFor();
    for (const step of steps) await page.getByText(step, { exact: true }).waitFor();

    const link = causeLink(code, { isSuperadmin: false, ...ids });
    const open = page.getByRole('link', { name: 'Open the setting' });
    expect(await open.count()).toBe(link ? 1 : 0);
    if (link) await requireOpens(open, new URL(link, visitors.product.url));
    expect(clicks() - before).toBeLessThanOrEqual(3);
  },
);

/** Opens the screen and targets the field. */
async function requireOpens(open: ReturnType<Page['getByRole']>, { pathname, search, hash }: URL) {
  await open.click();
  await page.waitForURL((url) => url.pathname === pathname && url.search === search && url.hash === hash);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('Not found', { exact: true }).count()).toBe(0);
  if (hash === '') return;
  const field = page.locator(`[id="${hash.slice(1)}"]`);
  await field.waitFor();
  expect(await field.evaluate((it) => it.matches(':target'))).toBe(true);
}

test('at least twenty failures are covered', () => {
  expect(FAILURES.length).toBeGreaterThanOrEqual(20);
});

test('the audit log and the sign-in log find an attempt by reference, address, IP address and code', async () => {
  const who = await member('frances');
  const reference = await referenceOn(await byPassword(who, 'a wrong password'));
  await requireRecorded(reference, 'invalid_credentials');
  const { items } = await json<SignInAttemptPage>(admin('GET', `/api/v1/sign-ins?search=${reference}`));
  const [attempt] = items;
  for (const term of [reference, who.email, String(attempt?.ip), 'invalid_credentials']) {
    for (const list of ['audit', 'sign-ins']) {
      await page.goto(`/admin/${list}`);
      const search = page.getByRole('searchbox', { name: 'Search' });
      await search.fill(term);
      await search.press('Enter');
      await page.waitForURL((url) => url.searchParams.get('search') === term);
      await page.locator(`main a[href="/admin/sign-ins/${attempt?.id}"]`).waitFor();
    }
  }
});

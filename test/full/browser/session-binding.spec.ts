import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Authenticated, InvitationDto } from '@gatehouse/contracts';
import { ROOT } from '@gatehouse/embedded';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RESOURCES, ROUTES } from '../../../remix-app/app/pages/index.ts';
import {
  BINDING_FIELD,
  BINDING_HEADER,
  SESSION_CHANGED,
  whoIs,
} from '../../../remix-app/app/session-binding.js';
import { SESSION_COOKIE } from '../../support/session-cookie.ts';
import { sessionCookieOf, Visitors } from '../../support/visitors.ts';

const APP = join(ROOT, 'remix-app/app');

/** Actions that do not use the browser's session, with the reason. */
const WITHOUT_SESSION: Readonly<Record<string, string>> = {
  'confirm-email': 'the link of a mail says whose address it is',
  'forgot-password': 'the address is typed',
  invitation:
    'the link of a mail says who is invited; joining with the session of the browser has a test below',
  'list-density': 'the density of lists is a choice of the browser',
  login: 'somebody signs in by what they type',
  'login-old': 'somebody signs in by what they type',
  'login.left': 'says that a page was left, whoever opened it',
  'login.second-factor': 'the cookie of the first step says who signs in',
  logout: 'signing out is right whoever is signed in',
  'not-me': 'the link of a mail says whose sign-in it is',
  unsubscribe: 'the link of a mail says whose emails they are',
  'reset-password': 'the link of a mail says whose password it is',
  'session.activity': 'says that somebody is there, whoever it is',
  'session.passkey': 'the passkey says who signs in',
  'session.second-factor': 'the cookie of the first step says who signs in',
  'session.sign-in': 'somebody signs in by what they type',
  'sso.directory': 'the sign-in that was begun says who it is',
  'sso.link.$flow': 'the sign-in that was begun says who it is',
  'sso.outcome': 'the sign-in that was begun says who it is',
  'sso.setup': 'the set-up link says which organization it is',
  'sso.start': 'somebody begins to sign in',
  'verify-email': 'the link of a mail says whose address it is',
};

let visitors: Visitors;
let first: Awaited<ReturnType<Visitors['organization']>>;
let second: Awaited<ReturnType<Visitors['organization']>>;
beforeAll(async () => {
  visitors = await Visitors.join();
  first = await visitors.organization('First of Two Tabs');
  second = await visitors.organization('Second of Two Tabs');
});
afterAll(() => visitors?.stop());

async function signIn(who: { email: string; password: string }): Promise<Authenticated> {
  const response = await fetch(`${visitors.product.apiUrl}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: who.email, password: who.password }),
  });
  return (await response.json()) as Authenticated;
}

const superadmin = { email: 'superadmin@gatehouse.test', password: 'Gatehouse-demo-1' };
/** Each path with an action, with its module. Parameters are replaced by an ID. */
const ACTIONS = [
  ...ROUTES.flatMap(({ file, path, also }) => [path, ...also].map((it) => [`${file}.tsx`, it] as const)),
  ...RESOURCES.map(({ file, path }) => [file, path] as const),
]
  .filter(([file]) => /export (?:async function action\b|const action\b|\{[^}]*\baction\b)/.test(read(file)))
  .map(([file, path]) => ({
    route: file.replace(/\.tsx?$/, ''),
    address: path.replaceAll(/:[^/]+/g, () => crypto.randomUUID()),
  }));

function read(name: string): string {
  return readFileSync(join(APP, 'routes', name), 'utf8');
}

function post(
  address: string,
  token: string,
  fields: [string, string][],
  headers: Record<string, string> = {},
) {
  return fetch(visitors.product.url + address, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      accept: 'text/html',
      origin: visitors.product.url,
      cookie: `${SESSION_COOKIE}=${token}`,
      ...headers,
    },
    body: new URLSearchParams(fields),
  });
}

describe('every action of the web app', () => {
  const bound = ACTIONS.filter(({ route }) => !(route in WITHOUT_SESSION));
  const free = ACTIONS.filter(({ route }) => route in WITHOUT_SESSION);

  test('is found in its file, and the listed exceptions still exist', () => {
    expect(ACTIONS.length).toBeGreaterThan(60);
    expect(new Set(free.map(({ route }) => route))).toEqual(new Set(Object.keys(WITHOUT_SESSION)));
  });

  test('rejects a form from another organization, and one without an owner', async () => {
    const { accessToken, user } = await signIn(superadmin);
    const other = { ...user, tenantId: crypto.randomUUID() };
    const wrong: string[] = [];
    for (const { address } of bound) {
      const answers = await Promise.all([
        post(address, accessToken, [[BINDING_FIELD, whoIs(other)]]),
        post(address, accessToken, [['name', 'from nowhere']]),
      ]);
      const statuses = answers.map(({ status }) => status);
      if (statuses.some((status) => status !== SESSION_CHANGED))
        wrong.push(`${address}: ${statuses.join(' ')}`);
      await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    }
    expect(wrong).toEqual([]);
  });

  test.each<[string, (user: Authenticated['user']) => [field: string | null, header: string | null], number]>(
    [
      ['another person', (user) => [whoIs({ ...user, id: crypto.randomUUID() }), null], SESSION_CHANGED],
      ['another role', (user) => [whoIs({ ...user, role: 'tenant_user' }), null], SESSION_CHANGED],
      ['a visitor', () => ['', null], SESSION_CHANGED],
      ['another organization, by script', (user) => [null, `${whoIs(user)}x`], SESSION_CHANGED],
      ['two at once', (user) => [whoIs(user), `${whoIs(user)}x`], SESSION_CHANGED],
      // Accepted, but rejected for its content.
      ['this session', (user) => [whoIs(user), null], 400],
      ['this session, by script', (user) => [null, whoIs(user)], 400],
    ],
  )('rendered for %s', async (_whom, said, status) => {
    const { accessToken, user } = await signIn(superadmin);
    const [field, header] = said(user);
    const answer = await post(
      '/switch-tenant',
      accessToken,
      field === null ? [] : [[BINDING_FIELD, field]],
      header === null ? {} : { [BINDING_HEADER]: header },
    );
    expect(answer.status).toBe(status);
  });

  test('that needs no session does not use an unverified one', async () => {
    const { accessToken } = await signIn(superadmin);
    const wrong: string[] = [];
    for (const { address } of free.filter(({ route }) => route !== 'logout')) {
      const { status } = await post(address, accessToken, [[BINDING_FIELD, 'somebody else']]);
      if (status >= 500) wrong.push(`${address}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  test('shows the text again, names the session’s user, and drops secrets', async () => {
    const { accessToken } = await signIn(second);
    const answer = await post('/admin/users/invite', accessToken, [
      [BINDING_FIELD, 'somebody else'],
      ['email', 'grace@first.test'],
      ['password', 'not to be seen'],
    ]);
    const html = await answer.text();
    expect(answer.status).toBe(SESSION_CHANGED);
    expect(html).toContain(second.email);
    expect(html).toContain('Second of Two Tabs');
    expect(html).toContain('grace@first.test');
    expect(html).not.toContain('not to be seen');
  });

  test('is rejected in the language of the browser', async () => {
    const { accessToken } = await signIn(second);
    const fields: [string, string][] = [[BINDING_FIELD, 'somebody else']];
    const answer = await post('/admin/users/invite', accessToken, fields, { 'accept-language': 'de' });
    expect(await answer.text()).toContain(
      '>Sie sind bei einem anderen Konto oder einer anderen Organisation',
    );
  });
});

test('every form identifies its session', () => {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  );
  const wrong = files.filter((name) => {
    const source = readFileSync(join(APP, name), 'utf8');
    const isRemixForm = /import \{[^}]*\bForm\b[^}]*\} from '@remix-run\/react'/.test(source);
    if (name === 'components/forms/form.tsx') return false;
    const isPlain =
      /<(?:form|\w+\.Form)\b[^>]*method="post"/s.test(source) && !source.includes('<BoundTo />');
    return isRemixForm || isPlain;
  });
  // These resend the fields of the previous form. Signing out at the provider needs no session.
  expect(wrong.sort()).toEqual([
    'features/account/confirm-page.tsx',
    'features/errors/changed-session-page.tsx',
    'features/oauth2/sign-out-page.tsx',
  ]);
});

/** Signs in as another user in another tab of the same browser, without a page that could notify the others. */
async function signInElsewhere(page: Page, who: { email: string; password: string }): Promise<void> {
  const { accessToken } = await signIn(who);
  const { url } = visitors.product;
  await page
    .context()
    .addCookies([{ name: SESSION_COOKIE, value: accessToken, url, httpOnly: true, sameSite: 'Lax' }]);
}

async function invitationsOf(who: { email: string; password: string }): Promise<string[]> {
  const api = await visitors.api(who);
  const { items } = (await (await api('GET', '/api/v1/invitations')).json()) as { items: InvitationDto[] };
  return items.map(({ email }) => email);
}

const takenOver = (page: Page) =>
  page.locator('.mantine-Notifications-root').first().waitFor({ state: 'attached' });

test('an invitation typed for one organization is not sent by another that signed in meanwhile', async () => {
  const page = await visitors.as(first);
  await page.goto('/admin/users/invite');
  await takenOver(page);
  await page.getByLabel('Email').fill('grace@two-tabs.test');
  await signInElsewhere(page, second);
  await page
    .getByRole('button', { name: /Send|Invite/ })
    .last()
    .click();

  const dialog = page.getByRole('dialog', { name: 'This browser is signed in to another account' });
  await dialog.getByText(second.email).first().waitFor();
  await dialog.getByText('Second of Two Tabs').waitFor();
  await dialog.getByText('Nothing was saved.', { exact: false }).waitFor();
  await dialog.getByRole('button', { name: 'Keep this page open' }).click();
  expect(await page.getByLabel('Email').inputValue()).toBe('grace@two-tabs.test');
  expect(await invitationsOf(second)).toEqual([]);
  expect(await invitationsOf(first)).toEqual([]);

  await signInElsewhere(page, first);
  await page
    .getByRole('button', { name: /Send|Invite/ })
    .last()
    .click();
  await page.getByText('The invitation is sent.').waitFor();
  expect(await invitationsOf(first)).toEqual(['grace@two-tabs.test']);
  expect(await invitationsOf(second)).toEqual([]);
  await visitors.leave(page);
});

test('without JavaScript too, and it is sent after the first account signs in again', async () => {
  const page = await visitors.as(first, { javaScriptEnabled: false });
  await page.goto('/admin/users/invite');
  await page.getByLabel('Email').fill('hedy@two-tabs.test');
  await signInElsewhere(page, second);
  await page
    .getByRole('button', { name: /Send|Invite/ })
    .last()
    .click();
  await page.getByRole('heading', { name: 'You are signed in to another account or organization' }).waitFor();
  await page.getByText(second.email).first().waitFor();
  expect(await page.getByLabel('email', { exact: true }).inputValue()).toBe('hedy@two-tabs.test');

  await signInElsewhere(page, first);
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByText('The invitation is sent.').waitFor();
  expect(await invitationsOf(second)).toEqual([]);
  await visitors.leave(page);
});

test('a search on a page of one organization finds nothing of another', async () => {
  const { user } = await signIn(first);
  const { accessToken } = await signIn(second);
  const search = (headers: Record<string, string>) =>
    fetch(`${visitors.product.url}/search/results?q=ada`, {
      headers: { cookie: `${SESSION_COOKIE}=${accessToken}`, ...headers },
    });
  expect((await search({})).status).toBe(200);
  const stale = await search({ [BINDING_HEADER]: whoIs(user) });
  expect(stale.status).toBe(SESSION_CHANGED);
  expect(await stale.json()).toEqual({ groups: [] });
});

test('when a session ends in another tab, the input is kept, even in a dialog, and a sign-in continues', async () => {
  const page = await visitors.as(first);
  await page.goto('/admin/users/invite');
  await takenOver(page);
  await page.getByLabel('Email').fill('katherine@two-tabs.test');
  const other = await visitors.pageIn(page.context());
  await other.goto('/dashboard');
  await other.locator('summary[aria-label^="Account menu"]').click();
  await other.locator('header').getByRole('button', { name: 'Logout' }).click();
  await other.getByText('You are signed out.').waitFor();
  expect(await sessionCookieOf(page)).toBeUndefined();

  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password', { exact: true }).fill(first.password);
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByLabel('Email').inputValue()).toBe('katherine@two-tabs.test');
  await page
    .getByRole('button', { name: /Send|Invite/ })
    .last()
    .click();
  await page.getByText('The invitation is sent.').waitFor();
  await visitors.leave(page);
});

test('a form sent after the session has ended is kept too', async () => {
  const page = await visitors.as(first);
  await page.goto('/admin/users/invite');
  await takenOver(page);
  await page.getByLabel('Email').fill('mary@two-tabs.test');
  await page.context().clearCookies({ name: SESSION_COOKIE });
  await page
    .getByRole('button', { name: /Send|Invite/ })
    .last()
    .click();
  await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('mary@two-tabs.test');
  await visitors.leave(page);
});

describe('leaving a page', () => {
  /** The prompts that the page shows. Each one is answered by staying. */
  function questionsOf(page: Page): string[] {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
    return asked;
  }

  test.each([0, 1, 2, 3])('with four forms asks about form %d', async (index) => {
    const page = await visitors.as(first);
    const asked = questionsOf(page);
    await page.goto('/tenant-admin/settings');
    await takenOver(page);
    const form = page.locator('main form[method=post]').nth(index);
    const field = form.locator('input:not([type=hidden]):not([type=file]), textarea, select').first();
    if ((await field.count()) === 0) {
      await form
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('a') });
    } else {
      const type = await field.getAttribute('type');
      const isChoice = await field.evaluate((element) => element instanceof HTMLSelectElement);
      if (isChoice) await field.selectOption({ index: 1 });
      else if (type === 'checkbox' || type === 'radio') await field.click({ force: true });
      else await field.fill('#123456');
    }
    await page.locator('aside a[href="/admin/users"]').click();
    await expect.poll(() => asked).toEqual(['Leave this page? Your changes are not saved.']);
    expect(new URL(page.url()).pathname).toBe('/tenant-admin/settings');
    await visitors.leave(page);
  });

  test('in a dialog asks before it closes, but not after it was saved', async () => {
    const page = await visitors.as(first);
    const asked = questionsOf(page);
    await page.goto('/admin/users/invite');
    await takenOver(page);
    await page.getByLabel('Email').fill('leaving@two-tabs.test');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => asked).toHaveLength(1);
    expect(await page.getByLabel('Email').inputValue()).toBe('leaving@two-tabs.test');
    await page
      .getByRole('button', { name: /Send|Invite/ })
      .last()
      .click();
    await page.getByText('The invitation is sent.').waitFor();
    await page.locator('aside a[href="/dashboard"]').first().click();
    await page.waitForURL('**/dashboard');
    expect(asked).toHaveLength(1);
    await visitors.leave(page);
  });

  test('asks after a rejected form, and when another form is sent', async () => {
    const page = await visitors.as(first);
    const asked = questionsOf(page);
    await page.goto('/tenant-admin/settings');
    await takenOver(page);
    await page.getByLabel('Color', { exact: true }).fill('#ffcc00');
    const refused = page.waitForResponse((response) => response.status() >= 400);
    await page.getByRole('button', { name: 'Save colors' }).click();
    await refused;
    await page.locator('main [aria-invalid=true]').first().waitFor();
    await page.locator('aside a[href="/admin/users"]').click();
    await expect.poll(() => asked).toHaveLength(1);
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect.poll(() => asked[1]).toContain('Another form on this page has changes');
    expect(await page.getByLabel('Color', { exact: true }).inputValue()).toBe('#ffcc00');
    await visitors.leave(page);
  });
});

test('no page logged an error', () => {
  expect(visitors.complaints).toEqual([]);
});

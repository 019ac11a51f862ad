import { hostname } from 'node:os';
import type { SignInPicture } from '@gatehouse/contracts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import jobs from '../../remix-app/app/features/system/texts/job-names/en.ts';
import { ROUTES } from '../../remix-app/app/pages/index.ts';
import { wordsOfContract } from '../support/contract-words.ts';
import { type Credentials, sessionCookieOf, Visitors } from '../support/visitors.ts';

let visitors: Visitors;
let ada: Credentials;
beforeAll(async () => {
  visitors = await Visitors.join();
  ada = await visitors.organization('Text Works');
});
afterAll(() => visitors?.stop());

/** Pages whose texts are all in catalogs. A feature that moves to catalogs adds its pages. */
const CONVERTED = [
  '/login',
  '/login?tab=sign-up',
  '/login?method=saml',
  '/sso/setup',
  '/sso/wizard?state=unknown',
  '/oauth/error?code=invalid_client',
  '/oauth/error?code=invalid_request&of=sign_out',
  '/oauth/try',
  '/oauth/sign-out',
  '/oauth/signed-out',
  '/interaction/unknown',
  '/saml/error?code=saml_answer_expired',
  '/saml/continue/unknown',
  '/saml/signed-out/unknown',
  '/login-old',
  '/sso/callback',
  '/sso/link/unknown',
  '/sso/directory',
  '/sso/signed-out',
  '/verify-email',
  '/verify-email?link=broken',
  '/login/second-factor',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/not-me',
  '/unsubscribe',
  '/products/ai-antivirus',
];

/** The same for signed-in users. */
const CONVERTED_CONSOLE = [
  '/search',
  '/search?q=zzzz',
  '/user/devices',
  '/user/activity',
  '/user/data',
  '/user/settings',
  '/admin/settings',
  '/products/network-monitor',
];

/** The same for superadmins. */
const CONVERTED_PLATFORM = [
  '/superadmin/system-health',
  '/superadmin/jobs',
  '/superadmin/jobs?tab=runs',
  '/superadmin/jobs?tab=failures',
  '/superadmin/deployment',
  '/superadmin/keys',
  '/superadmin/users/invite',
  '/superadmin/integration-guide',
  '/superadmin/integration-guide?tab=microsoft',
  '/superadmin/integration-guide?tab=mfa',
  '/superadmin/integration-guide?tab=troubleshooting',
  '/superadmin/architecture',
  '/superadmin/version',
  '/superadmin/packages',
  '/superadmin/diagrams',
  '/superadmin/sso-architecture',
  '/superadmin/api',
  '/superadmin/api?search=zzzz',
  '/superadmin/api?operation=createTenant',
  '/superadmin/api?operation=listTenants',
  '/superadmin/api?operation=introspect',
  '/superadmin/api?operation=unknown',
];

/** Text that is not in a catalog: names of the product, of providers and of languages. */
const DATA = [
  'Gatehouse',
  'AI Antivirus',
  'Network Monitor',
  'Sam Superadmin',
  'PostgreSQL',
  'Node',
  ...Object.keys(jobs),
  // Numbers with units, schedules, colors and placeholders.
  /[\d.,]+ (?:ms|s|min|B|KB|MB|GB)\b/g,
  ' (UTC)',
  /#[0-9a-f]{6}/g,
  /\{\w+\}/g,
  'Google',
  'Microsoft',
  'GitHub',
  'Apple',
  'English',
  'Deutsch',
  'Español',
  '日本語',
  'العربية',
  // From the demo data.
  /[\w.-]+@[\w.-]+/g,
  // Technical codes, and key IDs.
  /\b(?:ES|RS)256\b/g,
  /(?<![\w-])[\w-]{43}(?![\w-])/g,
  'OAuth2',
  'SAML',
  'LDAP',
  'invalid_client',
  'invalid_request',
  'saml_answer_expired',
  'Ada Lovelace',
  'Ctrl K',
  // The device in this spec, and the English list separator.
  'node',
  ' and ',
];

const WIDTHS = [390, 768, 1440];

/** Texts about a signed-in user. */
const PERSON = ['Uma User', 'Demo Company', /^U$/g];

async function openIn(language: string, path: string, who?: Credentials | 'superadmin'): Promise<Page> {
  const page = await (who ? visitors.as(who) : visitors.newcomer());
  await speak(page, language);
  await page.goto(path);
  return page;
}

async function speak(page: Page, language: string): Promise<void> {
  const { url } = visitors.product;
  await page.context().addCookies([{ name: 'gatehouse_language', value: language, url }]);
}

/** All visible or announced text, one item per line, except names (`bdi`), times (`time`), code and values. */
function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const skipped = 'script, style, noscript, bdi, time, code, pre, textarea';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (node.closest(skipped)) continue;
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
          found.push(node.getAttribute(name) ?? '');
      } else if (!node.parentElement?.closest(skipped)) found.push(node.nodeValue ?? '');
    }
    return found.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text));
  });
}

type Data = readonly (string | RegExp)[];

/** Catalog texts are marked and may be truncated. Arguments are between the marks. */
function isFromCatalogue(text: string, data: Data = []): boolean {
  const rest = text.replaceAll(/⟦[^⟧]*(?:⟧|…$)/gu, '');
  const names = [...DATA, ...data];
  return !/\p{L}/u.test(names.reduce<string>((left, name) => left.replaceAll(name, ''), rest));
}

/** Untranslated text on some pages: words of the contract, and names of organizations and of this machine. */
async function dataOf(path: string): Promise<Data> {
  if (path.startsWith('/superadmin/api?operation='))
    return [...wordsOfContract(), /\b(?:curl|TypeScript|GET|POST)\b/g];
  if (path !== '/superadmin/diagrams' && path !== '/superadmin/sso-architecture') return [];
  const api = await visitors.api('superadmin');
  const response = await api('GET', '/api/v1/statistics/sign-in-flows?days=7');
  const { tenants, applications } = (await response.json()) as SignInPicture;
  const names = [...tenants, ...applications].map(({ name }) => name);
  return [...names.flatMap((name) => [name, `${name.slice(0, 23)}…`]), `${hostname()}, `];
}

const EVERY = [
  ...CONVERTED.map((path) => [path, 'a visitor'] as const),
  ...CONVERTED_CONSOLE.map((path) => [path, 'a member'] as const),
  ...CONVERTED_PLATFORM.map((path) => [path, 'a superadmin'] as const),
];
const personOf = (who: (typeof EVERY)[number][1]) =>
  ({ 'a visitor': undefined, 'a member': ada, 'a superadmin': 'superadmin' as const })[who];

test.each(EVERY)('every text of %s for %s comes from a catalog', async (path, who) => {
  const page = await openIn('pseudo', path, personOf(who));
  const texts = await textsOn(page);
  expect(texts.some((text) => text.includes('⟦'))).toBe(true);
  const data = await dataOf(path);
  expect(texts.filter((text) => !isFromCatalogue(text, data))).toEqual([]);
  await visitors.leave(page);
});

test('every text of the consent and device pages comes from a catalog', async () => {
  const { url } = visitors.product;
  const application = {
    name: 'Ledger',
    redirect_uris: [`${url}/products/ai-antivirus`],
    scopes: ['openid', 'profile', 'email', 'tenant'],
  };
  const api = await visitors.api('superadmin');
  const registered = await api('POST', '/api/v1/admin/oauth2/clients', application);
  const { client_id } = (await registered.json()) as { client_id: string };
  const data = [...PERSON, 'Ledger', /^L$/g, url, 'BCDF-GHJK'];
  const page = await visitors.as('user');
  await speak(page, 'pseudo');
  const query = new URLSearchParams({
    client_id,
    redirect_uri: application.redirect_uris[0] ?? '',
    response_type: 'code',
    scope: application.scopes.join(' '),
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
  });
  for (const path of [`/api/v1/oauth2/authorize?${query}`, '/device']) {
    await page.goto(path);
    const texts = await textsOn(page);
    expect(texts.some((text) => text.includes('⟦'))).toBe(true);
    expect(texts.filter((text) => !isFromCatalogue(text, data))).toEqual([]);
  }
  await visitors.leave(page);
});

/** Paths with a query. `layout.spec.ts` opens every path without a query in Arabic. */
const LAYOUT_LACKS = EVERY.filter(([path]) => !ROUTES.some((route) => route.path === path));

test.each(LAYOUT_LACKS)('%s for %s mirrors in Arabic and fits every width', async (path, who) => {
  const page = await openIn('ar', path, personOf(who));
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await page.locator('html').getAttribute('lang')).toBe('ar');
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
  await visitors.leave(page);
});

test.each([true, false])(
  'the language menu changes the page and is remembered, with JavaScript %s',
  async (script) => {
    const page = await visitors.newcomer({ javaScriptEnabled: script });
    await page.goto('/login?tab=sign-up');
    await page.getByLabel('Language: English').click();
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.getByLabel('Passwort bestätigen').waitFor();
    expect(new URL(page.url()).search).toBe('?tab=sign-up');
    await page.goto('/login');
    await page.getByRole('tab', { name: 'Anmelden', exact: true }).waitFor();
    await visitors.leave(page);
  },
);

test.each([true, false])(
  'the user menu of the console changes its language, with JavaScript %s',
  async (script) => {
    const page = await visitors.as(ada, { javaScriptEnabled: script });
    await page.goto('/user/devices');
    await page.getByLabel('Account menu of Ada Lovelace').click();
    await page.getByText('Language: English').click();
    await page.getByRole('button', { name: 'Español' }).click();
    await page.getByRole('heading', { name: 'Mis dispositivos' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/user/devices');
    await page.getByLabel('Menú de la cuenta de Ada Lovelace').click();
    await page.getByText('Idioma: Español').click();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'My Devices' }).waitFor();
    await visitors.leave(page);
  },
);

test('a page has one language, and no texts of other pages', async () => {
  const response = await fetch(`${visitors.product.url}/login`, {
    headers: { 'accept-language': 'de-CH, en;q=0.5' },
  });
  const html = await response.text();
  expect(response.headers.get('content-language')).toBe('de');
  expect(response.headers.get('vary')).toContain('Accept-Language');
  expect(html).toContain('<title>Anmelden · Gatehouse</title>');
  expect(html).toContain('Andere Anmeldemöglichkeit');
  expect(html).not.toMatch(/Another way to sign in|Otra forma de/);
  const landing = await (await fetch(visitors.product.url)).text();
  expect(landing).not.toContain('Another way to sign in');
});

test('the languages that an application requests apply to the pages that follow', async () => {
  const page = await visitors.newcomer();
  await page.goto('/login?ui_locales=fr%20es-MX');
  await page.getByRole('tab', { name: 'Iniciar sesión', exact: true }).waitFor();
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Iniciar sesión', exact: true }).waitFor();
  await visitors.leave(page);
});

test('the language of an account applies in a browser without a chosen one', async () => {
  const { email, password } = await visitors.organization('Idiomas SL', 'idiomas@idiomas.test');
  const first = await visitors.as({ email, password });
  await first.goto('/user/devices');
  await first.getByLabel('Account menu of Ada Lovelace').click();
  await first.getByText('Language: English').click();
  await first.getByRole('button', { name: 'Español' }).click();
  await first.getByRole('heading', { name: 'Mis dispositivos' }).waitFor();
  await visitors.leave(first);

  const other = await visitors.as({ email, password });
  await other.goto('/user/devices');
  await other.getByRole('heading', { name: 'Mis dispositivos' }).waitFor();
  expect(await other.locator('html').getAttribute('lang')).toBe('es');
  await visitors.leave(other);
});

test('the choice of a signed-in user is stored in the account', async () => {
  const { email, password } = await visitors.organization('Sprachen GmbH', 'sprachen@sprachen.test');
  const page = await visitors.as({ email, password });
  await page.goto('/login');
  await page.getByLabel('Language: English').click();
  await page.getByRole('button', { name: '日本語' }).click();
  await page.getByRole('tab', { name: 'サインイン' }).waitFor();
  const headers = { authorization: `Bearer ${await sessionCookieOf(page)}` };
  const account = await fetch(`${visitors.product.url}/api/v1/account`, { headers });
  expect(await account.json()).toMatchObject({ locale: 'ja' });
  await visitors.leave(page);
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionCookieOf, Visitors } from '../support/visitors.ts';

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());

/** Pages whose texts are all in catalogues. A feature that moves into catalogues adds its pages. */
const CONVERTED = ['/login', '/login?tab=sign-up', '/login?method=saml'];

/** What is no text of ours on these pages: names of the product, of providers and of languages. */
const DATA = [
  'Gatehouse',
  'Google',
  'Microsoft',
  'GitHub',
  'Apple',
  'English',
  'Deutsch',
  'Español',
  '日本語',
  'العربية',
];

const WIDTHS = [390, 768, 1440];

async function openIn(language: string, path: string, javaScriptEnabled = true): Promise<Page> {
  const page = await visitors.newcomer({ javaScriptEnabled });
  const url = visitors.product.url;
  await page.context().addCookies([{ name: 'gatehouse_language', value: language, url }]);
  await page.goto(path);
  return page;
}

/** Everything that somebody can see or hear, one line each. */
function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (node.matches('script, style, noscript')) continue;
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
          found.push(node.getAttribute(name) ?? '');
      } else if (!node.parentElement?.closest('script, style, noscript')) found.push(node.nodeValue ?? '');
    }
    return found.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text));
  });
}

/** A text of a catalogue is marked; arguments stand between the marks. */
function isFromCatalogue(text: string): boolean {
  const rest = text.replaceAll(/⟦[^⟧]*⟧/gu, '');
  return !/\p{L}/u.test(DATA.reduce((left, name) => left.replaceAll(name, ''), rest));
}

test.each(CONVERTED)('every text of %s comes from a catalogue', async (path) => {
  const page = await openIn('pseudo', path);
  const texts = await textsOn(page);
  expect(texts.some((text) => text.includes('⟦'))).toBe(true);
  expect(texts.filter((text) => !isFromCatalogue(text))).toEqual([]);
  await visitors.leave(page);
});

test.each(CONVERTED)('%s mirrors in Arabic and fits every width', async (path) => {
  const page = await openIn('ar', path);
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
    await page.getByRole('button', { name: 'Anmelden', exact: true }).waitFor();
    await visitors.leave(page);
  },
);

test('a page is sent one language, and no texts of other pages', async () => {
  const response = await fetch(`${visitors.product.url}/login`, {
    headers: { 'accept-language': 'de-CH, en;q=0.5' },
  });
  const html = await response.text();
  expect(response.headers.get('content-language')).toBe('de');
  expect(response.headers.get('vary')).toContain('Accept-Language');
  expect(html).toContain('<title>Anmelden · Gatehouse</title>');
  expect(html).toContain('Passwort vergessen?');
  expect(html).not.toMatch(/Forgot password\?|¿Olvidó/);
  const landing = await (await fetch(visitors.product.url)).text();
  expect(landing).not.toContain('Forgot password?');
});

test('the languages that an application asks for hold on the pages that follow', async () => {
  const page = await visitors.newcomer();
  await page.goto('/login?ui_locales=fr%20es-MX');
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).waitFor();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).waitFor();
  await visitors.leave(page);
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

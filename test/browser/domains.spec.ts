import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { DOMAIN_CHECK_TEXTS, type DomainDto } from '@gatehouse/contracts';
import { ROOT } from '@gatehouse/embedded';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DnsServer } from '../support/dns-server.ts';
import { Visitors } from '../support/visitors.ts';

const PICTURES = join(ROOT, 'test/screenshots');
const LIST = '/admin/domains';

let dns: DnsServer;
let visitors: Visitors;
beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  dns = await DnsServer.start();
  visitors = await Visitors.start({ DNS_RESOLVERS: dns.address });
});
afterAll(async () => {
  await visitors?.stop();
  await dns?.stop();
});

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

async function claimed(domain: string): Promise<DomainDto> {
  const api = await visitors.api('admin');
  const response = await api('POST', '/api/v1/domains', { domain });
  expect(response.status, await response.clone().text()).toBe(201);
  return (await response.json()) as DomainDto;
}

async function isProven({ id }: DomainDto): Promise<void> {
  const api = await visitors.api('admin');
  await api('POST', `/api/v1/domains/${id}/verify`);
}

/** Somebody signs up and confirms their address. */
async function anotherOrganization(company: string): Promise<string> {
  const email = 'grace@hopper.test';
  const body = { email, password: 'correct horse battery', firstName: 'Grace', lastName: 'Hopper', company };
  await fetch(`${visitors.product.apiUrl}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const page = await visitors.signedIn('superadmin');
  await page.goto('/superadmin/mail');
  const row = page.getByRole('row').filter({ hasText: email });
  await row
    .getByRole('link', { name: /confirm/i })
    .first()
    .click();
  const link = await page.getByRole('link', { name: /verify-email\?token=/ }).getAttribute('href');
  await page.context().close();
  const person = await visitors.newcomer();
  await person.goto(link ?? '');
  await press(person, 'Confirm and continue');
  await person.waitForURL('**/welcome');
  await person.context().close();
  const api = await visitors.api('superadmin');
  const { items } = (await (await api('GET', `/api/v1/tenants?search=${company}`)).json()) as {
    items: { id: string }[];
  };
  return items[0]?.id ?? '';
}

describe.each([
  ['with script', true],
  ['without script', false],
])('%s', (_name, javaScriptEnabled) => {
  test('an admin claims a domain, sees what the DNS answers, and proves it', async () => {
    const name = `claimed-${javaScriptEnabled}.example`;
    const page = await visitors.signedIn('admin', { javaScriptEnabled });
    await page.goto(LIST);
    await page.getByRole('link', { name: 'Claim a domain' }).click();

    for (const [typed, refused] of [
      ['ada@acme.example', 'Enter the part behind the @, without it.'],
      ['gmail.com', 'gmail.com gives addresses to anybody, so no organisation can own it.'],
      ['co.uk', 'Nobody owns co.uk alone. Enter your own domain below it.'],
      ['', 'Enter a domain such as acme.com'],
    ] as const) {
      await page.getByLabel('Domain', { exact: true }).fill(typed);
      await press(page, 'Claim domain');
      await page.getByText(refused).waitFor();
      expect(await page.getByLabel('Domain', { exact: true }).inputValue()).toBe(typed);
      expect(await page.getByLabel('Domain', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    }
    await page.getByLabel('Domain', { exact: true }).fill(name);
    await press(page, 'Claim domain');
    await page.getByRole('heading', { name, exact: true }).waitFor();
    await page.getByText('The domain is claimed. Now prove it by the record below.').waitFor();
    await page.getByText('Pending', { exact: true }).first().waitFor();

    const codes = await page.locator('code').allInnerTexts();
    const record = codes.find((text) => text.startsWith('_gatehouse-challenge.')) ?? '';
    const value = codes.find((text) => text.startsWith('gatehouse-verification=')) ?? '';
    expect(record).toBe(`_gatehouse-challenge.${name}`);

    dns.records.delete(record);
    await press(page, 'Check now');
    await page.getByText(DOMAIN_CHECK_TEXTS.missing).waitFor();
    dns.records.set(record, ['gatehouse-verification=somebody-elses']);
    await press(page, 'Check now');
    await page.getByText(DOMAIN_CHECK_TEXTS.mismatch).waitFor();
    dns.failing.add(record);
    await press(page, 'Check now');
    await page.getByText(DOMAIN_CHECK_TEXTS.unreachable).waitFor();
    dns.failing.delete(record);
    dns.records.set(record, [value]);
    await press(page, 'Check now');
    await page.getByText(DOMAIN_CHECK_TEXTS.found).waitFor();
    await page.getByRole('heading', { name: 'Active', exact: true }).waitFor();
    await page.context().close();
  });

  test('who joins by a domain is changed, and a domain is removed after its consequences are read', async () => {
    const domain = await claimed(`removed-${javaScriptEnabled}.example`);
    dns.records.set(domain.challenge.recordName, [domain.challenge.recordValue]);
    await isProven(domain);
    const page = await visitors.signedIn('admin', { javaScriptEnabled });
    await page.goto(`${LIST}/${domain.id}`);
    await page.getByLabel('Only people who were invited').check();
    await press(page, 'Save');
    await page.getByText('The domain is saved.').waitFor();
    const api = await visitors.api('admin');
    expect(await (await api('GET', `/api/v1/domains/${domain.id}`)).json()).toMatchObject({
      autoJoin: 'invite_only',
    });

    await page.getByText('Remove this domain…').click();
    await page.getByText('People who did keep their accounts and their sessions.').waitFor();
    await press(page, `Remove ${domain.displayName}`);
    await page.getByText('The domain is removed.').waitFor();
    expect(new URL(page.url()).pathname).toBe(LIST);
    expect(await page.getByRole('link', { name: domain.displayName }).count()).toBe(0);
    await page.context().close();
  });
});

test('a domain that another organization has proven is a conflict with a way out', async () => {
  const tenantId = await anotherOrganization('Rival');
  const superadmin = await visitors.api('superadmin');
  const theirs = (await (
    await superadmin('POST', '/api/v1/domains', { domain: 'contested.example', tenantId })
  ).json()) as DomainDto;
  const { recordName } = theirs.challenge;
  dns.records.set(recordName, [theirs.challenge.recordValue]);
  await superadmin('POST', `/api/v1/domains/${theirs.id}/verify`);

  const ours = await claimed('contested.example');
  const below = await claimed('part.contested.example');
  dns.records.set(recordName, [theirs.challenge.recordValue, ours.challenge.recordValue]);
  dns.records.set(below.challenge.recordName, [below.challenge.recordValue]);
  const page = await visitors.signedIn('admin');
  await page.goto(`${LIST}/${ours.id}`);
  await press(page, 'Check now');
  await page.getByText('Another organization holds this domain', { exact: true }).waitFor();
  await page.getByText(DOMAIN_CHECK_TEXTS.owned_elsewhere).waitFor();
  expect(await page.locator('main').innerText()).not.toContain('Rival');
  await page.goto(`${LIST}/${below.id}`);
  await press(page, 'Check now');
  await page.getByText(DOMAIN_CHECK_TEXTS.parent_owned_elsewhere).waitFor();

  await page.goto(`${LIST}/new`);
  await page.getByLabel('Domain', { exact: true }).fill('contested.example');
  await press(page, 'Claim domain');
  await page.getByText('Your organisation claims contested.example already.').waitFor();
  await page.context().close();
});

test('a superadmin sees the domains of all, of one, and claims for the one that is named', async () => {
  await claimed('listed.example');
  const page = await visitors.signedIn('superadmin');
  await page.goto('/superadmin/domains?of=demo-company&status=pending');
  const row = page.getByRole('row').filter({ hasText: 'listed.example' });
  expect(await row.innerText()).toMatch(/Demo Company\s+Pending\s+Password/);
  expect(await page.getByRole('link', { name: 'demo-company.test' }).count()).toBe(0);
  await page.goto('/superadmin/domains?of=nobody');
  await page.getByRole('alert').getByText('There is no organization with the code or slug').waitFor();

  await page.getByRole('link', { name: 'Claim a domain' }).click();
  await page.getByLabel('Domain', { exact: true }).fill('müller.example');
  await page.getByLabel('Organization').fill('nobody');
  await press(page, 'Claim domain');
  await page.getByText('There is no organization with this code or slug').waitFor();
  await page.getByLabel('Organization').fill('demo-company');
  await press(page, 'Claim domain');
  await page.getByRole('heading', { name: 'müller.example' }).waitFor();
  await page.getByText('xn--mller-kva.example', { exact: true }).waitFor();
  await page.getByText('Of Demo Company').waitFor();
  await page.context().close();
});

test('a value is copied by keyboard, and the page says so', async () => {
  const domain = await claimed('copied.example');
  const page = await visitors.signedIn('admin', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`${LIST}/${domain.id}`);
  await page.getByRole('button', { name: 'Copy Value' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Copied to clipboard').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(domain.challenge.recordValue);
  await page.context().close();
});

test('nobody opens the domains of an organization but those who administer it', async () => {
  const domain = await claimed('private.example');
  for (const path of [LIST, `${LIST}/${domain.id}`]) {
    const page = await visitors.signedIn('user');
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe('/login');
    await page.context().close();
  }
});

test.each(['light', 'dark'] as const)(
  'no screen has a barrier or runs over its edge, in %s',
  async (colorScheme) => {
    const domain = await claimed(`seen-${colorScheme}.example`);
    await isProven(domain);
    const page = await visitors.signedIn('admin', { colorScheme });
    const found: string[] = [];
    for (const [name, path] of [
      ['domains', LIST],
      ['domain-claim', `${LIST}/new`],
      ['domain', `${LIST}/${domain.id}`],
    ] as const) {
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await page.screenshot({
          path: join(PICTURES, `${name}-${width}-${colorScheme}.png`),
          fullPage: true,
        });
        if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) {
          found.push(`${name} is wider than ${width}`);
        }
      }
      const { violations } = await new AxeBuilder({ page }).analyze();
      found.push(...violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html}`));
    }
    expect(found).toEqual([]);
    await page.context().close();
  },
);

test('no page complained', () => {
  expect(visitors.complaints).toEqual([]);
});

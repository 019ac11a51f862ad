import { DOMAIN_CHECK_TEXTS, type DomainDto } from '@gatehouse/contracts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { DnsServer } from '../../support/dns-server.ts';
import { flawsOf } from '../../support/flaws.ts';
import { Visitors } from '../../support/visitors.ts';

const LIST = '/admin/domains';

let dns: DnsServer;
let visitors: Visitors;
beforeAll(async () => {
  dns = await DnsServer.start(inject('gatehouse').dnsPort);
  visitors = await Visitors.join();
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

async function isVerified({ id }: DomainDto): Promise<void> {
  const api = await visitors.api('admin');
  await api('POST', `/api/v1/domains/${id}/verify`);
}

describe.each([
  ['with script', true],
  ['without script', false],
])('%s', (_name, javaScriptEnabled) => {
  test('an admin claims a domain, sees the DNS response, and verifies it', async () => {
    const name = `claimed-${javaScriptEnabled}.example`;
    const page = await visitors.as('admin', { javaScriptEnabled });
    await page.goto(LIST);
    await page.getByRole('link', { name: 'Claim a domain' }).click();

    for (const [typed, refused] of [
      ['ada@acme.example', 'Enter only the part after the @.'],
      ['gmail.com', 'gmail.com is a public email provider. An organization cannot own it.'],
      ['co.uk', 'co.uk is a public suffix. Enter your own domain below it.'],
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
    await page.getByText('The domain is added. Add the record below to verify it.').waitFor();
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
    await visitors.leave(page);
  });

  test('the join policy of a domain is changed, and a domain is removed after its consequences are shown', async () => {
    const domain = await claimed(`removed-${javaScriptEnabled}.example`);
    dns.records.set(domain.challenge.recordName, [domain.challenge.recordValue]);
    await isVerified(domain);
    const page = await visitors.as('admin', { javaScriptEnabled });
    await page.goto(`${LIST}/${domain.id}`);
    await page.getByLabel('Only invited users').check();
    await press(page, 'Save');
    await page.getByText('The domain is saved.').waitFor();
    const api = await visitors.api('admin');
    expect(await (await api('GET', `/api/v1/domains/${domain.id}`)).json()).toMatchObject({
      autoJoin: 'invite_only',
    });

    const covers = page.getByRole('checkbox', { name: 'Cover subdomains' });
    for (const isCovered of [true, false]) {
      await covers.setChecked(isCovered);
      await press(page, 'Save');
      await expect
        .poll(async () => (await api('GET', `/api/v1/domains/${domain.id}`)).json())
        .toMatchObject({ coversSubdomains: isCovered, autoJoin: 'invite_only' });
      await page.reload();
      expect(await covers.isChecked()).toBe(isCovered);
    }

    await page.getByText('Remove this domain…').click();
    await page.getByText(/Existing members keep their accounts and sessions\./).waitFor();
    await press(page, `Remove ${domain.displayName}`);
    await page.getByText('The domain is removed.').waitFor();
    expect(new URL(page.url()).pathname).toBe(LIST);
    expect(await page.getByRole('link', { name: domain.displayName }).count()).toBe(0);
    await visitors.leave(page);
  });
});

test('a domain that another organization has verified shows a conflict and its solution', async () => {
  const { tenant } = await visitors.organization('Rival');
  const superadmin = await visitors.api('superadmin');
  const theirs = (await (
    await superadmin('POST', '/api/v1/domains', { domain: 'contested.example', tenantId: tenant.id })
  ).json()) as DomainDto;
  const { recordName } = theirs.challenge;
  dns.records.set(recordName, [theirs.challenge.recordValue]);
  await superadmin('POST', `/api/v1/domains/${theirs.id}/verify`);

  const ours = await claimed('contested.example');
  const below = await claimed('part.contested.example');
  dns.records.set(recordName, [theirs.challenge.recordValue, ours.challenge.recordValue]);
  dns.records.set(below.challenge.recordName, [below.challenge.recordValue]);
  const page = await visitors.as('admin');
  await page.goto(`${LIST}/${ours.id}`);
  await press(page, 'Check now');
  await page.getByText('Another organization owns this domain', { exact: true }).waitFor();
  await page.getByText(DOMAIN_CHECK_TEXTS.owned_elsewhere).waitFor();
  expect(await page.locator('main').innerText()).not.toContain('Rival');
  await page.goto(`${LIST}/${below.id}`);
  await press(page, 'Check now');
  await page.getByText(DOMAIN_CHECK_TEXTS.parent_owned_elsewhere).waitFor();

  await page.goto(`${LIST}/new`);
  await page.getByLabel('Domain', { exact: true }).fill('contested.example');
  await press(page, 'Claim domain');
  await page.getByText('Your organization already has contested.example.').waitFor();
  await visitors.leave(page);
});

test('a superadmin sees the domains of all organizations or one, and claims one for a named organization', async () => {
  await claimed('listed.example');
  const page = await visitors.as('superadmin');
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
  await page.getByText('Organization: Demo Company').waitFor();
  await visitors.leave(page);
});

test('a value is copied by keyboard, and the page confirms it', async () => {
  const domain = await claimed('copied.example');
  const page = await visitors.as('admin', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`${LIST}/${domain.id}`);
  await page.getByRole('button', { name: 'Copy Value' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Copied to clipboard').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(domain.challenge.recordValue);
  await visitors.leave(page);
});

test('only admins of an organization can open its domains', async () => {
  const domain = await claimed('private.example');
  for (const path of [LIST, `${LIST}/${domain.id}`]) {
    const page = await visitors.as('user');
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe('/login');
    await visitors.leave(page);
  }
});

test('no screen overflows or has an accessibility flaw', async () => {
  const domain = await claimed('seen.example');
  await isVerified(domain);
  const page = await visitors.as('admin');
  const found: string[] = [];
  for (const [name, path] of [
    ['domains', LIST],
    ['domain-claim', `${LIST}/new`],
    ['domain', `${LIST}/${domain.id}`],
  ] as const) {
    await page.goto(path);
    found.push(...(await flawsOf(page, name)));
  }
  expect(found).toEqual([]);
  await visitors.leave(page);
});

test('no page logged an error', () => {
  expect(visitors.complaints).toEqual([]);
});

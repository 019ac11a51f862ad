import type { SsoProviders } from '@gatehouse/contracts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flawsOf } from '../../support/flaws.ts';
import { Visitors } from '../../support/visitors.ts';

const GRANT = 'urn:ietf:params:oauth:grant-type:token-exchange';

let visitors: Visitors;
let sandbox: string;
beforeAll(async () => {
  visitors = await Visitors.join();
  const response = await fetch(`${visitors.product.url}/api/v1/sso/providers`);
  const { items } = (await response.json()) as SsoProviders;
  sandbox = items.find(({ type }) => type === 'google')?.origin ?? '';
});
afterAll(() => visitors?.stop());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function anApi(name: string, more: object = {}): Promise<{ id: string; identifier: string }> {
  const api = await visitors.api('admin');
  const identifier = `https://${name.toLowerCase().replaceAll(' ', '-')}.example.test`;
  const response = await api('POST', '/api/v1/admin/oauth2/resources', { name, identifier, ...more });
  expect(response.status, await response.clone().text()).toBe(201);
  return (await response.json()) as { id: string; identifier: string };
}

/** Opens the part of the form about a workload identity. */
async function open(page: Page, summary: string): Promise<void> {
  await page.locator('summary', { hasText: summary }).click();
}

describe.each([
  ['with script', true],
  ['without script', false],
])('%s', (_name, javaScriptEnabled) => {
  test('an admin registers a workload without a secret, and it gets a token with its own', async () => {
    const target = await anApi(`Deploy ${javaScriptEnabled}`, { scopes: ['deploy'] });
    const page = await visitors.as('admin', { javaScriptEnabled });
    await page.goto('/admin/applications/new');
    await page.getByRole('link', { name: /^Workload without a secret/ }).click();
    await page.getByLabel('Name').fill(`Website ${javaScriptEnabled}`);
    await press(page, 'Register application');
    await page.getByRole('heading', { name: `Website ${javaScriptEnabled} is registered` }).waitFor();
    await page.getByRole('link', { name: 'Open quick start' }).click();
    await page.getByRole('link', { name: 'GitHub Actions' }).click();
    await page.getByText('ACTIONS_ID_TOKEN_REQUEST_URL').first().waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const path = `/api/v1/admin/oauth2/clients/${id}`;
    const api = await visitors.api('admin');
    const { version, client_id, tenant_issuer } = (await (await api('GET', path)).json()) as {
      version: number;
      client_id: string;
      tenant_issuer: string;
    };
    const resources = [{ resource: target.identifier, scopes: ['deploy'] }];
    expect((await api('PATCH', path, { version, resources })).status).toBe(200);

    await page.getByRole('link', { name: 'Token exchange' }).click();
    await open(page, 'New workload identity');
    await page.getByLabel('Name', { exact: true }).fill('Main branch');
    await page.getByLabel('Issuer').fill(`${sandbox}/github-actions?x`);
    await page.getByLabel('Subject').fill('*');
    await page.getByLabel('Required claims').fill('environment=production');
    await press(page, 'Save token exchange');
    await page.getByText('Enter an https URL without a query').waitFor();
    expect(await page.getByLabel('Required claims').first().inputValue()).toBe('environment=production');
    await page.getByLabel('Issuer').first().fill(`${sandbox}/github-actions`);
    await press(page, 'Save token exchange');
    await page.getByText('Begin the subject with at least 3 characters before *').waitFor();
    await page.getByLabel('Subject').first().fill('repo:acme/website:*');
    await press(page, 'Save token exchange');
    await page.locator('summary', { hasText: 'Main branch' }).waitFor();
    if (javaScriptEnabled) expect(await flawsOf(page, 'token-exchange')).toEqual([]);

    const own = `${sandbox}/github-actions/token?${new URLSearchParams({
      audience: tenant_issuer,
      environment: 'production',
    })}`;
    const { value } = (await (await fetch(own)).json()) as { value: string };
    const issued = await fetch(
      `${visitors.product.url}${new URL(tenant_issuer).pathname}/api/v1/oauth2/token`,
      {
        method: 'POST',
        body: new URLSearchParams({
          client_id,
          grant_type: GRANT,
          subject_token: value,
          subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
          resource: target.identifier,
        }),
      },
    );
    expect(await issued.json()).toMatchObject({ scope: 'deploy', token_type: 'Bearer' });

    await page.goto(`/admin/applications/${id}?tab=exchange`);
    await open(page, 'Main branch');
    await page.getByLabel('Remove this workload identity').check();
    await press(page, 'Save token exchange');
    await page.getByText('The application is saved').waitFor();
    expect(await page.locator('summary', { hasText: 'Main branch' }).count()).toBe(0);
  });

  test('an admin says on the page of an API who may act and what a scope is worth elsewhere', async () => {
    const stock = await anApi(`Stock ${javaScriptEnabled}`, { scopes: ['stock:read'] });
    const orders = await anApi(`Orders of ${javaScriptEnabled}`, { scopes: ['orders:read'] });
    const page = await visitors.as('admin', { javaScriptEnabled });
    await page.goto(`/admin/apis/${orders.id}`);
    await open(page, 'Advanced');
    await page.getByLabel('May act').fill('nobody-here');
    await page.getByLabel('Downstream APIs').fill(`orders:read ${stock.identifier} stock:write`);
    await press(page, 'Save changes');
    await page
      .getByText('nobody-here: The owner has no application with the client ID nobody-here')
      .waitFor();
    await page.getByLabel('May act').fill('');
    await press(page, 'Save changes');
    await page.getByText('has no scope stock:write').waitFor();
    await page.getByLabel('Downstream APIs').fill(`orders:read ${stock.identifier} stock:read`);
    await press(page, 'Save changes');
    await page.getByText('The API is saved').waitFor();
    const api = await visitors.api('admin');
    expect(await (await api('GET', `/api/v1/admin/oauth2/resources/${orders.id}`)).json()).toMatchObject({
      downstream: [{ scope: 'orders:read', resource: stock.identifier, scopes: ['stock:read'] }],
    });
  });
});

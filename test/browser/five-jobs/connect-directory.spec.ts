import { TEXTS } from '@gatehouse/contracts';
import { SANDBOX_CLIENT_ID, SANDBOX_CLIENT_SECRET } from '@gatehouse/sandbox-idp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitors } from '../../support/visitors.ts';
import { Clicks, sandboxOf } from './clicks.ts';

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());

test('an admin connects and tests a directory in 7 clicks', async () => {
  const sandbox = await sandboxOf(visitors);
  const page = await visitors.as('admin');
  const clicks = new Clicks();
  await page.goto('/admin/sso');
  await clicks.on(page.getByRole('link', { name: 'Add connection' }));
  await clicks.on(page.getByRole('button', { name: 'Other identity provider with OpenID Connect' }));
  await page.getByLabel('Issuer', { exact: true }).fill(`${sandbox}/company`);
  await page.getByLabel('Client ID', { exact: true }).fill(SANDBOX_CLIENT_ID);
  await page.getByLabel('Client secret', { exact: true }).fill(SANDBOX_CLIENT_SECRET);
  await clicks.on(page.getByRole('button', { name: 'Read the provider' }));
  await clicks.on(page.getByRole('link', { name: 'Continue' }));
  await clicks.on(page.getByRole('button', { name: 'Save configuration' }));
  await page.getByText(TEXTS.wizard.succeeded('Demo Company directory')).first().waitFor();
  await clicks.on(page.getByRole('button', { name: 'Test this connection' }));
  await clicks.on(page.getByRole('button', { name: 'employee@demo-company.test' }));
  await page.waitForURL(/\/sign-ins\/[0-9a-f-]{36}$/);
  await page.getByText('The test passed').first().waitFor();
  expect(clicks.count).toBeLessThanOrEqual(7);

  // The demo company belongs to every spec.
  const id = /sso\/([0-9a-f-]{36})\//.exec(page.url())?.[1];
  const api = await visitors.api('admin');
  expect((await api('DELETE', `/api/v1/sso-configurations/${id}`)).status).toBe(204);
  await visitors.leave(page);
});

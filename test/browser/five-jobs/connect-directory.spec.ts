import { TEXTS } from '@gatehouse/contracts';
import { SANDBOX_CLIENT_ID, SANDBOX_CLIENT_SECRET } from '@gatehouse/sandbox-idp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countClicks } from '../../support/count-clicks.ts';
import { Visitors } from '../../support/visitors.ts';
import { sandboxOf } from './sandbox.ts';

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());

test('an admin connects and tests a directory in 7 clicks', async () => {
  const sandbox = await sandboxOf(visitors);
  const page = await visitors.as('admin');
  const clicks = await countClicks(page);
  await page.goto('/admin/sso');
  await page.getByRole('link', { name: 'Add connection' }).click();
  await page.getByRole('button', { name: 'Other identity provider with OpenID Connect' }).click();
  await page.getByLabel('Issuer', { exact: true }).fill(`${sandbox}/company`);
  await page.getByLabel('Client ID', { exact: true }).fill(SANDBOX_CLIENT_ID);
  await page.getByLabel('Client secret', { exact: true }).fill(SANDBOX_CLIENT_SECRET);
  await page.getByRole('button', { name: 'Read the provider' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Save configuration' }).click();
  await page.getByText(TEXTS.wizard.succeeded('Demo Company directory')).first().waitFor();
  await page.getByRole('button', { name: 'Test this connection' }).click();
  await page.getByRole('button', { name: 'employee@demo-company.test' }).click();
  await page.waitForURL(/\/sign-ins\/[0-9a-f-]{36}$/);
  await page.getByText('The test passed').first().waitFor();
  expect(clicks()).toBeLessThanOrEqual(7);

  // All specs share the demo company.
  const id = /sso\/([0-9a-f-]{36})\//.exec(page.url())?.[1];
  const api = await visitors.api('admin');
  expect((await api('DELETE', `/api/v1/sso-configurations/${id}`)).status).toBe(204);
  await visitors.leave(page);
});

import type { SsoConfigurationDto } from '@gatehouse/contracts';
import { SANDBOX_CLIENT_ID, SANDBOX_CLIENT_SECRET, type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner } from '../../support/as-owner.ts';
import { countClicks } from '../../support/count-clicks.ts';
import { type Credentials, Visitors } from '../../support/visitors.ts';

const WHY = 'The ID token is for another client ID.';

let sandbox: Sandbox;
let visitors: Visitors;
let organization: Credentials;
beforeAll(async () => {
  sandbox = await startSandbox(0);
  visitors = await Visitors.join();
  organization = await visitors.organization('Failing Directory');
});
afterAll(async () => {
  await visitors?.stop();
  await sandbox?.stop();
});

/** A connection whose identity provider responds with a token for another application. */
async function aFailingConnection(page: Page): Promise<void> {
  const api = await visitors.api(organization);
  const made = await api('POST', '/api/v1/sso-configurations', {
    type: 'oauth2',
    name: 'Company directory',
    issuer: sandbox.issuers.company,
    clientId: SANDBOX_CLIENT_ID,
    clientSecret: SANDBOX_CLIENT_SECRET,
    domains: [],
    scopes: ['openid', 'profile', 'email'],
  });
  expect(made.status, await made.clone().text()).toBe(201);
  const { id } = (await made.json()) as SsoConfigurationDto;
  await page.goto(`/admin/sso/${id}?tab=sign-ins`);
  await page.getByRole('button', { name: 'Test now', exact: true }).click();
  await page.getByText('Choose an account').waitFor();
  await page.getByText('Make it go wrong').click();
  await page.getByLabel('What it answers').selectOption('wrong_audience');
  await page.getByRole('button', { name: /Emma Employee/ }).click();
  await page.getByRole('heading', { name: 'The test failed' }).waitFor();
  // The state after three failed sign-ins.
  await asOwner('update sso_configurations set is_enabled = true where id = $1', [id]);
  await asOwner(
    `update sso_configuration_states set failures_since_success = 3, failing_since = now() - interval '2 hours'
     where id = $1`,
    [id],
  );
}

test('an admin finds why a sign-in failed in 3 clicks, from the dashboard', async () => {
  const page = await visitors.as(organization);
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'Nothing needs your attention' }).waitFor();
  await aFailingConnection(page);

  await page.goto('/admin');
  const clicks = await countClicks(page);
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await attention.getByText('Began 2 hours ago').waitFor();
  await attention.getByRole('link', { name: '1 connection rejects sign-ins' }).click();
  await page.waitForURL((url) => url.searchParams.get('result') === 'failure');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByText(WHY).waitFor();
  expect(clicks()).toBeLessThanOrEqual(3);
  await visitors.leave(page);
});

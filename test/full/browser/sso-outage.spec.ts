import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner } from '../../support/as-owner.ts';
import { continueWithAddress, Visitors } from '../../support/visitors.ts';

const EMPLOYEE = 'employee@demo-company.test';
const GOOGLE = 'Demo Company Google';

let visitors: Visitors;

beforeAll(async () => {
  visitors = await Visitors.join();
  await setDown(`now() - interval '12 minutes'`);
});
afterAll(async () => {
  await setDown('null');
  await visitors?.stop();
});

const setDown = (since: string) =>
  asOwner(
    `update sso_configuration_states set down_since = ${since}, unreachable_since = ${since}, outage_announced_at = ${since}
     where id in (select id from sso_configurations where name = $1)`,
    [GOOGLE],
  );

const offerOn = (page: Page) => page.getByRole('region', { name: 'Your organization’s sign-in' });

test.each([
  ['with script', true],
  ['without script', false],
])(
  'the sign-in page shows since when an identity provider is down, and the alternatives (%s)',
  async (_, script) => {
    const page = await visitors.newcomer({ javaScriptEnabled: script });
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill(EMPLOYEE);
    await continueWithAddress(page);
    const offer = offerOn(page);
    await offer.getByText(`${GOOGLE} stopped responding 12 minutes ago.`).waitFor();
    await offer.getByText('You can use another sign-in method until it responds again.').waitFor();
    if (script) expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await visitors.leave(page);
  },
);

test('the list of connections shows that a connection does not respond', async () => {
  const page = await visitors.as('admin');
  await page.goto('/admin/sso');
  await page
    .getByRole('row', { name: new RegExp(GOOGLE) })
    .getByText('Not responding')
    .first()
    .waitFor();
  await visitors.leave(page);
});

test('an admin chooses whether passwords work during an outage', async () => {
  const page = await visitors.as('admin');
  await page.goto('/admin/sso/enforcement');
  const choice = page.getByLabel('Allow passwords during an outage');
  expect(await choice.isChecked()).toBe(false);
  await choice.check();
  await page.getByRole('button', { name: 'Show affected users' }).click();
  await page.waitForURL('**allowsPasswordsInOutage=yes**');
  expect(await choice.isChecked()).toBe(true);
  await visitors.leave(page);
});

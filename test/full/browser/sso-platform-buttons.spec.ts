import { personMessage } from '@gatehouse/contracts/cause-texts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unfoldOtherMethods, Visitors } from '../../support/visitors.ts';

/** This user has no account yet: the response arrives and is rejected with a reason. */
const STRANGER = /employee@demo-company\.test/;

let visitors: Visitors;

beforeAll(async () => {
  visitors = await Visitors.start();
});
afterAll(() => visitors?.stop());

describe.each([true, false])('the other platform buttons, with JavaScript %s', (javaScriptEnabled) => {
  test.each(['GitHub', 'Apple'])('%s leads to the provider and back with the response', async (name) => {
    const page = await visitors.newcomer({ javaScriptEnabled });
    await page.goto('/login');
    await unfoldOtherMethods(page);
    await page.getByRole('button', { name: `Sign In with ${name}`, exact: true }).click();
    await page.getByText(`This sandbox answers as ${name} would.`).waitFor();
    await page.getByRole('button', { name: STRANGER }).click();
    // Apple's page posts the response automatically, or after a click.
    if (!javaScriptEnabled && name === 'Apple')
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.waitForURL(/\/sso\/callback/);
    await page.getByText(personMessage('organization_exists')).waitFor();
    await visitors.leave(page);
  });
});

test('no page logged an error', () => {
  expect(visitors.complaints).toEqual([]);
});

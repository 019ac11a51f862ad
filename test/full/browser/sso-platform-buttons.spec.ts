import { personMessage } from '@gatehouse/contracts/cause-texts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unfoldOtherMethods, Visitors } from '../../support/visitors.ts';

/** Nobody has let this person in yet: the answer arrives, and ends in a refusal that says so. */
const STRANGER = /employee@demo-company\.test/;

let visitors: Visitors;

beforeAll(async () => {
  visitors = await Visitors.start();
});
afterAll(() => visitors?.stop());

describe.each([true, false])('the other buttons of the platform, with JavaScript %s', (javaScriptEnabled) => {
  test.each(['GitHub', 'Apple'])('%s leads there, and back with the answer', async (name) => {
    const page = await visitors.newcomer({ javaScriptEnabled });
    await page.goto('/login');
    await unfoldOtherMethods(page);
    await page.getByRole('button', { name: `Sign In with ${name}`, exact: true }).click();
    await page.getByText(`This sandbox answers as ${name} would.`).waitFor();
    await page.getByRole('button', { name: STRANGER }).click();
    // Apple's page posts the answer by itself, or by a click.
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

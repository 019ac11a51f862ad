import type { OutboxMailDetail, OutboxPage } from '@gatehouse/contracts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stepAt, totpCode } from '../../../nest-api/src/auth/factors/totp.js';
import { asOwner } from '../../support/as-owner.ts';
import { EVENTUALLY } from '../../support/eventually.ts';
import { OidcApplication } from '../../support/oidc-application.ts';
import {
  type Credentials,
  continueWithAddress,
  fillIn,
  unfoldOtherMethods,
  Visitors,
} from '../../support/visitors.ts';

let visitors: Visitors;
let ada: Credentials;
beforeAll(async () => {
  visitors = await Visitors.join();
  ada = await visitors.organization('Account Works');
});
afterAll(() => visitors?.stop());

const NEW_PASSWORD = 'four words make one door';

async function linkIn(subject: RegExp): Promise<string> {
  const api = await visitors.api('superadmin');
  return vi.waitFor(async () => {
    const { items } = (await (await api('GET', '/api/v1/mail/outbox?limit=100')).json()) as OutboxPage;
    const mail = items.find((item) => item.to === ada.email && subject.test(item.subject));
    if (!mail) throw new Error(`no mail about ${subject}`);
    const { text } = (await (await api('GET', `/api/v1/mail/outbox/${mail.id}`)).json()) as OutboxMailDetail;
    return /http\S+\?token=\S+/.exec(text ?? '')?.[0] ?? '';
  }, EVENTUALLY);
}

async function signInWith(page: Page, password: string): Promise<void> {
  await page.goto('/login');
  await fillIn(page, ada.email, password);
}

test('a password is reset through the emailed link and signs in, without JavaScript', async () => {
  const page = await visitors.newcomer({ javaScriptEnabled: false });
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(ada.email);
  await continueWithAddress(page);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill(ada.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByRole('heading', { name: 'Check your mail' }).waitFor();

  await page.goto(await linkIn(/new password/));
  expect(page.url()).not.toContain('token');
  const choose = async (password: string, again: string) => {
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Confirm new password').fill(again);
    await page.getByRole('button', { name: 'Save and sign in' }).click();
  };
  await choose(NEW_PASSWORD, 'something else');
  await page.getByText('Passwords do not match').waitFor();
  await choose('password123', 'password123');
  await page.getByText('This password is common').waitFor();
  await choose(NEW_PASSWORD, NEW_PASSWORD);
  await page.waitForURL((url) => url.pathname === '/dashboard' || url.pathname === '/admin');
  ada = { ...ada, password: NEW_PASSWORD };
  await visitors.leave(page);
});

test('a profile is corrected, saved and cleared, without JavaScript', async () => {
  const page = await visitors.as(ada, { javaScriptEnabled: false });
  await page.goto('/user/settings');
  const [picture, language, zone] = ['Picture URL', 'Language', 'Time zone'].map((label) =>
    page.getByLabel(label, { exact: true }),
  ) as [Locator, Locator, Locator];
  const save = () => page.getByRole('button', { name: 'Save profile' }).click();
  await picture.fill('http://pictures.example/ada.png');
  await language.fill('en-ch');
  await zone.fill('Europe/Zurich');
  await save();
  await page.getByText('Enter a URL that begins with https://').waitFor();
  expect(await zone.inputValue()).toBe('Europe/Zurich');
  await picture.fill('https://pictures.example/ada.png');
  await save();
  await page.getByText('Your profile is saved.').first().waitFor();
  expect(await language.inputValue()).toBe('en-CH');
  await picture.fill('');
  await save();
  await page.getByText('Your profile is saved.').first().waitFor();
  expect([await picture.inputValue(), await zone.inputValue()]).toEqual(['', 'Europe/Zurich']);
  await visitors.leave(page);
});

test('an authenticator app is set up with its codes and required at the next sign-in, without JavaScript', async () => {
  const page = await visitors.as(ada, { javaScriptEnabled: false });
  await page.goto('/user/settings');
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByAltText('QR code for your authenticator app').waitFor();
  const secret = (await page.locator('input[name="setup_secret"]').inputValue()) ?? '';
  const code = (later = 0) => totpCode(secret, stepAt(new Date()) + later);

  await page.getByLabel('Code that the app shows').fill('000000');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByText('This code is not correct').waitFor();
  await page.getByLabel('Code that the app shows').fill(code());
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByText('Save these codes now').waitFor();
  const codes = await page.getByRole('status').locator('code').allInnerTexts();
  expect(codes).toHaveLength(10);

  await page.context().clearCookies();
  await signInWith(page, ada.password);
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
  await page.getByLabel('Six-digit code').fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('This code is not correct, or it was already used.').waitFor();
  await page.getByLabel('Six-digit code').fill(code(1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));

  await page.context().clearCookies();
  await signInWith(page, ada.password);
  await page.getByRole('link', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));

  await page.goto('/user/settings');
  await page.getByText('9 left').waitFor();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('The authenticator app is removed.').first().waitFor();
  await visitors.leave(page);
});

test('skipping to the content keeps the response to a form', async () => {
  const page = await visitors.as(ada);
  await page.goto('/user/settings');
  // The button is disabled until the page is hydrated.
  await page.locator('button:enabled', { hasText: 'Add a passkey' }).waitFor();
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  await page.getByLabel('Code that the app shows').waitFor();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('main#content:focus').waitFor();
  await page.getByLabel('Code that the app shows').fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('This code is not correct').waitFor();
  await visitors.leave(page);
});

test('a passkey is created, signs in by itself, and re-authenticates for a change', async () => {
  const page = await visitors.as(ada);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/user/settings');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('Save these codes now').waitFor();

  // The virtual authenticator accepts the browser's autofill offer in the address field.
  await page.context().clearCookies();
  await page.goto('/login');
  await page.waitForURL((url) => url.pathname !== '/login');

  // A browser without autofill offers has the button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.context().clearCookies();
  await page.goto('/login');
  await unfoldOtherMethods(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');

  // When it starts from an application's sign-in page, it continues to the application.
  const application = await OidcApplication.start();
  await application.register(visitors, 'Bookkeeping');
  const session = await page.context().cookies();
  await page.context().clearCookies();
  await page.goto(`${application.url}/sign-in`);
  await unfoldOtherMethods(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('heading', { name: 'Hello Ada Lovelace' }).waitFor();
  application.stop();
  await page.context().addCookies(session);

  await makeProofsOld();
  await page.goto('/user/settings');
  await page.getByLabel('New address').fill('typed@account-works.test');
  await page.getByRole('button', { name: 'Change address' }).click();
  await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.locator('bdi', { hasText: 'typed@account-works.test' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/user/settings');
  await visitors.leave(page);
});

test('the input survives a wrong password during re-authentication, without JavaScript', async () => {
  const page = await visitors.newcomer({ javaScriptEnabled: false });
  await page.context().addCookies(await sessionByPasskeyless());
  await makeProofsOld();
  await page.goto('/user/settings');
  await page.getByLabel('New address').fill('second@account-works.test');
  await page.getByRole('button', { name: 'Change address' }).click();
  await page.getByLabel('Password', { exact: true }).fill('not it');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByText('The password is incorrect.').waitFor();
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.locator('bdi', { hasText: 'second@account-works.test' }).waitFor();
  await visitors.leave(page);
});

test('nothing violated a content security policy', () => {
  expect(visitors.complaints).toEqual([]);
});

/** Removes the created passkey, as its owner may. */
async function sessionByPasskeyless() {
  await asOwner(`delete from passkeys where user_id = (select id from users where email_key = $1)`, [
    ada.email,
  ]);
  const page = await visitors.as(ada);
  const cookies = await page.context().cookies();
  await page.close();
  return cookies;
}

/** Five minutes pass. */
async function makeProofsOld(): Promise<void> {
  await asOwner(
    `update sessions set proved_at = now() - interval '6 minutes'
     where user_id = (select id from users where email_key = $1)`,
    [ada.email],
  );
}

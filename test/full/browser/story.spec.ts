import { TEXTS } from '@gatehouse/contracts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DnsServer } from '../../support/dns-server.ts';
import { hydrated } from '../../support/hydrated.ts';
import { OidcApplication } from '../../support/oidc-application.ts';
import { emailOf, fillIn, Visitors } from '../../support/visitors.ts';

const COMPANY = 'Harbour Books';
const DOMAIN = 'harbour-books.test';
const OWNER = `ada@${DOMAIN}`;
const EMPLOYEE = `employee@${DOMAIN}`;
const AUDITOR = `directory-admin@${DOMAIN}`;
const PASSWORD = 'correct horse battery staple';

let visitors: Visitors;
let application: OidcApplication;
beforeAll(async () => {
  [visitors, application] = await Promise.all([Visitors.join(), OidcApplication.start()]);
});
afterAll(async () => {
  await visitors?.stop();
  application?.stop();
});

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const follow = (page: Page, name: string | RegExp) =>
  page
    .getByRole('link', { name, exact: typeof name === 'string' })
    .first()
    .click();
const type = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
const seen = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
/** Opens a console page by the left navigation, where a count can follow the name. */
const goTo = (page: Page, label: string) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: new RegExp(`^${label}`) })
    .first()
    .click();

test('from sign-up to the first sign-in at a third-party application, with each step in the audit log', async () => {
  const [ada, superadmin] = [await visitors.newcomer(), await visitors.newcomer()];
  await superadmin.goto('/login');
  await fillIn(superadmin, emailOf('superadmin'), 'Gatehouse-demo-1');

  await signUp(ada);
  await superadmin.waitForURL('**/superadmin/dashboard');
  await ada.goto(await linkIn(superadmin, OWNER, /confirm/i));
  await press(ada, 'Confirm and continue');
  await press(ada, 'Start free trial');
  await ada.getByText(TEXTS.admin.activationPending).first().waitFor();

  await activate(superadmin);
  await ada.reload();
  await proveDomain(ada);
  await inviteEverybody(ada);
  await connectDirectory(ada);
  await registerApplication(ada);

  const employee = await visitors.newcomer();
  await signInToApplication(employee);

  const auditor = await visitors.newcomer();
  await auditor.goto(await linkIn(superadmin, AUDITOR, /invit/i));
  await joinByDirectory(auditor);
  await goTo(auditor, 'Audit log');
  await findSteps(auditor, [
    ...COMPANY_STEPS,
    ['tenant.activated', 'Organization activated', 'User outside of the organization'],
  ]);
  await press(auditor, 'Verify the hash chain');
  await seen(auditor, /sealed events are unchanged/);

  await goTo(superadmin, 'Audit log');
  await findSteps(superadmin, PLATFORM_STEPS);
  await type(superadmin, 'Organization', 'harbour-books');
  await superadmin.keyboard.press('Enter');
  await superadmin.waitForURL((url) => url.searchParams.get('of') === 'harbour-books');
  await findSteps(superadmin, [
    ...COMPANY_STEPS,
    ['tenant.activated', 'Organization activated', emailOf('superadmin')],
  ]);
  await press(superadmin, 'Verify the hash chain');
  await seen(superadmin, /sealed events are unchanged/);

  expect(visitors.complaints).toEqual([]);
  for (const page of [ada, superadmin, employee, auditor]) await visitors.leave(page);
});

async function signUp(page: Page): Promise<void> {
  await page.goto('/');
  await follow(page, TEXTS.landing.startTrial);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await type(page, 'First Name', 'Ada');
  await type(page, 'Last Name', 'Archer');
  await page.getByLabel('Company').fill(COMPANY);
  await type(page, 'Email', OWNER);
  await type(page, 'Password', PASSWORD);
  await type(page, 'Confirm Password', PASSWORD);
  await press(page, 'Sign Up');
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
}

/** The link in the newest email to an address, as the outbox shows it. */
async function linkIn(superadmin: Page, email: string, subject: RegExp): Promise<string> {
  await goTo(superadmin, 'Outbox');
  const main = superadmin.getByRole('main');
  await main.getByLabel('To', { exact: true }).fill(email);
  await superadmin.waitForURL((url) => url.searchParams.get('to') === email);
  const mail = superadmin.getByRole('row').filter({ hasText: email });
  await mail.getByRole('link', { name: subject }).first().click();
  const link = superadmin.getByRole('link', { name: /\?token=/ });
  return (await link.getAttribute('href')) ?? '';
}

async function activate(superadmin: Page): Promise<void> {
  await goTo(superadmin, 'Tenant Management');
  const main = superadmin.getByRole('main');
  await main.getByLabel('Search').fill('Harbour');
  await superadmin.waitForURL((url) => url.searchParams.get('search') === 'Harbour');
  const row = superadmin.getByRole('row').filter({ hasText: COMPANY });
  await row.getByRole('button', { name: /Activate/ }).click();
  await seen(superadmin, 'The tenant is active. Its trial starts now.');
}

async function proveDomain(ada: Page): Promise<void> {
  await goTo(ada, 'Domains');
  await follow(ada, 'Claim a domain');
  await type(ada, 'Domain', DOMAIN);
  await press(ada, 'Claim domain');
  await seen(ada, 'The domain is added. Add the record below to verify it.');
  const codes = await ada.locator('code').allInnerTexts();
  const dns = await DnsServer.start(inject('gatehouse').dnsPort);
  const name = codes.find((text) => text.startsWith('_gatehouse-challenge.')) ?? '';
  dns.records.set(name, [codes.find((text) => text.startsWith('gatehouse-verification=')) ?? '']);
  await press(ada, 'Check now');
  await ada.getByRole('heading', { name: 'Active', exact: true }).waitFor();
  await dns.stop();
}

async function inviteEverybody(ada: Page): Promise<void> {
  await goTo(ada, 'Roles');
  await follow(ada, 'New role');
  await type(ada, 'Name', 'Auditor');
  await ada.getByRole('checkbox', { name: /Read reports/ }).check();
  await press(ada, 'Create role');
  await ada.getByRole('link', { name: 'Auditor' }).waitFor();

  const clerks = Array.from({ length: 198 }, (_, n) => `clerk-${n + 1}@${DOMAIN},Clerk,Number ${n + 1},user`);
  const lines = [
    'email,first name,last name,role',
    ...clerks,
    `${EMPLOYEE},Hanna,Holm,user`,
    `${AUDITOR},Oskar,Oakes,Auditor`,
  ];
  await goTo(ada, 'User Management');
  await follow(ada, 'Invite people');
  await follow(ada, 'A CSV file');
  const [chooser] = await Promise.all([
    ada.waitForEvent('filechooser'),
    ada.getByRole('button', { name: /^File/ }).click(),
  ]);
  await chooser.setFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  });
  await press(ada, 'Check first');
  await seen(ada, '200 people would be invited');
  await press(ada, 'Invite 200 people');
  await seen(ada, 'The import is complete');
  await seen(ada, '200 invitations sent, 0 skipped, 0 failed.');
}

async function connectDirectory(ada: Page): Promise<void> {
  await goTo(ada, 'Single Sign-On');
  await follow(ada, 'Quick Auto-Configure');
  await press(ada, /^Google Workspace/);
  const consent = await popupBy(ada, 'Authenticate with Google');
  await press(consent, new RegExp(AUDITOR));
  await seen(ada, 'Review and save');
  await press(ada, 'Save configuration');
  await seen(ada, TEXTS.wizard.succeeded(`${COMPANY} Google`));
  await press(ada, 'Enable');
  await ada.getByText('Active', { exact: true }).waitFor();
}

async function registerApplication(ada: Page): Promise<void> {
  await goTo(ada, 'Applications');
  await follow(ada, 'New application');
  await follow(ada, /^Web application/);
  await type(ada, 'Name', 'Bookkeeping');
  await type(ada, 'Application URL', application.callback);
  await press(ada, 'Register application');
  const [id, secret] = [await shown(ada, 'Client ID'), await shown(ada, 'Client secret')];
  await application.trust(visitors.product.url, id, secret);
}

/** A value next to its copy button. */
async function shown(page: Page, label: string): Promise<string> {
  const button = page.getByRole('button', { name: `Copy ${label}` });
  return (await page.locator('div').filter({ has: button }).last().locator('code').textContent()) ?? '';
}

/** An invited user opens the application first. */
async function signInToApplication(employee: Page): Promise<void> {
  await employee.goto(application.url);
  await follow(employee, 'Sign in with Gatehouse');
  await employee.waitForURL('**/interaction/**');
  await type(employee, 'Email', EMPLOYEE);
  await employee.keyboard.press('Enter');
  // From an application, the identity provider opens in the same window.
  await press(employee, `Continue with ${COMPANY} Google`);
  await press(employee, new RegExp(EMPLOYEE));
  await employee.getByRole('heading', { name: 'Bookkeeping asks to sign you in' }).waitFor();
  await press(employee, 'Allow');
  await employee.getByRole('heading', { name: 'Hello Hanna Holm' }).waitFor();
  await seen(employee, EMPLOYEE);
}

async function joinByDirectory(auditor: Page): Promise<void> {
  await auditor.getByRole('heading', { name: `Join ${COMPANY}` }).waitFor();
  await follow(auditor, 'Go to sign-in');
  await auditor.waitForURL('**/login?**');
  await byDirectory(auditor);
  await follow(auditor, TEXTS.signIn.continueToDashboard);
  await auditor.waitForURL('**/dashboard');
}

/** The address is already in its field. */
async function byDirectory(auditor: Page): Promise<void> {
  const chooser = await popupBy(auditor, `Continue with ${COMPANY} Google`);
  await press(chooser, new RegExp(AUDITOR));
}

async function popupBy(page: Page, name: string): Promise<Page> {
  await hydrated(page);
  const [popup] = await Promise.all([page.waitForEvent('popup'), press(page, name)]);
  await popup.waitForURL('**/interaction/**');
  return popup;
}

/** What the auditor searches for: an action, its label in the filter, and text in a matching row. */
type Step = readonly [action: string, label: string, found: string | RegExp];

const PLATFORM_STEPS: readonly Step[] = [['sign_up.requested', 'Sign-up requested', DOMAIN]];

const COMPANY_STEPS: readonly Step[] = [
  ['sign_up.completed', 'Sign-up completed', OWNER],
  ['domain.verified', 'Domain verified', DOMAIN],
  ['invitation.sent', 'Invitation sent', OWNER],
  ['sso_configuration.enabled', 'Connection enabled', OWNER],
  ['consent.granted', 'Consent granted', EMPLOYEE],
  ['oauth_client.created', 'OIDC client created', OWNER],
  ['token.issued', 'Token issued', 'openid'],
];

async function findSteps(page: Page, steps: readonly Step[]): Promise<void> {
  for (const [action, label, found] of steps) {
    await page.getByLabel('Event', { exact: true }).selectOption({ label });
    await page.waitForURL((url) => url.searchParams.get('action') === action);
    await page.getByRole('row').filter({ hasText: label }).filter({ hasText: found }).first().waitFor();
  }
}

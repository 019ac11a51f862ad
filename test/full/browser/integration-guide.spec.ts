import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { DEMO_PASSWORD, TEXTS } from '@gatehouse/contracts';
import { SANDBOX_CLIENT_ID, SANDBOX_CLIENT_SECRET } from '@gatehouse/sandbox-idp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flawsOf } from '../../support/flaws.ts';
import { emailOf, Visitors } from '../../support/visitors.ts';

const PAGE = '/superadmin/integration-guide';
const TABS = ['Google Workspace', 'Microsoft Entra ID', 'MFA Configuration', 'Troubleshooting'];

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());

/** The shell output after a command is pasted and its prompts are answered. */
async function pasted(command: string, ...answers: string[]): Promise<string> {
  const shell = spawn('bash', ['-c', command], { stdio: ['pipe', 'pipe', 'inherit'] });
  shell.stdin.end(`${answers.join('\n')}\n`);
  return text(shell.stdout);
}

async function commandsOf(tab: string, title: string): Promise<string> {
  const page = await visitors.as('superadmin', { javaScriptEnabled: false });
  await page.goto(PAGE);
  await page.getByRole('navigation', { name: 'Parts of the guide' }).getByRole('link', { name: tab }).click();
  const command = await page.getByRole('region', { name: `Command: ${title}` }).innerText();
  await visitors.leave(page);
  return command;
}

const who = () => [emailOf('superadmin'), DEMO_PASSWORD];

test('the four tabs have URLs, and the quick reference matches the providers', async () => {
  const page = await visitors.as('superadmin');
  await page.goto(PAGE);
  for (const tab of TABS) {
    await page.getByRole('link', { name: tab, exact: true }).click();
    await page.locator('[aria-current=page]', { hasText: tab }).waitFor();
  }
  const discovered = (await (
    await fetch(`${visitors.product.url}/.well-known/openid-configuration`)
  ).json()) as Record<string, string>;
  const oauth2 = await page.getByRole('region', { name: 'OAuth2 endpoints' }).locator('code').allInnerTexts();
  for (const name of ['authorization_endpoint', 'token_endpoint', 'userinfo_endpoint', 'jwks_uri']) {
    expect(oauth2).toContain(discovered[name]);
  }
  const metadata = await (await fetch(`${visitors.product.url}/api/v1/saml/metadata`)).text();
  const saml = await page.getByRole('region', { name: 'SAML endpoints' }).locator('code').allInnerTexts();
  expect(saml).toHaveLength(4);
  for (const address of saml.slice(1)) expect(metadata).toContain(`"${address}"`);
  for (const sentence of Object.values(TEXTS.callback).slice(0, 3)) {
    await page.getByRole('heading', { name: String(sentence) }).waitFor();
  }
  await visitors.leave(page);
});

test.each([
  ['Google Workspace', 'Add the client to Gatehouse', 'google'],
  ['Microsoft Entra ID', 'Add the application to Gatehouse', 'microsoft'],
])('the pasted command of %s connects it', async (tab, title, type) => {
  const command = await commandsOf(tab, title);
  const answer = await pasted(command, ...who(), SANDBOX_CLIENT_ID, SANDBOX_CLIENT_SECRET);
  const made = JSON.parse(answer.slice(answer.indexOf('{'))) as Record<string, unknown>;
  expect(made).toMatchObject({ type, isEnabled: false, clientSecretSet: true, tenantId: null });
});

test('the other commands work as shown', async () => {
  const session = await pasted(await commandsOf('MFA Configuration', 'Check the session limits'), ...who());
  expect(session).toContain('"idleSeconds":900');
  const discovery = await pasted(await commandsOf('Troubleshooting', 'The endpoints do not respond'));
  expect(discovery).toMatch(/"authorization_endpoint"[\s\S]*\n200 in /);
  const clocks = await pasted(await commandsOf('Troubleshooting', 'A token is expired or not yet valid'));
  expect(clocks).toMatch(/^here: .* GMT\nserver: .* GMT/);
  const certificate = await pasted(
    await commandsOf('Troubleshooting', 'An application rejects the SAML signature'),
  );
  expect(certificate).toMatch(/notAfter=.*\n.*Fingerprint=/i);
});

test('a SAML application is registered and read with shell commands', async () => {
  const entityId = 'https://app.example.test/saml/metadata';
  const registered = await pasted(
    await commandsOf('Troubleshooting', 'Register a SAML application from a shell'),
    ...who(),
    entityId,
    'https://app.example.test/saml/acs',
  );
  expect(JSON.parse(registered.slice(registered.indexOf('{')))).toMatchObject({
    entity_id: entityId,
    is_active: true,
  });
  const command = await commandsOf('Troubleshooting', 'A SAML sign-in does not start');
  const [, address = ''] = /\b303 (http\S+)/.exec(await pasted(command, entityId)) ?? [];
  const page = await visitors.newcomer();
  await page.goto(address);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.getByText('app.example.test').first().waitFor();
  await page.context().close();
  expect(await pasted(command, 'https://nobody.example.test')).toContain('saml_unknown_application');
});

test('only a superadmin opens it', async () => {
  const page = await visitors.as('admin');
  await page.goto(PAGE);
  expect(new URL(page.url()).pathname).toBe('/login');
  await visitors.leave(page);
});

test('no tab overflows or has an accessibility flaw', async () => {
  const page = await visitors.as('superadmin');
  const found: string[] = [];
  for (const tab of ['google', 'troubleshooting']) {
    await page.goto(`${PAGE}?tab=${tab}`);
    found.push(...(await flawsOf(page, `guide-${tab}`)));
  }
  expect(found).toEqual([]);
  await visitors.leave(page);
});

test('no page logged an error', () => {
  expect(visitors.complaints).toEqual([]);
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEMO_PASSWORD } from '@gatehouse/contracts';
import { freePorts } from '@gatehouse/embedded';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { emailOf, fillIn, Visitors } from '../../support/visitors.ts';
import { aFolder, Programs } from '../counterparts/support/programs.ts';
import {
  codeOf,
  notInstalled,
  type Shown,
  startApacheOf,
  startNginx,
  startRails,
  startSpring,
} from './run.ts';

let visitors: Visitors;
let running: Programs[] = [];
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterEach(async () => {
  await Promise.all(running.map((programs) => programs.stop()));
  running = [];
});
afterAll(() => visitors?.stop());

const METHODS = ['client_secret_basic', 'client_secret_post'] as const;
type Method = (typeof METHODS)[number];

/** The code on the page of a newly registered application, and its secret. */
async function register(
  key: string,
  redirectUri: string,
  method: Method,
  given: object = {},
): Promise<Shown> {
  const api = await visitors.api('superadmin');
  const response = await api('POST', '/api/v1/admin/oauth2/clients', {
    name: 'Quick start',
    redirect_uris: [redirectUri],
    scopes: ['openid', 'profile', 'email'],
    token_endpoint_auth_method: method,
    is_active: true,
    skip_consent: true,
    ...given,
  });
  const client = (await response.json()) as { client_id: string; client_secret: string };
  expect(response.status, JSON.stringify(client)).toBe(201);
  return {
    files: codeOf(key, visitors.product.url, client.client_id, redirectUri, method),
    secret: client.client_secret,
  };
}

function programs(): Programs {
  const started = new Programs(aFolder());
  running.push(started);
  return started;
}

async function signsIn(url: string, press?: string, options: BrowserContextOptions = {}): Promise<void> {
  const page: Page = await visitors.newcomer(options);
  await page.goto(url);
  if (press) await page.getByRole('button', { name: press }).click();
  await fillIn(page, emailOf('user'), DEMO_PASSWORD);
  await page.getByText(`Hello ${emailOf('user')}`).waitFor();
  await visitors.leave(page);
}

const rails = notInstalled('rails');
describe.skipIf(rails !== '')(`Rails${rails}`, () => {
  test.each(METHODS)('signs in with %s', async (method) => {
    const [port = 0] = await freePorts(1);
    const url = `http://localhost:${port}`;
    // Debian ships GitLab's fork of the library, which does not know PKCE and ignores the option.
    const withoutPkce = { require_pkce: false };
    const shown = await register('rails', `${url}/auth/gatehouse/callback`, method, withoutPkce);
    await startRails(programs(), port, shown);
    await signsIn(`${url}/sign-in`, 'Sign in');
  });
});

const spring = notInstalled('spring');
describe.skipIf(spring !== '')(`Spring Boot${spring}`, () => {
  test.each(METHODS)('signs in with %s', async (method) => {
    const [port = 0] = await freePorts(1);
    const url = `http://localhost:${port}`;
    const shown = await register('spring', `${url}/login/oauth2/code/gatehouse`, method);
    await startSpring(programs(), port, shown);
    await signsIn(url);
  });
});

const apache = notInstalled('apache');
describe.skipIf(apache !== '')(`Apache${apache}`, () => {
  test.each(METHODS)('signs in with %s', async (method) => {
    const [port = 0] = await freePorts(1);
    const url = `http://127.0.0.1:${port}`;
    const shown = await register('apache', `${url}/callback`, method);
    await startApacheOf(programs(), port, shown);
    await signsIn(url);
  });
});

const nginx = notInstalled('nginx');
describe.skipIf(nginx !== '')(`nginx with oauth2-proxy${nginx}`, () => {
  let application: Server;
  beforeAll(async () => {
    application = createServer(({ headers }, response) => response.end(`Hello ${headers['x-email']}`));
    await new Promise<void>((resolve) => application.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => application?.close());

  test('signs in, and passes the email address to the application', async () => {
    const [port = 0, proxyPort = 0] = await freePorts(2);
    const url = `https://localhost:${port}`;
    const shown = await register('nginx', `${url}/oauth2/callback`, 'client_secret_basic');
    const applicationPort = (application.address() as AddressInfo).port;
    await startNginx(programs(), { port, proxyPort, applicationPort }, shown);
    await signsIn(url, 'Sign in with OpenID Connect', { ignoreHTTPSErrors: true });
  });
});

test.runIf(process.env.CI)('Rails and Apache are installed in CI', () => {
  expect([rails, apache]).toEqual(['', '']);
});

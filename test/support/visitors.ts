import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from '@gatehouse/contracts';
import type { Environment } from '@gatehouse/embedded';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from './chromium.ts';
import { type Product, startProduct } from './product.ts';

export type Account = DemoAccount['key'];

export function emailOf(account: Account): string {
  const found = DEMO_ACCOUNTS.find(({ key }) => key === account);
  if (!found) throw new Error(`no demo account ${account}`);
  return found.email;
}

/** The running product with a real browser in front of it. */
export class Visitors {
  /** What the pages wrote to the console that they should not have: exceptions and broken policies. */
  readonly complaints: string[] = [];

  private constructor(
    readonly product: Product,
    readonly browser: Browser,
  ) {}

  /** @param env settings of the product that differ */
  static async start(env: Environment = {}): Promise<Visitors> {
    const product = await startProduct(env);
    try {
      return new Visitors(product, await launchChromium());
    } catch (error) {
      await product.stop();
      throw error;
    }
  }

  async stop(): Promise<void> {
    await this.browser.close();
    await this.product.stop();
  }

  /** A page of a browser that has never been here. */
  async newcomer(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.browser.newContext({
      baseURL: this.product.url,
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      ...options,
    });
    return this.pageIn(context);
  }

  async pageIn(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    page.on('pageerror', (error) => this.complaints.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      const isPolicy = /Content Security Policy|Refused to/.test(text);
      const isHydration = /hydrat|did not match/i.test(text);
      if (message.type() === 'error' && (isPolicy || isHydration))
        this.complaints.push(`${page.url()}: ${text}`);
    });
    return page;
  }

  /** A page of somebody who has signed in through the form. */
  async signedIn(account: Account, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await this.newcomer(options);
    await page.goto('/login');
    await fillIn(page, emailOf(account), DEMO_PASSWORD);
    await page.waitForURL((url) => url.pathname !== '/login');
    return page;
  }

  /** A caller of the API with a session of their own. */
  async api(account: Account): Promise<(method: string, path: string, body?: unknown) => Promise<Response>> {
    const send = (method: string, path: string, body?: unknown, token?: string) =>
      fetch(`${this.product.apiUrl}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    const response = await send('POST', '/api/v1/auth/login', {
      email: emailOf(account),
      password: DEMO_PASSWORD,
    });
    const { accessToken } = (await response.json()) as { accessToken: string };
    return (method, path, body) => send(method, path, body, accessToken);
  }
}

/** Fills the sign-in form of the page and sends it. */
export async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Name of the session's cookie over http. */
export const SESSION_COOKIE = 'gatehouse_session';

export async function sessionCookieOf(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === SESSION_COOKIE)?.value;
}

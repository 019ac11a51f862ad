import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Authenticated,
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  type DemoAccount,
  type OutboxMailDetail,
  type OutboxPage,
  type TenantDto,
} from '@gatehouse/contracts';
import type { Environment } from '@gatehouse/embedded';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { launchChromium } from './chromium.ts';
import { type Product, startProduct } from './product.ts';
import { SESSION_COOKIE } from './session-cookie.ts';

export type Account = DemoAccount['key'];

/** A user who can sign in: a demo account, or the admin of an organization that a spec created. */
export type Who = Account | Credentials;

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export function emailOf(account: Account): string {
  const found = DEMO_ACCOUNTS.find(({ key }) => key === account);
  if (!found) throw new Error(`no demo account ${account}`);
  return found.email;
}

type Call = (method: string, path: string, body?: unknown) => Promise<Response>;

/** The running product with a real browser in front of it. */
export class Visitors {
  /** Unexpected console messages of the pages: exceptions and policy violations. */
  readonly complaints: string[] = [];
  /** Unused browsers by their options, which have already cached the web app. */
  private readonly idle = new Map<string, BrowserContext[]>();
  private readonly optionsOf = new WeakMap<BrowserContext, string>();
  private readonly callers = new Map<Who, Promise<Call>>();

  private constructor(
    readonly product: Pick<Product, 'url' | 'apiUrl' | 'dataDir' | 'ownerUrl'>,
    readonly browser: Browser,
    private readonly end: () => Promise<void>,
  ) {}

  /** Uses the product that all browser specs share, so shared data must stay unchanged. */
  static async join(): Promise<Visitors> {
    return new Visitors(inject('gatehouse'), await launchChromium(), async () => undefined);
  }

  /**
   * Starts a separate product, which takes seconds, for a spec that needs other settings.
   *
   * @param env settings of the product that differ
   */
  static async start(env: Environment = {}): Promise<Visitors> {
    const product = await startProduct(env);
    try {
      return new Visitors(product, await launchChromium(), product.stop);
    } catch (error) {
      await product.stop();
      throw error;
    }
  }

  async stop(): Promise<void> {
    await this.browser.close();
    await this.end();
  }

  /** A blank page in a new browser without any data. */
  async newcomer(options: BrowserContextOptions = {}): Promise<Page> {
    const key = JSON.stringify(options);
    const context =
      this.idle.get(key)?.pop() ??
      (await this.browser.newContext({
        baseURL: this.product.url,
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
        ...options,
      }));
    this.optionsOf.set(context, key);
    return this.pageIn(context);
  }

  async pageIn(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
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

  /** Releases this page and its browser. The data is deleted, and the next visitor reuses the browser. */
  async leave(page: Page): Promise<void> {
    const context = page.context();
    const key = this.optionsOf.get(context);
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', {
      origin: this.product.url,
      storageTypes: 'local_storage,indexeddb,service_workers,cache_storage',
    });
    await Promise.all([context.clearCookies(), ...context.pages().map((open) => open.close())]);
    if (key !== undefined) this.idle.set(key, [...(this.idle.get(key) ?? []), context]);
  }

  /**
   * A blank page of a signed-in user. The API creates the session, which takes a tenth of the form's time. The form has
   * its own specs.
   */
  async as(who: Who, options: BrowserContextOptions = {}): Promise<Page> {
    const [page, { accessToken }] = await Promise.all([this.newcomer(options), this.signIn(who)]);
    await this.letIn(page, accessToken);
    return page;
  }

  /** Like `as`, but opens the page that a sign-in leads to. */
  async signedIn(who: Who, options: BrowserContextOptions = {}): Promise<Page> {
    const [page, { accessToken, redirectTo }] = await Promise.all([this.newcomer(options), this.signIn(who)]);
    await this.letIn(page, accessToken);
    await page.goto(redirectTo);
    return page;
  }

  private async letIn(page: Page, token: string): Promise<void> {
    const { url } = this.product;
    await page
      .context()
      .addCookies([{ name: SESSION_COOKIE, value: token, url, httpOnly: true, sameSite: 'Lax' }]);
  }

  /** An API caller with its own session, shared by the whole spec. */
  api(who: Who): Promise<Call> {
    const known = this.callers.get(who);
    if (known) return known;
    const caller = this.signIn(who).then(
      ({ accessToken }): Call =>
        (method, path, body) =>
          this.call(method, path, body, { authorization: `Bearer ${accessToken}` }),
    );
    this.callers.set(who, caller);
    return caller;
  }

  /**
   * A separate, active organization with its admin, for a spec that changes what an organization shares. It signs up
   * from its own network, because the sign-ups per network and hour are limited.
   */
  async organization(
    company: string,
    email = `ada@${company.toLowerCase().replaceAll(/\W+/g, '-')}.test`,
  ): Promise<Credentials & { tenant: TenantDto }> {
    const password = 'correct horse battery staple';
    const founder = { email, password, firstName: 'Ada', lastName: 'Lovelace', company };
    await read(this.call('POST', '/api/v1/auth/register', founder, this.office()));
    const token = await this.verificationTokenOf(email);
    const { user } = await read<Authenticated>(
      this.call('POST', '/api/v1/auth/verify-email', { token }, this.office()),
    );
    const api = await this.api('superadmin');
    const { version } = await read<TenantDto>(api('GET', `/api/v1/tenants/${user.tenantId}`));
    const tenant = await read<TenantDto>(
      api('POST', `/api/v1/tenants/${user.tenantId}/activate`, { version }),
    );
    return { email, password, tenant };
  }

  /** Makes a request appear to come from an unused network. */
  private office(): Record<string, string> {
    const network = randomBytes(6).toString('hex').match(/.{4}/g)?.join(':');
    return {
      'x-gatehouse-internal': readFileSync(join(this.product.dataDir, 'internal.secret'), 'utf8').trim(),
      'x-forwarded-for': `2001:db8:${network}::1`,
    };
  }

  /** The verification token from the newest email to an address. */
  private async verificationTokenOf(email: string): Promise<string> {
    const api = await this.api('superadmin');
    const { items } = await read<OutboxPage>(
      api('GET', `/api/v1/mail/outbox?to=${encodeURIComponent(email)}`),
    );
    const mail = items.find(({ to, template }) => to === email && template === 'verify-email');
    if (!mail) throw new Error(`no mail asks ${email} to confirm: ${JSON.stringify(items)}`);
    const { text } = await read<OutboxMailDetail>(api('GET', `/api/v1/mail/outbox/${mail.id}`));
    const token = /verify-email\?token=([\w.-]+)/.exec(text ?? '')?.[1];
    if (!token) throw new Error(`the mail to ${email} has no link: ${text}`);
    return token;
  }

  private async signIn(who: Who): Promise<Authenticated> {
    const credentials = typeof who === 'string' ? { email: emailOf(who), password: DEMO_PASSWORD } : who;
    const { email, password } = credentials;
    return read<Authenticated>(this.call('POST', '/api/v1/auth/login', { email, password }));
  }

  private call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return fetch(`${this.product.apiUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }
}

/** Reads a response. If the call failed, the error shows the reason to the spec. */
async function read<T>(answer: Promise<Response>): Promise<T> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Fills in and submits the sign-in form, in two steps if the page asks for the address first. */
export async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  const passwordField = page.getByLabel('Password', { exact: true });
  if ((await passwordField.count()) === 0) await continueWithAddress(page);
  await passwordField.waitFor({ state: 'attached' });
  // If the organization has a connection, the password is under the other methods.
  if (!(await passwordField.isVisible())) await unfoldOtherMethods(page);
  await passwordField.fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Submits the address on the sign-in page. */
export async function continueWithAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** Expands the secondary sign-in methods of the page. */
export async function unfoldOtherMethods(page: Page): Promise<void> {
  await page.getByText('Another way to sign in', { exact: true }).click();
}

export async function sessionCookieOf(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === SESSION_COOKIE)?.value;
}

import { sessionCookieName } from '@gatehouse/contracts';
import type { ServedApi } from './api.ts';
import { callerWith, PASSWORD, type Person, post } from './data.ts';

/**
 * A headless browser and the web app's part of a sign-in. It keeps cookies, follows redirects within Gatehouse, and
 * stops where it would show a page or leave for an application.
 */
export class Browser {
  /** By name and path, because several flows can use the same name. */
  private readonly jar = new Map<string, { name: string; value: string; path: string }>();
  /** The token in the session cookie. */
  token: string | null = null;

  constructor(private api: ServedApi) {}

  /** The same browser, with another process serving it from now on. */
  moveTo(api: ServedApi): void {
    this.api = api;
  }

  /** Sends one request. `url` is a URL of the public origin, or a path on it. */
  async fetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const target = new URL(url, this.api.settings.PUBLIC_URL);
    const headers = new Headers(init.headers);
    headers.set('cookie', this.cookies(target.pathname));
    if (!headers.has('accept')) headers.set('accept', 'text/html,application/xhtml+xml');
    const response = await fetch(this.api.url + target.pathname + target.search, {
      redirect: 'manual',
      ...init,
      headers,
    });
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    return response;
  }

  /** Follows redirects to a page of the web app or to an application, and returns that URL. */
  async follow(url: string | URL): Promise<URL> {
    let at = new URL(url, this.api.settings.PUBLIC_URL);
    for (let hops = 0; hops < 10; hops++) {
      if (!this.isOfTheApi(at)) return at;
      const response = await this.fetch(at);
      const location = response.headers.get('location');
      if (!location) throw new Error(`${at.pathname} answered ${response.status}: ${await response.text()}`);
      at = new URL(location, at);
    }
    throw new Error('too many redirects');
  }

  /** Signs in as the web app does, and keeps the session cookie. */
  async signIn(person: Person): Promise<void> {
    const response = await post(this.api, '/api/v1/auth/login', { email: person.email, password: PASSWORD });
    if (response.status !== 200)
      throw new Error(`sign-in answered ${response.status}: ${await response.text()}`);
    const { accessToken } = (await response.json()) as { accessToken: string };
    this.enterWith(accessToken);
  }

  /** Keeps the cookie of a session that was created another way. */
  enterWith(token: string): void {
    this.token = token;
    this.keep(`${sessionCookieName(this.api.settings.PUBLIC_URL)}=${token}; Path=/`);
  }

  async signOut(): Promise<void> {
    if (this.token) await callerWith(this.api, this.token).post('/api/v1/auth/logout');
  }

  interaction(page: URL): Promise<Response> {
    return this.fetch(`/api/v1/oauth2/interactions/${uidOf(page)}`);
  }

  answer(page: URL, answer: string, token: string | null = this.token): Promise<Response> {
    return this.fetch(`/api/v1/oauth2/interactions/${uidOf(page)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ answer }),
    });
  }

  /** Submits the answer and continues to the next page or application. */
  async proceed(page: URL, answer: string): Promise<URL> {
    const response = await this.answer(page, answer);
    const body = (await response.json()) as { redirectTo?: string };
    if (!body.redirectTo)
      throw new Error(`${answer} was answered by ${response.status} ${JSON.stringify(body)}`);
    return this.follow(body.redirectTo);
  }

  cookies(path: string): string {
    const sent = [...this.jar.values()].filter((cookie) => path.startsWith(cookie.path));
    return sent.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  names(): string[] {
    return [...this.jar.values()].map(({ name }) => name);
  }

  private keep(header: string): void {
    const [pair = '', ...attributes] = header.split(/;\s*/);
    const [name = '', value = ''] = pair.split('=', 2);
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
    const gone = attributes.some((attribute) => /^(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute));
    if (gone) this.jar.delete(`${name};${path}`);
    else this.jar.set(`${name};${path}`, { name, value, path });
  }

  private isOfTheApi(url: URL): boolean {
    return url.origin === this.api.settings.PUBLIC_URL && /^\/(api|\.well-known|t)\//.test(url.pathname);
  }
}

function uidOf(page: URL): string {
  const [, uid] = /^\/interaction\/([\w-]+)$/.exec(page.pathname) ?? [];
  if (!uid) throw new Error(`${page.href} is no interaction`);
  return uid;
}

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import Provider, { type ClientMetadata, type Configuration } from 'oidc-provider';

export const CLIENT = { client_id: 'gatehouse', client_secret: 'a-secret-of-the-tests-alone-0123456789' };

/** Changes the next ID token. With `stranger`, an unpublished key signs it. */
export interface Forged {
  readonly claims?: (claims: JWTPayload) => JWTPayload;
  readonly stranger?: boolean;
}

/**
 * oidc-provider with its defaults, on a loopback port: its own pages, strict comparison of redirect URIs and keys.
 * Unlike the sandbox, it overrides nothing, so it rejects our mistakes.
 */
export class OpenIdCompany {
  readonly issuer: string;
  forged: Forged | null = null;
  private provider?: Provider;
  private readonly keys = new Map<string, { own: JWK; strangers: JWK }>();

  private constructor(
    private readonly server: Server,
    /** The provider's claims about users, by login. */
    private readonly claimsOf: (login: string) => Record<string, unknown>,
  ) {
    this.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on('request', (request, response) => {
      if (this.provider) void this.provider.callback()(request, response);
      else response.writeHead(503).end();
    });
  }

  static async start(claimsOf: (login: string) => Record<string, unknown>): Promise<OpenIdCompany> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const company = new OpenIdCompany(server, claimsOf);
    for (const alg of ['RS256', 'ES256', 'PS256']) {
      const made = async (kid: string) => {
        const { privateKey } = await generateKeyPair(alg, { extractable: true });
        return { ...(await exportJWK(privateKey)), alg, kid, use: 'sig' };
      };
      company.keys.set(alg, { own: await made(`own-${alg}`), strangers: await made(`own-${alg}`) });
    }
    company.serve();
    return company;
  }

  /** Serves this client from now on. Its redirect URI is known only after the connection is created. */
  serve(client?: Partial<ClientMetadata>, more: Configuration = {}): void {
    const provider = new Provider(this.issuer, {
      clients: client ? [{ ...CLIENT, ...client } as ClientMetadata] : [],
      jwks: { keys: [...this.keys.values()].map(({ own }) => own as never) },
      cookies: { keys: ['of the tests alone'] },
      claims: {
        openid: ['sub'],
        profile: ['given_name', 'family_name', 'picture', 'locale', 'zoneinfo'],
        email: ['email', 'email_verified'],
        groups: ['groups'],
      },
      scopes: ['openid', 'profile', 'email', 'groups', 'offline_access'],
      pkce: { required: () => true },
      findAccount: (_context, login) => ({
        accountId: login,
        claims: async () => ({ sub: login, ...this.claimsOf(login) }),
      }),
      ...more,
    });
    provider.use(async (context, next) => {
      await next();
      const body = context.body as { id_token?: string } | undefined;
      if (this.forged && typeof body?.id_token === 'string') body.id_token = await this.forge(body.id_token);
    });
    this.provider = provider;
  }

  private async forge(idToken: string): Promise<string> {
    const header = JSON.parse(Buffer.from(idToken.split('.')[0] ?? '', 'base64url').toString());
    const keys = this.keys.get(header.alg);
    const { claims = (same: JWTPayload) => same, stranger = false } = this.forged ?? {};
    const key = await importJWK((stranger ? keys?.strangers : keys?.own) as JWK, header.alg);
    return new SignJWT(claims(decodeJwt(idToken))).setProtectedHeader(header).sign(key);
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    if (this.server.listening) await once(this.server, 'close');
  }
}

/** A browser at the company. It fills in the provider's own pages until a redirect leaves them. */
export class CompanyBrowser {
  private readonly jar = new Map<string, string>();
  /** The prompts of the pages that it was shown. */
  readonly asked: string[] = [];

  constructor(private readonly login: string) {}

  /** @returns the redirect target outside of the provider */
  async open(address: string): Promise<URL> {
    let at = new URL(address);
    const { origin } = at;
    let form: URLSearchParams | null = null;
    for (let hop = 0; hop < 12; hop++) {
      const response: Response = await fetch(at, {
        redirect: 'manual',
        headers: { cookie: [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(form ? { method: 'POST', body: form } : {}),
      });
      this.keep(response);
      form = null;
      const location = response.headers.get('location');
      if (location) {
        at = new URL(location, at);
        if (at.origin !== origin) return at;
        continue;
      }
      const page = await response.text();
      const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1];
      if (response.status !== 200 || !action)
        throw new Error(`the provider answered ${response.status}: ${page}`);
      form = this.fill(page);
      at = new URL(action, at);
    }
    throw new Error('the provider leads nowhere');
  }

  private fill(page: string): URLSearchParams {
    const hidden = [...page.matchAll(/type="hidden" name="([^"]+)" value="([^"]+)"/g)];
    const form = new URLSearchParams(hidden.map(([, name = '', value = '']) => [name, value]));
    const prompt = form.get('prompt') ?? 'logout';
    this.asked.push(prompt);
    if (prompt === 'login') {
      form.set('login', this.login);
      form.set('password', 'anything');
    }
    if (prompt === 'logout') form.set('logout', 'yes');
    return form;
  }

  private keep(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(cookie)) this.jar.delete(name);
      else this.jar.set(name, value);
    }
  }
}

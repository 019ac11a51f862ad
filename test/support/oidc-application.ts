import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as oidc from 'openid-client';
import type { Visitors } from './visitors.ts';

interface Answer {
  readonly location?: string;
  readonly body?: string;
}

/** A third-party application on another site (127.0.0.1), as a developer would write it with openid-client. */
export class OidcApplication {
  private config: oidc.Configuration | undefined;
  /** PKCE verifier and nonce of its requests, by state. */
  private readonly asked = new Map<string, { verifier: string; nonce: string }>();
  private readonly server: Server = createServer((request, response) => {
    this.answer(request).then(
      ({ location, body = '' }) =>
        response
          .writeHead(location ? 302 : 200, {
            'content-type': 'text/html; charset=utf-8',
            ...(location && { location }),
          })
          .end(body),
      (error) => response.writeHead(400, { 'content-type': 'text/plain' }).end(String(error)),
    );
  });

  static async start(): Promise<OidcApplication> {
    const application = new OidcApplication();
    await new Promise<void>((resolve) => application.server.listen(0, '127.0.0.1', resolve));
    return application;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get callback(): string {
    return `${this.url}/callback`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** Applies the settings that a developer enters. @param issuer an origin */
  async trust(issuer: string, clientId: string, clientSecret: string): Promise<void> {
    this.config = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      execute: [oidc.allowInsecureRequests],
    });
  }

  /** Registers the application for users of every organization, without a consent page. */
  async register(visitors: Visitors, name: string): Promise<void> {
    const call = await visitors.api('superadmin');
    const response = await call('POST', '/api/v1/admin/oauth2/clients', {
      name,
      redirect_uris: [this.callback],
      scopes: ['openid', 'profile', 'email'],
      is_active: true,
      skip_consent: true,
    });
    const client = (await response.json()) as { client_id: string; client_secret: string };
    await this.trust(visitors.product.url, client.client_id, client.client_secret);
  }

  private async answer(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '/', this.url);
    if (url.pathname === '/sign-in') return { location: await this.request(url.searchParams) };
    if (url.pathname === '/callback') return { body: await this.greeting(url) };
    return { body: '<h1>Bookkeeping</h1><a href="/sign-in">Sign in with Gatehouse</a>' };
  }

  /** @param more parameters of the request, such as `login_hint` */
  private async request(more: URLSearchParams): Promise<string> {
    const verifier = oidc.randomPKCECodeVerifier();
    const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
    this.asked.set(state, { verifier, nonce });
    return oidc.buildAuthorizationUrl(this.trusted(), {
      redirect_uri: this.callback,
      scope: 'openid profile email',
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...Object.fromEntries(more),
    }).href;
  }

  private async greeting(url: URL): Promise<string> {
    const state = url.searchParams.get('state') ?? '';
    const { verifier = '', nonce = '' } = this.asked.get(state) ?? {};
    const tokens = await oidc.authorizationCodeGrant(this.trusted(), url, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const subject = tokens.claims()?.sub ?? '';
    const { name, email } = await oidc.fetchUserInfo(this.trusted(), tokens.access_token, subject);
    return `<h1>Hello ${name}</h1><p>${email}</p>`;
  }

  private trusted(): oidc.Configuration {
    if (!this.config) throw new Error('trusts nobody yet');
    return this.config;
  }
}

import * as oidc from 'openid-client';
import type { ServedApi } from './api.ts';
import type { Browser } from './browser.ts';
import type { ApiCaller } from './data.ts';

export const CALLBACK = 'https://app.example.test/callback';

export interface Registered {
  readonly id: string;
  readonly client_id: string;
  readonly client_secret?: string;
}

/** Registers an application as a user with permission to do so. */
export async function aClient(as: ApiCaller, given: Record<string, unknown> = {}): Promise<Registered> {
  const response = await as.post('/api/v1/admin/oauth2/clients', {
    name: 'Expense reports',
    redirect_uris: [CALLBACK],
    scopes: ['openid', 'profile', 'email', 'tenant', 'offline_access'],
    is_active: true,
    ...given,
  });
  if (response.status !== 201) throw new Error(`no client: ${await response.text()}`);
  return (await response.json()) as Registered;
}

/** Registers an API, by default with `jwt` access tokens. */
export async function aResource(
  as: ApiCaller,
  identifier: string,
  given: Record<string, unknown> = {},
): Promise<{ id: string; identifier: string; version: number }> {
  const response = await as.post('/api/v1/admin/oauth2/resources', {
    identifier,
    name: 'Expenses API',
    scopes: ['expenses:read', 'expenses:write'],
    ...given,
  });
  if (response.status !== 201) throw new Error(`no API: ${await response.text()}`);
  return (await response.json()) as { id: string; identifier: string; version: number };
}

export interface Request {
  /** The authorization URL for the browser. */
  readonly url: URL;
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
}

/** An application as a developer would write it with `openid-client`, from issuer, client ID and secret alone. */
export class RelyingParty {
  private constructor(readonly config: oidc.Configuration) {}

  /**
   * @param auth client authentication; default: the client secret, or none for a public client
   * @param issuer default: the shared issuer
   */
  static async discover(
    api: ServedApi,
    client: Registered,
    auth: oidc.ClientAuth = client.client_secret ? oidc.ClientSecretBasic(client.client_secret) : oidc.None(),
    issuer: string = api.settings.PUBLIC_URL,
  ): Promise<RelyingParty> {
    const config = await oidc.discovery(new URL(issuer), client.client_id, undefined, auth, {
      execute: [oidc.allowInsecureRequests],
      [oidc.customFetch]: throughGateway(api),
    });
    return new RelyingParty(config);
  }

  /** Sends its requests to another process of the same issuer from now on. */
  moveTo(api: ServedApi): void {
    this.config[oidc.customFetch] = throughGateway(api);
  }

  async request(parameters: Record<string, string> = {}): Promise<Request> {
    const verifier = oidc.randomPKCECodeVerifier();
    const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
    const url = oidc.buildAuthorizationUrl(this.config, {
      redirect_uri: CALLBACK,
      scope: 'openid profile email tenant',
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...parameters,
    });
    return { url, verifier, state, nonce };
  }

  /** @param parameters of the token request, such as the `resource` of the access token */
  redeem(callback: URL, { verifier, state, nonce }: Request, parameters: Record<string, string> = {}) {
    const checks = {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    };
    return oidc.authorizationCodeGrant(this.config, callback, checks, parameters);
  }

  /** A sign-in from the first redirect to the tokens, with consent if requested. */
  async signIn(browser: Browser, parameters: Record<string, string> = {}) {
    const { resource } = parameters;
    const request = await this.request(parameters);
    let at = await browser.follow(request.url);
    if (at.pathname.startsWith('/interaction/')) {
      const { prompt } = (await (await browser.interaction(at)).json()) as { prompt: string };
      if (prompt !== 'consent') at = await browser.proceed(at, 'continue');
    }
    if (at.pathname.startsWith('/interaction/')) at = await browser.proceed(at, 'allow');
    return this.redeem(at, request, resource ? { resource } : {});
  }

  userinfo(accessToken: string, subject: string) {
    return oidc.fetchUserInfo(this.config, accessToken, subject);
  }

  refresh(refreshToken: string) {
    return oidc.refreshTokenGrant(this.config, refreshToken);
  }

  introspect(token: string) {
    return oidc.tokenIntrospection(this.config, token);
  }

  revoke(token: string) {
    return oidc.tokenRevocation(this.config, token);
  }
}

/** The options that the libraries pass to `fetch`. Their bodies are never streams. */
interface FetchOptions extends Omit<RequestInit, 'body'> {
  body?: oidc.FetchBody;
}

/** Routes the public origin to the API, as the gateway does. */
export function throughGateway(api: ServedApi): (url: string, options: FetchOptions) => Promise<Response> {
  return (url, options) =>
    fetch(url.replace(api.settings.PUBLIC_URL, api.url), { ...options, body: options.body as BodyInit });
}

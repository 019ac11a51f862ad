import { DEMO_PASSWORD } from '@gatehouse/contracts';
import * as oidc from 'openid-client';
import { CALLBACK } from './cell-agent.ts';

export interface Application {
  readonly client_id: string;
  readonly client_secret?: string;
}

export interface Found {
  readonly status: number;
  readonly cell?: string;
  readonly origin?: string;
  readonly code?: string;
  readonly title?: string;
}

/** Asks the router for a cell, as an application with customers in several regions does. */
export async function discover(router: string, asked: Record<string, string>): Promise<Found> {
  const response = await fetch(`${router}/discover`, { method: 'POST', body: JSON.stringify(asked) });
  return { status: response.status, ...((await response.json()) as object) };
}

/** A sign-in by password at a cell. @returns the session token. @throws Error with the response, unless it succeeds */
export async function signInAt(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`sign-in: ${response.status} ${text}`);
  return (JSON.parse(text) as { accessToken: string }).accessToken;
}

/**
 * A complete sign-in that begins at the router with an email address or a client: discovery of the issuer, the code
 * flow in a browser, consent, and the tokens, which `openid-client` verifies.
 */
export async function signInThrough(
  router: string,
  asked: Record<string, string>,
  email: string,
  app: Application,
) {
  const { origin = '', ...found } = await discover(router, asked);
  if (found.status !== 200) throw new Error(`discovery: ${found.status} ${found.code}`);
  const auth = app.client_secret ? oidc.ClientSecretBasic(app.client_secret) : oidc.None();
  const config = await oidc.discovery(new URL(origin), app.client_id, undefined, auth, {
    execute: [oidc.allowInsecureRequests],
  });
  const verifier = oidc.randomPKCECodeVerifier();
  const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: CALLBACK,
    scope: 'openid email',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    login_hint: email,
    state,
    nonce,
  });
  const callback = await throughBrowser(origin, url, await signInAt(origin, email));
  const tokens = await oidc.authorizationCodeGrant(config, callback, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  return { origin, config, tokens, claims: tokens.claims() };
}

/** A browser with a session follows the redirects of one cell and allows the application. @returns the callback */
async function throughBrowser(origin: string, url: URL, session: string): Promise<URL> {
  const jar = new Map([['gatehouse_session', session]]);
  let at = url;
  for (let hops = 0; hops < 10; hops++) {
    if (at.href.startsWith(CALLBACK)) return at;
    if (at.origin !== origin) throw new Error(`the sign-in left the cell for ${at.origin}`);
    at = at.pathname.startsWith('/interaction/') ? await allow(at, session, jar) : await step(at, jar);
  }
  throw new Error('too many redirects');
}

async function step(at: URL, jar: Map<string, string>): Promise<URL> {
  const headers = { cookie: cookies(jar), accept: 'text/html' };
  const response = await fetch(at, { redirect: 'manual', headers });
  keep(response, jar);
  const location = response.headers.get('location');
  if (!location) throw new Error(`${at.pathname}: ${response.status} ${await response.text()}`);
  return new URL(location, at);
}

async function allow(page: URL, session: string, jar: Map<string, string>): Promise<URL> {
  const uid = page.pathname.split('/').at(-1);
  const response = await fetch(`${page.origin}/api/v1/oauth2/interactions/${uid}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session}`, cookie: cookies(jar) },
    body: JSON.stringify({ answer: 'allow' }),
  });
  const { redirectTo } = (await response.json()) as { redirectTo?: string };
  if (!redirectTo) throw new Error(`the consent was answered by ${response.status}`);
  return new URL(redirectTo, page);
}

const cookies = (jar: Map<string, string>) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

function keep(response: Response, jar: Map<string, string>): void {
  for (const header of response.headers.getSetCookie()) {
    const [name = '', value = ''] = (header.split(';')[0] ?? '').split('=', 2);
    jar.set(name, value);
  }
}

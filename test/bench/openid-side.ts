import { createHash, randomBytes } from 'node:crypto';
import { Agent, type Dispatcher, request } from 'undici';
import type { Roots } from './processes.ts';

const CALLBACK = 'https://app.example.test/callback';

/** Audience of the JWTs. */
export const API = 'https://api.example.test';

export interface Credentials {
  readonly client_id: string;
  readonly client_secret: string;
}

/** One provider from the perspective of an application and a browser with a session. */
export interface Side {
  readonly name: string;
  readonly roots: Roots;
  readonly origin: string;
  readonly paths: { authorize: string; token: string; userinfo: string; introspect: string; jwks: string };
  readonly client: Credentials;
  /** Gets its own JWTs for `API`. */
  readonly machine: Credentials;
  /** Cookies of a browser with a session. The bare library changes them after each user action. */
  cookie: string;
}

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token?: string;
}

const agent = new Agent({ connections: 32, keepAliveTimeout: 30_000 });

/** A request: GET, or POST with a form or JSON. */
export interface Asked {
  readonly form?: Record<string, string>;
  readonly json?: object;
  readonly headers?: Record<string, string>;
}

/** Sends one request on a keep-alive connection. Returns redirects instead of following them. */
export async function ask(
  url: string,
  { form, json, headers: own }: Asked = {},
): Promise<{ status: number; headers: Dispatcher.ResponseData['headers']; text: string }> {
  const [type, sent] = form
    ? ['application/x-www-form-urlencoded', new URLSearchParams(form).toString()]
    : ['application/json', json && JSON.stringify(json)];
  const { statusCode, headers, body } = await request(url, {
    dispatcher: agent,
    headers: { ...own, ...(sent && { 'content-type': type }) },
    ...(sent && { method: 'POST', body: sent }),
  });
  return { status: statusCode, headers, text: await body.text() };
}

export function basic({ client_id, client_secret }: Credentials): Record<string, string> {
  const pair = Buffer.from(`${client_id}:${client_secret}`).toString('base64');
  return { authorization: `Basic ${pair}` };
}

/** The authorization URL, and the parameters that exchange the returned code. */
export function authorization(side: Side, more: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: side.client.client_id,
    response_type: 'code',
    redirect_uri: CALLBACK,
    scope: 'openid email',
    state: 'bench',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  });
  return { url: `${side.origin}${side.paths.authorize}?${query}`, verifier };
}

/** A code flow in a browser with a session: two requests, the redirect and the token exchange. */
export async function codeFlow(side: Side): Promise<Tokens> {
  const { url, verifier } = authorization(side);
  const { headers, status, text } = await ask(url, { headers: { cookie: side.cookie, accept: 'text/html' } });
  const code = new URL(String(headers.location)).searchParams.get('code');
  if (!code) throw new Error(`${side.name}: no code but ${status} ${headers.location} ${text.slice(0, 200)}`);
  return redeem(side, code, verifier);
}

export function redeem(side: Side, code: string, code_verifier: string): Promise<Tokens> {
  return token(side, { grant_type: 'authorization_code', code, code_verifier, redirect_uri: CALLBACK });
}

export async function token(
  side: Side,
  form: Record<string, string>,
  client: Credentials = side.client,
): Promise<Tokens> {
  const { status, text } = await ask(side.origin + side.paths.token, { form, headers: basic(client) });
  if (status !== 200) throw new Error(`${side.name}: ${form.grant_type} was answered by ${status} ${text}`);
  return JSON.parse(text) as Tokens;
}

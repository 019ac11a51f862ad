import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@gatehouse/contracts';
import { stoppable } from './endings.ts';
import { API, ask, authorization, type Credentials, redeem, type Side, type Tokens } from './openid-side.ts';
import type { Roots } from './processes.ts';
import { running } from './product.ts';

const OFFLINE = { scope: 'openid email offline_access', prompt: 'consent' };
const BASE = '/api/v1/oauth2';

/** Gatehouse with a trusted platform application (no consent page) and a signed-in user. */
export async function gatehouseSide(origin: string, roots: Roots): Promise<Side & { bearer: string }> {
  const admin = await signIn(origin, 'superadmin');
  const register = async (what: 'clients' | 'resources', given: object) => {
    const response = await fetch(`${origin}/api/v1/admin/oauth2/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin}` },
      body: JSON.stringify({ name: 'Bench', ...given }),
    });
    if (response.status !== 201) throw new Error(await response.text());
    return (await response.json()) as Credentials;
  };
  await register('resources', { identifier: API, scopes: ['read'] });
  const client = await register('clients', {
    redirect_uris: ['https://app.example.test/callback'],
    scopes: ['openid', 'email', 'profile', 'offline_access'],
    skip_consent: true,
  });
  const machine = await register('clients', {
    grant_types: ['client_credentials'],
    scopes: [],
    resources: [{ resource: API, scopes: ['read'] }],
  });
  const bearer = await signIn(origin, 'user');
  return {
    name: 'Gatehouse',
    roots,
    origin,
    paths: {
      authorize: `${BASE}/authorize`,
      token: `${BASE}/token`,
      userinfo: `${BASE}/userinfo`,
      introspect: `${BASE}/introspect`,
      jwks: `${BASE}/jwks`,
    },
    client,
    machine,
    cookie: `gatehouse_session=${bearer}`,
    bearer,
  };
}

/** The bare library in its own process. */
export async function bareSide(): Promise<Side & { stop: () => void }> {
  const script = fileURLToPath(new URL('bare-provider.ts', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [script], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const stop = stoppable(async () => void child.kill());
  const [origin] = (await once(child, 'message')) as [string];
  const side = {
    cookie: '',
    name: 'oidc-provider',
    roots: { 'oidc-provider': running(child.pid) },
    origin,
    paths: {
      authorize: '/auth',
      token: '/token',
      userinfo: '/me',
      introspect: '/token/introspection',
      jwks: '/jwks',
    },
    client: { client_id: 'bench', client_secret: 'a-secret-of-enough-length' },
    machine: { client_id: 'machine', client_secret: 'a-secret-of-enough-length' },
    stop: () => void stop(),
  };
  await throughInteractions(side, {});
  return side;
}

/** Returns tokens that can be refreshed. */
export async function offlineTokens(side: Side & { bearer?: string }): Promise<Tokens> {
  const { code, verifier } = side.bearer
    ? await allowed(side, side.bearer)
    : await throughInteractions(side, OFFLINE);
  return redeem(side, code, verifier);
}

/** The user approves on the consent page. */
async function allowed(side: Side, bearer: string): Promise<{ code: string; verifier: string }> {
  const { url, verifier } = authorization(side, OFFLINE);
  const page = await ask(url, { headers: { cookie: side.cookie, accept: 'text/html' } });
  const cookie = [page.headers['set-cookie'] ?? []].flat().map((set) => set.split(';')[0]);
  const uid = new URL(String(page.headers.location)).pathname.split('/').at(-1);
  const answer = await fetch(`${side.origin}${BASE}/interactions/${uid}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${bearer}`,
      cookie: cookie.join('; '),
    },
    body: JSON.stringify({ answer: 'allow' }),
  });
  const { redirectTo } = (await answer.json()) as { redirectTo: string };
  const { pathname, search } = new URL(redirectTo);
  const headers = { cookie: [side.cookie, ...cookie].join('; '), accept: 'text/html' };
  const back = await ask(side.origin + pathname + search, { headers });
  return { code: String(new URL(String(back.headers.location)).searchParams.get('code')), verifier };
}

/** Follows the bare library's redirects with its cookies until it returns a code. */
export async function throughInteractions(side: Side, more: Record<string, string>) {
  const jar = new Map(side.cookie.split('; ').map((pair) => [pair.split('=')[0] ?? '', pair]));
  const { url, verifier } = authorization(side, more);
  let at = new URL(url);
  while (at.origin === side.origin) {
    const { headers } = await ask(at.href, { headers: { cookie: [...jar.values()].join('; ') } });
    for (const set of [headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = set.split(';');
      jar.set(pair.split('=')[0] ?? '', pair);
    }
    at = new URL(String(headers.location), at);
  }
  side.cookie = [...jar.values()].filter((pair) => pair.startsWith('_session')).join('; ');
  return { code: String(at.searchParams.get('code')), verifier };
}

/** @returns the session token */
export async function signIn(origin: string, key: 'superadmin' | 'user'): Promise<string> {
  const email = DEMO_ACCOUNTS.find((account) => account.key === key)?.email;
  const response = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  return ((await response.json()) as { accessToken: string }).accessToken;
}

import { sessionCookieName } from '@gatehouse/contracts';
import type { RunningGatehouse } from '@gatehouse/embedded';
import { API, ask, authorization, basic, codeFlow, redeem, type Side, token } from '../openid-side.ts';
import { gatehouseSide, offlineTokens, signIn } from '../openid-sides.ts';
import { apiRoots } from '../product.ts';
import { registerServiceProvider, signOnUrl } from '../saml-sign-on.ts';

type Work = () => Promise<unknown>;

/** Common actions of users and applications, by name. Each prepares uncounted state and returns the counted work. */
export type Jobs = Readonly<Record<string, () => Promise<Work>>>;

const ENTITY_ID = 'https://sp.example.test';

export async function jobsOf(product: RunningGatehouse): Promise<Jobs> {
  const side = await gatehouseSide(product.apiUrl, apiRoots(product));
  return { ...openidJobs(side), ...(await peoplesJobs(product, side)), ...(await pageJobs(product)) };
}

function openidJobs(side: Side): Jobs {
  const machineForm = { grant_type: 'client_credentials', resource: API, scope: 'read' };
  const introspect = (access_token: string) =>
    ok(side.origin + side.paths.introspect, { form: { token: access_token }, headers: basic(side.client) });
  const userinfo = (access_token: string) =>
    ok(side.origin + side.paths.userinfo, { headers: { authorization: `Bearer ${access_token}` } });
  const first = (use: (token: string) => Promise<unknown>) => async () => {
    const { access_token } = await codeFlow(side);
    return () => use(access_token);
  };
  const again = (use: (token: string) => Promise<unknown>) => async () => {
    const { access_token } = await codeFlow(side);
    await use(access_token);
    return () => use(access_token);
  };
  return {
    'client credentials': async () => () => token(side, machineForm, side.machine),
    'introspection, first': first(introspect),
    'introspection, held': again(introspect),
    'userinfo, first': first(userinfo),
    'userinfo, held': again(userinfo),
    refresh: async () => {
      const refresh_token = String((await offlineTokens(side)).refresh_token);
      return () => token(side, { grant_type: 'refresh_token', refresh_token });
    },
    'redirect with a session': async () => () => redirect(side, authorization(side).url),
    exchange: async () => {
      const { url, verifier } = authorization(side);
      const code = await redirect(side, url);
      return () => redeem(side, code, verifier);
    },
    discovery: async () => () => ok(`${side.origin}/.well-known/openid-configuration`),
    JWKS: async () => () => ok(side.origin + side.paths.jwks),
  };
}

async function peoplesJobs({ apiUrl }: RunningGatehouse, side: Side): Promise<Jobs> {
  const admin = await signIn(apiUrl, 'superadmin');
  const sso = await registerServiceProvider(apiUrl, admin, { entity_id: ENTITY_ID, sign: 'assertion' });
  return {
    'password sign-in': async () => () => signIn(apiUrl, 'user'),
    'SAML response': async () => {
      const { pathname, search } = new URL(signOnUrl(sso, ENTITY_ID));
      return () => ok(apiUrl + pathname + search, { headers: { cookie: side.cookie, accept: 'text/html' } });
    },
  };
}

async function pageJobs({ apiUrl, webUrl, url }: RunningGatehouse): Promise<Jobs> {
  const cookie = `${sessionCookieName(url)}=${await signIn(apiUrl, 'superadmin')}`;
  const page = (path: string, headers = {}) =>
    ok(webUrl + path, { headers: { accept: 'text/html', ...headers } });
  return {
    'landing page': async () => () => page('/'),
    'sign-in page': async () => () => page('/login'),
    'superadmin dashboard': async () => () => page('/superadmin/dashboard', { cookie }),
  };
}

async function redirect(side: Side, url: string): Promise<string> {
  const { headers } = await ask(url, { headers: { cookie: side.cookie, accept: 'text/html' } });
  return String(new URL(String(headers.location)).searchParams.get('code'));
}

/** @throws Error if the status is not 200 */
async function ok(url: string, init: Parameters<typeof ask>[1] = {}): Promise<string> {
  const { status, text } = await ask(url, init);
  if (status !== 200) throw new Error(`${url} answered ${status}: ${text.slice(0, 300)}`);
  return text;
}

import { ask, authorization, redeem, type Side, type Tokens, token } from '../openid-side.ts';
import { ACS, signOnUrl } from '../saml-sign-on.ts';
import { findDistribution } from './keycloak-distribution.ts';
import { CLIENT_SECRET, makeRealm, PASSWORD, SP } from './keycloak-realm.ts';
import { startKeycloak } from './keycloak-server.ts';
import { ok, openidJobs, sideOf } from './openid-jobs.ts';
import { PEOPLE, type Peer, WORKERS, workers } from './peer.ts';

const OPENID = '/realms/bench/protocol/openid-connect';

/** @throws OperatorError if Keycloak or Java is not installed */
export async function keycloak(): Promise<Peer> {
  const distribution = await findDistribution();
  const server = await startKeycloak(distribution);
  try {
    const people = await makeRealm(server, { acs: ACS, people: PEOPLE });
    const laterStart = await server.restart();
    const jobs = await jobsOf(server.origin, people);
    return { name: distribution.name, roots: server.roots(), jobs, laterStart, stop: server.stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function jobsOf(origin: string, people: readonly string[]): Promise<Peer['jobs']> {
  const visitors = people.slice(0, -WORKERS);
  const sides: Side[] = [];
  const offline = new Map<Side, Tokens>();
  for (const worker of workers) {
    const side = sideAt(origin);
    offline.set(side, await signInByPage(side, people.at(-1 - worker) ?? ''));
    sides.push(side);
  }
  let person = 0;
  const nobodyYet = () => visitors[person++ % visitors.length] ?? '';
  return {
    ...(await openidJobs({
      sides,
      machineForm: { grant_type: 'client_credentials' },
      discovery: `${origin}/realms/bench/.well-known/openid-configuration`,
      offline: async (side) => offline.get(side) ?? { access_token: '' },
    })),
    // The password grant creates a session, like Gatehouse's API sign-in.
    'password sign-in by API': async () => {
      const form = { grant_type: 'password', username: nobodyYet(), password: PASSWORD, scope: 'openid' };
      await token(sideAt(origin), form);
    },
    'password sign-in by page and form': async () => void (await codeByPage(sideAt(origin), nobodyYet())),
    'SAML response with a session': async (worker) => {
      const url = signOnUrl(new URL(`${origin}/realms/bench/protocol/saml`), SP);
      const headers = { cookie: sideOf(sides, worker).cookie, accept: 'text/html' };
      const text = await ok(url, { headers });
      if (!text.includes('SAMLResponse')) throw new Error(`no response: ${text.slice(0, 300)}`);
    },
  };
}

function sideAt(origin: string): Side {
  return {
    name: 'Keycloak',
    roots: {},
    origin,
    paths: {
      authorize: `${OPENID}/auth`,
      token: `${OPENID}/token`,
      userinfo: `${OPENID}/userinfo`,
      introspect: `${OPENID}/token/introspect`,
      jwks: `${OPENID}/certs`,
    },
    client: { client_id: 'bench', client_secret: CLIENT_SECRET },
    machine: { client_id: 'machine', client_secret: CLIENT_SECRET },
    cookie: '',
  };
}

async function signInByPage(side: Side, username: string): Promise<Tokens> {
  const { code, verifier } = await codeByPage(side, username);
  return redeem(side, code, verifier);
}

/** Opens the page, posts the form and gets the code. The side keeps the new session's cookies. */
async function codeByPage(side: Side, username: string): Promise<{ code: string; verifier: string }> {
  const jar = new Map<string, string>();
  const keep = (headers: Awaited<ReturnType<typeof ask>>['headers']) => {
    for (const set of [headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = set.split(';');
      jar.set(pair.split('=')[0] ?? '', pair);
    }
    side.cookie = [...jar.values()].join('; ');
  };
  const { url, verifier } = authorization(side);
  const page = await ask(url, { headers: { accept: 'text/html' } });
  keep(page.headers);
  const action = /action="([^"]+)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&');
  const form = { username, password: PASSWORD, credentialId: '' };
  const answer = await ask(String(action), { form, headers: { cookie: side.cookie, accept: 'text/html' } });
  keep(answer.headers);
  const code = new URL(String(answer.headers.location)).searchParams.get('code');
  if (!code) throw new Error(`the form was answered by ${answer.status} ${answer.headers.location}`);
  return { code, verifier };
}

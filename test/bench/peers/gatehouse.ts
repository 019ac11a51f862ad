import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_PASSWORD, sessionCookieName } from '@gatehouse/contracts';
import { ROOT } from '@gatehouse/embedded';
import { stoppable } from '../endings.ts';
import { API, ask, type Side } from '../openid-side.ts';
import { gatehouseSide, offlineTokens, signIn } from '../openid-sides.ts';
import { manyPeople } from '../people.ts';
import { listenerOf, type Roots } from '../processes.ts';
import { freshPlace, postmasterOf, running } from '../product.ts';
import { registerServiceProvider, signOnUrl } from '../saml-sign-on.ts';
import { ok, openidJobs, sideOf } from './openid-jobs.ts';
import { PEOPLE, type Peer, WORKERS, workers } from './peer.ts';

type Place = Awaited<ReturnType<typeof freshPlace>>['env'];

/** Later starts. The result is their median duration. */
const LATER_STARTS = 3;
const SP = 'https://sp.example.test';

/** `npm start` with the demo data. Requests go to the API's own port, and pages to the gateway. */
export async function gatehouse(): Promise<Peer> {
  const { env, remove } = await freshPlace();
  let started = await start(env);
  const stop = stoppable(async () => {
    await end(started.child);
    remove();
  });
  const took: number[] = [];
  for (let n = 0; n < LATER_STARTS; n++) {
    await end(started.child);
    started = await start(env);
    took.push(started.ms);
  }
  const roots = rootsOf(env, started.child);
  return {
    name: 'Gatehouse',
    roots,
    jobs: await jobsOf(env, roots),
    laterStart: took.toSorted((a, b) => a - b)[LATER_STARTS >> 1] ?? 0,
    stop,
  };
}

/** Starts in its own process group, so that an interrupt reaches only the bench, which stops things in order. */
async function start(env: Place): Promise<{ child: ChildProcess; ms: number }> {
  const begun = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: ROOT,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      if (text.includes('Gatehouse is ready')) resolve();
    });
    child.once('exit', () => reject(new Error(`npm start ended: ${text}`)));
  });
  return { child, ms: performance.now() - begun };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Finds processes by port, because their roles may change. The sandbox, if used, is a child of the supervisor. */
function rootsOf(env: Place, npm: ChildProcess): Roots {
  const listener = (port: string) => running(listenerOf(Number(port)));
  return {
    npm: running(npm.pid),
    'supervisor and gateway': listener(env.PORT),
    web: listener(env.WEB_PORT),
    API: listener(env.API_PORT),
    PostgreSQL: running(postmasterOf(clusterOf(env))),
  };
}

const clusterOf = (env: Place): string => join(env.GATEHOUSE_DATA_DIR, 'postgres/data');

/** The embedded server trusts its socket. Source: lines four and five of `postmaster.pid` name it. */
function ownerUrl(env: Place): string {
  const lines = readFileSync(join(clusterOf(env), 'postmaster.pid'), 'utf8').split('\n');
  return `postgres://gatehouse@localhost/gatehouse?host=${encodeURIComponent(lines[4] ?? '')}&port=${lines[3]}`;
}

async function jobsOf(env: Place, roots: Roots): Promise<Peer['jobs']> {
  const origin = `http://127.0.0.1:${env.API_PORT}`;
  const publicOrigin = `http://localhost:${env.PORT}`;
  const side = await gatehouseSide(origin, roots);
  const emails = await manyPeople(ownerUrl(env), PEOPLE);
  const sessions = emails.splice(-WORKERS);
  const login = async (email: string) =>
    JSON.parse(await ok(`${origin}/api/v1/auth/login`, { json: { email, password: DEMO_PASSWORD } }));
  const sides: (Side & { bearer: string })[] = [];
  for (const worker of workers) {
    const { accessToken: bearer } = (await login(sessions[worker] ?? '')) as { accessToken: string };
    sides.push({ ...side, bearer, cookie: `${sessionCookieName(publicOrigin)}=${bearer}` });
  }
  const admin = await signIn(origin, 'superadmin');
  const sso = await registerServiceProvider(origin, admin, { entity_id: SP, sign: 'assertion' });
  let person = 0;
  const nobodyYet = () => emails[person++ % emails.length] ?? '';
  return {
    ...(await openidJobs({
      sides,
      machineForm: { grant_type: 'client_credentials', resource: API, scope: 'read' },
      discovery: `${origin}/.well-known/openid-configuration`,
      offline: offlineTokens,
    })),
    'password sign-in by API': async () => void (await login(nobodyYet())),
    'password sign-in by page and form': () => signInByPage(env, nobodyYet()),
    'SAML response with a session': async (worker) => {
      const { pathname, search } = new URL(signOnUrl(sso, SP));
      const headers = { cookie: sideOf(sides, worker).cookie, accept: 'text/html' };
      await ok(origin + pathname + search, { headers });
    },
  };
}

/** Signs in like a browser: loads the page, then posts the form, both through the gateway. */
async function signInByPage({ PORT }: Place, email: string): Promise<void> {
  const url = `http://127.0.0.1:${PORT}/login`;
  const host = `localhost:${PORT}`;
  await ok(url, { headers: { host, accept: 'text/html' } });
  const { headers, status, text } = await ask(url, {
    form: { email, password: DEMO_PASSWORD, intent: 'sign-in' },
    headers: { host, accept: 'text/html', origin: `http://${host}`, 'sec-fetch-site': 'same-origin' },
  });
  if (!String(headers['set-cookie']).includes('_session=ghs_'))
    throw new Error(`the form was answered by ${status}: ${text.slice(0, 300)}`);
}

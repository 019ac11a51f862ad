import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ensureBuilt, freePorts, ROOT } from '@gatehouse/embedded';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiProcess, startApiProcess } from '../support/api-process.ts';
import { aPerson, aTenant, PASSWORD, type Person } from '../support/data.ts';

let folder: string;
let like: TestApi;
let api: ApiProcess;
let person: Person;
const children: ChildProcess[] = [];
const file = (name: string) => join(folder, name);

/** Creates a temporary certificate authority and its certificate for this machine. */
function makeCertificates(): void {
  const openssl = (...words: string[]) => execFileSync('openssl', words, { stdio: 'pipe' });
  const key = (name: string) => [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-keyout',
    file(name),
  ];
  openssl(
    'req',
    '-x509',
    ...key('ca.key'),
    '-out',
    file('ca.pem'),
    '-subj',
    '/CN=Throw-away CA',
    '-days',
    '1',
  );
  openssl('req', ...key('key.pem'), '-out', file('request.pem'), '-subj', '/CN=localhost');
  writeFileSync(file('names'), 'subjectAltName=IP:127.0.0.1,DNS:localhost');
  const signed = ['-CA', file('ca.pem'), '-CAkey', file('ca.key'), '-CAcreateserial', '-days', '1'];
  openssl(
    'x509',
    '-req',
    '-in',
    file('request.pem'),
    ...signed,
    '-extfile',
    file('names'),
    '-out',
    file('cert.pem'),
  );
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gatehouse-tls-'));
  makeCertificates();
  await Promise.all([ensureBuilt('api', () => undefined), ensureBuilt('web', () => undefined)]);
  like = await startApi();
  person = await aPerson(like, { tenantId: (await aTenant(like)).id });
  api = await startApiProcess(like, undefined, {
    API_TLS_CERT_FILE: file('cert.pem'),
    API_TLS_KEY_FILE: file('key.pem'),
  });
}, 300_000);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await api?.kill();
  await like?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the built web app, which calls the API over TLS. */
async function startWeb(env: Record<string, string>): Promise<number> {
  const [port = 0] = await freePorts(1);
  const { PUBLIC_URL, INTERNAL_SECRET } = like.settings;
  const child = spawn(process.execPath, ['dist/serve.js'], {
    cwd: join(ROOT, 'remix-app'),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PUBLIC_URL,
      INTERNAL_SECRET,
      WEB_PORT: String(port),
      API_URL: api.url,
      WEB_TLS_CERT_FILE: file('cert.pem'),
      WEB_TLS_KEY_FILE: file('key.pem'),
      ...env,
    },
  });
  children.push(child);
  await once(child, 'message');
  return port;
}

/** Sends like a proxy that trusts the authority. */
async function send(url: string, body = '', headers: Record<string, string> = {}) {
  const sent = request(url, {
    ca: readFileSync(file('ca.pem')),
    method: body ? 'POST' : 'GET',
    headers: { ...(body && { 'content-length': String(body.length) }), ...headers },
  }).end(body);
  const [response] = await once(sent, 'response');
  return { status: response.statusCode as number, headers: response.headers, body: await text(response) };
}

function signIn(port: number) {
  const { PUBLIC_URL } = like.settings;
  const form = String(new URLSearchParams({ intent: 'sign-in', email: person.email, password: PASSWORD }));
  return send(`https://127.0.0.1:${port}/login`, form, {
    'content-type': 'application/x-www-form-urlencoded',
    origin: PUBLIC_URL,
    'sec-fetch-site': 'same-origin',
  });
}

test('the API serves TLS with its own certificate only', async () => {
  expect((await send(`${api.url}/health/live`)).status).toBe(200);
  expect((await send(`${api.url}/api/v1/auth/me`)).status).toBe(401);
  expect(JSON.parse((await send(`${api.url}/.well-known/openid-configuration`)).body)).toMatchObject({
    issuer: like.settings.PUBLIC_URL,
  });
  await expect(fetch(api.url.replace('https:', 'http:'))).rejects.toThrow('fetch failed');
});

test('a user signs in with proxy, web app and API on separate hosts, each hop with verified TLS', async () => {
  const port = await startWeb({ NODE_EXTRA_CA_CERTS: file('ca.pem') });
  expect((await send(`https://127.0.0.1:${port}/login`)).status).toBe(200);
  const { status, headers } = await signIn(port);
  expect([status, headers.location]).toEqual([302, '/dashboard']);
  expect(String(headers['set-cookie'])).toContain('gatehouse_session=ghs_');
});

test('a web app that does not know the authority sends nothing to the API', async () => {
  const port = await startWeb({});
  const { status, headers } = await signIn(port);
  expect(status).toBe(503);
  expect(String(headers['set-cookie'])).not.toContain('ghs_');
});

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { freePorts } from '@gatehouse/embedded';
import {
  DIRECTORIES,
  PERSONAL_TID,
  SANDBOX_CLIENT_ID,
  SANDBOX_CLIENT_SECRET,
  type Sandbox,
  startSandbox,
} from '@gatehouse/sandbox-idp';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Choice, signInAtSandbox } from '../support/sandbox-browser.ts';

const CALLBACK = 'http://localhost:3000/sso/callback';
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox(0);
});
afterAll(() => sandbox.stop());

async function signIn(issuer: string, choice: Choice = {}, scope = 'openid profile email') {
  const config = await oidc.discovery(new URL(issuer), SANDBOX_CLIENT_ID, SANDBOX_CLIENT_SECRET, undefined, {
    execute: [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks],
  });
  const verifier = oidc.randomPKCECodeVerifier();
  const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: CALLBACK,
    scope,
    state,
    nonce,
    prompt: 'select_account',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  const callback = await signInAtSandbox(url.href, choice);
  return oidc.authorizationCodeGrant(config, callback, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
}

test('as Google, it names the company in hd', async () => {
  const { claims } = await signIn(sandbox.issuers.google).then((tokens) => ({ claims: tokens.claims() }));
  expect(claims).toMatchObject({
    email: 'employee@demo-company.test',
    email_verified: true,
    hd: 'demo-company.test',
    given_name: 'Emma',
  });
});

test('as Microsoft, it names the directory in tid and the user in oid', async () => {
  const claims = (await signIn(sandbox.issuers.microsoft)).claims();
  expect(claims).toMatchObject({
    tid: DIRECTORIES[0]?.tid,
    oid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    preferred_username: 'employee@demo-company.test',
  });
  expect(claims).not.toHaveProperty('email_verified');
});

test('as Microsoft, it has a placeholder if no directory is named', async () => {
  const url = `${sandbox.url}/microsoft/organizations/v2.0/.well-known/openid-configuration`;
  const document = (await (await fetch(url)).json()) as Record<string, string>;
  expect(document.issuer).toBe(`${sandbox.url}/microsoft/{tenantid}/v2.0`);
});

test('as a company, it returns groups on request', async () => {
  const tokens = await signIn(
    sandbox.issuers.company,
    { email: 'directory-admin@demo-company.test' },
    'openid email groups',
  );
  expect(tokens.claims()).toMatchObject({ groups: ['staff', 'it-admins'] });
});

describe('the directory opens to an admin who consented, and to nobody else', () => {
  const google = 'openid email https://www.googleapis.com/auth/admin.directory.domain.readonly';
  const paths = {
    google: '/google/admin/directory/v1/customer/my_customer/domains',
    microsoft: '/microsoft/graph/v1.0/organization',
  };
  const ask = (path: string, token: string) =>
    fetch(`${sandbox.url}${path}`, { headers: { authorization: `Bearer ${token}` } });

  test('at Google', async () => {
    const admin = await signIn(sandbox.issuers.google, { email: 'directory-admin@new-company.test' }, google);
    const answer = await ask(paths.google, admin.access_token);
    expect(await answer.json()).toMatchObject({
      domains: [
        { domainName: 'new-company.test', isPrimary: true, verified: true },
        { domainName: 'new-company-labs.test' },
      ],
    });
    const employee = await signIn(sandbox.issuers.google, { email: 'employee@new-company.test' }, google);
    expect((await ask(paths.google, employee.access_token)).status).toBe(403);
    expect((await ask(paths.google, 'no-token')).status).toBe(401);
  });

  test('at Microsoft', async () => {
    const choice = { email: 'directory-admin@demo-company.test' };
    const admin = await signIn(sandbox.issuers.microsoft, choice, 'openid email User.Read');
    expect(await (await ask(paths.microsoft, admin.access_token)).json()).toMatchObject({
      value: [
        {
          id: DIRECTORIES[0]?.tid,
          displayName: 'Demo Company',
          verifiedDomains: [{ name: 'demo-company.test', isDefault: true }, { isInitial: true }],
        },
      ],
    });
  });

  test('at Microsoft, all users can read the organization, and administrators are distinguished', async () => {
    const path = '/microsoft/graph/v1.0/me/transitiveMemberOf/microsoft.graph.directoryRole';
    for (const [email, roles] of [
      ['directory-admin@demo-company.test', 1],
      ['employee@demo-company.test', 0],
    ] as const) {
      const { access_token } = await signIn(sandbox.issuers.microsoft, { email }, 'openid email User.Read');
      expect((await ask(paths.microsoft, access_token)).status).toBe(200);
      const answer = (await (await ask(path, access_token)).json()) as { value: unknown[] };
      expect(answer.value).toHaveLength(roles);
    }
  });
});

test.each([
  ['expired', 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED'],
  ['wrong_audience', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'],
  ['wrong_issuer', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'],
  ['wrong_key', 'OAUTH_INVALID_RESPONSE'],
  ['wrong_nonce', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'],
])('on request, it returns a wrong response for one sign-in: %s', async (mode, code) => {
  await expect(signIn(sandbox.issuers.google, { mode })).rejects.toMatchObject({ code });
  await expect(signIn(sandbox.issuers.google)).resolves.toHaveProperty('id_token');
});

test('a private account has no company', async () => {
  const choice = { email: 'someone@private-mail.test' };
  expect((await signIn(sandbox.issuers.google, choice)).claims()).not.toHaveProperty('hd');
  // Another directory has another issuer, so a client of this one rejects it.
  const refused = await signIn(sandbox.issuers.microsoft, choice).catch((error: unknown) => error);
  expect(inspect(refused, { depth: 8 })).toContain(PERSONAL_TID);
});

test.each([
  ['down', 'rejects'],
  ['html', 'text/html'],
  ['huge', '10 MB'],
])('on request, its documents are %s until they are reset', async (mode) => {
  const tell = (body: object) =>
    fetch(`${sandbox.url}/misbehave`, { method: 'POST', body: JSON.stringify(body) });
  await tell({ provider: 'company', mode, place: 'discovery' });
  const url = `${sandbox.issuers.company}/.well-known/openid-configuration`;
  const answer = await fetch(url).then(
    async (response) => ({
      type: response.headers.get('content-type'),
      length: (await response.text()).length,
    }),
    () => null,
  );
  if (mode === 'down') expect(answer).toBeNull();
  if (mode === 'html') expect(answer?.type).toContain('text/html');
  if (mode === 'huge') expect(answer?.length).toBeGreaterThan(10_000_000);
  await tell({ provider: 'company', mode: 'none' });
  expect((await fetch(url)).status).toBe(200);
});

test('it says that it is a sandbox, on the page where users choose', async () => {
  const page = await (await fetch(sandbox.url)).text();
  expect(page).toContain('SANDBOX');
  expect(page).toContain('directory-admin@demo-company.test');
});

test('as a child process, it reports when it is ready, serves the socket of its parent, and ends on request', async () => {
  const [port = 0] = await freePorts(1);
  const main = fileURLToPath(new URL('../../libs/sandbox-idp/src/main.ts', import.meta.url));
  const child = fork(main, { env: { ...process.env, SANDBOX_PORT: String(port) } });
  const [message] = await once(child, 'message');
  expect(message).toEqual({ ready: true });
  const parent = createServer({ pauseOnConnect: true }, (socket) => child.send({ connection: true }, socket));
  await once(parent.listen(port, '127.0.0.1'), 'listening');
  const issuer = `http://127.0.0.1:${port}/company`;
  expect(await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()).toMatchObject({ issuer });
  parent.close();
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});

test('it counts as used after any request except for its published documents', async () => {
  const fresh = await startSandbox(0);
  const discovery = await fetch(`${fresh.issuers.google}/.well-known/openid-configuration`);
  const { jwks_uri } = (await discovery.json()) as { jwks_uri: string };
  for (const url of [jwks_uri, fresh.samlMetadataUrl]) expect((await fetch(url)).status).toBe(200);
  expect(fresh.isUsed()).toBe(false);
  await fetch(fresh.url);
  expect(fresh.isUsed()).toBe(true);
  await fresh.stop();
});

test('as a child process, it reports to its parent when it is unused, with its connections', async () => {
  const [port = 0] = await freePorts(1);
  const main = fileURLToPath(new URL('../../libs/sandbox-idp/src/main.ts', import.meta.url));
  const child = fork(main, { env: { ...process.env, SANDBOX_PORT: String(port) } });
  await once(child, 'message');
  const parent = createServer({ pauseOnConnect: true }, (socket) => child.send({ connection: true }, socket));
  await once(parent.listen(port, '127.0.0.1'), 'listening');
  await (await fetch(`http://127.0.0.1:${port}/company/.well-known/openid-configuration`)).text();
  const [message] = await once(child, 'message');
  expect(message).toEqual({ served: 1 });
  parent.close();
  child.kill('SIGTERM');
  await once(child, 'exit');
});

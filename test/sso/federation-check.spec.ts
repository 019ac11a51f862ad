import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { FederationReport, Problem } from '@gatehouse/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';
import { localhostCertificate } from '../support/localhost-certificate.ts';

let api: TestApi;
let admin: ApiCaller;
let plain: string;
let trusted: string;
let untrusted: string;
const servers: Server[] = [];
const authorities = getCACertificates('default');

beforeAll(async () => {
  api = await startApi();
  const { id } = await aTenant(api);
  admin = await signedIn(api, await aPerson(api, { tenantId: id, role: 'tenant_admin' }));
  plain = await listen(createServer(serve), 'http');
  const known = localhostCertificate();
  setDefaultCACertificates([...authorities, known.cert]);
  trusted = await listen(createTlsServer(known, serve), 'https');
  untrusted = await listen(createTlsServer(localhostCertificate(), serve), 'https');
});
afterAll(async () => {
  setDefaultCACertificates(authorities);
  await api.stop();
  for (const server of servers) await new Promise((done) => server.close(done));
});

async function listen(server: Server, scheme: string): Promise<string> {
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `${scheme}://localhost:${(server.address() as AddressInfo).port}`;
}

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });

/** An OpenID provider whose clock is ten minutes slow. */
function serve({ url, headers: { host }, socket }: IncomingMessage, response: ServerResponse): void {
  const origin = `${'encrypted' in socket ? 'https' : 'http'}://${host}`;
  const bodies: Record<string, unknown> = {
    '/.well-known/openid-configuration': {
      issuer: origin,
      authorization_endpoint: `${origin}/authorize`,
      token_endpoint: `${origin}/token`,
      jwks_uri: `${origin}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256', 'none'],
      code_challenge_methods_supported: ['S256'],
    },
    '/keys': { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one' }] },
  };
  const body = bodies[url ?? ''];
  response.setHeader('date', new Date(Date.now() - 600_000).toUTCString());
  response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body ?? {}));
}

const check = (subject: string, as = admin) => as.post('/api/v1/federation-checks', { subject });
async function report(subject: string): Promise<FederationReport> {
  const answer = await check(subject);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as FederationReport;
}
const rulesOf = ({ findings }: FederationReport) => findings.map(({ rule }) => rule);

describe('an issuer', () => {
  test('is read from its well-known URL with its keys, clock and connection', async () => {
    const found = await report(trusted);
    expect(found).toMatchObject({
      kind: 'oidc_provider',
      name: trusted,
      address: `${trusted}/.well-known/openid-configuration`,
      grade: 'D',
      keys: [{ name: 'one', key: 'RSA 2048' }],
      connections: [{ host: 'localhost', protocol: 'TLSv1.3', issuer: 'localhost' }],
    });
    expect(rulesOf(found)).toEqual([
      'oidc_alg_none',
      'tls_expires_soon',
      'clock_differs',
      'oidc_iss_missing',
      'oidc_logout_missing',
    ]);
    expect(found.findings.find(({ rule }) => rule === 'clock_differs')?.found).toMatch(
      /^The clock of localhost differs from ours by (59|60)\d seconds\.$/,
    );
  });

  test('without https is critical', async () => {
    const found = await report(plain);
    expect(found.grade).toBe('F');
    expect(rulesOf(found)).toEqual(
      expect.arrayContaining(['insecure_address', 'oidc_issuer_invalid', 'oidc_endpoint_insecure']),
    );
  });

  test('with an untrusted certificate is not evaluated, and the result states why', async () => {
    const answer = await check(untrusted);
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as Problem).errors?.[0]?.message).toContain('DEPTH_ZERO_SELF_SIGNED_CERT');
  });
});

describe('a document', () => {
  test('of a provider is evaluated with the keys and certificates that it contains', async () => {
    const document = {
      issuer: untrusted,
      token_endpoint: `${untrusted}/token`,
      jwks_uri: `${untrusted}/keys`,
    };
    const found = await report(JSON.stringify(document));
    expect(found).toMatchObject({ address: null, grade: 'F' });
    expect(rulesOf(found)).toEqual(
      expect.arrayContaining(['tls_untrusted', 'jwks_unreadable', 'oidc_value_missing']),
    );
  });

  test('of an application is evaluated by its redirect URIs', async () => {
    const found = await report('{"client_name":"Expenses","redirect_uris":["http://app.example/cb"]}');
    expect(found).toMatchObject({ kind: 'oidc_client', name: 'Expenses', grade: 'F' });
    expect(rulesOf(found)).toEqual(['client_redirect_insecure']);
  });

  test('does not cause a connection to an internal address', async () => {
    const found = await report(
      '{"issuer":"https://a.example","jwks_uri":"https://10.0.0.1/keys","token_endpoint":"https://10.0.0.2/t"}',
    );
    expect(rulesOf(found)).toEqual(expect.arrayContaining(['jwks_unreadable', 'private_address']));
    expect(found.connections).toEqual([]);
  });
});

test.each([
  ['a web page', '<!DOCTYPE html><html></html>', 'web page'],
  ['plain words', 'not an address', 'neither an address'],
  ['a JSON of something else', '{"a":1}', 'neither an OpenID discovery document'],
  ['broken XML', '<md:x', 'cannot be read'],
  ['another scheme', 'file:///etc/passwd', 'neither an address'],
  ['an internal address', 'https://169.254.169.254/metadata', 'is not a public address'],
])('%s is 422 with the reason', async (_name, subject, sentence) => {
  const answer = await check(subject);
  expect(answer.status).toBe(422);
  const { errors } = (await answer.json()) as Problem;
  expect(errors?.[0]).toMatchObject({ field: 'subject', code: 'federation_unreadable' });
  expect(errors?.[0]?.message).toContain(sentence);
});

test('a user without the permission or a session cannot check', async () => {
  const { id } = await aTenant(api);
  const user = await signedIn(api, await aPerson(api, { tenantId: id }));
  expect((await check('{"redirect_uris":[]}', user)).status).toBe(403);
  const anonymous = await fetch(`${api.url}/api/v1/federation-checks`, { method: 'POST' });
  expect(anonymous.status).toBe(401);
});

test('an account is rate-limited after many checks', async () => {
  const { id } = await aTenant(api);
  const busy = await signedIn(api, await aPerson(api, { tenantId: id, role: 'tenant_admin' }));
  const states: number[] = [];
  for (let round = 0; round < 25; round += 1) states.push((await check('{"redirect_uris":[]}', busy)).status);
  expect(states.slice(0, 20)).toEqual(Array(20).fill(200));
  expect(states.at(-1)).toBe(429);
});

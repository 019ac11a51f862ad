import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '@gatehouse/embedded';
import * as oidc from 'openid-client';
import { Agent, fetch as undiciFetch } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type CertificateWish, CLIENT_AUTH, TestCertificate } from '../support/certificates.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { aClient, aResource, CALLBACK, throughGateway } from '../support/relying-party.ts';
import { caddyfileWithMutualTls, nginxWithMutualTls } from './proxy-configs.ts';
import { aProxyFolder, missingProxies, type ProxyServer, runProxy } from './proxy-servers.ts';

const LEDGER = 'https://ledger.example.test';
const CLIENT: CertificateWish = {
  subject: [
    ['O', 'Acme'],
    ['CN', 'ledger'],
  ],
  extendedKeyUsage: [CLIENT_AUTH],
};
const BOUND = { tls_client_certificate_bound_access_tokens: true };
const authority = TestCertificate.authority('Acme CA');
const right = authority.issue(CLIENT);
const other = authority.issue({ ...CLIENT, subject: [['CN', 'other']] });
const selfSigned = TestCertificate.selfSigned(CLIENT);

describe.each(['nginx', 'caddy'] as const)('mutual TLS through %s', (program) => {
  if (missingProxies().includes(program)) {
    test.skip(`${program} is not installed`, () => undefined);
    return;
  }
  let api: TestApi;
  let admin: ApiCaller;
  let person: Person;
  let folder: string;
  let proxy: ProxyServer;
  const agents: Agent[] = [];

  beforeAll(async () => {
    const [port = 0, health = 0, plain = 0, public_ = 0] = await freePorts(4);
    api = await startApi({ env: { MTLS_URL: `https://localhost:${port}` } });
    const tenant = await aTenant(api);
    admin = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' }));
    person = await aPerson(api, { tenantId: tenant.id });
    await aResource(admin, LEDGER);
    folder = aProxyFolder();
    const apiPort = Number(new URL(api.url).port);
    const place = { folder, port, health, plain, gateway: 0, api: apiPort, web: apiPort };
    const publicUrl = `https://localhost:${public_}`;
    writeFileSync(
      join(folder, 'gatehouse-secret.conf'),
      `proxy_set_header X-Gatehouse-Internal "${api.settings.INTERNAL_SECRET}";\n`,
    );
    const config =
      program === 'nginx'
        ? nginxWithMutualTls({ ...place, publicUrl })
        : caddyfileWithMutualTls({ ...place, port: public_, publicUrl }, port);
    proxy = await runProxy(program, folder, config, port, { INTERNAL_SECRET: api.settings.INTERNAL_SECRET });
  });
  afterAll(async () => {
    for (const agent of agents) await agent.close();
    await proxy?.stop();
    await api?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A TLS client with this certificate. The proxy's own is self-signed. */
  function agentOf(certificate: TestCertificate | null): Agent {
    const own = certificate && { cert: certificate.pem, key: certificate.keyPem };
    const agent = new Agent({ connect: { ...own, rejectUnauthorized: false } });
    agents.push(agent);
    return agent;
  }

  function sendThrough(certificate: TestCertificate | null) {
    const dispatcher = agentOf(certificate);
    const gateway = throughGateway(api);
    return (url: string, options: oidc.CustomFetchOptions): Promise<Response> =>
      url.startsWith('https:')
        ? (undiciFetch(url, { ...options, dispatcher } as object) as unknown as Promise<Response>)
        : gateway(url, options);
  }

  async function party(clientId: string, certificate: TestCertificate | null, auth = oidc.TlsClientAuth()) {
    const metadata = { use_mtls_endpoint_aliases: true };
    return oidc.discovery(new URL(api.settings.PUBLIC_URL), clientId, metadata, auth, {
      execute: [oidc.allowInsecureRequests],
      [oidc.customFetch]: sendThrough(certificate),
    });
  }

  test('a machine authenticates with the certificate of its authority', async () => {
    const { client_id } = await aClient(admin, {
      grant_types: ['client_credentials'],
      redirect_uris: [],
      scopes: [],
      resources: [{ resource: LEDGER, scopes: [] }],
      token_endpoint_auth_method: 'tls_client_auth',
      tls_client_auth: {
        subject: 'subject_dn',
        value: 'CN=ledger,O=Acme',
        certificate_authorities: authority.pem,
      },
      ...BOUND,
    });
    const config = await party(client_id, right);
    const { access_token } = await oidc.clientCredentialsGrant(config, { resource: LEDGER });
    expect(await oidc.tokenIntrospection(config, access_token)).toMatchObject({ active: true });
    for (const wrong of [other, selfSigned, null])
      await expect(
        oidc.clientCredentialsGrant(await party(client_id, wrong), { resource: LEDGER }),
      ).rejects.toMatchObject({ error: 'invalid_client' });
  });

  test('a user signs in, and tokens work with the certificate that they are bound to', async () => {
    const { client_id } = await aClient(admin, {
      token_endpoint_auth_method: 'self_signed_tls_client_auth',
      jwks: { keys: [selfSigned.jwk] },
      ...BOUND,
    });
    const config = await party(client_id, selfSigned);
    const verifier = oidc.randomPKCECodeVerifier();
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: CALLBACK,
      scope: 'openid email offline_access',
      prompt: 'consent',
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    const browser = new Browser(api);
    await browser.signIn(person);
    const at = await browser.proceed(await browser.follow(url), 'allow');
    const tokens = await oidc.authorizationCodeGrant(config, at, { pkceCodeVerifier: verifier });
    const info = await oidc.fetchUserInfo(config, tokens.access_token, person.id);
    expect(info.email).toBe(person.email);
    for (const wrong of [right, null])
      await expect(
        oidc.fetchUserInfo(await party(client_id, wrong), tokens.access_token, person.id),
      ).rejects.toThrow();
    const next = await oidc.refreshTokenGrant(config, tokens.refresh_token as string);
    await oidc.fetchUserInfo(config, next.access_token, person.id);
  });

  test('replaces a certificate that the client claims to have, and serves nothing else', async () => {
    const mtls = String(api.settings.MTLS_URL);
    const { client_id } = await aClient(admin, {
      token_endpoint_auth_method: 'self_signed_tls_client_auth',
      jwks: { keys: [selfSigned.jwk] },
    });
    const forged = {
      'client-cert': selfSigned.field,
      'x-gatehouse-client-cert': encodeURIComponent(selfSigned.pem),
      'x-gatehouse-internal': api.settings.INTERNAL_SECRET,
      'x-forwarded-host': new URL(mtls).host,
    };
    for (const [name, value] of Object.entries(forged)) {
      const response = await undiciFetch(`${mtls}/api/v1/oauth2/token`, {
        method: 'POST',
        headers: { [name]: value, 'content-type': 'application/x-www-form-urlencoded' },
        body: String(new URLSearchParams({ client_id, grant_type: 'refresh_token', refresh_token: 'x' })),
        dispatcher: agentOf(null),
      });
      expect([name, response.status]).toEqual([name, 401]);
    }
    for (const path of ['/', '/api/v1/me', '/api/v1/oauth2/authorize', '/health'])
      expect((await undiciFetch(mtls + path, { dispatcher: agentOf(right) })).status).toBe(404);
  });
});

import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { json } from 'node:stream/consumers';
import { freePorts } from '@gatehouse/embedded';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { addHost, anActiveHost } from '../support/custom-host.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';
import { DnsServer } from '../support/dns-server.ts';
import { caddyfileWithCustomDomains } from './proxy-configs.ts';
import { aProxyFolder, missingProxies, type ProxyServer, runProxy } from './proxy-servers.ts';

const HOST = 'login.acme.example';
const isMissing = missingProxies().includes('caddy');

describe.skipIf(isMissing)('Caddy with custom domains', () => {
  let dns: DnsServer;
  let api: TestApi;
  let admin: ApiCaller;
  let folder: string;
  let caddy: ProxyServer;

  beforeAll(async () => {
    const [port = 0, health = 0, plain = 0] = await freePorts(3);
    dns = await DnsServer.start();
    const publicUrl = `https://localhost:${port}`;
    api = await startApi({ env: { DNS_RESOLVERS: dns.address, PUBLIC_URL: publicUrl } });
    const tenant = await aTenant(api, { plan: 'pro' });
    admin = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' }));
    folder = aProxyFolder();
    const apiPort = Number(new URL(api.url).port);
    const place = { folder, port, health, plain, gateway: 0, api: apiPort, web: apiPort, publicUrl };
    caddy = await runProxy('caddy', folder, caddyfileWithCustomDomains(place), port, {
      INTERNAL_SECRET: api.settings.INTERNAL_SECRET,
    });
  });
  afterAll(async () => {
    await caddy?.stop();
    await api?.stop();
    await dns?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function issuerAt(host: string): Promise<unknown> {
    const sent = request({
      host: '127.0.0.1',
      port: caddy.port,
      servername: host,
      rejectUnauthorized: false,
      agent: false,
      path: '/.well-known/openid-configuration',
      headers: { host: `${host}:${caddy.port}` },
    }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return ((await json(response)) as { issuer: string }).issuer;
  }

  test('a verified host gets a certificate and its own issuer', async () => {
    await addHost(admin, HOST);
    await expect(issuerAt(HOST)).rejects.toThrow(/alert|EPROTO|socket/i);
    await admin.delete('/api/v1/custom-domain');
    await anActiveHost(admin, dns, HOST);
    expect(await issuerAt(HOST)).toBe(`https://${HOST}:${caddy.port}`);
  });

  test('other hosts get no certificate', async () => {
    await expect(issuerAt('login.evil.example')).rejects.toThrow(/alert|EPROTO|socket/i);
  });

  test('the platform keeps its own certificate and issuer', async () => {
    expect(await issuerAt('localhost')).toBe(`https://localhost:${caddy.port}`);
  });
});

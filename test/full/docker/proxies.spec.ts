import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, freePorts, ROOT, waitFor } from '@gatehouse/embedded';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ProxiedBrowser } from '../../docker/proxied-browser.ts';
import { PROXY_CASES } from '../../docker/proxy-configs.ts';
import { aProxyFolder, missingProxies, type ProxyServer, runProxy } from '../../docker/proxy-servers.ts';
import { type Product, startProduct } from '../../support/product.ts';

const missing = missingProxies();

test.runIf(process.env.CI)('the proxies are installed in CI', () => {
  expect(missing).toEqual([]);
});

const reason = missing.length > 0 ? ` (not run here: install ${missing.join(', ')})` : '';

describe.skipIf(missing.length > 0)(`behind a proxy with TLS${reason}`, () => {
  let product: Product;
  let publicUrl: string;
  let folder: string;
  let secret: string;
  const ports: number[] = [];
  let health: number;
  let plain: number;

  beforeAll(async () => {
    const [publicPort, healthPort = 0, plainPort = 0, ...own] = await freePorts(3 + PROXY_CASES.length);
    ports.push(...own);
    health = healthPort;
    plain = plainPort;
    publicUrl = `https://localhost:${publicPort}`;
    folder = aProxyFolder();
    product = await startProduct({
      PUBLIC_URL: publicUrl,
      DEMO_DATA: 'on',
      SUPERADMIN_SECOND_FACTOR: 'optional',
      TRUSTED_PROXIES: '127.0.0.1',
    });
    secret = readFileSync(join(product.dataDir, 'internal.secret'), 'utf8').trim();
  }, 180_000);

  afterAll(async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  describe.each(PROXY_CASES.map((proxy, index) => ({ ...proxy, index })))('$name', (proxy) => {
    let server: ProxyServer;
    let browser: ProxiedBrowser;

    beforeAll(async () => {
      const { port: gateway, apiPort: api, webPort: web } = product.settings;
      const port = ports[proxy.index] ?? 0;
      const config = proxy.config({ folder, port, health, plain, gateway, api, web, publicUrl });
      server = await runProxy(proxy.program, folder, config, port, { INTERNAL_SECRET: secret });
      browser = new ProxiedBrowser(publicUrl, port);
    });
    afterAll(() => server?.stop());

    test('a user signs in, with cookies for HTTPS only, and continues within the site', async () => {
      expect((await browser.get('/login')).status).toBe(200);
      const { email } = DEMO_ACCOUNTS[1] ?? { email: '' };
      const signedIn = await browser.post('/login', { intent: 'sign-in', email, password: DEMO_PASSWORD });
      expect([signedIn.status, signedIn.headers.location]).toEqual([302, expect.stringMatching(/^\/\w/)]);
      for (const cookie of browser.setCookies) expect(cookie).toMatch(/^__Host-[^;]*; Path=\/;.*Secure/);

      const home = await browser.get(String(signedIn.headers.location));
      expect([home.status, home.body]).toEqual([200, expect.stringContaining('Demo Company')]);
      const left = await browser.post('/logout', {});
      expect([left.status, left.headers.location]).toEqual([302, expect.stringMatching(/^\//)]);
    });

    test('a form that the page’s script submits gets a response', async () => {
      // After a few failures for one account, a proof of work would be required.
      const email = `nobody-${proxy.index}@demo-company.test`;
      const wrong = { intent: 'sign-in', email, password: 'wrong' };
      const { status, headers } = await new ProxiedBrowser(publicUrl, server.port).post('/login.data', wrong);
      expect([status, headers['content-type']]).toEqual([401, 'text/x-script; charset=utf-8']);
    });

    test('a form from another origin gets the page that names the setting', async () => {
      const { status, body } = await browser.post('/login', {}, { origin: 'https://evil.example' });
      expect([status, body]).toEqual([403, expect.stringContaining('PUBLIC_URL')]);
    });

    test('the URLs of the API start with the public URL', async () => {
      const { body } = await browser.get('/.well-known/openid-configuration');
      expect(JSON.parse(body)).toMatchObject({
        issuer: publicUrl,
        token_endpoint: expect.stringMatching(new RegExp(`^${publicUrl}/`)),
      });
    });

    test('a large file and a streamed page arrive completely', async () => {
      const assets = join(ROOT, 'remix-app/build/client/assets');
      const [largest = ''] = globSync('*.js', { cwd: assets })
        .map((name) => ({ name, size: readFileSync(join(assets, name)).length }))
        .toSorted((one, other) => other.size - one.size)
        .map(({ name }) => name);
      const { body } = await browser.get(`/assets/${largest}`);
      const digest = (text: string) => createHash('sha256').update(text).digest('hex');
      expect(digest(body)).toBe(digest(readFileSync(join(assets, largest), 'utf8')));
      // The part that a page streams after its markup ends with this call.
      const page = await browser.get('/products/ai-antivirus');
      expect(page.body.includes('streamController.close()')).toBe(true);
    });

    test('health and metrics are not reachable from outside', async () => {
      for (const path of ['/health/live', '/health/ready', '/metrics', '/metrics/x'])
        expect((await browser.get(path)).status, path).toBe(404);
    });

    test('the response has one Strict-Transport-Security header', async () => {
      for (const path of ['/login', '/api/v1/auth/me', '/metrics', '/nothing-here'])
        expect((await browser.get(path)).headers['strict-transport-security'], path).toBe(
          'max-age=31536000; includeSubDomains',
        );
    });

    if (proxy.name === 'Caddy as Compose has it')
      test('over plain HTTP, pages redirect to HTTPS, and nothing else does', async () => {
        const send = async (path: string, method = 'GET') => {
          const url = `http://localhost:${plain}${path}`;
          const { status, headers } = await fetch(url, { method, redirect: 'manual' });
          return [status, headers.get('location')];
        };
        expect(await send('/login?reason=ended')).toEqual([308, 'https://localhost/login?reason=ended']);
        expect(await send('/')).toEqual([308, 'https://localhost/']);
        for (const path of [
          '/api/v1/auth/me',
          '/api/v1/oauth2/token',
          '/.well-known/openid-configuration',
          '/t/demo-company/.well-known/openid-configuration',
          '/account.data',
          '/metrics',
        ])
          expect(await send(path), path).toEqual([403, null]);
        expect(await send('/login', 'POST')).toEqual([403, null]);
      });

    if (proxy.name === 'Caddy as Compose has it')
      test('a request waits for a killed API', async () => {
        process.kill(product.apis[0]?.pid ?? 0, 'SIGKILL');
        const { status, body } = await browser.get('/api/v1/auth/me');
        expect([status, JSON.parse(body).code]).toEqual([401, 'unauthenticated']);
      });

    if (proxy.name === 'Caddy as Compose has it')
      test('its own health check passes', async () => {
        expect((await fetch(`http://127.0.0.1:${health}/`)).status).toBe(200);
      });

    test.runIf(proxy.tellsClient)(
      'the log has the client’s real address, despite forged headers',
      async () => {
        const marker = `marker-${proxy.index}`;
        const forged = {
          'x-forwarded-for': '203.0.113.9',
          forwarded: 'for=203.0.113.9',
          'user-agent': marker,
        };
        await browser.get('/api/v1/auth/me', forged);
        await browser.get('/login', forged);
        for (const file of ['api.log', 'web.log']) {
          const line = await waitFor('the line', () =>
            readFileSync(join(product.dataDir, 'logs', file), 'utf8')
              .split('\n')
              .find((text) => text.includes(`"userAgent":"${marker}"`)),
          );
          expect(JSON.parse(line), file).toMatchObject({ ip: browser.localAddress });
        }
      },
    );
  });
});

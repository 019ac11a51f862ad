import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const BROWSER = 'Mozilla/5.0 (X11; Linux x64; rv:150.0) Gecko/20100101 Firefox/150.0';

let api: Server;
let asked: string[] = [];
let countLeftPage: typeof import('./left-page.server').countLeftPage;

beforeAll(async () => {
  api = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      asked.push(`${request.method} ${request.url} ${body}`);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('API_PORT', String((api.address() as AddressInfo).port));
  vi.stubEnv('PUBLIC_URL', 'http://localhost:3000');
  ({ countLeftPage } = await import('./left-page.server'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  api.close();
});
beforeEach(() => {
  asked = [];
});

function left(fields: Record<string, string>, agent = BROWSER): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const request = new Request('http://localhost:3000/login/left', {
    method: 'POST',
    headers: { 'user-agent': agent },
  });
  return countLeftPage(request, form);
}

test('only the organization or the application of a left page is sent to the API', async () => {
  await left({ tenant: 'acme', email: 'ada@acme.test' });
  await left({ application: 'reports' });
  await left({});
  expect(asked).toEqual([
    'POST /api/v1/sso/left-pages {"tenant":"acme"}',
    'POST /api/v1/sso/left-pages {"application":"reports"}',
    'POST /api/v1/sso/left-pages {}',
  ]);
});

test('a declared robot is not counted', async () => {
  await left({}, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)');
  expect(asked).toEqual([]);
});

import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test.each([
  ['PUT', '/api/v1/auth/login', 'POST'],
  ['TRACE', '/api/v1/roles', 'GET, HEAD, POST'],
  ['POST', '/api/v1/roles/018f3c5e-7d1a-7c3b-9a54-2f1d0c6b8e21', 'PATCH, DELETE'],
  ['DELETE', '/api/v1/invitations/accept', 'POST'],
  ['PATCH', '/api/v1/account/factors/passkeys/options', 'POST'],
  ['DELETE', '/api/v1/oauth2/token', 'POST'],
  ['PUT', '/api/v1/oauth2/authorize', 'GET, POST, HEAD'],
  ['POST', '/.well-known/openid-configuration', 'GET, HEAD'],
])('%s %s is rejected with the allowed methods', async (method, path, allowed) => {
  const { status, headers, problem } = await ask(method, path);
  expect([status, headers.get('allow'), problem.code]).toEqual([405, allowed, 'method_not_allowed']);
});

test.each(['/api/v1/nowhere', '/api/v1/roles/a/b/c'])('%s is not found with any method', async (path) => {
  for (const method of ['GET', 'DELETE']) {
    const { status, headers } = await ask(method, path);
    expect([status, headers.get('allow')]).toEqual([404, null]);
  }
});

interface Asked {
  readonly status: number;
  readonly headers: Headers;
  readonly problem: { readonly code: string };
}

/** Sends a plain request, because `fetch` cannot send TRACE. */
function ask(method: string, path: string): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const sent = request(`${api.url}${path}`, { method }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers(response.headers as Record<string, string>),
          problem: JSON.parse(text) as { code: string },
        }),
      );
    });
    sent.once('error', reject).end();
  });
}

import { expect, inject, test } from 'vitest';

const { url } = inject('gatehouse');
const NONCE = /script-src 'nonce-([^']+)'/;

async function visit(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}${path}`, { headers });
  const nonce = NONCE.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '';
  return { status: response.status, headers: response.headers, nonce, html: await response.text() };
}

test.each(['/', '/login'])('each visitor of %s gets the same page with its own nonce', async (path) => {
  const visits = [];
  for (let n = 0; n < 5; n++) visits.push(await visit(path));
  expect(new Set(visits.map(({ nonce }) => nonce)).size).toBe(5);
  const pages = visits.map(({ html, nonce }) => html.replaceAll(nonce, 'NONCE'));
  for (const { status, headers, html, nonce } of visits) {
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect([...headers.keys()].filter((name) => name.startsWith('x-gatehouse'))).toEqual([]);
    expect([...html.matchAll(/nonce="([^"]*)"/g)].map(([, used]) => used)).toEqual(
      html.match(/nonce="/g)?.map(() => nonce),
    );
  }
  // The server renders a separate copy each second.
  expect(new Set(pages.map((page) => page.length)).size).toBe(1);
});

test('a visitor never gets another visitor’s page', async () => {
  await visit('/login?email=somebody@company.test&tab=sign-up');
  const [english, german] = [await visit('/login'), await visit('/login', { 'accept-language': 'de' })];
  expect(english.html).not.toContain('somebody@company.test');
  expect([english, german].map(({ html }) => /<html lang="(\w+)"/.exec(html)?.[1])).toEqual(['en', 'de']);
  const asked = await visit('/login?email=somebody@company.test');
  expect(asked.html).toContain('somebody@company.test');
  expect((await visit('/login')).html).not.toContain('somebody@company.test');
});

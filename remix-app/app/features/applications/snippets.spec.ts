import { expect, test } from 'vitest';
import { type SnippetFacts, snippetsOf } from './snippets';

const facts: SnippetFacts = {
  name: 'Expenses',
  issuer: 'https://id.example.com',
  authorizationEndpoint: 'https://id.example.com/api/v1/oauth2/authorize',
  tokenEndpoint: 'https://id.example.com/api/v1/oauth2/token',
  userinfoEndpoint: 'https://id.example.com/api/v1/oauth2/userinfo',
  clientId: 'app-1',
  redirectUri: 'https://app.example.com/callback',
  scopes: ['openid', 'email'],
  authMethod: 'client_secret_basic',
  grants: ['authorization_code'],
  deviceEndpoint: 'https://id.example.com/api/v1/oauth2/device_authorization',
  resource: 'https://api.example.com',
};

const codeOf = (key: string, more: Partial<SnippetFacts> = {}) =>
  snippetsOf({ ...facts, ...more }).find((snippet) => snippet.key === key)?.code ?? '';

test.each(snippetsOf(facts).map(({ key }) => key))('%s names the client, and no secret', (key) => {
  expect(codeOf(key)).toContain('app-1');
  expect(codeOf(key)).toMatch(/CLIENT_SECRET|clientSecret/);
});

test('a public application is asked for no secret', () => {
  for (const key of ['shell', 'node', 'python', 'grafana']) {
    expect(codeOf(key, { authMethod: 'none' }), key).not.toContain('CLIENT_SECRET');
  }
});

test('http is allowed to the library only where the issuer has nothing else', () => {
  expect(codeOf('node')).not.toContain('allowInsecureRequests');
  expect(codeOf('node', { issuer: 'http://localhost:3000' })).toContain('allowInsecureRequests');
});

test('the shell snippet asks for exactly what is registered', () => {
  const url = /echo "([^"]+)"/.exec(codeOf('shell'))?.[1] ?? '';
  const query = new URL(url).searchParams;
  expect(query.get('redirect_uri')).toBe('https://app.example.com/callback');
  expect(query.get('scope')).toBe('openid email');
});

test.each([
  ['client_credentials', 'grant_type=client_credentials'],
  ['urn:ietf:params:oauth:grant-type:device_code', 'device_authorization'],
])('a program that uses %s alone is shown that, and no browser', (grant, expected) => {
  const snippets = snippetsOf({ ...facts, grants: [grant] });
  expect(snippets.map(({ key }) => key)).toEqual(['shell']);
  expect(snippets[0]?.code).toContain(expected);
  expect(snippets[0]?.code).not.toContain('redirect_uri');
});

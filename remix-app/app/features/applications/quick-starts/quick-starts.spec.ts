import { existsSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { highlight } from '../highlight.server';
import { quickStartsOf } from '.';
import type { QuickStart, QuickStartFacts } from './quick-start.ts';

const facts: QuickStartFacts = {
  name: 'Expenses',
  issuer: 'https://id.example.com',
  authorizationEndpoint: 'https://id.example.com/api/v1/oauth2/authorize',
  tokenEndpoint: 'https://id.example.com/api/v1/oauth2/token',
  userinfoEndpoint: 'https://id.example.com/api/v1/oauth2/userinfo',
  clientId: 'app-1',
  redirectUri: 'https://app.example.com/auth/callback',
  scopes: ['openid', 'email'],
  authMethod: 'client_secret_basic',
  grants: ['authorization_code'],
  applicationType: 'web',
  deviceEndpoint: 'https://id.example.com/api/v1/oauth2/device_authorization',
  resource: 'https://api.example.com',
};

const codeOf = ({ files }: QuickStart) => files.map(({ code }) => code).join('\n');
const find = (key: string, more: Partial<QuickStartFacts> = {}) => {
  const found = quickStartsOf({ ...facts, ...more }).find((one) => one.key === key);
  if (!found) throw new Error(`no quick start ${key}`);
  return found;
};
const ALL = [...quickStartsOf(facts), find('react', { authMethod: 'none' })];

test('every framework that Gatehouse names has a quick start', () => {
  expect(ALL.map(({ key }) => key)).toEqual(
    expect.arrayContaining([
      ...['next', 'react', 'express', 'nest', 'remix', 'django', 'fastapi', 'rails', 'laravel', 'spring'],
      ...['aspnet', 'go', 'nginx', 'apache'],
    ]),
  );
});

test.each(ALL)('$key contains the values of the application but no secret', (quickStart) => {
  const code = codeOf(quickStart);
  expect(code).toContain('app-1');
  expect(code).toContain('id.example.com');
  if (quickStart.key === 'react') expect(code).not.toMatch(/secret/i);
  else expect(code).toMatch(/CLIENT_SECRET|clientSecret/);
});

const EXCHANGE = 'urn:ietf:params:oauth:grant-type:token-exchange';
const WORKLOADS = quickStartsOf({ ...facts, authMethod: 'none', grants: [EXCHANGE] });

test('a workload without a secret gets the files of its system, which need none', () => {
  expect(WORKLOADS.map(({ key }) => key)).toEqual(['github-actions', 'gitlab-ci', 'kubernetes']);
  for (const start of WORKLOADS) {
    expect(codeOf(start)).toContain(`"grant_type=${EXCHANGE}"`);
    expect(codeOf(start)).not.toMatch(/CLIENT_SECRET/);
  }
});

test('a service that exchanges tokens reads how', () => {
  const [shell] = quickStartsOf({ ...facts, grants: ['client_credentials', EXCHANGE] });
  expect(shell && codeOf(shell)).toContain('subject_token=$ACCESS_TOKEN');
});

test.each([...ALL, ...WORKLOADS])('$key has an existing logo file, if any', ({ mark }) => {
  const file = new URL(`../../../../public/marks/${mark}.svg`, import.meta.url);
  expect(mark === null || existsSync(file)).toBe(true);
});

test.each([...ALL, ...WORKLOADS])(
  '$key is highlighted without changes and has no detectable syntax error',
  async (quickStart) => {
    for (const { code, language, path } of quickStart.files) {
      const tokens = await highlight(code, language);
      expect(tokens.map(([text]) => text).join('')).toBe(code);
      expect(tokens.some(([, kind]) => kind !== null)).toBe(true);
      if (path && (language === 'javascript' || language === 'typescript'))
        expect(syntaxErrors(code, path)).toEqual([]);
    }
  },
);

function syntaxErrors(code: string, fileName: string): string[] {
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: {
      jsx: ts.JsxEmit.ReactJSX,
      experimentalDecorators: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
    },
  });
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('markup in code stays text', async () => {
  const code = `const name = '<img src=x onerror=alert(1)>&amp;';`;
  const tokens = await highlight(code, 'javascript');
  expect(tokens.map(([text]) => text).join('')).toBe(code);
  expect(await highlight(code, 'unknown')).toEqual([[code, null]]);
});

test('the quick starts of a public application require no secret', () => {
  for (const key of ['react', 'shell'])
    expect(codeOf(find(key, { authMethod: 'none' })), key).not.toContain('CLIENT_SECRET');
  expect(codeOf(find('node', { authMethod: 'none', applicationType: 'native' }))).not.toContain(
    'CLIENT_SECRET',
  );
});

test.each([
  ['express', 'ClientSecretPost'],
  ['next', "'client_secret_post'"],
  ['fastapi', "'client_secret_post'"],
  ['rails', ':body'],
  ['spring', 'client_secret_post'],
  ['aspnet', 'options.ClientSecret'],
  ['go', 'AuthStyleInParams'],
  ['apache', 'client_secret_post'],
])('%s uses the registered client authentication method', (key, expected) => {
  expect(codeOf(find(key))).not.toContain(expected);
  expect(codeOf(find(key, { authMethod: 'client_secret_post' }))).toContain(expected);
});

test('a quick start allows http only if the issuer uses it', () => {
  for (const key of ['express', 'nest', 'remix', 'node']) {
    expect(codeOf(find(key))).not.toContain('allowInsecureRequests');
    expect(codeOf(find(key, { issuer: 'http://localhost:3000' }))).toContain('allowInsecureRequests');
  }
});

test.each(['express', 'nest', 'remix', 'django', 'fastapi', 'rails', 'laravel', 'aspnet', 'go'])(
  '%s serves the registered redirect URI',
  (key) => {
    const { files } = find(key, { redirectUri: 'https://app.example.com/sign/in' });
    const text = files.map(({ path, code }) => `${path} ${code}`).join('\n');
    expect(text).toMatch(/sign[/.]in/);
  },
);

test('the shell quick start requests exactly the registered redirect URI and scopes', () => {
  const url = /echo "([^"]+)"/.exec(codeOf(find('shell')))?.[1] ?? '';
  const query = new URL(url).searchParams;
  expect(query.get('redirect_uri')).toBe('https://app.example.com/auth/callback');
  expect(query.get('scope')).toBe('openid email');
});

test.each([
  ['client_credentials', 'grant_type=client_credentials'],
  ['urn:ietf:params:oauth:grant-type:device_code', 'device_authorization'],
])('an application that uses only %s gets a shell quick start without a browser', (grant, expected) => {
  const all = quickStartsOf({ ...facts, grants: [grant] });
  expect(all.map(({ key }) => key)).toEqual(['shell']);
  expect(codeOf(find('shell', { grants: [grant] }))).toContain(expected);
  expect(codeOf(find('shell', { grants: [grant] }))).not.toContain('redirect_uri');
});

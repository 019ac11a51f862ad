import { expect, test } from 'vitest';
import { textsOf } from '~/server/texts.server';
import {
  readApplicationForm,
  redirectUriOf,
  toApplicationErrors,
  typedApplication,
} from './application-form';
import { applicationAnswers } from './texts/answers';

const t = textsOf(new Request('http://localhost/'), applicationAnswers);

function form(entries: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

test('a list has one URI per line, and empty lines are ignored', () => {
  const body = readApplicationForm(
    form([
      ['name', ' Expenses '],
      ['redirect_uris', 'https://a.test/cb\r\n\r\n  https://b.test/cb  \n'],
      ['scopes', 'openid'],
      ['scopes', 'email'],
    ]),
  );
  expect(body).toEqual({
    name: 'Expenses',
    redirect_uris: ['https://a.test/cb', 'https://b.test/cb'],
    post_logout_redirect_uris: [],
    scopes: ['openid', 'email'],
    skip_consent: false,
    dpop_bound_access_tokens: false,
    require_pushed_authorization_requests: false,
    require_pkce: true,
    id_token_scope_claims: true,
    backchannel_logout_uri: null,
    offline_idle_seconds: null,
    offline_total_seconds: null,
    security_profile: 'standard',
    tls_client_certificate_bound_access_tokens: false,
    require_signed_request_object: false,
    resources: [],
  });
});

test('the error of a list names each invalid URI', () => {
  const errors = [
    { field: 'redirect_uris.1', message: 'Enter an absolute URL' },
    { field: 'redirect_uris.2', message: 'Wildcards are not allowed. Register each URI exactly' },
    { field: 'name', message: 'Enter a name' },
  ];
  const body = {
    redirect_uris: ['https://a.test', 'b', 'https://*.c'],
    post_logout_redirect_uris: [],
    resources: [],
  };
  expect(toApplicationErrors(errors, body, t)).toEqual({
    redirect_uris:
      'b: Enter an absolute URL\nhttps://*.c: Wildcards are not allowed. Register each URI exactly',
    name: 'Enter a name',
  });
});

test('ID tokens contain scope claims unless the checkbox is selected', () => {
  expect(readApplicationForm(form([['lean_id_token', 'on']])).id_token_scope_claims).toBe(false);
});

test('PKCE is required unless the checkbox for the weaker option is selected', () => {
  const weaker = form([['without_pkce', 'on']]);
  expect(readApplicationForm(form([])).require_pkce).toBe(true);
  expect(readApplicationForm(weaker).require_pkce).toBe(false);
  expect(typedApplication(weaker).without_pkce).toBe('on');
});

test('typed values return unchanged, including invalid lines', () => {
  const typed = typedApplication(form([['redirect_uris', 'b\n\nhttps://*.c']]));
  expect(typed.redirect_uris).toBe('b\n\nhttps://*.c');
});

test.each([
  ['', {}],
  ['https://app.test/jwks.json', { jwks_uri: 'https://app.test/jwks.json' }],
  ['{"keys":[]}', { jwks: { keys: [] } }],
  ['{"keys":', { jwks: '{"keys":' }],
])('keys are read as a URI or a key set: %j', (keys, expected) => {
  const { jwks, jwks_uri } = readApplicationForm(form([['keys', keys]]));
  expect({ ...(jwks !== undefined && { jwks }), ...(jwks_uri && { jwks_uri }) }).toEqual(expected);
});

test('an error in a key set is shown at the keys field', () => {
  const lists = { redirect_uris: [], post_logout_redirect_uris: [], resources: [] };
  const errors = [{ field: 'jwks.keys.0', message: 'Register only the public key' }];
  expect(toApplicationErrors(errors, lists, t)).toEqual({ keys: 'Register only the public key' });
});

test.each([
  ['', null],
  ['14', 1_209_600],
  ['0.5', 43_200],
  ['many', Number.NaN],
])('%j days are %s seconds', (days, seconds) => {
  expect(readApplicationForm(form([['offline_idle_days', days]])).offline_idle_seconds).toEqual(seconds);
});

test('a limit that is too long is reported in days', () => {
  const lists = { redirect_uris: [], post_logout_redirect_uris: [], resources: [] };
  const errors = [{ field: 'offline_idle_seconds', message: 'Too big: expected number to be <=2592000' }];
  expect(toApplicationErrors(errors, lists, t)).toEqual({
    offline_idle_seconds: 'Enter a number of days, at most 30',
  });
});

test('the sector identifier is sent only by a form with its field, and an empty field removes it', () => {
  expect('sector_identifier_uri' in readApplicationForm(form([]))).toBe(false);
  expect(readApplicationForm(form([['sector_identifier_uri', ' ']])).sector_identifier_uri).toBe(null);
  const uri = 'https://app.test/redirects.json';
  expect(readApplicationForm(form([['sector_identifier_uri', ` ${uri} `]])).sector_identifier_uri).toBe(uri);
});

test('an API is one line with its identifier and then its scopes', () => {
  const body = readApplicationForm(form([['resources', 'https://api.test  read write\nurn:api\n']]));
  expect(body.resources).toEqual([
    { resource: 'https://api.test', scopes: ['read', 'write'] },
    { resource: 'urn:api', scopes: [] },
  ]);
});

test.each([
  ['https://app.example.com', '/auth/callback', 'https://app.example.com/auth/callback'],
  ['https://app.example.com/', '/auth/callback', 'https://app.example.com/auth/callback'],
  ['app.example.com', '/auth/callback', 'https://app.example.com/auth/callback'],
  ['localhost:3000', '/callback', 'http://localhost:3000/callback'],
  ['https://app.example.com/signin-oidc', '/auth/callback', 'https://app.example.com/signin-oidc'],
  ['https://app.example.com/?a=1', '/auth/callback', 'https://app.example.com/?a=1'],
  ['com.example.app:/callback', null, 'com.example.app:/callback'],
  ['http://127.0.0.1/callback', null, 'http://127.0.0.1/callback'],
])('the URL %s with the path %s has the redirect URI %s', (address, path, uri) => {
  expect(redirectUriOf(address, path)).toBe(uri);
});

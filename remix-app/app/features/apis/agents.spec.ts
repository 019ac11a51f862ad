import { expect, test } from 'vitest';
import { challengeOf, isOpenToAgents, metadataAddress, metadataOf } from './agents';

// Source: RFC 9728 §3.1.
test.each([
  ['https://resource.example.com', 'https://resource.example.com/.well-known/oauth-protected-resource'],
  ['https://resource.example.com/', 'https://resource.example.com/.well-known/oauth-protected-resource'],
  [
    'https://resource.example.com/resource1',
    'https://resource.example.com/.well-known/oauth-protected-resource/resource1',
  ],
  [
    'https://resource.example.com/mcp?tenant=a',
    'https://resource.example.com/.well-known/oauth-protected-resource/mcp?tenant=a',
  ],
  ['urn:example:api', null],
])('the metadata of %s is at %s', (identifier, address) => {
  expect(metadataAddress(identifier)).toBe(address);
});

test('the metadata names the issuer and the scopes', () => {
  const api = { identifier: 'https://tools.example.com/mcp', name: 'Tools', scopes: ['tools:read'] };
  expect(JSON.parse(metadataOf(api, 'https://id.example.com/t/acme'))).toEqual({
    resource: 'https://tools.example.com/mcp',
    resource_name: 'Tools',
    authorization_servers: ['https://id.example.com/t/acme'],
    scopes_supported: ['tools:read'],
    bearer_methods_supported: ['header'],
  });
  expect(challengeOf('https://tools.example.com/x')).toContain(
    'resource_metadata="https://tools.example.com/x"',
  );
});

test.each([
  ['off', false, true, false],
  ['off', true, true, true],
  ['token', false, true, true],
  ['open', true, false, false],
] as const)(
  'mode %s, documents %s, included %s: open to agents %s',
  (mode, documents, isIncluded, expected) => {
    const resources = isIncluded ? [{ resource: 'https://a.test', scopes: [] }] : [];
    expect(isOpenToAgents({ mode, documents, resources }, 'https://a.test')).toBe(expected);
  },
);

import { expect, test, vi } from 'vitest';
import { ProviderHost } from './provider-host.js';

vi.mock('./library-seams.js', () => ({
  requireLibrarySeams: () => {
    throw new Error('oidc-provider has no IdToken.prototype.issue');
  },
}));

test('the API does not start if the library lacks a required member', () => {
  const host = Object.create(ProviderHost.prototype) as ProviderHost;
  expect(() => host.onModuleInit()).toThrow('oidc-provider has no IdToken.prototype.issue');
});

import Provider from 'oidc-provider';
import { expect, test } from 'vitest';
import { requireLibrarySeams } from './library-seams.js';

const provider = () => new Provider('https://id.test');

test('the installed library has every seam', () => {
  expect(() => requireLibrarySeams(provider())).not.toThrow();
});

test('a method that was renamed is named', () => {
  const renamed = provider();
  Object.defineProperty(renamed.IdToken.prototype, 'issue', { value: undefined });
  expect(() => requireLibrarySeams(renamed)).toThrow('oidc-provider has no IdToken.prototype.issue:');
});

test('a list of kept fields that is gone is named', () => {
  const changed = provider();
  Object.defineProperty(changed.Grant, 'IN_PAYLOAD', { value: undefined });
  expect(() => requireLibrarySeams(changed)).toThrow('oidc-provider has no Grant.IN_PAYLOAD:');
});

import { expect, test, vi } from 'vitest';
import { bareProvider, requireLibrarySeams } from './library-seams.js';

test('the installed library has every seam', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  expect(() => requireLibrarySeams()).not.toThrow();
  expect(warned).not.toHaveBeenCalled();
});

test('a method that was renamed is named', () => {
  const renamed = bareProvider();
  Object.defineProperty(renamed.IdToken.prototype, 'issue', { value: undefined });
  expect(() => requireLibrarySeams(renamed)).toThrow('oidc-provider has no IdToken.prototype.issue:');
});

test('a list of kept fields that is gone is named', () => {
  const changed = bareProvider();
  Object.defineProperty(changed.Grant, 'IN_PAYLOAD', { value: undefined });
  expect(() => requireLibrarySeams(changed)).toThrow('oidc-provider has no Grant.IN_PAYLOAD:');
});

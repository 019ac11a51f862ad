import { expect, test, vi } from 'vitest';
import { bareProvider, requireLibrarySeams } from './library-seams.js';

test('the installed library has every member that Gatehouse relies on', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  expect(() => requireLibrarySeams()).not.toThrow();
  expect(warned).not.toHaveBeenCalled();
});

test('a missing method is reported by name', () => {
  const renamed = bareProvider();
  Object.defineProperty(renamed.IdToken.prototype, 'issue', { value: undefined });
  expect(() => requireLibrarySeams(renamed)).toThrow('oidc-provider has no IdToken.prototype.issue:');
});

test('a missing list of stored fields is reported by name', () => {
  const changed = bareProvider();
  Object.defineProperty(changed.Grant, 'IN_PAYLOAD', { value: undefined });
  expect(() => requireLibrarySeams(changed)).toThrow('oidc-provider has no Grant.IN_PAYLOAD:');
});

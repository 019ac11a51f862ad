import { expect, test, vi } from 'vitest';
import { startApi } from '../support/api.ts';

vi.mock('../../nest-api/src/oauth2/provider/library-seams.js', () => ({
  requireLibrarySeams: () => {
    throw new Error('oidc-provider has no IdToken.prototype.issue');
  },
}));

test('the API does not start on a library of another shape', async () => {
  await expect(startApi()).rejects.toThrow('oidc-provider has no IdToken.prototype.issue');
});

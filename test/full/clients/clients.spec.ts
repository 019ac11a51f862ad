import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../support/api.ts';
import { aPerson, aTenant, PASSWORD } from '../../support/data.ts';
import { pythonTools } from '../support/python.ts';
import { drive, GENERATORS } from './generators.ts';

let api: TestApi;
let bin: string;

beforeAll(async () => {
  [api, bin] = await Promise.all([startApi(), pythonTools()]);
}, 300_000);
afterAll(() => api?.stop());

describe('the contract with third-party generators', () => {
  test.each(GENERATORS)(
    '$name: the client compiles, and twenty operations work as documented',
    async (generator) => {
      const tenant = await aTenant(api, { name: 'Acme', plan: 'enterprise' });
      const admin = await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' });
      const caller = { BASE_URL: api.url, EMAIL: admin.email, PASSWORD };
      await expect(drive(generator, bin, caller)).resolves.toBeUndefined();
    },
  );
});

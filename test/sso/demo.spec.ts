import type { SsoProviders, SsoResult, SsoStarted } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readDatabaseState } from '../../libs/embedded/src/database-state.ts';
import { type Product, startProduct } from '../support/product.ts';
import { signInAtSandbox } from '../support/sandbox-browser.ts';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

async function call<Body>(path: string, body?: object): Promise<Body> {
  const response = await fetch(`${product.url}${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  return (await response.json()) as Body;
}

test.each(['google', 'microsoft'])(
  'with the demo data the %s button works, without the internet',
  // The first request starts the sandbox, which can take longer than the API's timeout on a stalled machine.
  { retry: process.env.CI ? 1 : 0 },
  async (type) => {
    const { items } = await call<SsoProviders>('/api/v1/sso/providers');
    const button = items.find((item) => item.type === type);
    const started = await call<SsoStarted>('/api/v1/sso/sign-ins', {
      configurationId: button?.configurationId,
      mode: type === 'google' ? 'signin' : 'signup',
    });
    expect(started, JSON.stringify(started)).toHaveProperty('authorizationUrl');
    const email = type === 'google' ? 'employee@demo-company.test' : 'employee@new-company.test';
    const callback = await signInAtSandbox(started.authorizationUrl, { email });
    const result = await call<SsoResult>('/api/v1/sso/sign-ins/complete', {
      ...Object.fromEntries(callback.searchParams),
      browserSecret: started.browserSecret,
    });
    expect(result, JSON.stringify(result)).toMatchObject({
      status: 'signed_in',
      login: { user: { tenantName: type === 'google' ? 'Demo Company' : 'New Company' } },
    });
  },
);

test('an address of the demo company leads to its provider', async () => {
  const route = await call('/api/v1/sso/discover', { email: 'employee@demo-company.test' });
  expect(route).toMatchObject({ kind: 'offer', options: [{ name: 'Demo Company Google', type: 'google' }] });
});

test('a start detects without the migrator whether the demo data is complete, and the migrator completes it', async () => {
  const ownerUrl = String(product.ownerUrl);
  const owner = new pg.Client({ connectionString: ownerUrl });
  onTestFinished(() => owner.end());
  await owner.connect();
  expect(await readDatabaseState(ownerUrl)).toMatchObject({ isMigrated: true, hasDemoData: true });
  await owner.query(`update sso_configurations set type = 'github' where name = 'Demo Company Google'`);
  expect(await readDatabaseState(ownerUrl)).toMatchObject({ isMigrated: true, hasDemoData: false });
  await product.migrate();
  expect(await readDatabaseState(ownerUrl)).toMatchObject({ isMigrated: true, hasDemoData: true });
  await owner.query('delete from migrations where name = (select max(name) from migrations)');
  expect(await readDatabaseState(ownerUrl)).toMatchObject({ isMigrated: false, hasDemoData: false });
});

import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Visitors } from '../../support/visitors.ts';

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());

const PAGE = '/superadmin/keys';

test('the page shows the published keys, and which one signs', async () => {
  const response = await fetch(`${visitors.product.url}/api/v1/oauth2/jwks`);
  const { keys } = (await response.json()) as { keys: { kid: string; alg: string }[] };
  const page = await visitors.as('superadmin');
  await page.goto(PAGE);
  for (const { kid, alg } of keys) {
    const row = page.getByRole('row').filter({ hasText: kid });
    expect(await row.innerText()).toContain(alg);
  }
  expect(await page.getByText('Current', { exact: true }).count()).toBe(2);
  expect(await page.getByText('Next', { exact: true }).count()).toBe(2);
  await visitors.leave(page);
});

/** Works for any uptime of the product. A key can become current ten minutes after its creation. */
async function makeNextKeysYoung(): Promise<void> {
  const owner = new pg.Client({ connectionString: inject('gatehouse').ownerUrl });
  await owner.connect();
  await owner.query(`update signing_keys set created_at = now() where status = 'next' and tenant_id is null`);
  await owner.end();
}

test.each([
  ['with script', true],
  ['without script', false],
])(
  'keys that clients may not have cached yet cannot become current, %s',
  async (_name, javaScriptEnabled) => {
    await fetch(`${visitors.product.url}/api/v1/oauth2/jwks`);
    await makeNextKeysYoung();
    const page = await visitors.as('superadmin', { javaScriptEnabled });
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'Rotate keys' }).click();
    await page
      .getByRole('alert')
      .getByText(/^The next keys are too new/)
      .waitFor();
    await visitors.leave(page);
  },
);

test('the keys of one organization are its own', async () => {
  await fetch(`${visitors.product.url}/t/demo-company/api/v1/oauth2/jwks`);
  const page = await visitors.as('superadmin');
  await page.goto(PAGE);
  const shared = await page.locator('code').allInnerTexts();
  await page.getByLabel('Organization').fill('demo-company');
  await page.getByRole('button', { name: 'Show keys' }).click();
  await page.getByText('Keys of the issuer of Demo Company').waitFor();
  const own = await page.locator('code').allInnerTexts();
  expect(own).toHaveLength(4);
  expect(own.filter((kid) => shared.includes(kid))).toEqual([]);

  await page.goto(`${PAGE}?of=nobody`);
  await page.getByRole('alert').getByText('There is no organization with the code or slug').waitFor();
  await visitors.leave(page);
});

test('only a superadmin can open it', async () => {
  const page = await visitors.as('admin');
  await page.goto(PAGE);
  expect(new URL(page.url()).pathname).toBe('/login');
  await visitors.leave(page);
});

test('no page logged an error', () => {
  expect(visitors.complaints).toEqual([]);
});

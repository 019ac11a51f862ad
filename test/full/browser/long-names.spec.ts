import { SANDBOX_CLIENT_ID, SANDBOX_CLIENT_SECRET } from '@gatehouse/sandbox-idp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clippedAt, cutOffAt, flawsOf } from '../../support/flaws.ts';
import { Visitors } from '../../support/visitors.ts';

const NAME = 'ConnectionWithALongNameThatHasNoSpaces'.repeat(2);

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());

test.each(['en', 'pseudo', 'ar'])(
  'a long name without spaces fits the pages that list connections, in %s',
  async (language) => {
    const { tenant: _, ...owner } = await visitors.organization(`Long Names ${language}`);
    const api = await visitors.api(owner);
    const client = { clientId: SANDBOX_CLIENT_ID, clientSecret: SANDBOX_CLIENT_SECRET };
    const settings = { type: 'github', name: NAME, ...client, domains: [], isEnabled: true };
    expect((await api('POST', '/api/v1/sso-configurations', settings)).status).toBe(201);
    const page = await visitors.as(owner);
    const { url } = visitors.product;
    await page.context().addCookies([{ name: 'gatehouse_language', value: language, url }]);
    const flaws: string[] = [];
    for (const path of ['/admin/sso/enforcement', '/admin/health', '/admin/sso']) {
      await page.goto(path);
      await page.getByText(NAME).first().waitFor();
      for (const width of [390, 768, 1440])
        flaws.push(...(await cutOffAt(page, path, width)), ...(await clippedAt(page, path, width)));
    }
    expect(flaws).toEqual([]);
    await visitors.leave(page);
  },
);

test('two connections with one name, and a pending domain, cause no flaws on the health page', async () => {
  const { tenant: _, ...owner } = await visitors.organization('Same Names');
  const api = await visitors.api(owner);
  const client = { clientId: SANDBOX_CLIENT_ID, clientSecret: SANDBOX_CLIENT_SECRET };
  const settings = { type: 'github', name: 'Twin', ...client, domains: [], isEnabled: true };
  for (const _twin of [1, 2])
    expect((await api('POST', '/api/v1/sso-configurations', settings)).status).toBe(201);
  const domain = `${'long-label'.repeat(6)}.example.org`;
  expect((await api('POST', '/api/v1/domains', { domain })).status).toBe(201);
  const page = await visitors.as(owner);
  await page.goto('/admin/health');
  await page.getByText(domain).first().waitFor();
  expect(await flawsOf(page, 'health')).toEqual([]);
  await visitors.leave(page);
});

import type { Problem, SsoPasswordPage } from '@gatehouse/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { aConnectorConnection } from '../support/connector.ts';
import { post } from '../support/data.ts';
import { anOrganization } from '../support/sso.ts';
import { start } from '../support/sso-sign-ins.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const opened = (body: object) => post(api, '/api/v1/sso/sign-ins/password/open', body);

test('the password page names the organization only in the browser that started the sign-in', async () => {
  const owner = await anOrganization(api, 'new-company.test');
  const connection = await aConnectorConnection(owner.as, 'new-company.test');
  const [{ state, browserSecret }, other] = [
    await start(api, connection.id),
    await start(api, connection.id),
  ];
  const shown = await opened({ state, browserSecret });
  expect(shown.status, await shown.clone().text()).toBe(200);
  expect(((await shown.json()) as SsoPasswordPage).organization?.name).toBe('Acme');
  for (const [code, body] of [
    ['state_of_another_browser', { state, browserSecret: other.browserSecret }],
    ['state_unknown', { state: 'unknown', browserSecret }],
  ] as const) {
    const rejected = await opened(body);
    expect([rejected.status, ((await rejected.json()) as Problem).code]).toEqual([422, code]);
  }
  // The sign-in can still continue.
  expect((await opened({ state, browserSecret })).status).toBe(200);
});

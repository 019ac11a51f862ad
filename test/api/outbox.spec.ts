import type { OutboxMailDetail, OutboxPage } from '@gatehouse/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, post, signedIn } from '../support/data.ts';

let api: TestApi;
let superadmin: ApiCaller;

beforeAll(async () => {
  api = await startApi();
  superadmin = await signedIn(api, await aPerson(api));
  await post(api, '/api/v1/auth/register', {
    email: 'ada@new-company.test',
    password: 'correct horse battery staple',
    firstName: 'Ada',
    lastName: 'Lovelace',
  });
});
afterAll(() => api.stop());

async function onlyMail(): Promise<OutboxMailDetail> {
  const page = (await (await superadmin.get('/api/v1/mail/outbox')).json()) as OutboxPage;
  expect(page.items).toHaveLength(1);
  return (await (
    await superadmin.get(`/api/v1/mail/outbox/${page.items[0]?.id}`)
  ).json()) as OutboxMailDetail;
}

test('without a mail server a mail waits in the outbox for a superadmin, link and all', async () => {
  const mail = await onlyMail();
  expect(mail).toMatchObject({
    to: 'ada@new-company.test',
    template: 'verify-email',
    status: 'queued',
    attempts: 0,
  });
  expect(mail.text).toMatch(/\/verify-email\?token=\S{20,}/);
  expect(mail.html).toContain('<!doctype html>');
});

test.each([
  ['ADA@new', 1],
  ['ada@new-company.test', 1],
  ['da@new', 0],
  ['%25', 0],
  ['ada_new', 0],
])('whom a mail was written to is found by the beginning of their address: %s', async (to, found) => {
  const page = (await (await superadmin.get(`/api/v1/mail/outbox?to=${to}`)).json()) as OutboxPage;
  expect(page.items).toHaveLength(found);
});

test('the list shows no link', async () => {
  expect(await (await superadmin.get('/api/v1/mail/outbox')).text()).not.toContain('token=');
});

test('the link is in no log', async () => {
  const token = (await onlyMail()).text?.match(/token=(\S+)/)?.[1] ?? '';
  expect(token.length).toBeGreaterThan(20);
  expect(api.log.length).toBeGreaterThan(0);
  expect(api.log.join('')).not.toContain(token);
});

test('nobody else reads it', async () => {
  const tenant = await aTenant(api);
  const { id } = await onlyMail();
  for (const role of ['tenant_admin', 'tenant_user'] as const) {
    const caller = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role }));
    expect((await caller.get('/api/v1/mail/outbox')).status).toBe(403);
    expect((await caller.get(`/api/v1/mail/outbox/${id}`)).status).toBe(403);
  }
  expect((await fetch(`${api.url}/api/v1/mail/outbox`)).status).toBe(401);
});

test('a mail that does not exist is not found, and an id that is none is refused', async () => {
  expect((await superadmin.get('/api/v1/mail/outbox/0192aaaa-0000-7000-8000-00000000dead')).status).toBe(404);
  expect((await superadmin.get('/api/v1/mail/outbox/1')).status).toBe(400);
});

import type { OutboxMailDetail, OutboxPage, Problem } from '@gatehouse/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, PASSWORD, post, signedIn } from '../support/data.ts';

let api: TestApi;
let superadmin: ApiCaller;
/** A second process on the same database, configured without the demo. */
let masking: TestApi;
/** A third process, with a mail server. */
let sending: TestApi;

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
afterAll(async () => {
  await sending?.stop();
  await masking?.stop();
  await api.stop();
});

async function onlyMail(): Promise<OutboxMailDetail> {
  const page = (await (await superadmin.get('/api/v1/mail/outbox')).json()) as OutboxPage;
  expect(page.items).toHaveLength(1);
  return (await (
    await superadmin.get(`/api/v1/mail/outbox/${page.items[0]?.id}`)
  ).json()) as OutboxMailDetail;
}

test('without a mail server, an email waits in the outbox for a superadmin, with its link', async () => {
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
])('an email is found by the start of the address of its recipient: %s', async (to, found) => {
  const page = (await (await superadmin.get(`/api/v1/mail/outbox?to=${to}`)).json()) as OutboxPage;
  expect(page.items).toHaveLength(found);
});

test('the list shows no link', async () => {
  expect(await (await superadmin.get('/api/v1/mail/outbox')).text()).not.toContain('token=');
});

test('the log does not contain the link', async () => {
  const token = (await onlyMail()).text?.match(/token=(\S+)/)?.[1] ?? '';
  expect(token.length).toBeGreaterThan(20);
  expect(api.log.length).toBeGreaterThan(0);
  expect(api.log.join('')).not.toContain(token);
});

test('other users cannot read it', async () => {
  const tenant = await aTenant(api);
  const { id } = await onlyMail();
  for (const role of ['tenant_admin', 'tenant_user'] as const) {
    const caller = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role }));
    expect((await caller.get('/api/v1/mail/outbox')).status).toBe(403);
    expect((await caller.get(`/api/v1/mail/outbox/${id}`)).status).toBe(403);
  }
  expect((await fetch(`${api.url}/api/v1/mail/outbox`)).status).toBe(401);
});

describe('outside of a demo, or with a mail server', () => {
  const clock = new HeldClock(new Date());
  beforeAll(async () => {
    masking = await startApi({
      clock,
      database: api.database,
      env: { DEMO_DATA: 'off', OUTBOUND_ALLOW: '', SUPERADMIN_SECOND_FACTOR: 'optional' },
    });
  });

  test('links are masked; opening requires re-authentication and is recorded', async () => {
    const { id } = await onlyMail();
    const person = await aPerson(masking);
    const caller = await signedIn(masking, person);
    const shown = await (await caller.get(`/api/v1/mail/outbox/${id}`)).text();
    expect(JSON.parse(shown)).toMatchObject({ isMasked: true, to: 'ada@new-company.test' });
    expect(shown).not.toContain('token=');
    expect(shown).not.toContain('/verify-email');

    clock.advance(300);
    const refused = await caller.post(`/api/v1/mail/outbox/${id}/open`);
    expect(((await refused.json()) as Problem).code).toBe('reauthentication_required');
    const opened = async () =>
      (
        (await (await caller.get('/api/v1/audit/events?action=mail.opened')).json()) as {
          items: { actor: object; target: object }[];
        }
      ).items;
    expect(await opened()).toEqual([]);

    await caller.post('/api/v1/auth/step-up', { method: 'password', password: PASSWORD });
    const mail = (await (await caller.post(`/api/v1/mail/outbox/${id}/open`)).json()) as OutboxMailDetail;
    expect(mail.text).toMatch(/\/verify-email\?token=\S{20,}/);
    expect(mail.isMasked).toBe(false);
    expect(await opened()).toMatchObject([{ actor: { id: person.id }, target: { type: 'mail', id } }]);
  });

  test('a mail server alone masks links, even with demo data', async () => {
    const { id } = await onlyMail();
    sending = await startApi({ database: api.database, env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
    expect(sending.settings.demoData).toBe(true);
    const caller = await signedIn(sending, await aPerson(sending));
    const shown = await (await caller.get(`/api/v1/mail/outbox/${id}`)).text();
    expect(JSON.parse(shown)).toMatchObject({ isMasked: true });
    expect(shown).not.toContain('token=');
  });

  test('only superadmins who manage the platform can open it', async () => {
    const { id } = await onlyMail();
    const tenant = await aTenant(masking);
    const admin = await signedIn(
      masking,
      await aPerson(masking, { tenantId: tenant.id, role: 'tenant_admin' }),
    );
    expect((await admin.post(`/api/v1/mail/outbox/${id}/open`)).status).toBe(403);
  });

  test('an email of an organization is also in the audit log of that organization', async () => {
    const tenant = await aTenant(masking);
    const admin = await signedIn(
      masking,
      await aPerson(masking, { tenantId: tenant.id, role: 'tenant_admin' }),
    );
    await admin.post('/api/v1/invitations', { email: 'guest@example.test' });
    const caller = await signedIn(masking, await aPerson(masking));
    const page = (await (await caller.get('/api/v1/mail/outbox?to=guest')).json()) as OutboxPage;
    await caller.post(`/api/v1/mail/outbox/${page.items[0]?.id}/open`);
    expect(await (await admin.get('/api/v1/audit/events?action=mail.opened')).text()).toContain(
      page.items[0]?.id,
    );
  });
});

test('an unknown email is not found, and an invalid ID is rejected', async () => {
  expect((await superadmin.get('/api/v1/mail/outbox/0192aaaa-0000-7000-8000-00000000dead')).status).toBe(404);
  expect((await superadmin.get('/api/v1/mail/outbox/1')).status).toBe(400);
});

import type { Language } from '@gatehouse/texts';
import { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { Mail } from '../../nest-api/src/mail/mail.js';
import { CATALOGUE as EMAIL_CHANGE } from '../../nest-api/src/mail/templates/texts/email-change/index.js';
import { CATALOGUE as INVITATION } from '../../nest-api/src/mail/templates/texts/invitation/index.js';
import { CATALOGUE as NEW_DEVICE } from '../../nest-api/src/mail/templates/texts/new-device/index.js';
import { CATALOGUE as RESET_REFUSED } from '../../nest-api/src/mail/templates/texts/password-reset-refused/index.js';
import { CATALOGUE as PRODUCT } from '../../nest-api/src/mail/templates/texts/product/index.js';
import { CATALOGUE as SECURITY } from '../../nest-api/src/mail/templates/texts/security-change/index.js';
import { CATALOGUE as DOMAIN_OWNED } from '../../nest-api/src/mail/templates/texts/sign-up-domain-owned/index.js';
import { CATALOGUE as KNOWN_EMAIL } from '../../nest-api/src/mail/templates/texts/sign-up-known-email/index.js';
import { CATALOGUE as BREAK_GLASS } from '../../nest-api/src/mail/templates/texts/sso-break-glass/index.js';
import { CATALOGUE as ACTIVATED } from '../../nest-api/src/mail/templates/texts/tenant-activated/index.js';
import { CATALOGUE as VERIFY } from '../../nest-api/src/mail/templates/texts/verify-email/index.js';
import { Tenant } from '../../nest-api/src/tenants/tenant.entity.js';
import { TenantAdmins } from '../../nest-api/src/users/tenant-admins.js';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, PASSWORD, type Person, post, signedIn } from '../support/data.ts';
import { EVENTUALLY } from '../support/eventually.ts';

let api: TestApi;
let owner: pg.Client;
let superadmin: ApiCaller;
let runner: Person;

beforeAll(async () => {
  api = await startApi({ env: { CONTACT_EMAIL: 'sales@gatehouse.test' } });
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  runner = await speaking('ja', await aPerson(api));
  superadmin = await signedIn(api, runner);
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});

/** Sets the language of the account. */
async function speaking(language: Language, person: Person): Promise<Person> {
  await owner.query('update users set locale = $2 where id = $1', [person.id, `${language}-AT`]);
  return person;
}

async function member(language: Language, tenantId?: string): Promise<Person> {
  return speaking(language, await aPerson(api, { tenantId: tenantId ?? (await aTenant(api)).id }));
}

async function admin(language: Language, tenantId: string): Promise<Person> {
  return speaking(language, await aPerson(api, { tenantId, role: 'tenant_admin' }));
}

/** Subjects of the emails from one template to an address. */
async function subjectsTo(to: string, template: string): Promise<string[]> {
  const { rows } = await owner.query<{ subject: string }>(
    'select subject from outbox where recipient = $1 and template = $2',
    [to, template],
  );
  return rows.map(({ subject }) => subject);
}

const register = (email: string) =>
  post(api, '/api/v1/auth/register', {
    email,
    password: 'correct horse battery staple',
    firstName: 'Ada',
    lastName: 'Lovelace',
  });

test('both addresses of a change get the language of the account, and the owner of a used address gets theirs', async () => {
  const [person, other] = [await member('de'), await member('ar')];
  const caller = await signedIn(api, person);
  const ask = (email: string) => caller.post('/api/v1/account/email', { email });
  expect((await ask(other.email)).status).toBe(202);
  expect(await subjectsTo(other.email, 'email-change-taken')).toEqual([EMAIL_CHANGE.ar.takenSubject]);
  expect((await ask('neu@example.test')).status).toBe(202);
  expect(await subjectsTo('neu@example.test', 'email-change-new')).toEqual([EMAIL_CHANGE.de.newSubject]);
  expect(new Set(await subjectsTo(person.email, 'email-change-old'))).toEqual(
    new Set([EMAIL_CHANGE.de.oldSubject]),
  );
});

test('an email about a sign-up is in the language of the account if there is one, otherwise in English', async () => {
  const person = await member('ja');
  expect((await register(person.email)).status).toBe(202);
  expect(await subjectsTo(person.email, 'sign-up-known-email')).toEqual([KNOWN_EMAIL.ja.subject]);

  expect((await register('ada@new-company.test')).status).toBe(202);
  expect(await subjectsTo('ada@new-company.test', 'verify-email')).toEqual([VERIFY.en.subject]);

  const { id } = await aTenant(api);
  await owner.query(
    `insert into domains (id, tenant_id, domain, status, proof, verified_at, created_at, updated_at)
     values (gen_random_uuid(), $1, 'owned.test', 'active', 'dns', now(), now(), now())`,
    [id],
  );
  expect((await register('ada@owned.test')).status).toBe(202);
  expect(await subjectsTo('ada@owned.test', 'sign-up-domain-owned')).toEqual([DOMAIN_OWNED.en.subject]);
});

test('a rejected password reset is explained in the language of the account', async () => {
  const { id } = await aTenant(api, { status: 'suspended' });
  const person = await member('es', id);
  await post(api, '/api/v1/auth/password-reset', { email: person.email });
  await vi.waitFor(async () => {
    await api.app.get(Jobs).runIfDue('password-reset-mails');
    expect(await subjectsTo(person.email, 'password-reset-refused')).toEqual([RESET_REFUSED.es.subject]);
  }, EVENTUALLY);
  const { rows } = await owner.query('select id from outbox where recipient = $1', [person.email]);
  const { text } = (await (await superadmin.get(`/api/v1/mail/outbox/${rows[0].id}`)).json()) as {
    text: string;
  };
  expect(text).toContain(RESET_REFUSED.es.organizationSuspended);
});

test('a changed password and a new device are reported in the language of the account', async () => {
  const person = await member('es');
  const caller = await signedIn(api, person);
  const changed = await caller.post('/api/v1/account/password', {
    currentPassword: PASSWORD,
    newPassword: 'four words make one door',
  });
  expect(changed.ok).toBe(true);
  expect(await subjectsTo(person.email, 'security-change')).toEqual([SECURITY.es.passwordChangedSubject]);

  const visitor = await member('de');
  for (const device of ['d'.repeat(32), 'p'.repeat(32)])
    await post(
      api,
      '/api/v1/auth/login',
      { email: visitor.email, password: PASSWORD },
      { 'x-gatehouse-device': device },
    );
  await vi.waitFor(async () => {
    await api.app.get(Jobs).runIfDue('new-device-mails');
    expect(await subjectsTo(visitor.email, 'new-device')).toEqual([NEW_DEVICE.de.subject]);
  }, EVENTUALLY);
});

test('an invitation is in the language of the inviter', async () => {
  const { id } = await aTenant(api, { name: 'Acme' });
  const caller = await signedIn(api, await admin('de', id));
  expect((await caller.post('/api/v1/invitations', { email: 'gast@example.test' })).status).toBe(201);
  expect(await subjectsTo('gast@example.test', 'invitation')).toEqual([
    INVITATION.de.subject.replace('{organization}', 'Acme'),
  ]);
});

test('each admin of a tenant gets their own language', async () => {
  const { id } = await aTenant(api);
  const [german, arabic] = [await admin('de', id), await admin('ar', id)];
  await api.app.get(UnitOfWork).inTenant(id, () =>
    api.app.get(TenantAdmins).tell(api.app.get(Mail), id, {
      template: 'sso-break-glass',
      data: { email: 'ada@acme.test' },
    }),
  );
  expect(await subjectsTo(german.email, 'sso-break-glass')).toEqual([BREAK_GLASS.de.subject]);
  expect(await subjectsTo(arabic.email, 'sso-break-glass')).toEqual([BREAK_GLASS.ar.subject]);
});

test('the first admin of a tenant gets the language of the account with that address', async () => {
  const { id } = await aTenant(api, { status: 'pending' });
  const { email } = await admin('ar', id);
  const em = api.app.get(EntityManager);
  await api.app
    .get(UnitOfWork)
    .onPlatform('test data', () => em.nativeUpdate(Tenant, { id }, { adminEmail: email.toUpperCase() }));
  const { version } = (await (await superadmin.get(`/api/v1/tenants/${id}`)).json()) as { version: number };
  expect((await superadmin.post(`/api/v1/tenants/${id}/activate`, { version })).status).toBe(200);
  expect(await subjectsTo(email.toUpperCase(), 'tenant-activated')).toEqual([ACTIVATED.ar.subject]);
});

test('a product request of a tenant reaches superadmins in their language and the contact in English', async () => {
  const tenant = await aTenant(api, { plan: 'basic' });
  const caller = await signedIn(api, await admin('de', tenant.id));
  const { status } = await caller.post('/api/v1/products/requests', { product: 'network-monitor' });
  expect(status).toBe(201);
  const subject = (language: 'en' | 'ja') =>
    PRODUCT[language].requestSubject
      .replace('{product}', 'Network Monitor')
      .replace('{tenant}', String(tenant.code));
  expect(await subjectsTo(runner.email, 'product-request')).toEqual([subject('ja')]);
  expect(await subjectsTo('sales@gatehouse.test', 'product-request')).toEqual([subject('en')]);
});

import { LanguageSchema, type Organization } from '@gatehouse/contracts';
import { LANGUAGES } from '@gatehouse/texts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { Mail } from '../../nest-api/src/mail/mail.js';
import { CATALOGUE as ACTIVATED } from '../../nest-api/src/mail/templates/texts/tenant-activated/index.js';
import { CATALOGUE as VERIFY } from '../../nest-api/src/mail/templates/texts/verify-email/index.js';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, post, signedIn } from '../support/data.ts';

const PATH = '/api/v1/organization';
let api: TestApi;
let owner: pg.Client;
let superadmin: ApiCaller;
let tenantId: string;
let asAdmin: ApiCaller;

beforeAll(async () => {
  api = await startApi();
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  superadmin = await signedIn(api, await aPerson(api));
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});
beforeEach(async () => {
  tenantId = (await aTenant(api, { name: 'Acme' })).id;
  asAdmin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
});

const change = (body: object, caller = asAdmin) => caller.patch(PATH, { version: 1, ...body });
const read = async (caller = asAdmin) => (await (await caller.get(PATH)).json()) as Organization;
const brandOf = async (caller: ApiCaller) => {
  const { brand } = (await (await caller.get(`${PATH}/brand`)).json()) as { brand: object };
  return brand;
};

/** The email from a tenant to an address without an account. */
async function mailOf(tenant: string, locale: string | null) {
  const to = `${crypto.randomUUID()}@nobody.test`;
  await api.app.get(UnitOfWork).inTenant(tenant, () =>
    api.app.get(Mail).send({
      to,
      template: 'tenant-activated',
      data: { tenantName: 'Acme', tenantCode: 'TEN-001', plan: 'pro', trialEndsAt: null } as never,
      tenantId: tenant,
      locale,
    }),
  );
  const { rows } = await owner.query<{ id: string; subject: string }>(
    'select id, subject from outbox where recipient = $1',
    [to],
  );
  const [{ id, subject }] = rows as [{ id: string; subject: string }];
  const message = (await (await superadmin.get(`/api/v1/mail/outbox/${id}`)).json()) as { text: string };
  return { subject, text: message.text };
}

test('the contract and the catalogs have the same languages', () => {
  expect(LanguageSchema.options).toEqual([...LANGUAGES]);
});

test('emails to users without a chosen language are in the language of the organization', async () => {
  expect((await change({ language: 'de' })).status).toBe(200);
  expect(await read()).toMatchObject({ language: 'de', version: 2 });
  expect(await brandOf(asAdmin)).toMatchObject({ language: 'de' });
  expect((await mailOf(tenantId, null)).subject).toBe(ACTIVATED.de.subject);
  expect((await mailOf(tenantId, 'es-MX')).subject).toBe(ACTIVATED.es.subject);
  expect((await change({ language: null, version: 2 })).status).toBe(200);
  expect((await mailOf(tenantId, null)).subject).toBe(ACTIVATED.en.subject);
});

test('custom texts are in the emails of their language until they are reset', async () => {
  const en = {
    mailSubject: '[{organization}] {subject}',
    mailGreeting: 'Dear colleague,',
    mailFooter: 'Questions? Ask the {organization} helpdesk <b>first.',
  };
  expect((await change({ texts: { en, de: { mailGreeting: 'Guten Tag,' } } })).status).toBe(200);
  const { subject, text } = await mailOf(tenantId, 'en');
  expect(subject).toBe(`[Acme] ${ACTIVATED.en.subject}`);
  expect(text).toContain('Dear colleague,');
  expect(text).toContain('Questions? Ask the Acme helpdesk <b>first.\nGatehouse sent this message');
  const german = await mailOf(tenantId, 'de');
  expect(german.subject).toBe(ACTIVATED.de.subject);
  expect(german.text).toContain('Guten Tag,');
  expect((await change({ texts: { en: null }, version: 2 })).status).toBe(200);
  expect(await read()).toMatchObject({ texts: { de: { mailGreeting: 'Guten Tag,' } } });
  expect((await mailOf(tenantId, 'en')).subject).toBe(ACTIVATED.en.subject);
});

test('texts are used only by their organization, and only admins can change them', async () => {
  const en = { signInTitle: 'Welcome to {organization}', mailFooter: 'Only for Acme.' };
  expect((await change({ texts: { en } })).status).toBe(200);
  const other = await aTenant(api, { name: 'Other' });
  const asOther = await signedIn(api, await aPerson(api, { tenantId: other.id, role: 'tenant_admin' }));
  expect(await read(asOther)).toMatchObject({ language: null, texts: {} });
  expect(await brandOf(asOther)).toMatchObject({ language: null, texts: {} });
  expect((await mailOf(other.id, 'en')).text).not.toContain('Only for Acme.');
  expect((await change({ tenantId, texts: { en: null } }, asOther)).status).toBe(404);
  const member = await signedIn(api, await aPerson(api, { tenantId }));
  expect((await change({ version: 2, texts: { en: null } }, member)).status).toBe(403);
  // Visitors and members see the texts of the sign-in page, but no email texts.
  expect(await brandOf(member)).toMatchObject({ texts: { en: { signInTitle: en.signInTitle } } });
  expect(JSON.stringify(await brandOf(member))).not.toContain('Only for Acme.');
});

test('the audit log names each text that changed', async () => {
  await change({ language: 'ja', texts: { de: { signInTitle: 'Willkommen' } } });
  const answer = await asAdmin.get('/api/v1/audit/events?action=tenant.updated');
  const { items } = (await answer.json()) as { items: { detail: { changes: string[] } }[] };
  expect(items[0]?.detail.changes).toEqual([
    'language: none → ja',
    'texts.de.signInTitle: none → Willkommen',
  ]);
});

test.each([
  [{ en: { signInTitle: 'x'.repeat(81) } }, 'At most 80 characters'],
  [{ en: { signInTitle: 'Hello {name}' } }, 'Only these placeholders are available: {organization}'],
  [{ en: { signInTitle: 'Hello {organization' } }, 'Only these placeholders are available: {organization}'],
  [{ en: { mailSubject: 'News of {organization}' } }, 'The text must contain {subject}'],
  [
    { en: { mailFooter: 'See https://evil.test' } },
    'Remove links and email addresses, and add a space after each period',
  ],
  [
    { en: { mailFooter: 'See evil.test' } },
    'Remove links and email addresses, and add a space after each period',
  ],
  [{ en: { mailGreeting: 'Hello\nBcc: everyone' } }, 'Enter one line of text'],
  [{ en: { signInHelp: 'left \u202e thgir' } }, 'Enter one line of text'],
])('%j is rejected', async (texts, message) => {
  const answer = await change({ texts });
  expect([400, 422]).toContain(answer.status);
  const { errors } = (await answer.json()) as { errors: { message: string }[] };
  expect(errors.map((error) => error.message)).toContain(message);
});

test.each([{ fr: { signInTitle: 'Bienvenue' } }, { en: { loginPage: 'Hello' } }])(
  '%j contains a name that cannot be customized',
  async (texts) => {
    expect((await change({ texts })).status).toBe(400);
  },
);

test('the email of a sign-up is in the language of the visitor', async () => {
  const email = `${crypto.randomUUID()}@new-company.test`;
  const person = { email, password: 'correct horse battery staple', firstName: 'Ada', lastName: 'Lovelace' };
  expect((await post(api, '/api/v1/auth/register', { ...person, locale: 'ja' })).status).toBe(202);
  const { rows } = await owner.query('select subject from outbox where recipient = $1', [email]);
  expect(rows).toEqual([{ subject: VERIFY.ja.subject }]);
});

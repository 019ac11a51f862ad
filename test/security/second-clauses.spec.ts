import { SANDBOX_PASSWORD, type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SignInTickets } from '../../nest-api/src/auth/factors/sign-in-tickets.repository.js';
import { PersonStandings } from '../../nest-api/src/auth/person-standing.js';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { Flows } from '../../nest-api/src/sso-config/sign-in/flows.js';
import { SsoConfiguration } from '../../nest-api/src/sso-config/sso-configuration.entity.js';
import { mailOf, tokenIn } from '../support/account.ts';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import {
  type ApiCaller,
  aMembership,
  aPerson,
  aTenant,
  PASSWORD,
  type Person,
  post,
  signedIn,
} from '../support/data.ts';
import { aClient } from '../support/relying-party.ts';
import { aConnection, anOrganization, forgetSandbox, sandboxSettings } from '../support/sso.ts';

const clock = new HeldClock(new Date());
let sandbox: Sandbox;
let api: TestApi;
let owner: pg.Client;
let tenantId: string;
let admin: Person;
let asAdmin: ApiCaller;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  api = await startApi({ clock, env: sandboxSettings(sandbox) });
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await api.stop();
  await sandbox.stop();
});
beforeEach(async () => {
  await owner.query('delete from attempt_limits');
  tenantId = (await aTenant(api)).id;
  admin = await aPerson(api, { tenantId, role: 'tenant_admin' });
  asAdmin = await signedIn(api, admin);
});

const codeIn = async (response: Response) => [
  response.status,
  ((await response.json()) as { code?: string }).code,
];

async function invited(email = `guest-${crypto.randomUUID()}@example.test`): Promise<string> {
  expect((await asAdmin.post('/api/v1/invitations', { email })).status).toBe(201);
  return tokenIn(await mailOf(api, email, /invit/i));
}

describe('an invitation', () => {
  const acceptNew = (token: string) =>
    post(api, '/api/v1/invitations/accept', {
      token,
      firstName: 'Ada',
      lastName: 'Lovelace',
      password: PASSWORD,
    });

  test('does not bypass enforced single sign-on, whichever way it is accepted', async () => {
    const guest = await aPerson(api, { tenantId: (await aTenant(api)).id });
    const asGuest = await signedIn(api, guest);
    const [fresh, known] = [await invited(), await invited(guest.email)];
    await owner.query(
      `insert into sso_policies (tenant_id, enforced, break_glass, updated_at, version) values ($1, true, '{}', now(), 1)`,
      [tenantId],
    );
    const answers = [
      await acceptNew(fresh),
      await post(api, '/api/v1/invitations/accept-as', { token: known, password: PASSWORD }),
      await asGuest.post('/api/v1/invitations/join', { token: known }),
    ];
    for (const answer of answers) expect(await codeIn(answer)).toEqual([409, 'sso_required']);
    const { rows } = await owner.query('select count(*)::int as n from memberships where tenant_id = $1', [
      tenantId,
    ]);
    expect(rows).toEqual([{ n: 1 }]);
  });

  test.each([
    ['account', 'update users set status = $2 where id = $1'],
    ['membership', 'update memberships set status = $2 where user_id = $1'],
  ])('has no effect while the %s of its sender is suspended', async (_what, change) => {
    const token = await invited();
    const opened = async () => (await post(api, '/api/v1/invitations/open', { token })).status;
    await owner.query(change, [admin.id, 'suspended']);
    expect([await opened(), (await acceptNew(token)).status]).toEqual([410, 410]);
    await owner.query(change, [admin.id, 'active']);
    expect(await opened()).toBe(200);
  });
});

test('a switch to an organization that requires a second factor keeps the end of the identity provider’s session', async () => {
  const [standing] = await api.app.get(PersonStandings).find(admin.id);
  const into = {
    tenantId,
    authenticatedAt: clock.now(),
    endsAt: new Date(clock.now().getTime() + 60_000),
  };
  const tickets = api.app.get(SignInTickets);
  const issue = (destination: typeof into | Omit<typeof into, 'endsAt'> | undefined) =>
    tickets.issue(standing as never, {
      proof: { userId: admin.id, amr: ['fed'], method: 'oauth2' },
      step: 'answer',
      client: { address: '192.0.2.1', userAgent: null },
      into: destination,
    });
  expect((await tickets.find((await issue(into)).ticket)).into).toEqual(into);
  const { endsAt: _, ...endless } = into;
  expect((await tickets.find((await issue(endless)).ticket)).into).toEqual(endless);
  expect((await tickets.find((await issue(undefined)).ticket)).into).toBeNull();
});

test('the consents of a member in an organization end with that membership only', async () => {
  const leaver = await aPerson(api, { tenantId });
  const elsewhere = (await aTenant(api)).id;
  await aMembership(api, leaver, { tenantId: elsewhere });
  const client = await aClient(await signedIn(api, await aPerson(api)));
  for (const id of [tenantId, elsewhere]) {
    await owner.query(
      `insert into grants (id, tenant_id, client_id, user_id, scopes, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, $3, '{openid}', now(), now())`,
      [id, client.id, leaver.id],
    );
  }
  expect((await asAdmin.delete(`/api/v1/users/${leaver.id}`)).status).toBe(204);
  const { rows } = await owner.query('select tenant_id from grants where user_id = $1', [leaver.id]);
  expect(rows).toEqual([{ tenant_id: elsewhere }]);
});

test('a new request to change the address ends the links of the previous one', async () => {
  const ask = (email: string) => asAdmin.post('/api/v1/account/email', { email });
  const confirm = (token: string) => post(api, '/api/v1/auth/email-change/confirm', { token });
  const [first, second] = [`first-${admin.email}`, `second-${admin.email}`];
  const linkTo = async (email: string) => tokenIn(await mailOf(api, email, /Confirm your new/));
  expect((await ask(first)).status).toBe(202);
  const [atOld, atNew] = [
    tokenIn(await mailOf(api, admin.email, /change of your email/)),
    await linkTo(first),
  ];
  expect((await ask(second)).status).toBe(202);
  expect([(await confirm(atOld)).status, (await confirm(atNew)).status]).toEqual([410, 410]);
  expect(await (await confirm(await linkTo(second))).json()).toEqual({ status: 'waits_for_other' });
  const account = await (await asAdmin.get('/api/v1/account')).json();
  expect(account).toMatchObject({ email: admin.email, pendingEmail: { email: second } });
});

test('a SAML request has one response: a second response is rejected', async () => {
  await forgetSandbox(api);
  const organization = await anOrganization(api, 'demo-company.test');
  const { id } = await aConnection(organization.as, sandbox, {
    type: 'saml',
    clientId: null,
    clientSecret: undefined,
    metadataUrl: sandbox.samlMetadataUrl,
    domains: ['demo-company.test'],
  });
  const started = (await (await post(api, '/api/v1/sso/sign-ins', { configurationId: id })).json()) as {
    authorizationUrl: string;
    browserSecret: string;
  };
  /** A new assertion for the same request. */
  const answer = async () => {
    const form = new URLSearchParams({
      email: 'employee@demo-company.test',
      password: SANDBOX_PASSWORD,
      mode: 'none',
    });
    const page = await (await fetch(started.authorizationUrl, { method: 'POST', body: form })).text();
    const find = (pattern: RegExp) => pattern.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const body = new URLSearchParams({
      SAMLResponse: find(/name="SAMLResponse" value="([^"]+)"/),
      RelayState: find(/name="RelayState" value="([^"]+)"/),
    });
    const target = find(/<form method="post" action="([^"]+)"/).replace(api.settings.PUBLIC_URL, api.url);
    const { headers } = await fetch(target, { method: 'POST', body, redirect: 'manual' });
    return new URL(headers.get('location') ?? '/', api.settings.PUBLIC_URL);
  };
  const [first, second] = [await answer(), await answer()];
  expect([first.pathname, second.pathname]).toEqual([`/sso/callback/${id}`, `/sso/callback/${id}`]);
  const done = await post(api, '/api/v1/sso/sign-ins/complete', {
    ...Object.fromEntries(first.searchParams),
    configurationId: id,
    browserSecret: started.browserSecret,
  });
  expect(await done.json()).toMatchObject({ status: 'signed_in' });
  expect((await answer()).pathname).not.toBe(`/sso/callback/${id}`);
});

describe('an identity that waits to be linked to an account', () => {
  const EMPLOYEE = 'employee@demo-company.test';

  async function held() {
    await forgetSandbox(api);
    const organization = await anOrganization(api, 'demo-company.test');
    const person = await aPerson(api, { tenantId: organization.id, email: EMPLOYEE });
    const { id } = await aConnection(organization.as, sandbox, { domains: ['demo-company.test'] });
    const configuration = await api.app
      .get(UnitOfWork)
      .onPlatform('test data', () => api.app.get(EntityManager).findOneOrFail(SsoConfiguration, { id }));
    const flows = api.app.get(Flows);
    const { flow, browserSecret } = await flows.begin(configuration, { mode: 'signin' }, {});
    const { ticket, expiresAt } = await flows.hold(flow, {
      issuer: sandbox.issuers.company,
      subject: crypto.randomUUID(),
      email: EMPLOYEE,
      emailVerified: true,
      givenName: null,
      familyName: null,
      groups: [],
      amr: [],
      userId: person.id,
    } as never);
    const link = () => post(api, '/api/v1/sso/link', { ticket, browserSecret, password: PASSWORD });
    const linked = async () =>
      (await owner.query('select user_id from external_identities where configuration_id = $1', [id])).rows;
    return { organization, person, expiresAt, link, linked };
  }

  test('is linked after the user authenticates', async () => {
    const { person, link, linked } = await held();
    expect((await link()).status).toBe(200);
    expect(await linked()).toEqual([{ user_id: person.id }]);
  });

  test('waits until its ticket expires, to the millisecond', async () => {
    const { expiresAt, link, linked } = await held();
    clock.advance((expiresAt.getTime() - clock.now().getTime()) / 1000);
    expect(await codeIn(await link())).toEqual([410, 'link_expired']);
    expect(await linked()).toEqual([]);
  });

  test('is not linked to an account that had the address before', async () => {
    const { organization, person, link, linked } = await held();
    const moved = `moved-${person.id}@demo-company.test`;
    await owner.query('update users set email = $2, email_key = $2 where id = $1', [person.id, moved]);
    await aPerson(api, { tenantId: organization.id, email: EMPLOYEE });
    expect(await codeIn(await link())).toEqual([410, 'link_expired']);
    expect(await linked()).toEqual([]);
  });
});

// Runs last: after a second API in this process stops, nobody can sign in at the first one.
test('demo data shows no links after email is enabled', async () => {
  const email = `guest-${crypto.randomUUID()}@example.test`;
  await invited(email);
  const sending = await startApi({ database: api.database, env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  try {
    const shown = async (at: TestApi) => {
      const caller = await signedIn(at, await aPerson(at));
      const { items } = (await (await caller.get(`/api/v1/mail/outbox?to=${email}`)).json()) as {
        items: { id: string }[];
      };
      const mail = await (await caller.get(`/api/v1/mail/outbox/${items[0]?.id}`)).json();
      return (mail as { isMasked: boolean }).isMasked;
    };
    expect([await shown(api), await shown(sending)]).toEqual([false, true]);
  } finally {
    await sending.stop();
  }
});

import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SignInTickets } from '../../nest-api/src/auth/factors/sign-in-tickets.js';
import { PersonStandings } from '../../nest-api/src/auth/person-standing.js';
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

const clock = new HeldClock(new Date());
let api: TestApi;
let owner: pg.Client;
let tenantId: string;
let admin: Person;
let asAdmin: ApiCaller;

beforeAll(async () => {
  api = await startApi({ clock });
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await api.stop();
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

  test('passes by no enforced single sign-on, whichever way it is accepted', async () => {
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
  ])('opens nothing while the %s of who sent it is suspended', async (_what, change) => {
    const token = await invited();
    const opened = async () => (await post(api, '/api/v1/invitations/open', { token })).status;
    await owner.query(change, [admin.id, 'suspended']);
    expect([await opened(), (await acceptNew(token)).status]).toEqual([410, 410]);
    await owner.query(change, [admin.id, 'active']);
    expect(await opened()).toBe(200);
  });
});

test('a change to an organization that asks for a second factor keeps the end of the identity provider’s session', async () => {
  const [standing] = await api.app.get(PersonStandings).find(admin.id);
  const into = {
    tenantId,
    authenticatedAt: clock.now(),
    endsAt: new Date(clock.now().getTime() + 60_000),
  };
  const tickets = api.app.get(SignInTickets);
  const issue = (destination: typeof into | Omit<typeof into, 'endsAt'> | undefined) =>
    tickets.issue(standing as never, {
      proof: { userId: admin.id, amr: ['fed'] },
      step: 'answer',
      into: destination,
    });
  expect((await tickets.find((await issue(into)).ticket)).into).toEqual(into);
  const { endsAt: _, ...endless } = into;
  expect((await tickets.find((await issue(endless)).ticket)).into).toEqual(endless);
  expect((await tickets.find((await issue(undefined)).ticket)).into).toBeNull();
});

test('what a member allowed applications in an organization goes with their membership there, and nowhere else', async () => {
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

test('demo data shows no links once mail goes out', async () => {
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

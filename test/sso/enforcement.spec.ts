import type {
  Problem,
  SsoPolicyDto,
  SsoPolicyPreview,
  SsoResult,
  SsoRoute,
  SsoStarted,
} from '@gatehouse/contracts';
import { type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { Membership } from '../../nest-api/src/users/membership.entity.js';
import { mailOf, tokenIn } from '../support/account.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, PASSWORD, type Person, post, signedIn } from '../support/data.ts';
import { signInAtSandbox } from '../support/sandbox-browser.ts';
import { SoftPasskey } from '../support/soft-passkey.ts';
import {
  aConnection,
  anOrganization,
  forgetSandbox,
  type Organization,
  sandboxSettings,
} from '../support/sso.ts';
import { tested } from '../support/sso-sign-ins.ts';

let sandbox: Sandbox;
let api: TestApi;
let owner: Organization;
let member: Person;
let connectionId: string;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  api = await startApi({ env: sandboxSettings(sandbox) });
});
afterAll(async () => {
  await api?.stop();
  await sandbox?.stop();
});
beforeEach(async () => {
  owner = await anOrganization(api, 'demo-company.test');
  member = await aPerson(api, { tenantId: owner.id });
  const made = await aConnection(owner.as, sandbox, { type: 'google', domains: ['demo-company.test'] });
  connectionId = made.id;
  return () => forgetSandbox(api);
});

const put = (as: ApiCaller, body: object) =>
  api.fetch('/api/v1/sso-policy', {
    method: 'PUT',
    headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const wanted = (more: object = {}) => ({ version: 0, enforced: true, breakGlass: [owner.admin.id], ...more });
const login = ({ email }: Person) => post(api, '/api/v1/auth/login', { email, password: PASSWORD });

async function startThrough(configurationId: string): Promise<SsoStarted> {
  return (await (await post(api, '/api/v1/sso/sign-ins', { configurationId })).json()) as SsoStarted;
}

async function complete(started: SsoStarted, configurationId = connectionId): Promise<SsoResult> {
  const callback = await signInAtSandbox(started.authorizationUrl, {});
  const response = await post(api, '/api/v1/sso/sign-ins/complete', {
    ...Object.fromEntries(callback.searchParams),
    browserSecret: started.browserSecret,
    configurationId,
  });
  return (await response.json()) as SsoResult;
}

async function passTest(id = connectionId): Promise<void> {
  expect(await tested(api, owner.as, id)).toMatchObject({ passed: true });
}

async function enforce(): Promise<SsoPolicyDto> {
  await passTest();
  const saved = await put(owner.as, wanted());
  expect(saved.status, await saved.clone().text()).toBe(200);
  return (await saved.json()) as SsoPolicyDto;
}

async function route(email: string): Promise<SsoRoute> {
  return (await (await post(api, '/api/v1/sso/discover', { email })).json()) as SsoRoute;
}

describe('enforcing', () => {
  test.each([
    ['without a test that passed', {}, 'Test an enabled connection first'],
    ['without somebody for emergencies', { breakGlass: [] }, 'Choose at least one admin'],
  ])('is rejected %s', async (_name, change, message) => {
    const refused = await put(owner.as, wanted(change));
    expect(refused.status).toBe(409);
    const problem = (await refused.json()) as Problem;
    expect([problem.code, problem.detail.includes(message)]).toEqual(['policy_would_lock_out', true]);
  });

  test('is rejected with an emergency administrator who is no admin', async () => {
    await passTest();
    const refused = await put(owner.as, wanted({ breakGlass: [owner.admin.id, member.id] }));
    expect(((await refused.json()) as Problem).detail).toContain('Only active admins');
  });

  test('is rejected when the connection was changed since its test', async () => {
    await passTest();
    await owner.as.patch(`/api/v1/sso-configurations/${connectionId}`, { version: 1, name: 'Changed' });
    expect((await put(owner.as, wanted())).status).toBe(409);
  });

  test('shows who could no longer sign in', async () => {
    const reachable = await aPerson(api, { tenantId: owner.id, email: 'employee@demo-company.test' });
    const preview = (await (
      await owner.as.get(`/api/v1/sso-policy/preview?breakGlass=${owner.admin.id}`)
    ).json()) as SsoPolicyPreview;
    expect(preview.lockedOut.map(({ email }) => email)).toEqual([member.email]);
    expect(preview.lockedOut.map(({ email }) => email)).not.toContain(reachable.email);
    expect(preview.problems.map(({ code }) => code)).toEqual(['no_fresh_test']);
  });

  test('is saved with its version, and read back', async () => {
    expect(await enforce()).toMatchObject({ enforced: true, breakGlass: [owner.admin.id], version: 1 });
    expect((await put(owner.as, wanted({ enforced: false }))).status).toBe(409);
    const off = await put(owner.as, wanted({ enforced: false, version: 1 }));
    expect(await off.json()).toMatchObject({ enforced: false });
    expect((await login(member)).status).toBe(200);
  });

  test('is visible to the organization only', async () => {
    const stranger = await anOrganization(api);
    expect((await put(stranger.as, wanted({ tenantId: owner.id }))).status).toBe(404);
    expect((await stranger.as.get(`/api/v1/sso-policy?tenantId=${owner.id}`)).status).toBe(404);
  });
});

describe('enforced', () => {
  test('a password is rejected, and the identity provider accepted', async () => {
    await enforce();
    const refused = await login(member);
    expect([refused.status, ((await refused.json()) as Problem).code]).toEqual([403, 'sso_required']);
    const started = await post(api, '/api/v1/sso/sign-ins', { configurationId: connectionId });
    expect(await complete((await started.json()) as SsoStarted)).toMatchObject({ status: 'signed_in' });
  });

  test('a passkey is rejected, too, although it is two factors', async () => {
    const caller = await signedIn(api, member);
    const key = new SoftPasskey(api.settings.PUBLIC_URL);
    type Asked = Parameters<SoftPasskey['create']>[0];
    const asked = (await (await caller.post('/api/v1/account/factors/passkeys/options')).json()) as Asked;
    const added = await caller.post('/api/v1/account/factors/passkeys', {
      ...key.create(asked),
      name: 'Laptop',
    });
    expect(added.status, await added.clone().text()).toBe(201);
    const enter = async () =>
      post(
        api,
        '/api/v1/auth/passkey/complete',
        key.get((await (await post(api, '/api/v1/auth/passkey', {})).json()) as Asked),
      );
    expect((await enter()).status).toBe(200);
    await enforce();
    const refused = await enter();
    expect([refused.status, ((await refused.json()) as Problem).code]).toEqual([403, 'sso_required']);
  });

  describe('at least one tested connection remains', () => {
    const path = (id = connectionId) => `/api/v1/sso-configurations/${id}`;
    const versionOf = async (id = connectionId) =>
      ((await (await owner.as.get(path(id))).json()) as { version: number }).version;
    const edit = async (change: object, id = connectionId) =>
      owner.as.patch(path(id), { version: await versionOf(id), ...change });
    const codeOf = async (response: Response) =>
      response.status < 300 ? response.status : ((await response.json()) as Problem).code;
    const another = () => aConnection(owner.as, sandbox, { name: 'Second', domains: ['demo-company.test'] });

    test('the tested connection cannot be disabled or deleted beside an untested one', async () => {
      await enforce();
      const { id } = await another();
      const version = await versionOf();
      expect(await codeOf(await owner.as.post(`${path()}/disable`, { version }))).toBe('last_way_in');
      expect(await codeOf(await owner.as.delete(path()))).toBe('last_way_in');
      await passTest(id);
      expect(await codeOf(await owner.as.delete(path()))).toBe(204);
    });

    test('an untested connection can be deleted while a tested one remains', async () => {
      await enforce();
      const { id } = await another();
      expect(await codeOf(await owner.as.delete(path(id)))).toBe(204);
    });

    test('the only tested connection cannot be edited, except for settings that no test depends on', async () => {
      await enforce();
      await another();
      for (const change of [{ clientSecret: 'another' }, { domains: [] }, { allowIdpInitiated: true }]) {
        expect(await codeOf(await edit(change)), JSON.stringify(change)).toBe('edit_needs_test');
      }
      expect(await codeOf(await edit({ name: 'Renamed' }))).toBe(200);
      // The test still counts, so this connection still cannot be removed.
      expect(await codeOf(await owner.as.delete(path()))).toBe('last_way_in');
      expect((await complete(await startThrough(connectionId))).status).toBe('signed_in');
      expect(await codeOf(await edit({ createsPeople: false }))).toBe(200);
    });

    test('its older versions cannot be restored either', async () => {
      await edit({ allowIdpInitiated: true });
      await enforce();
      const version = await versionOf();
      const restored = await owner.as.post(`${path()}/versions/1/restore`, { version });
      expect(await codeOf(restored)).toBe('edit_needs_test');
    });

    test('with a second tested connection it can be edited, and then counts as untested', async () => {
      await enforce();
      const { id } = await another();
      await passTest(id);
      expect(await codeOf(await edit({ allowIdpInitiated: true }))).toBe(200);
      expect(await codeOf(await edit({ allowIdpInitiated: true }, id))).toBe('edit_needs_test');
      expect(await codeOf(await owner.as.delete(path(id)))).toBe('last_way_in');
      await passTest();
      expect(await codeOf(await owner.as.delete(path(id)))).toBe(204);
    });

    test('a domain that it serves cannot be removed', async () => {
      await enforce();
      const { items } = (await (await owner.as.get('/api/v1/domains')).json()) as { items: { id: string }[] };
      const remove = () => owner.as.delete(`/api/v1/domains/${items[0]?.id}`);
      expect(await codeOf(await remove())).toBe('domain_needed');
      await put(owner.as, wanted({ enforced: false, version: 1 }));
      expect(await codeOf(await remove())).toBe(204);
    });
  });

  describe('an invitation', () => {
    async function invited(email: string): Promise<string> {
      const made = await owner.as.post('/api/v1/invitations', { email });
      expect(made.status, await made.clone().text()).toBe(201);
      return tokenIn(await mailOf(api, email, /invite/i));
    }
    const accept = (token: string, more: object) =>
      post(api, '/api/v1/invitations/accept', { token, password: PASSWORD, ...more });
    const codeOf = async (response: Response) => ((await response.json()) as Problem).code;

    test('sets no password; a sign-in at the identity provider accepts it', async () => {
      await enforce();
      const email = 'employee@demo-company.test';
      const token = await invited(email);
      const opened = await post(api, '/api/v1/invitations/open', { token });
      expect(await opened.json()).toMatchObject({ way: 'sso' });
      const names = { firstName: 'Emma', lastName: 'Employee' };
      expect(await codeOf(await accept(token, names))).toBe('sso_required');
      const started = await post(api, '/api/v1/sso/sign-ins', { configurationId: connectionId });
      expect(await complete((await started.json()) as SsoStarted)).toMatchObject({ status: 'signed_in' });
      expect((await post(api, '/api/v1/invitations/open', { token })).status).toBe(410);
    });

    test('adds no account of another organization and leads to the identity provider', async () => {
      const elsewhere = await anOrganization(api);
      const guest = await aPerson(api, { tenantId: elsewhere.id });
      const asGuest = await signedIn(api, guest);
      const token = await invited(guest.email);
      await enforce();
      const byPassword = await post(api, '/api/v1/invitations/accept-as', { token, password: PASSWORD });
      expect([byPassword.status, await codeOf(byPassword)]).toEqual([409, 'sso_required']);
      const bySession = await asGuest.post('/api/v1/invitations/join', { token });
      expect([bySession.status, await codeOf(bySession)]).toEqual([409, 'sso_required']);
      // Nothing was written: the user stays in the other organization, and the link still works for single sign-on.
      expect((await owner.as.get(`/api/v1/users/${guest.id}`)).status).toBe(404);
      const opened = await post(api, '/api/v1/invitations/open', { token });
      expect(await opened.json()).toMatchObject({ way: 'sso', email: guest.email });
    });
  });

  test('a wrong password does not reveal it', async () => {
    await enforce();
    const refused = await post(api, '/api/v1/auth/login', { email: member.email, password: 'wrong' });
    expect(((await refused.json()) as Problem).code).toBe('invalid_credentials');
  });

  test('an emergency administrator can sign in, and every admin is notified', async () => {
    await enforce();
    const other = await aPerson(api, { tenantId: owner.id, role: 'tenant_admin' });
    const entered = await login(owner.admin);
    expect(entered.status).toBe(200);

    const superadmin = await signedIn(api, await aPerson(api));
    const outbox = (await (await superadmin.get('/api/v1/mail/outbox?limit=100')).json()) as {
      items: { to: string; template: string }[];
    };
    const told = outbox.items.filter(({ template }) => template === 'sso-break-glass').map(({ to }) => to);
    expect(told.sort()).toEqual([owner.admin.email, other.email].sort());
    const { accessToken } = (await entered.json()) as { accessToken: string };
    const trail = await api.fetch('/api/v1/audit/events?action=sign_in.break_glass', {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(((await trail.json()) as { items: unknown[] }).items).toHaveLength(1);
  });

  test('it does not deny access to another organization', async () => {
    const elsewhere = await anOrganization(api);
    const em = api.app.get(EntityManager);
    await api.app.get(UnitOfWork).onPlatform('test data', async () => {
      em.create(Membership, { tenantId: elsewhere.id, userId: member.id, role: 'tenant_user' });
      await em.flush();
    });
    await enforce();
    expect(await (await login(member)).json()).toMatchObject({ user: { tenantId: elsewhere.id } });
  });
});

describe('an address is routed only by its domain', () => {
  test('whether or not the account exists', async () => {
    await aPerson(api, { tenantId: owner.id, email: 'known@demo-company.test' });
    const [known, unknown] = [
      await route('known@demo-company.test'),
      await route('nobody@demo-company.test'),
    ];
    expect(unknown).toEqual(known);
    expect(known).toMatchObject({
      kind: 'offer',
      options: [{ configurationId: connectionId, type: 'google' }],
      reason: 'demo-company.test signs in with Company directory.',
    });
    expect(await route(member.email)).toEqual(await route('nobody@nowhere.example'));
  });

  test('and the response states if nothing else is accepted', async () => {
    await enforce();
    expect(await route('anybody@DEMO-company.test')).toMatchObject({ kind: 'require' });
  });

  test('and the organization’s own URL shows its connections', async () => {
    const at = async (slug: string) =>
      ((await (await api.fetch(`/api/v1/sso/providers?tenant=${slug}`)).json()) as { items: unknown[] })
        .items;
    expect(await at(owner.slug)).toEqual([
      {
        configurationId: connectionId,
        name: 'Company directory',
        type: 'google',
        origin: sandbox.url,
        downSince: null,
      },
    ]);
    expect(await at('nobody')).toEqual([]);
    expect(((await (await api.fetch('/api/v1/sso/providers')).json()) as { items: unknown[] }).items).toEqual(
      [],
    );
  });
});

test('a preview for an invalid ID is rejected at its parameter', async () => {
  const response = await owner.as.get(`/api/v1/sso-policy/preview?breakGlass=${'0'.repeat(36)}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ field: 'breakGlass' }] });
});

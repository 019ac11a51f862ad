import type { DomainDto, SsoConfigurationDto, SsoRoute, SsoStarted } from '@gatehouse/contracts';
import { type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { ServedDomains } from '../../nest-api/src/invitations/served-domains.js';
import { LockedOut } from '../../nest-api/src/sso-config/policy/locked-out.repository.js';
import { DomainStandings } from '../../nest-api/src/sso-config/wizard/domain-standings.js';
import { startApi, type TestApi } from '../support/api.ts';
import { aPerson, post } from '../support/data.ts';
import { signInAtSandbox } from '../support/sandbox-browser.ts';
import { aConnection, anOrganization, type Organization, prove, sandboxSettings } from '../support/sso.ts';
import { through } from '../support/sso-sign-ins.ts';

let sandbox: Sandbox;
let api: TestApi;
let database: pg.Client;
let owner: Organization;
let other: Organization;
let domain: string;
let connection: SsoConfigurationDto;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  api = await startApi({ env: sandboxSettings(sandbox) });
  database = new pg.Client({ connectionString: api.database.ownerUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await api.stop();
  await sandbox.stop();
});
beforeEach(async () => {
  domain = `a${uuidv7()}.test`;
  owner = await anOrganization(api, domain);
  other = await anOrganization(api);
  connection = await aConnection(owner.as, sandbox, { domains: [domain] });
});
afterEach(async () => {
  sandbox.misbehaviour.set('company', 'none');
  await database.query('delete from external_identities');
});

async function verified(of: Organization, name: string): Promise<DomainDto> {
  const { items } = (await (await of.as.get('/api/v1/domains')).json()) as { items: DomainDto[] };
  return items.find((one) => one.domain === name) as DomainDto;
}

async function cover(of: Organization = owner, name = domain, coversSubdomains = true): Promise<Response> {
  const { id, version, autoJoin } = await verified(of, name);
  return of.as.patch(`/api/v1/domains/${id}`, { version, autoJoin, coversSubdomains });
}

async function route(name: string): Promise<SsoRoute> {
  return (await (await post(api, '/api/v1/sso/discover', { email: `ada@${name}` })).json()) as SsoRoute;
}

const offers = async (name: string) => (await route(name)).options.map((option) => option.configurationId);

async function signInAs(email: string, at = connection): Promise<{ status?: string; code?: string }> {
  sandbox.misbehaviour.set('company', 'changed_email', 'token', email);
  return (await (await through(api, at.id)).json()) as { status?: string; code?: string };
}

const serves = (email: string) =>
  api.app.get(UnitOfWork).inTenant(owner.id, () => api.app.get(ServedDomains).serves(owner.id, email));

async function lockedOut(): Promise<string[]> {
  const page = await api.app
    .get(UnitOfWork)
    .onPlatform('test', () => api.app.get(LockedOut).page(owner.id, [owner.admin.id], { limit: 50 }));
  return page.lockedOut.map(({ email }) => email);
}

describe('by default, a verified domain does not cover its subdomains', () => {
  test('in discovery, sign-in, invitations and enforcement', async () => {
    expect(await verified(owner, domain)).toMatchObject({ coversSubdomains: false });
    const email = `ada@mail.${domain}`;
    await aPerson(api, { tenantId: owner.id, email });
    expect(await offers(domain)).toEqual([connection.id]);
    expect(await offers(`mail.${domain}`)).toEqual([]);
    expect(await signInAs(`new@mail.${domain}`)).toMatchObject({ code: 'domain_unverified' });
    expect(await serves(email)).toBe(false);
    expect(await lockedOut()).toEqual([email]);
  });
});

describe('a domain that covers its subdomains', () => {
  test('is changed by its admin, audited, and keeps the setting if a change omits it', async () => {
    const response = await cover();
    expect(response.status, await response.clone().text()).toBe(200);
    const changed = (await response.json()) as DomainDto;
    expect(changed.coversSubdomains).toBe(true);
    const { id, version } = changed;
    const kept = await owner.as.patch(`/api/v1/domains/${id}`, { version, autoJoin: 'sso' });
    expect(await kept.json()).toMatchObject({ coversSubdomains: true });
    const { rows } = await database.query(
      `select event -> 'detail' -> 'changes' as changes from audit_events
       where tenant_id = $1 and action = 'domain.updated' order by seq`,
      [owner.id],
    );
    expect(rows).toEqual([
      { changes: ['autoJoin: sso → sso', 'coversSubdomains: false → true'] },
      { changes: ['autoJoin: sso → sso'] },
    ]);
  });

  test('covers addresses at any depth, but no name with only the same ending', async () => {
    await cover();
    for (const name of [domain, `mail.${domain}`, `a.b.c.${domain}`, `MAIL.${domain.toUpperCase()}`]) {
      expect(await offers(name), name).toEqual([connection.id]);
      expect(await serves(`ada@${name}`), name).toBe(true);
    }
    for (const name of [`not${domain}`, `${domain}.example`, 'test', `x.${domain.slice(1)}`]) {
      expect(await offers(name), name).toEqual([]);
      expect(await serves(`ada@${name}`), name).toBe(false);
    }
    expect(await signInAs(`ada@mail.${domain}`)).toMatchObject({ status: 'signed_in' });
  });

  test('is the reason in an explanation of routing', async () => {
    await cover();
    const asked = await owner.as.post('/api/v1/sso-routes/explain', { email: `ada@mail.${domain}` });
    expect(await asked.json()).toMatchObject({
      claim: 'active',
      connections: [{ namesDomain: true }],
      steps: expect.arrayContaining([
        expect.objectContaining({ answer: `${domain} is verified and covers mail.${domain}.` }),
      ]),
    });
  });

  test('locks nobody at a subdomain out when single sign-on is required', async () => {
    await cover();
    const email = `ada@mail.${domain}`;
    await aPerson(api, { tenantId: owner.id, email });
    await aPerson(api, { tenantId: owner.id, email: `ada@not${domain}` });
    expect(await lockedOut()).toEqual([`ada@not${domain}`]);
  });

  test('is an owned domain for a sign-up at a subdomain', async () => {
    await cover();
    const email = `ada@mail.${domain}`;
    await post(api, '/api/v1/auth/register', {
      email,
      password: 'correct horse battery staple',
      firstName: 'Ada',
      lastName: 'Lovelace',
    });
    const { rows } = await database.query(`select template from outbox where recipient = $1`, [email]);
    expect(rows).toEqual([{ template: 'sign-up-domain-owned' }]);
  });

  test('still routes known users after its verification is lost', async () => {
    await cover();
    await database.query(`update domains set status = 'inactive', proof = null where domain = $1`, [domain]);
    expect(await offers(`mail.${domain}`)).toEqual([connection.id]);
    expect(await signInAs(`ada@mail.${domain}`)).toMatchObject({ code: 'domain_unverified' });
  });

  test('cannot be changed back while single sign-on is required', async () => {
    await cover();
    await database.query(
      'insert into sso_policies (tenant_id, enforced, break_glass, updated_at) values ($1, true, $2, now())',
      [owner.id, [owner.admin.id]],
    );
    const refused = await cover(owner, domain, false);
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'domain_needed' }]);
    expect((await cover(owner, domain, true)).status).toBe(200);
  });
});

describe('every part of the product uses the same rule', () => {
  const sub = () => `mail.${domain}`;

  test("Google's claim for the company of an account", async () => {
    const google = await aConnection(owner.as, sandbox, { type: 'google', domains: [domain] });
    const comes = async (email: string) => {
      sandbox.misbehaviour.set('google', 'changed_company', 'token', email);
      const begun = await post(api, '/api/v1/sso/sign-ins', { configurationId: google.id });
      const started = (await begun.json()) as SsoStarted;
      const callback = await signInAtSandbox(started.authorizationUrl, {});
      const response = await post(api, '/api/v1/sso/sign-ins/complete', {
        ...Object.fromEntries(callback.searchParams),
        configurationId: google.id,
        browserSecret: started.browserSecret,
      });
      sandbox.misbehaviour.set('google', 'none');
      return (await response.json()) as { status?: string; code?: string };
    };
    expect(await comes(`ada@${sub()}`)).toMatchObject({ code: 'wrong_company' });
    await cover();
    expect(await comes(`ada@${sub()}`)).toMatchObject({ status: 'signed_in' });
    expect(await comes(`ada@not${domain}`)).toMatchObject({ code: 'wrong_company' });
    await prove(api, other.id, `eu.${domain}`);
    expect(await comes(`ada@eu.${domain}`)).toMatchObject({ code: 'wrong_company' });
  });

  test('the warnings of a connection', async () => {
    const warnings = async (id: string) => {
      const { warnings: said } = (await (
        await owner.as.get(`/api/v1/sso-configurations/${id}`)
      ).json()) as SsoConfigurationDto;
      return said.map(({ code, message }) => [code, message]);
    };
    const both = await aConnection(owner.as, sandbox, { domains: [domain, sub()] });
    const below = await aConnection(owner.as, sandbox, { domains: [sub()] });
    const unverified = ['domain_unverified', `Not verified yet, so no new users can join through: ${sub()}.`];
    expect([await warnings(both.id), await warnings(below.id)]).toEqual([[unverified], [unverified]]);
    await cover();
    expect(await warnings(both.id)).toEqual([]);
    // Same as in a sign-in: the connection must list the domain that decides.
    expect(await warnings(below.id)).toEqual([
      [
        'domain_covered',
        `${domain} covers ${sub()}. Add the parent domain to this connection so that new users can join.`,
      ],
    ]);
    await prove(api, other.id, sub());
    expect([await warnings(both.id), await warnings(below.id)]).toEqual([[unverified], [unverified]]);
  });

  test('the wizard, in its assessment of domains', async () => {
    const standings = api.app.get(DomainStandings);
    const captured = (name: string, vouched = false) => ({
      domain: name,
      source: 'directory' as const,
      vouched,
      unusable: null,
    });
    const told = async (...names: string[]) =>
      (
        await standings.of(
          owner.id,
          names.map((name) => captured(name)),
        )
      ).map(({ standing, message }) => [standing, message]);
    expect((await told(domain, sub())).map(([standing]) => standing)).toEqual(['verified', 'unverified']);
    await cover();
    expect(await told(domain, sub())).toEqual([
      ['verified', 'Already verified. It applies immediately.'],
      ['verified', `${domain} is verified and covers this domain. It counts as verified immediately.`],
    ]);
    expect(await told(sub())).toEqual([
      [
        'unverified',
        `${domain} is verified and covers this domain. Add the parent domain to the connection to use it immediately.`,
      ],
    ]);
    expect((await standings.of(owner.id, [captured(sub(), true)]))[0]?.standing).toBe('will_be_verified');
    expect(
      (await standings.of(other.id, [captured(domain), captured(sub())])).map((it) => it.standing),
    ).toEqual(['unverified', 'unverified']);
    await prove(api, other.id, sub());
    expect((await told(domain, sub())).map(([standing]) => standing)).toEqual(['verified', 'unverified']);
  });
});

describe.each(['co.uk', 'github.io', 'com'])('the public suffix %s', (suffix) => {
  test('cannot be claimed, alone or with an asterisk', async () => {
    for (const [name, code] of [
      [suffix, 'public_suffix'],
      [`*.${suffix}`, 'wildcard'],
    ]) {
      const refused = await owner.as.post('/api/v1/domains', { domain: name });
      expect([refused.status, await refused.json()]).toMatchObject([
        422,
        { errors: [{ field: 'domain', code }] },
      ]);
    }
  });

  test('covers no user, even if a row says so', async () => {
    // The domain was claimed before it became a public suffix.
    await prove(api, owner.id, suffix);
    const refused = await cover(owner, suffix);
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('public_suffix')]);
    await database.query(`update domains set covers_subdomains = true where domain = $1`, [suffix]);
    const connected = await aConnection(owner.as, sandbox, { domains: [domain] });
    await database.query(`update sso_configurations set domains = array[$1] where id = $2`, [
      suffix,
      connected.id,
    ]);
    const victim = `victim-${uuidv7()}.${suffix}`;
    expect(await offers(victim)).toEqual([]);
    expect(await serves(`ada@${victim}`)).toBe(false);
    expect(await signInAs(`ada@${victim}`, connected)).toMatchObject({ code: 'domain_unverified' });
    await aPerson(api, { tenantId: owner.id, email: `ada@${victim}` });
    expect(await lockedOut()).toContain(`ada@${victim}`);
    await database.query('delete from domains where domain = $1', [suffix]);
  });
});

describe('a subdomain that another organization has verified', () => {
  let sub: string;
  let theirs: SsoConfigurationDto;
  beforeEach(async () => {
    sub = `eu.${domain}`;
    await prove(api, other.id, sub);
    theirs = await aConnection(other.as, sandbox, { domains: [sub] });
    await cover();
  });

  test('decides independently', async () => {
    expect(await offers(sub)).toEqual([theirs.id]);
    expect(await signInAs(`ada@${sub}`)).toMatchObject({ code: 'domain_unverified' });
    expect(await serves(`ada@${sub}`)).toBe(false);
    await aPerson(api, { tenantId: owner.id, email: `ada@${sub}` });
    expect(await lockedOut()).toEqual([`ada@${sub}`]);
    expect(await signInAs(`ada@${sub}`, theirs)).not.toMatchObject({ code: 'domain_unverified' });
  });

  test('leaves its subdomains to the parent domain unless it covers them', async () => {
    expect(await offers(`x.${sub}`)).toEqual([connection.id]);
    expect(await serves(`ada@x.${sub}`)).toBe(true);
    await cover(other, sub);
    expect(await offers(`x.${sub}`)).toEqual([theirs.id]);
    expect(await serves(`ada@x.${sub}`)).toBe(false);
    expect(await signInAs(`ada@x.${sub}`)).toMatchObject({ code: 'domain_unverified' });
    await aPerson(api, { tenantId: owner.id, email: `ada@x.${sub}` });
    expect(await lockedOut()).toEqual([`ada@x.${sub}`]);
  });
});

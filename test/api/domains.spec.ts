import { type DomainDto, LIMITS } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { DomainClaims } from '../../nest-api/src/domains/domain-claims.js';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { DnsServer } from '../support/dns-server.ts';

const DAY = 86_400;
/** Starts at the real time, because maintenance and sessions use the database's time. */
const clock = new HeldClock(new Date());
let dns: DnsServer;
let api: TestApi;
let superadmin: ApiCaller;

interface Organization {
  readonly id: string;
  readonly admin: Person;
  as: ApiCaller;
}

beforeAll(async () => {
  dns = await DnsServer.start();
  api = await startApi({ clock, env: { DNS_RESOLVERS: dns.address } });
});
afterAll(async () => {
  await api.stop();
  await dns.stop();
});
beforeEach(async () => {
  superadmin = await signedIn(api, await aPerson(api));
});

async function anOrganization(): Promise<Organization> {
  const { id } = await aTenant(api);
  const admin = await aPerson(api, { tenantId: id, role: 'tenant_admin' });
  return { id, admin, as: await signedIn(api, admin) };
}

let count = 0;
const aDomain = () => `company-${++count}.example`;

async function claim(as: ApiCaller, domain: string, more: object = {}): Promise<DomainDto> {
  const response = await as.post('/api/v1/domains', { domain, ...more });
  expect(response.status, await response.clone().text()).toBe(201);
  return (await response.json()) as DomainDto;
}

function publish(...claims: DomainDto[]): void {
  const name = claims[0]?.challenge.recordName ?? '';
  dns.records.set(
    name,
    claims.map(({ challenge }) => challenge.recordValue),
  );
}

async function verify(as: ApiCaller, { id }: DomainDto): Promise<DomainDto> {
  const response = await as.post(`/api/v1/domains/${id}/verify`);
  expect(response.status).toBe(200);
  return (await response.json()) as DomainDto;
}

async function verified(owner: Organization, domain = aDomain()): Promise<DomainDto> {
  const claimed = await claim(owner.as, domain);
  publish(claimed);
  return verify(owner.as, claimed);
}

/** Does what the periodic job does, one domain at a time. */
async function recheck(seconds: number): Promise<void> {
  clock.advance(seconds);
  await api.app.get(Jobs).runIfDue('domain-checks');
}

/** Reads the state of a domain from the database. */
async function read(owner: Organization, { id }: DomainDto) {
  const [row] = await api.app
    .get(UnitOfWork)
    .inTenant(owner.id, () =>
      api.app
        .get(EntityManager)
        .execute<{ status: string; last_outcome: string }[]>(
          'select status, last_outcome from domains where id = ?',
          [id],
        ),
    );
  return { status: row?.status, lastCheck: { outcome: row?.last_outcome } };
}

describe('a claim', () => {
  test('is pending, and has the record to publish', async () => {
    const owner = await anOrganization();
    const claimed = await claim(owner.as, 'Müller-1.example');
    expect(claimed).toMatchObject({
      tenantId: owner.id,
      domain: 'xn--mller-1-n2a.example',
      displayName: 'müller-1.example',
      status: 'pending',
      ssoProvider: null,
      proof: null,
      autoJoin: 'sso',
      challenge: { recordName: '_gatehouse-challenge.xn--mller-1-n2a.example', recordType: 'TXT' },
    });
    expect(claimed.challenge.recordValue).toMatch(/^gatehouse-verification=[0-9a-f]{32}$/);
  });

  test('becomes active after the record is found', async () => {
    const owner = await anOrganization();
    const claimed = await claim(owner.as, aDomain());
    expect(await verify(owner.as, claimed)).toMatchObject({
      status: 'pending',
      lastCheck: {
        outcome: 'missing',
        message: expect.stringContaining('This TXT record does not exist yet'),
      },
    });
    publish(claimed);
    expect(await verify(owner.as, claimed)).toMatchObject({
      status: 'active',
      proof: 'dns',
      lastCheck: { outcome: 'found' },
    });
  });

  test('is verified automatically after the record is published', async () => {
    const owner = await anOrganization();
    const claimed = await claim(owner.as, aDomain());
    publish(claimed);
    await recheck(600);
    expect(await read(owner, claimed)).toMatchObject({ status: 'active' });
  });

  test('accepts a record that fits only in a TCP response', async () => {
    const owner = await anOrganization();
    const claimed = await claim(owner.as, aDomain());
    const { recordName, recordValue } = claimed.challenge;
    dns.records.set(recordName, [...Array.from({ length: 8 }, (_, i) => `${i}`.repeat(200)), recordValue]);
    expect(await verify(owner.as, claimed)).toMatchObject({ status: 'active' });
    expect(dns.asked).toContainEqual({ name: recordName, over: 'tcp' });
  });

  test.each([
    ['another value', () => ['gatehouse-verification=somebody-elses'], 'mismatch'],
    ['a foreign record', () => ['v=spf1 -all'], 'missing'],
    ['the value within a longer one', (value: string) => [`${value}0`], 'mismatch'],
  ])('is not verified by %s', async (_name, records, outcome) => {
    const owner = await anOrganization();
    const claimed = await claim(owner.as, aDomain());
    dns.records.set(claimed.challenge.recordName, records(claimed.challenge.recordValue));
    expect(await verify(owner.as, claimed)).toMatchObject({ status: 'pending', lastCheck: { outcome } });
  });

  test('reports name servers that do not respond', async () => {
    const owner = await anOrganization();
    const claimed = await claim(owner.as, aDomain());
    dns.failing.add(claimed.challenge.recordName);
    expect(await verify(owner.as, claimed)).toMatchObject({
      status: 'pending',
      lastCheck: { outcome: 'unreachable' },
    });
  });

  test.each([
    ['gmail.com', 'public_mail_domain'],
    ['co.uk', 'public_suffix'],
    ['раураӏ.com', 'mixed_scripts'],
    ['https://acme.com', 'not_a_domain'],
  ])('for %s is rejected at its field: %s', async (domain, code) => {
    const owner = await anOrganization();
    const response = await owner.as.post('/api/v1/domains', { domain });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ field: 'domain', code }] });
  });

  test('can be created once by an organization', async () => {
    const owner = await anOrganization();
    const { domain } = await claim(owner.as, aDomain());
    const again = await owner.as.post('/api/v1/domains', { domain: domain.toUpperCase() });
    expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([409, 'domain_claimed']);
  });
});

describe('a verified domain has one owner', () => {
  test('is visible to a second claimant only after they prove the domain, while its record still exists', async () => {
    const [first, second] = [await anOrganization(), await anOrganization()];
    const owned = await verified(first);
    const wanted = await claim(second.as, owned.domain);
    publish(owned);
    expect(await verify(second.as, wanted)).toMatchObject({ lastCheck: { outcome: 'mismatch' } });
    publish(owned, wanted);
    expect(await verify(second.as, wanted)).toMatchObject({
      status: 'pending',
      lastCheck: { outcome: 'owned_elsewhere', message: expect.stringContaining('another organization') },
    });
  });

  test('belongs to the second owner after the record of the first one is removed', async () => {
    const [first, second] = [await anOrganization(), await anOrganization()];
    const owned = await verified(first);
    const wanted = await claim(second.as, owned.domain);
    publish(wanted);
    expect(await verify(second.as, wanted)).toMatchObject({ status: 'active' });
    expect(await read(first, owned)).toMatchObject({ status: 'inactive' });
  });

  test('is created by one of two simultaneous verifications', async () => {
    const [first, second] = [await anOrganization(), await anOrganization()];
    const domain = aDomain();
    const claims = [await claim(first.as, domain), await claim(second.as, domain)];
    publish(...claims);
    const [a, b] = claims as [DomainDto, DomainDto];
    const both = await Promise.all([verify(first.as, a), verify(second.as, b)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['active', 'pending']);
  });

  test('prevents others from verifying a name below it', async () => {
    const [first, second] = [await anOrganization(), await anOrganization()];
    const { domain } = await verified(first);
    const below = await claim(second.as, `mail.${domain}`);
    publish(below);
    expect(await verify(second.as, below)).toMatchObject({
      status: 'pending',
      lastCheck: { outcome: 'parent_owned_elsewhere' },
    });
  });

  test('does not cover its subdomains, which its owner claims one by one', async () => {
    const owner = await anOrganization();
    const { domain } = await verified(owner);
    const below = await claim(owner.as, `mail.${domain}`);
    expect(below.status).toBe('pending');
    publish(below);
    expect(await verify(owner.as, below)).toMatchObject({ status: 'active' });
  });

  test('can be verified by a directory unless another organization has verified it', async () => {
    const [first, second] = [await anOrganization(), await anOrganization()];
    const claims = api.app.get(DomainClaims);
    const by = { type: 'user', id: first.admin.id } as const;
    const vouched = await claims.vouch(first.id, aDomain(), 'Google directory', by);
    expect(vouched).toMatchObject({
      status: 'active',
      proof: 'directory',
      verificationDetail: 'Google directory',
    });
    expect(await claims.vouch(second.id, vouched?.domain ?? '', 'Google directory', by)).toBeNull();
  });
});

describe('a lost verification', () => {
  test('makes the domain inactive and notifies every admin once', async () => {
    const owner = await anOrganization();
    const other = await aPerson(api, { tenantId: owner.id, role: 'tenant_admin' });
    const owned = await verified(owner);
    dns.records.delete(owned.challenge.recordName);
    await recheck(DAY + 60);
    expect(await read(owner, owned)).toMatchObject({ status: 'inactive' });
    await recheck(DAY);

    superadmin = await signedIn(api, await aPerson(api));
    const page = (await (await superadmin.get('/api/v1/mail/outbox?limit=100')).json()) as {
      items: { to: string; template: string }[];
    };
    const told = page.items.filter(({ template }) => template === 'domain-proof-lost').map(({ to }) => to);
    const ours = told.filter((to) => [owner.admin.email, other.email].includes(to));
    expect(ours.sort()).toEqual([owner.admin.email, other.email].sort());
  });

  test('makes the domain active again after the record returns', async () => {
    const owner = await anOrganization();
    const owned = await verified(owner);
    dns.records.delete(owned.challenge.recordName);
    await recheck(DAY + 60);
    publish(owned);
    await recheck(DAY);
    expect(await read(owner, owned)).toMatchObject({ status: 'active' });
  });

  test('does not follow from unresponsive name servers for three days', async () => {
    const owner = await anOrganization();
    const owned = await verified(owner);
    dns.failing.add(owned.challenge.recordName);
    await recheck(DAY + 60);
    expect(await read(owner, owned)).toMatchObject({
      status: 'active',
      lastCheck: { outcome: 'unreachable' },
    });
    await recheck(3 * DAY);
    expect(await read(owner, owned)).toMatchObject({ status: 'inactive' });
  });
});

describe('permissions', () => {
  test('a superadmin claims for a named organization, and must name one', async () => {
    const owner = await anOrganization();
    expect(await claim(superadmin, aDomain(), { tenantId: owner.id })).toMatchObject({ tenantId: owner.id });
    const nameless = await superadmin.post('/api/v1/domains', { domain: aDomain() });
    expect(await nameless.json()).toMatchObject({ errors: [{ field: 'tenantId' }] });
  });

  test('a tenant admin who names another organization finds nothing', async () => {
    const [mine, other] = [await anOrganization(), await anOrganization()];
    const theirs = await claim(other.as, aDomain());
    const answers = await Promise.all([
      mine.as.post('/api/v1/domains', { domain: aDomain(), tenantId: other.id }),
      mine.as.get(`/api/v1/domains?tenantId=${other.id}`),
      mine.as.get(`/api/v1/domains/${theirs.id}`),
      mine.as.post(`/api/v1/domains/${theirs.id}/verify`),
      mine.as.patch(`/api/v1/domains/${theirs.id}`, { version: 1, autoJoin: 'invite_only' }),
      api.fetch(`/api/v1/domains/${theirs.id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${mine.as.token}` },
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  });

  test('a user cannot list domains', async () => {
    const owner = await anOrganization();
    const user = await signedIn(api, await aPerson(api, { tenantId: owner.id }));
    expect((await user.get('/api/v1/domains')).status).toBe(403);
  });
});

test('an admin decides who joins by a domain, and removes it', async () => {
  const owner = await anOrganization();
  const { id, version, domain } = await claim(owner.as, aDomain());
  const changed = await owner.as.patch(`/api/v1/domains/${id}`, { version, autoJoin: 'invite_only' });
  expect(await changed.json()).toMatchObject({ autoJoin: 'invite_only' });
  const stale = await owner.as.patch(`/api/v1/domains/${id}`, { version, autoJoin: 'sso' });
  expect([stale.status, ((await stale.json()) as { code: string }).code]).toEqual([409, 'stale_version']);

  const removed = await api.fetch(`/api/v1/domains/${id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${owner.as.token}` },
  });
  expect(removed.status).toBe(204);
  expect((await owner.as.get(`/api/v1/domains/${id}`)).status).toBe(404);
  const trail = await (await owner.as.get('/api/v1/audit/events?limit=10')).json();
  expect((trail as { items: { action: string; detail: object }[] }).items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'domain.removed', detail: expect.objectContaining({ domain }) }),
      expect.objectContaining({ action: 'domain.updated' }),
      expect.objectContaining({ action: 'domain.claimed' }),
    ]),
  );
});

test('a list has pages', async () => {
  const owner = await anOrganization();
  for (let i = 0; i < 3; i++) await claim(owner.as, aDomain());
  const first = (await (await owner.as.get('/api/v1/domains?limit=2')).json()) as {
    items: DomainDto[];
    nextCursor: string;
  };
  const second = (await (
    await owner.as.get(`/api/v1/domains?limit=2&cursor=${first.nextCursor}`)
  ).json()) as {
    items: DomainDto[];
    nextCursor: null;
  };
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([2, 1, null]);
  expect(LIMITS.pageSizeMax).toBeGreaterThan(2);
});

import { CUSTOM_DOMAIN_GRACE_DAYS, type CustomDomainDto, type OwnCustomDomain } from '@gatehouse/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import type { Tenant } from '../../nest-api/src/tenants/tenant.entity.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { addHost, anActiveHost, atHost, checkHost, publishHost } from '../support/custom-host.ts';
import {
  type ApiCaller,
  aPerson,
  aTenant,
  callerWith,
  PASSWORD,
  type Person,
  post,
  signedIn,
} from '../support/data.ts';
import { DnsServer } from '../support/dns-server.ts';

const DAY = 86_400;
const clock = new HeldClock(new Date());
let dns: DnsServer;
let api: TestApi;

interface Organization {
  readonly tenant: Tenant;
  readonly admin: Person;
  readonly as: ApiCaller;
}

beforeAll(async () => {
  dns = await DnsServer.start();
  api = await startApi({
    clock,
    env: { DNS_RESOLVERS: dns.address, PUBLIC_URL: 'http://id.localhost:3000' },
  });
});
afterAll(async () => {
  await api.stop();
  await dns.stop();
});

async function anOrganization(plan: 'trial' | 'pro' = 'pro'): Promise<Organization> {
  const tenant = await aTenant(api, { plan });
  const admin = await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' });
  return { tenant, admin, as: await signedIn(api, admin) };
}

let count = 0;
const aHost = () => `login.company-${++count}.example`;

async function own(as: ApiCaller, query = ''): Promise<OwnCustomDomain> {
  const response = await as.get(`/api/v1/custom-domain${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as OwnCustomDomain;
}

/** Does what the daily job does. */
async function recheck(seconds: number): Promise<void> {
  clock.advance(seconds);
  await api.app.get(Jobs).runIfDue('domain-checks');
}

/** The status of an organization's custom domain. The clock may have ended sessions of the test. */
async function statusOf({ admin }: Organization): Promise<CustomDomainDto['status'] | undefined> {
  return (await own(await signedIn(api, admin))).customDomain?.status;
}

async function ask(domain: string): Promise<number> {
  return (await fetch(`${api.url}/internal/tls-ask?domain=${encodeURIComponent(domain)}`)).status;
}

async function mailsAbout(host: string): Promise<string[]> {
  const response = await (await signedIn(api, await aPerson(api))).get('/api/v1/mail/outbox?limit=100');
  const { items } = (await response.json()) as { items: { subject: string }[] };
  return items.map(({ subject }) => subject).filter((subject) => subject.includes(host));
}

describe('adding', () => {
  test('shows both records and serves nothing until they are found', async () => {
    const { as } = await anOrganization();
    expect(await own(as)).toEqual({ customDomain: null, isIncluded: true });
    const host = aHost();
    const added = await addHost(as, host.toUpperCase());

    expect(added).toMatchObject({ host, status: 'pending', origin: `http://${host}:3000` });
    expect(added.records).toEqual([
      { type: 'CNAME', name: host, value: 'id.localhost' },
      {
        type: 'TXT',
        name: `_gatehouse-challenge.${host}`,
        value: expect.stringMatching(/^gatehouse-verification=/),
      },
    ]);
    expect(await ask(host)).toBe(404);
  });

  test.each([
    ['id.localhost', 'public_suffix'],
    ['login.id.localhost', 'platform_host'],
    ['192.0.2.1', 'not_a_domain'],
    ['co.uk', 'public_suffix'],
    ['acme.example', 'needs_subdomain'],
    ['login.gmail.com', 'public_mail_domain'],
    ['https://login.acme.example', 'not_a_domain'],
    ['login.acme.example:8443', 'not_a_domain'],
    ['*.acme.example', 'wildcard'],
  ])('%s is rejected as %s', async (host, code) => {
    const { as } = await anOrganization();
    const response = await as.post('/api/v1/custom-domain', { host });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ field: 'host' }] });
    expect(JSON.stringify(await (await as.post('/api/v1/custom-domain', { host })).json())).toMatch(
      code === 'public_suffix' ? /public_suffix|platform_host/ : code,
    );
  });

  test('an organization has at most one', async () => {
    const { as } = await anOrganization();
    await addHost(as, aHost());
    const second = await as.post('/api/v1/custom-domain', { host: aHost() });
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({ code: 'custom_domain_exists' });
  });

  test('the plan must include it', async () => {
    const { as } = await anOrganization('trial');
    expect((await own(as)).isIncluded).toBe(false);
    const response = await as.post('/api/v1/custom-domain', { host: aHost() });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'custom_domain_not_included' });
  });

  test('it requires re-authentication, and so does removal', async () => {
    const { as } = await anOrganization();
    await addHost(as, aHost());
    clock.advance(400);
    for (const response of [
      await as.post('/api/v1/custom-domain', { host: aHost() }),
      await as.delete('/api/v1/custom-domain'),
    ]) {
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'reauthentication_required' });
    }
  });

  test('a superadmin sees those of all organizations, and an admin only their own', async () => {
    const [acme, globex] = [await anOrganization(), await anOrganization()];
    const { host } = await addHost(acme.as, aHost());
    const superadmin = await signedIn(api, await aPerson(api));
    expect((await own(superadmin, `?tenantId=${acme.tenant.id}`)).customDomain?.host).toBe(host);
    expect((await globex.as.get(`/api/v1/custom-domain?tenantId=${acme.tenant.id}`)).status).toBe(404);
  });
});

describe('checks', () => {
  test('TXT alone verifies the domain, and the CNAME record activates it', async () => {
    const { as } = await anOrganization();
    const added = await addHost(as, aHost());
    const [, txt] = added.records;
    expect(await checkHost(as)).toMatchObject({ status: 'pending', lastCheck: { outcome: 'txt_missing' } });

    dns.records.set(txt?.name ?? '', ['gatehouse-verification=another']);
    expect(await checkHost(as)).toMatchObject({ status: 'pending', lastCheck: { outcome: 'txt_mismatch' } });

    dns.records.set(txt?.name ?? '', [txt?.value ?? '']);
    expect(await checkHost(as)).toMatchObject({
      status: 'verified',
      lastCheck: { outcome: 'cname_missing' },
    });
    expect(await ask(added.host)).toBe(200);

    dns.cnames.set(added.host, 'elsewhere.example');
    expect(await checkHost(as)).toMatchObject({
      status: 'verified',
      lastCheck: { outcome: 'cname_elsewhere', cname: 'elsewhere.example' },
    });

    dns.cnames.set(added.host, 'ID.localhost.');
    expect(await checkHost(as)).toMatchObject({ status: 'active', lastCheck: { outcome: 'found' } });
  });

  test('a missing CNAME record fails, notifies the admins and keeps serving until the grace period ends', async () => {
    const acme = await anOrganization();
    const host = aHost();
    await anActiveHost(acme.as, dns, host);
    dns.cnames.delete(host);

    await recheck(DAY + 60);
    expect(await statusOf(acme)).toBe('failing');
    expect(await mailsAbout(host)).toHaveLength(1);
    expect(await ask(host)).toBe(200);

    await recheck((CUSTOM_DOMAIN_GRACE_DAYS - 1) * DAY);
    expect(await statusOf(acme)).toBe('failing');
    await recheck(DAY);
    expect(await statusOf(acme)).toBe('pending');
    expect(await mailsAbout(host)).toHaveLength(2);
    expect(await ask(host)).toBe(404);
  });

  test('one that returns within the grace period is active again', async () => {
    const acme = await anOrganization();
    const host = aHost();
    await anActiveHost(acme.as, dns, host);
    dns.cnames.delete(host);
    await recheck(DAY + 60);
    dns.cnames.set(host, 'id.localhost');
    await recheck(3_700);
    expect(await own(await signedIn(api, acme.admin))).toMatchObject({
      customDomain: { status: 'active', servesUntil: null },
    });
  });

  test('unresponsive name servers change nothing for three days', async () => {
    const acme = await anOrganization();
    const host = aHost();
    await anActiveHost(acme.as, dns, host);
    dns.failing.add(host);
    await recheck(DAY + 60);
    expect(await statusOf(acme)).toBe('active');
    await recheck(3 * DAY);
    expect(await statusOf(acme)).toBe('failing');
    dns.failing.delete(host);
  });
});

describe('one host, two organizations', () => {
  test('the second one is informed, and verifies after the first one removed its record', async () => {
    const [first, second] = [await anOrganization(), await anOrganization()];
    const host = aHost();
    const held = await anActiveHost(first.as, dns, host);
    const added = await addHost(second.as, host);
    publishHost(dns, added);
    expect(await checkHost(second.as)).toMatchObject({
      status: 'pending',
      lastCheck: { outcome: 'owned_elsewhere' },
    });

    const [, txt] = held.records;
    dns.records.set(txt?.name ?? '', [added.records[1]?.value ?? '']);
    expect(await checkHost(second.as)).toMatchObject({ status: 'active' });
    expect(await statusOf(first)).toBe('pending');
  });

  test('nobody verifies a host below a domain that another organization has verified', async () => {
    const [first, second] = [await anOrganization(), await anOrganization()];
    const host = aHost();
    const claimed = await first.as.post('/api/v1/domains', { domain: host.slice('login.'.length) });
    const { id, challenge } = (await claimed.json()) as {
      id: string;
      challenge: { recordName: string; recordValue: string };
    };
    dns.records.set(challenge.recordName, [challenge.recordValue]);
    await first.as.post(`/api/v1/domains/${id}/verify`);
    publishHost(dns, await addHost(second.as, host));
    expect(await checkHost(second.as)).toMatchObject({ lastCheck: { outcome: 'owned_elsewhere' } });
    publishHost(dns, await addHost(first.as, host));
    expect(await checkHost(first.as)).toMatchObject({ status: 'active' });
  });
});

describe('the request of Caddy', () => {
  test.each(['id.localhost', 'ID.localhost'])('the platform host %s can have a certificate', async (host) => {
    expect(await ask(host)).toBe(200);
  });

  test.each(['', 'evil.example', 'x.id.localhost', '127.0.0.1', 'a b', `${'a.'.repeat(140)}example`])(
    '%j cannot',
    async (host) => {
      expect(await ask(host)).toBe(404);
    },
  );

  test('a removed host is no longer served', async () => {
    const { as } = await anOrganization();
    const host = aHost();
    await anActiveHost(as, dns, host);
    expect(await ask(host)).toBe(200);
    expect((await as.delete('/api/v1/custom-domain')).status).toBe(204);
    expect(await ask(host)).toBe(404);
    expect((await own(as)).customDomain).toBeNull();
  });
});

describe('sign-in at the host', () => {
  const login = ({ email }: Person) => ({ email, password: PASSWORD });

  test('only users of its organization sign in', async () => {
    const [acme, globex] = [await anOrganization(), await anOrganization()];
    const host = aHost();
    await anActiveHost(acme.as, dns, host);
    const there = await atHost(api, host);
    try {
      expect((await post(there, '/api/v1/auth/login', login(acme.admin))).status).toBe(200);
      for (const stranger of [globex.admin, await aPerson(api)]) {
        const response = await post(there, '/api/v1/auth/login', login(stranger));
        expect(response.status).toBe(403);
      }
    } finally {
      await there.stop();
    }
  });

  test('a session of one host is rejected at another', async () => {
    const [acme, globex] = [await anOrganization(), await anOrganization()];
    const [host, otherHost] = [aHost(), aHost()];
    await anActiveHost(acme.as, dns, host);
    await anActiveHost(globex.as, dns, otherHost);
    const [there, elsewhere] = [await atHost(api, host), await atHost(api, otherHost)];
    try {
      const hosted = await signedIn(there, acme.admin);
      expect((await hosted.get('/api/v1/auth/me')).status).toBe(200);
      expect((await callerWith(elsewhere, hosted.token).get('/api/v1/auth/me')).status).toBe(401);
      expect((await callerWith(api, hosted.token).get('/api/v1/auth/me')).status).toBe(401);
      expect((await callerWith(there, acme.as.token).get('/api/v1/auth/me')).status).toBe(401);
    } finally {
      await there.stop();
      await elsewhere.stop();
    }
  });

  test('a session ends with its custom domain', async () => {
    const acme = await anOrganization();
    const host = aHost();
    await anActiveHost(acme.as, dns, host);
    const there = await atHost(api, host);
    try {
      const hosted = await signedIn(there, acme.admin);
      await acme.as.delete('/api/v1/custom-domain');
      expect((await hosted.get('/api/v1/auth/me')).status).toBe(401);
    } finally {
      await there.stop();
    }
  });

  test('an unverified host is treated as the platform', async () => {
    const acme = await anOrganization();
    const host = aHost();
    await anActiveHost(acme.as, dns, host);
    const globex = await anOrganization();
    const forged = await post(api, '/api/v1/auth/login', login(globex.admin), { 'x-forwarded-host': host });
    expect(forged.status).toBe(200);
  });
});

describe('links in emails', () => {
  async function linkOf(email: string): Promise<string> {
    const superadmin = await signedIn(api, await aPerson(api));
    const page = await superadmin.get(`/api/v1/mail/outbox?to=${encodeURIComponent(email)}`);
    const { items } = (await page.json()) as { items: { id: string }[] };
    const mail = await (await superadmin.get(`/api/v1/mail/outbox/${items[0]?.id}`)).json();
    return (mail as { text: string }).text;
  }

  test('lead to the custom domain while it is active', async () => {
    const acme = await anOrganization();
    const invite = async (email: string) => {
      const response = await (await signedIn(api, acme.admin)).post('/api/v1/invitations', { email });
      expect(response.status, await response.clone().text()).toBe(201);
      return linkOf(email);
    };
    expect(await invite('one@new.example')).toContain('http://id.localhost:3000/');
    const host = aHost();
    await anActiveHost(acme.as, dns, host);
    const text = await invite('two@new.example');
    expect(text).toContain(`http://${host}:3000/`);
    expect(text).not.toContain('id.localhost');
    dns.cnames.delete(host);
    await recheck(DAY + 60);
    expect(await invite('three@new.example')).toContain('http://id.localhost:3000/');
  });
});

describe('a flood of requests', () => {
  test('for unknown names is rate-limited, and known names still get a response', async () => {
    const { as } = await anOrganization();
    const host = aHost();
    await anActiveHost(as, dns, host);
    expect(await ask(host)).toBe(200);
    const names = Array.from({ length: 150 }, (_, index) => `flood-${index}.evil.example`);
    const answers = await Promise.all(names.map(ask));
    expect(new Set(answers)).toEqual(new Set([404, 429]));
    expect(await ask(host)).toBe(200);
  });
});

import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DirectoryDto } from '@gatehouse/contracts';
import type { RunningGatehouse } from '@gatehouse/embedded';
import { GROUP_SCHEMA, USER_SCHEMA } from '@gatehouse/scim';
import pg from 'pg';
import { cpuByName, cpuEach, cpuText, memoryByName } from './processes.ts';
import { apiRoots, figure, perSecond, withProduct } from './product.ts';

const PEOPLE = 100_000;
const PEOPLE_OF_GROUP = 20;
/** One of so many comes with a request of its own. */
const ALONE = 50;
const AT_ONCE = 8;
const OPERATIONS = 500;
const PAGE = 200;
const BULK = 'urn:ietf:params:scim:api:messages:2.0:BulkRequest';
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

type Send = (method: string, path: string, body?: object) => Promise<unknown>;

/**
 * A first sync by SCIM with its approval, a full comparison, and one change end to end, with the memory of the API. The
 * first sync sends bulk requests; a fiftieth of the people comes with a request each.
 *
 * `--people=1000` takes fewer than 100,000. There is a group for every 20 people.
 */
export async function provisioning(flags: readonly string[]): Promise<void> {
  const people = Number(flags.find((flag) => flag.startsWith('--people='))?.split('=')[1] ?? PEOPLE);
  await withProduct(async (product) => {
    const { asAdmin, scim, directory } = await aDirectory(product);
    const before = memoryOf(product);
    const measured = (what: string, count: number, work: () => Promise<unknown>) =>
      measure(product, what, count, work);
    const alone = Math.ceil(people / ALONE);
    await measured(`${people - alone} people recorded in bulk`, people - alone, () =>
      recordPeople(scim, people - alone),
    );
    await measured(`${alone} people recorded one by one`, alone, () =>
      recordEach(scim, people - alone, people),
    );
    const { version } = (await asAdmin('GET', directory)) as DirectoryDto;
    await measured(`${people} people approved`, people, async () => {
      await asAdmin('POST', `${directory}/approve`, { version });
      await untilApplied(asAdmin, directory);
    });
    const groups = Math.ceil(people / PEOPLE_OF_GROUP);
    await measured(`${groups} groups`, groups, () => recordGroups(scim, groups));
    await measured('full comparison', people, () => comparePeople(scim));
    figure('one change', `${Math.round((await timed(() => oneChange(product, scim))) * 1_000)} ms`);
    figure('memory of the API', `${memoryOf(product)} MiB`, `${before} MiB before`);
  });
}

async function aDirectory({ apiUrl, database, env }: RunningGatehouse) {
  const admin = DEMO_ACCOUNTS.find(({ key }) => key === 'admin')?.email;
  const client = new pg.Client({ connectionString: env.DATABASE_OWNER_URL ?? database.ownerUrl });
  await client.connect();
  await client.query(
    `update tenants set plan = 'enterprise' where id in (select m.tenant_id from memberships m
       join users u on u.id = m.user_id where u.email = $1)`,
    [admin],
  );
  await client.end();
  const { accessToken } = (await sender(apiUrl)('POST', '/api/v1/auth/login', {
    email: admin,
    password: DEMO_PASSWORD,
  })) as { accessToken: string };
  const asAdmin = sender(apiUrl, accessToken);
  const { items } = (await asAdmin('GET', '/api/v1/sso-configurations')) as {
    items: { id: string; domains: string[] }[];
  };
  const { id } = items.find(({ domains }) => domains.includes('demo-company.test')) ?? { id: '' };
  const directory = `/api/v1/sso-configurations/${id}/directory`;
  await asAdmin('POST', directory, { source: 'scim' });
  const { secret } = (await asAdmin('POST', `${directory}/tokens`, {})) as { secret: string };
  return { asAdmin, directory, scim: sender(`${apiUrl}/scim/v2/${id}`, secret) };
}

function sender(base: string, token?: string): Send {
  return async (method, path, body) => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return text ? JSON.parse(text) : null;
  };
}

const emailOf = (n: number) => `person-${n}@demo-company.test`;

const personOf = (n: number) => ({
  schemas: [USER_SCHEMA],
  userName: emailOf(n),
  externalId: `person-${n}`,
  name: { givenName: 'Person', familyName: String(n) },
  emails: [{ value: emailOf(n), primary: true }],
});

function recordPeople(scim: Send, people: number): Promise<void> {
  return inBulk(scim, people, '/Users', personOf);
}

/** As a directory does that has no bulk requests: a few at the same time. */
async function recordEach(scim: Send, from: number, to: number): Promise<void> {
  let next = from;
  const lane = async () => {
    while (next < to) await scim('POST', '/Users', personOf(next++));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

function recordGroups(scim: Send, groups: number): Promise<void> {
  return inBulk(scim, groups, '/Groups', (n) => ({
    schemas: [GROUP_SCHEMA],
    displayName: `Group ${n}`,
    externalId: `group-${n}`,
  }));
}

async function inBulk(scim: Send, count: number, path: string, of: (n: number) => object): Promise<void> {
  for (let from = 0; from < count; from += OPERATIONS) {
    const numbers = Array.from({ length: Math.min(OPERATIONS, count - from) }, (_, i) => from + i);
    const Operations = numbers.map((n) => ({ method: 'POST', path, bulkId: String(n), data: of(n) }));
    const answer = (await scim('POST', '/Bulk', { schemas: [BULK], Operations })) as {
      Operations: { status: string }[];
    };
    const failed = answer.Operations.find(({ status }) => status !== '201');
    if (failed) throw new Error(`an operation failed: ${JSON.stringify(failed)}`);
  }
}

async function untilApplied(asAdmin: Send, directory: string): Promise<void> {
  for (;;) {
    const { counts } = (await asAdmin('GET', directory)) as DirectoryDto;
    if (counts.waiting === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Reads every user, as a directory does that compares. */
async function comparePeople(scim: Send): Promise<void> {
  let cursor: string | undefined = '';
  while (cursor !== undefined) {
    const page = (await scim('GET', `/Users?count=${PAGE}&cursor=${encodeURIComponent(cursor)}`)) as {
      nextCursor?: string;
    };
    cursor = page.nextCursor;
  }
}

/** From a deactivation to the member's status in the database of the product. */
async function oneChange({ database, env }: RunningGatehouse, scim: Send): Promise<void> {
  const filter = encodeURIComponent(`userName eq "${emailOf(0)}"`);
  const found = (await scim('GET', `/Users?filter=${filter}`)) as { Resources: { id: string }[] };
  const Operations = [{ op: 'replace', path: 'active', value: false }];
  await scim('PATCH', `/Users/${found.Resources[0]?.id}`, { schemas: [PATCH], Operations });
  const client = new pg.Client({ connectionString: env.DATABASE_OWNER_URL ?? database.ownerUrl });
  await client.connect();
  const { rows } = await client.query(
    `select m.status from memberships m join users u on u.id = m.user_id where u.email = $1`,
    [emailOf(0)],
  );
  await client.end();
  if (rows[0]?.status !== 'suspended') throw new Error('the deactivation did not take effect');
}

/** Prints how many a second, and what processor time each took. */
async function measure(
  product: RunningGatehouse,
  what: string,
  count: number,
  work: () => Promise<unknown>,
): Promise<void> {
  const before = cpuByName(apiRoots(product));
  const seconds = await timed(work);
  figure(what, perSecond(count / seconds), cpuText(cpuEach(before, cpuByName(apiRoots(product)), count)));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}

function memoryOf(product: RunningGatehouse): number {
  return Math.round(memoryByName(apiRoots(product)).API ?? 0);
}

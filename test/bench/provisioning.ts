import type { DirectoryDto } from '@gatehouse/contracts';
import type { RunningGatehouse } from '@gatehouse/embedded';
import { GROUP_SCHEMA, USER_SCHEMA } from '@gatehouse/scim';
import pg from 'pg';
import { cpuByName, cpuEach, cpuText, residentOf } from './processes.ts';
import { apiRoots, figure, perSecond, withProduct } from './product.ts';
import { aDirectory, type Send, sender } from './scim-directory.ts';

const PEOPLE = 100_000;
const GROUPS_OF_PEOPLE = 20;
const MEMBERS = 20;
/** One in this many users gets an individual request. */
const ALONE = 50;
const AT_ONCE = 8;
const OPERATIONS = 500;
const PAGE = 200;
/** Fractions of a step after which the memory use is printed. */
const PARTS = [0.1, 0.5, 1];
const SAMPLE_MS = 100;
/** A start is complete when the API uses at most this much CPU in a second. */
const QUIET_MS = 100;
/** Each progress check counts the users of the directory. */
const POLL_MS = 1_000;
const BULK = 'urn:ietf:params:scim:api:messages:2.0:BulkRequest';
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

/** @param share the completed fraction of the step */
type Progress = (share: number) => void;

/**
 * Measures a first SCIM sync with its approval, a full comparison, and one end-to-end change, with the API's memory.
 * The first sync sends bulk requests; a fiftieth of the users get individual requests.
 *
 * `--people=1000` replaces the default of 100,000. There is one group of 20 users for every 20 users.
 */
export async function provisioning(flags: readonly string[]): Promise<void> {
  const people = Number(flags.find((flag) => flag.startsWith('--people='))?.split('=')[1] ?? PEOPLE);
  await withProduct(async (product) => {
    const { asAdmin, directory, path, token } = await aDirectory(product);
    const scim = sender(`${product.apiUrl}${path}`, token);
    await untilQuiet(product);
    figure('memory of the API before', `${memoryOf(product)} MiB`);
    const measured = (what: string, count: number, work: (progress: Progress) => Promise<unknown>) =>
      measure(product, what, count, work);
    const alone = Math.ceil(people / ALONE);
    const ids: string[] = [];
    const first = await measured(`${people - alone} people recorded in bulk`, people - alone, async (done) =>
      ids.push(...(await recordPeople(scim, people - alone, done))),
    );
    await measured(`${alone} people recorded one by one`, alone, () =>
      recordEach(scim, people - alone, people),
    );
    const { version } = (await asAdmin('GET', directory)) as DirectoryDto;
    const approved = await measured(`${people} people approved`, people, async (done) => {
      await asAdmin('POST', `${directory}/approve`, { version });
      await untilApplied(asAdmin, directory, people, done);
    });
    figure('first sync: recorded in bulk and approved', perSecond(1 / (first + approved)));
    const groups = Math.ceil(people / GROUPS_OF_PEOPLE);
    await measured(`${groups} groups of ${MEMBERS}`, groups, (done) => recordGroups(scim, groups, ids, done));
    await measured('full comparison', people, (done) => comparePeople(scim, people, done));
    for (const what of ['one change', 'one more'])
      figure(
        what,
        `${Math.round((await timed(() => oneChange(product, scim, what === 'one change' ? 0 : 1))) * 1_000)} ms`,
      );
  });
}

const emailOf = (n: number) => `person-${n}@demo-company.test`;

export const personOf = (n: number) => ({
  schemas: [USER_SCHEMA],
  userName: emailOf(n),
  externalId: `person-${n}`,
  name: { givenName: 'Person', familyName: String(n) },
  emails: [{ value: emailOf(n), primary: true }],
});

function recordPeople(scim: Send, people: number, done: Progress): Promise<string[]> {
  return inBulk(scim, people, '/Users', personOf, done);
}

/** Sends a few requests at a time, like a directory without bulk support. */
async function recordEach(scim: Send, from: number, to: number): Promise<void> {
  let next = from;
  const lane = async () => {
    while (next < to) await scim('POST', '/Users', personOf(next++));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/** Each group has consecutive users, and each user is in about one group. */
function recordGroups(scim: Send, groups: number, ids: readonly string[], done: Progress): Promise<string[]> {
  const memberOf = (n: number) => ({ value: ids[n % ids.length] });
  return inBulk(
    scim,
    groups,
    '/Groups',
    (n) => ({
      schemas: [GROUP_SCHEMA],
      displayName: `Group ${n}`,
      externalId: `group-${n}`,
      members: Array.from({ length: Math.min(MEMBERS, ids.length) }, (_, i) => memberOf(n * MEMBERS + i)),
    }),
    done,
  );
}

/** @returns the IDs of the created resources */
async function inBulk(
  scim: Send,
  count: number,
  path: string,
  of: (n: number) => object,
  done: Progress,
): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < count; from += OPERATIONS) {
    const numbers = Array.from({ length: Math.min(OPERATIONS, count - from) }, (_, i) => from + i);
    const Operations = numbers.map((n) => ({ method: 'POST', path, bulkId: String(n), data: of(n) }));
    const answer = (await scim('POST', '/Bulk', { schemas: [BULK], Operations })) as {
      Operations: { status: string; location: string }[];
    };
    const failed = answer.Operations.find(({ status }) => status !== '201');
    if (failed) throw new Error(`an operation failed: ${JSON.stringify(failed)}`);
    ids.push(...answer.Operations.map(({ location }) => location.slice(location.lastIndexOf('/') + 1)));
    done(ids.length / count);
  }
  return ids;
}

async function untilApplied(asAdmin: Send, directory: string, people: number, done: Progress): Promise<void> {
  for (;;) {
    const { counts } = (await asAdmin('GET', directory)) as DirectoryDto;
    done(1 - counts.waiting / people);
    if (counts.waiting === 0) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/**
 * After a start, the API describes itself and runs its jobs for the first time. That is not part of the directory's
 * cost.
 */
async function untilQuiet(product: RunningGatehouse): Promise<void> {
  const used = () => cpuByName(apiRoots(product)).API ?? 0;
  for (let before = used(), quiet = 0; quiet < 3; before = used()) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    quiet = used() - before < QUIET_MS ? quiet + 1 : 0;
  }
}

/** Reads every user, like a directory that compares its data. */
async function comparePeople(scim: Send, people: number, done: Progress): Promise<void> {
  let cursor: string | undefined = '';
  let read = 0;
  while (cursor !== undefined) {
    const page = (await scim('GET', `/Users?count=${PAGE}&cursor=${encodeURIComponent(cursor)}`)) as {
      nextCursor?: string;
      Resources: unknown[];
    };
    cursor = page.nextCursor;
    read += page.Resources.length;
    done(read / people);
  }
  if (read !== people) throw new Error(`the comparison read ${read} users`);
}

/** Measures from a deactivation to the change of the member's status in the database. */
async function oneChange({ database, env }: RunningGatehouse, scim: Send, n: number): Promise<void> {
  const filter = encodeURIComponent(`userName eq "${emailOf(n)}"`);
  const found = (await scim('GET', `/Users?filter=${filter}`)) as { Resources: { id: string }[] };
  const Operations = [{ op: 'replace', path: 'active', value: false }];
  await scim('PATCH', `/Users/${found.Resources[0]?.id}`, { schemas: [PATCH], Operations });
  const client = new pg.Client({ connectionString: env.DATABASE_OWNER_URL ?? database.ownerUrl });
  await client.connect();
  const { rows } = await client.query(
    `select m.status from memberships m join users u on u.id = m.user_id where u.email = $1`,
    [emailOf(n)],
  );
  await client.end();
  if (rows[0]?.status !== 'suspended') throw new Error('the deactivation did not take effect');
}

/** Prints operations per second, the CPU time of each, and the API's memory. @returns seconds per operation */
async function measure(
  product: RunningGatehouse,
  what: string,
  count: number,
  work: (progress: Progress) => Promise<unknown>,
): Promise<number> {
  const before = cpuByName(apiRoots(product));
  let peak = 0;
  const sample = () => {
    peak = Math.max(peak, memoryOf(product));
  };
  const sampling = setInterval(sample, SAMPLE_MS);
  const peaks: number[] = [];
  const seconds = await timed(() =>
    work((share) => {
      sample();
      while (peaks.length < PARTS.length && share >= (PARTS[peaks.length] ?? 1)) peaks.push(peak);
    }),
  );
  clearInterval(sampling);
  figure(what, perSecond(count / seconds), cpuText(cpuEach(before, cpuByName(apiRoots(product)), count)));
  if (peaks.length > 0)
    figure('  peak memory of the API', `${peak} MiB`, `${peaks.join(', ')} MiB at 10, 50, 100 %`);
  return seconds / count;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}

/** MiB. */
function memoryOf(product: RunningGatehouse): number {
  return Math.round(residentOf(apiRoots(product).API ?? 0));
}

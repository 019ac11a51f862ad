import { DEMO_PASSWORD } from '@gatehouse/contracts';
import { freePorts, type RunningGatehouse } from '@gatehouse/embedded';
import pg from 'pg';
import { METER_PORT, type Used } from './metered.ts';
import { stepsOf } from './openid.ts';
import { codeFlow, token } from './openid-side.ts';
import { gatehouseSide } from './openid-sides.ts';
import { peopleOf } from './people.ts';
import { cpuText, sumOf } from './processes.ts';
import { apiRoots, figure, perSecond, withProduct } from './product.ts';
import { personOf } from './provisioning.ts';
import { aDirectory, sender } from './scim-directory.ts';
import { measureInTurns, type Runner, run } from './steps.ts';

const SECONDS = 20;
const WORKERS = 4;
const PEOPLE = 50;
const ROUNDS = 3;
const WARM_UP_STEPS = 200;
const ALONE_SECONDS = 6;
const TOGETHER_SECONDS = 15;
/** The least of some windows, because jobs and the aftermath of requests fall into others. */
const IDLE_WINDOWS = 8;
const IDLE_SECONDS = 3;

type Step = (worker: number) => Promise<void>;
type Command = <Answer>(path: string) => Promise<Answer>;

/** An organization that does one thing. */
interface Player {
  readonly name: string;
  readonly tenantId: string;
  readonly step: Step;
}

/**
 * Measures what the cost meter costs, and how well it distributes processor time.
 *
 * - Overhead: one process gets the same requests in turns, with and without the meter. `metered.ts` switches it.
 * - Attribution: organizations do one thing each. Alone, the whole time of the process is theirs. Together, each is expected
 *   to take the time of its steps alone. The error compares that share with the share that the meter wrote.
 *
 * `--attribution` and `--overhead` run one of both.
 */
export async function costs(flags: readonly string[]): Promise<void> {
  const preload = new URL('metered.ts', import.meta.url).href;
  const [port] = await freePorts(1);
  const command: Command = async (path) =>
    (await (await fetch(`http://127.0.0.1:${port}${path}`)).json()) as never;
  const isWanted = (part: string) => flags.length === 0 || flags.includes(`--${part}`);
  await withProduct(
    async (product) => {
      const bench = await prepared(product);
      if (isWanted('attribution')) await attribution(bench, command);
      if (isWanted('overhead')) await overhead(product, bench, command);
    },
    { NODE_OPTIONS: `--import=${preload}`, [METER_PORT]: String(port) },
  );
}

async function prepared(product: RunningGatehouse) {
  const { apiUrl } = product;
  const ownerUrl = product.env.DATABASE_OWNER_URL ?? product.database.ownerUrl;
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<{ id: string; slug: string }>(
    `insert into tenants (id, slug, name, status, plan, created_at, updated_at)
     select gen_random_uuid(), 'bench-' || name, name, 'active', 'enterprise', now(), now()
     from unnest(array['passwords', 'codes', 'machines', 'console']) name returning id, slug`,
  );
  const demo = await owner.query<{ id: string }>(`select id from tenants where slug = 'demo-company'`);
  await owner.end();
  const idOf = (name: string) => rows.find(({ slug }) => slug === `bench-${name}`)?.id ?? '';
  const passwords = await peopleOf(ownerUrl, idOf('passwords'), PEOPLE, 'tenant_user');
  const [user] = await peopleOf(ownerUrl, idOf('codes'), 1, 'tenant_user');
  const [machineAdmin] = await peopleOf(ownerUrl, idOf('machines'), 1, 'tenant_admin');
  const [admin] = await peopleOf(ownerUrl, idOf('console'), 100, 'tenant_admin');
  const side = await gatehouseSide(apiUrl, apiRoots(product));
  const ofUser = { ...side, cookie: `gatehouse_session=${await signIn(apiUrl, user as string)}` };
  const ofMachines = await aMachine(apiUrl, await signIn(apiUrl, machineAdmin as string));
  const bearer = await signIn(apiUrl, admin as string);
  const directory = await aDirectory(product);
  const scim = sender(`${product.apiUrl}${directory.path}`, directory.token);
  let next = 0;
  let person = 0;
  const players: Player[] = [
    {
      name: 'password sign-ins',
      tenantId: idOf('passwords'),
      step: async () => void (await signIn(apiUrl, passwords[next++ % PEOPLE] as string)),
    },
    { name: 'code flows', tenantId: idOf('codes'), step: async () => void (await codeFlow(ofUser)) },
    {
      name: 'machine tokens',
      tenantId: idOf('machines'),
      step: async () => void (await token(side, { grant_type: 'client_credentials' }, ofMachines)),
    },
    { name: 'lists', tenantId: idOf('console'), step: () => lists(apiUrl, bearer) },
    {
      name: 'SCIM',
      tenantId: demo.rows[0]?.id ?? '',
      step: async () => {
        const { id } = (await scim('POST', '/Users', personOf(person++))) as { id: string };
        await scim('GET', `/Users/${id}`);
        await scim('GET', '/Users?count=20');
      },
    },
  ];
  return { ownerUrl, side, players, bearer };
}

type Prepared = Awaited<ReturnType<typeof prepared>>;

async function signIn(apiUrl: string, email: string): Promise<string> {
  const response = await fetch(`${apiUrl}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (!response.ok) throw new Error(await response.text());
  return ((await response.json()) as { accessToken: string }).accessToken;
}

async function aMachine(apiUrl: string, bearer: string) {
  const register = async (what: 'clients' | 'resources', given: object) => {
    const response = await fetch(`${apiUrl}/api/v1/admin/oauth2/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify({ name: 'Bench', ...given }),
    });
    if (response.status !== 201) throw new Error(await response.text());
    return (await response.json()) as { client_id: string; client_secret: string };
  };
  const identifier = 'https://machines.example.test';
  await register('resources', { identifier, scopes: ['read'] });
  return register('clients', {
    grant_types: ['client_credentials'],
    scopes: [],
    resources: [{ resource: identifier, scopes: ['read'] }],
  });
}

async function lists(apiUrl: string, bearer: string): Promise<void> {
  for (const path of ['users?limit=50', 'audit/events', 'sign-ins', 'roles']) {
    const response = await fetch(`${apiUrl}/api/v1/${path}`, {
      headers: { authorization: `Bearer ${bearer}` },
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    await response.arrayBuffer();
  }
}

/** @returns steps, and the processor time of the API without what it takes when it is idle, in microseconds */
async function played(command: Command, idleUs: Used, seconds: number, players: readonly Player[]) {
  await command('/write');
  const before = await command<Used>('/used');
  const begun = performance.now();
  const took = await Promise.all(
    players.map(({ step }) => run(players.length > 1 ? 1 : WORKERS, seconds, 1, step)),
  );
  await command('/write');
  const after = await command<Used>('/used');
  const passed = (performance.now() - begun) / 1_000;
  const net = (of: keyof Used) => after[of] - before[of] - idleUs[of] * passed;
  return { steps: took.map(({ length }) => length), main: net('main'), pool: net('pool') };
}

async function idleOf(command: Command): Promise<Used> {
  let least: Used = { main: Infinity, pool: Infinity };
  for (let window = 0; window < IDLE_WINDOWS; window++) {
    const before = await command<Used>('/used');
    await new Promise((resolve) => setTimeout(resolve, IDLE_SECONDS * 1_000));
    const after = await command<Used>('/used');
    const of = (name: keyof Used) => Math.min(least[name], (after[name] - before[name]) / IDLE_SECONDS);
    least = { main: of('main'), pool: of('pool') };
  }
  return least;
}

async function attribution({ ownerUrl, players }: Prepared, command: Command): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  /** What the meter charged since the last call, in microseconds. */
  const charged = async () => {
    const { rows } = await owner.query<{ id: string; us: number }>(
      'with gone as (delete from tenant_costs returning *) select tenant_id as id, processor_us::float8 as us from gone',
    );
    const of = new Map(rows.map(({ id, us }) => [id, us]));
    return players.map(({ tenantId }) => of.get(tenantId) ?? 0);
  };
  for (const { step } of players) await run(2, 3, WARM_UP_STEPS, step);
  const idle = await idleOf(command);
  figure('idle process', `${((idle.main + idle.pool) / 1_000).toFixed(1)} ms/s`);
  const alone = players.map(() => ({ steps: 0, main: 0, pool: 0, charged: 0 }));
  const together = players.map(() => ({ steps: 0, charged: 0 }));
  let used = 0;
  const didAlone = players.map((): Record<string, number> => ({}));
  const didTogether = players.map((): Record<string, number> => ({}));
  const noteInto = async (did: readonly Record<string, number>[], places: readonly number[]) => {
    const features = await command<Record<string, Record<string, number>>>('/features');
    for (const place of places) addTo(did[place], features[players[place]?.tenantId ?? ''] ?? {});
    await command('/notes');
  };
  await command('/write');
  await charged();
  await command('/notes');
  // By turns, so that warmer code and a busier machine affect both.
  for (let round = 0; round < ROUNDS; round++) {
    for (const [place, player] of players.entries()) {
      const { steps, main, pool } = await played(command, idle, ALONE_SECONDS, [player]);
      addTo(alone[place], { steps: steps[0] ?? 0, main, pool, charged: (await charged())[place] ?? 0 });
      await noteInto(didAlone, [place]);
    }
    const { steps, main, pool } = await played(command, idle, TOGETHER_SECONDS, players);
    await noteInto(didTogether, [...players.keys()]);
    used += main + pool;
    for (const [place, us] of (await charged()).entries())
      addTo(together[place], { steps: steps[place] ?? 0, charged: us });
  }
  await owner.end();
  for (const [place, { name }] of players.entries()) {
    const { steps, main, pool, charged: us } = alone[place] as (typeof alone)[number];
    const each = (time: number) => (time / steps / 1_000).toFixed(2);
    figure(
      `${name} alone`,
      percentOff(us, main + pool),
      `${steps} steps of ${each(main)} ms, and ${each(pool)} ms of other threads: ${stepOf(didAlone[place], steps)}`,
    );
  }
  const expected = alone.map(
    ({ steps, main, pool }, place) => ((main + pool) / steps) * (together[place]?.steps ?? 0),
  );
  const given = together.map(({ charged: us }) => us);
  for (const [place, { name }] of players.entries()) {
    const right = (expected[place] ?? 0) / sum(expected);
    const found = (given[place] ?? 0) / sum(given);
    figure(
      `${name} beside the others`,
      percentOff(found, right),
      `${(100 * found).toFixed(1)}% of the time of organizations; expected ${(100 * right).toFixed(1)}%; ${together[place]?.steps} steps: ${stepOf(didTogether[place], together[place]?.steps ?? 1)}`,
    );
  }
  figure(
    'charged to organizations',
    `${((100 * sum(given)) / used).toFixed(1)}%`,
    `of ${(used / 1e6).toFixed(1)} s beyond the idle process`,
  );
}

function addTo(sums: Record<string, number> | undefined, more: Readonly<Record<string, number>>): void {
  for (const [name, amount] of Object.entries(more))
    Object.assign(sums ?? {}, { [name]: (sums?.[name] ?? 0) + amount });
}

/** What a step did on average, as far as the meter knows. */
function stepOf(did: Readonly<Record<string, number>> | undefined, steps: number): string {
  return Object.entries(did ?? {})
    .filter(([, amount]) => amount > 0)
    .map(([what, amount]) => `${what} ${(amount / steps).toFixed(2)}`)
    .join(', ');
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

function percentOff(found: number, right: number): string {
  const off = 100 * (found / right - 1);
  return `${off > 0 ? '+' : ''}${off.toFixed(1)}%`;
}

async function overhead(
  product: RunningGatehouse,
  { side, bearer }: Prepared,
  command: Command,
): Promise<void> {
  const roots = apiRoots(product);
  const steps = await stepsOf(side);
  const page = async () => {
    const response = await fetch(`${product.url}/admin/users`, {
      headers: { cookie: `gatehouse_session=${bearer}` },
    });
    const text = await response.text();
    if (response.status !== 200)
      throw new Error(`the page answered ${response.status} ${text.slice(0, 100)}`);
  };
  const compared: Record<string, Step> = {
    'client credentials': steps['client credentials'] as Step,
    introspections: steps.introspections as Step,
    refreshes: steps.refreshes as Step,
    pages: page,
  };
  for (const [name, step] of Object.entries(compared)) {
    let mode = '';
    let switched: Promise<unknown> = Promise.resolve();
    const inMode = (wanted: '/on' | '/off'): Runner => ({
      roots,
      step: async (worker) => {
        if (mode !== wanted) {
          mode = wanted;
          switched = command(wanted);
        }
        await switched;
        await step(worker);
      },
    });
    const [metered, unmetered] = await measureInTurns(WORKERS, SECONDS, [inMode('/on'), inMode('/off')]);
    if (!metered || !unmetered) continue;
    const cpu = `${(sumOf(metered.cpu) / sumOf(unmetered.cpu)).toFixed(3)} of the processor time without`;
    const api = `${((metered.cpu.API ?? 0) / (unmetered.cpu.API ?? 1)).toFixed(3)} of that of the API`;
    const wall = `${(unmetered.perSecond / metered.perSecond).toFixed(3)} of the wall time`;
    figure(
      name,
      perSecond(metered.perSecond),
      `${cpu}; ${api}; ${wall}; ${cpuText(metered.cpu)}; ${cpuText(unmetered.cpu)}`,
    );
  }
  await command('/on');
}

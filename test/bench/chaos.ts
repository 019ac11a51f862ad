import { DEMO_PASSWORD, type RunningGatehouse } from '@gatehouse/embedded';
import { USER_SCHEMA } from '@gatehouse/scim';
import { PostgresPair } from '../support/postgres-pair.ts';
import { stoppable } from './endings.ts';
import { basic, type Credentials } from './openid-side.ts';
import { gatehouseSide, offlineTokens, signIn } from './openid-sides.ts';
import { withProduct } from './product.ts';
import { aDirectory } from './scim-directory.ts';

/** How long each kind of request is sent before a fault, and after it is over. */
const CALM_MS = 3_000;
/** How long to wait for the end of a fault. */
const LIMIT_MS = 120_000;
/** How long a loop waits after a failure. */
const RETRY_MS = 50;
/** Loops for each kind of request. */
const LOOPS = 2;
const SLOW_COMMIT_MS = 100;

interface Installation {
  readonly product: RunningGatehouse;
  readonly pair: PostgresPair;
}

interface Fault {
  readonly name: string;
  begin(installation: Installation): Promise<void> | void;
  /** Ends a fault that does not end by itself. */
  end?(installation: Installation): Promise<void> | void;
  /** Whether the fault takes a database server away. */
  readonly isOfServer?: true;
}

const kill = (pid: number | undefined) => pid && process.kill(pid, 'SIGKILL');

const FAULTS: readonly Fault[] = [
  { name: 'primary killed', begin: ({ pair }) => pair.signalPrimary('SIGKILL'), isOfServer: true },
  { name: 'primary frozen', begin: ({ pair }) => pair.signalPrimary('SIGSTOP'), isOfServer: true },
  { name: 'primary cut off', begin: ({ pair }) => pair.partitionPrimary(), isOfServer: true },
  { name: 'standby killed', begin: ({ pair }) => pair.killStandby(), isOfServer: true },
  { name: 'standby cut off', begin: ({ pair }) => pair.partitionStandby(), isOfServer: true },
  {
    name: 'standby behind',
    begin: ({ pair }) => pair.pauseReplay(true),
    end: ({ pair }) => pair.pauseReplay(false),
  },
  {
    name: 'slow disk',
    begin: ({ pair }) => pair.slowCommits(SLOW_COMMIT_MS),
    end: ({ pair }) => pair.slowCommits(0),
  },
  { name: 'one of two API processes killed', begin: ({ product }) => kill(product.apis[0]?.pid) },
  {
    name: 'both API processes killed',
    begin: ({ product }) => {
      for (const { pid } of product.apis) kill(pid);
    },
  },
];

type Send = (loop: number) => Promise<Response>;
type OnSuccess = (body: unknown, loop: number) => void;

/** A kind of requests, which each loop sends one after the other. */
interface Kind {
  readonly name: string;
  readonly send: Send;
  readonly onSuccess?: OnSuccess;
  /** How many acknowledged writes of this kind are missing. */
  readonly lost?: () => Promise<number>;
}

/** How the requests of one kind ended. */
class Stream {
  readonly name: string;
  succeeded = 0;
  /** HTTP status, or the error of the connection, and how often. */
  readonly failures = new Map<string, number>();
  lastSuccess = performance.now();
  private longest = 0;
  private readonly send: Send;
  private readonly onSuccess: OnSuccess;

  constructor({ name, send, onSuccess }: Kind) {
    this.name = name;
    this.send = send;
    this.onSuccess = onSuccess ?? (() => undefined);
  }

  async once(loop: number): Promise<void> {
    try {
      const response = await this.send(loop);
      const body: unknown = await response.json();
      if (response.ok) return this.succeed(body, loop);
      this.fail(`${response.status}`);
      await delay(RETRY_MS);
    } catch (error) {
      const { cause, message } = error as Error & { cause?: { code?: string } };
      this.fail(cause?.code ?? message);
      await delay(RETRY_MS);
    }
  }

  /** The longest time without a success so far, in milliseconds. */
  get longestGap(): number {
    return Math.max(this.longest, performance.now() - this.lastSuccess);
  }

  /** Failures as text: `503 × 12`. */
  get failed(): string {
    const kinds = [...this.failures].map(([kind, count]) => `${kind} × ${count}`);
    return kinds.join(', ') || 'none';
  }

  private succeed(body: unknown, loop: number): void {
    const now = performance.now();
    this.longest = Math.max(this.longest, now - this.lastSuccess);
    this.lastSuccess = now;
    this.succeeded += 1;
    this.onSuccess(body, loop);
  }

  private fail(kind: string): void {
    this.failures.set(kind, (this.failures.get(kind) ?? 0) + 1);
  }
}

/**
 * What users notice of faults, on a primary with a synchronous standby and two API processes. Afterwards every
 * acknowledged write is read again.
 *
 * Prints the table of `docs/reliability.md`. `--only=<text>` plays the faults whose names contain it.
 */
export async function chaos(flags: readonly string[]): Promise<void> {
  const only = flags.find((flag) => flag.startsWith('--only='))?.slice('--only='.length) ?? '';
  const pair = await PostgresPair.start();
  const stop = stoppable(() => pair.stop());
  try {
    await withProduct(
      async (product) => {
        const kinds = await kindsOf(product);
        console.log(
          '| Fault | Request | Succeeded | Failed | Longest gap | Lost |\n|---|---|---|---|---|---|',
        );
        for (const fault of FAULTS.filter(({ name }) => name.includes(only)))
          await play(fault, { product, pair }, kinds);
      },
      { DATABASE_URL: pair.url, DATABASE_READ_URL: pair.readUrl, API_PROCESSES: '2', PROOF_OF_WORK: 'off' },
    );
  } finally {
    await stop();
  }
}

async function play(fault: Fault, installation: Installation, kinds: readonly Kind[]): Promise<void> {
  const { pair } = installation;
  if (!pair.hasStandby) await pair.addStandby();
  const streams = kinds.map((kind) => new Stream(kind));
  let isEnding = false;
  const loops = streams.flatMap((stream) =>
    Array.from({ length: LOOPS }, async (_, loop) => {
      while (!isEnding) await stream.once(loop);
    }),
  );
  await delay(CALM_MS);
  await fault.begin(installation);
  const began = performance.now();
  const isOver = () =>
    !(fault.isOfServer && pair.hasStandby) &&
    streams.every(({ lastSuccess }) => lastSuccess > began + CALM_MS);
  while (!isOver() && performance.now() - began < LIMIT_MS) await delay(50);
  isEnding = true;
  await Promise.all(loops);
  const gaps = streams.map(({ longestGap }) => longestGap);
  await fault.end?.(installation);
  for (const [index, { name, succeeded, failed }] of streams.entries()) {
    const lost = (await kinds[index]?.lost?.()) ?? '';
    console.log(
      `| ${fault.name} | ${name} | ${succeeded} | ${failed} | ${((gaps[index] ?? 0) / 1_000).toFixed(2)} s | ${lost} |`,
    );
  }
}

async function kindsOf(product: RunningGatehouse): Promise<Kind[]> {
  const { url } = product;
  const side = await gatehouseSide(url, {});
  const superadmin = { authorization: `Bearer ${await signIn(url, 'superadmin')}` };
  const token = (client: Credentials, body: Record<string, string>) =>
    fetch(`${url}${side.paths.token}`, {
      method: 'POST',
      headers: basic(client),
      body: new URLSearchParams(body),
    });
  const first = (await (await token(side.machine, { grant_type: 'client_credentials' })).json()) as {
    access_token: string;
  };
  return [
    { name: 'sign-in', send: () => post(`${url}/api/v1/auth/login`, USER) },
    { name: 'token', send: () => token(side.machine, { grant_type: 'client_credentials' }) },
    await refreshes(side, (body) => token(side.client, body)),
    {
      name: 'introspection',
      send: () =>
        fetch(`${url}${side.paths.introspect}`, {
          method: 'POST',
          headers: basic(side.machine),
          body: new URLSearchParams({ token: first.access_token }),
        }),
    },
    { name: 'list', send: () => fetch(`${url}/api/v1/tenants?limit=20`, { headers: superadmin }) },
    edits(url, superadmin),
    await provisioning(product),
  ];
}

const USER = { email: 'user@demo-company.test', password: DEMO_PASSWORD };

/** Each loop uses the refresh token of its last response. A token is lost if it cannot be used again. */
async function refreshes(
  side: Awaited<ReturnType<typeof gatehouseSide>>,
  token: (body: Record<string, string>) => Promise<Response>,
): Promise<Kind> {
  const tokens: string[] = [];
  for (let loop = 0; loop < LOOPS; loop++) tokens.push(String((await offlineTokens(side)).refresh_token));
  const send = (loop: number) => token({ grant_type: 'refresh_token', refresh_token: String(tokens[loop]) });
  const onSuccess = (body: unknown, loop: number) => {
    tokens[loop] = (body as { refresh_token: string }).refresh_token;
  };
  const lost = async () => {
    let missing = 0;
    for (const loop of tokens.keys()) {
      const response = await send(loop);
      if (response.ok) onSuccess(await response.json(), loop);
      else missing += 1;
    }
    return missing;
  };
  return { name: 'refresh', send, onSuccess, lost };
}

/** New tenants. */
function edits(url: string, headers: Record<string, string>): Kind {
  const send = () => {
    const name = `Chaos ${crypto.randomUUID()}`;
    const domain = `${name.toLowerCase().replaceAll(' ', '-')}.example`;
    return post(
      `${url}/api/v1/tenants`,
      { name, domain, adminEmail: `it@${domain}`, status: 'active' },
      headers,
    );
  };
  return { name: 'edit', send, ...ledgerOf((id) => fetch(`${url}/api/v1/tenants/${id}`, { headers })) };
}

/** Accounts that a directory creates by SCIM. */
async function provisioning(product: RunningGatehouse): Promise<Kind> {
  const { url } = product;
  const { path, token } = await aDirectory(product);
  const headers = { authorization: `Bearer ${token}` };
  const send = () => {
    const userName = `chaos-${crypto.randomUUID()}@demo-company.test`;
    return post(
      `${url}${path}/Users`,
      {
        schemas: [USER_SCHEMA],
        userName,
        name: { givenName: 'Chaos', familyName: 'Test' },
        emails: [{ value: userName, primary: true }],
      },
      headers,
    );
  };
  return { name: 'provisioning', send, ...ledgerOf((id) => fetch(`${url}${path}/Users/${id}`, { headers })) };
}

/** Remembers the objects that were acknowledged since the last look, and counts those that cannot be read. */
function ledgerOf(read: (id: string) => Promise<Response>): Pick<Kind, 'lost' | 'onSuccess'> {
  const acknowledged = new Set<string>();
  return {
    onSuccess: (body) => acknowledged.add((body as { id: string }).id),
    lost: async () => {
      let missing = 0;
      for (const id of acknowledged) {
        const response = await read(id);
        await response.arrayBuffer();
        if (!response.ok) missing += 1;
      }
      acknowledged.clear();
      return missing;
    },
  };
}

function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

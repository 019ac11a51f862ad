import { DEMO_PASSWORD, type RunningGatehouse } from '@gatehouse/embedded';
import { PostgresPair } from '../support/postgres-pair.ts';
import { stoppable } from './endings.ts';
import { withProduct } from './product.ts';

/** How long each kind of request is sent before a fault, and after it is over. */
const CALM_MS = 3_000;
/** How long to wait for the end of a fault. */
const LIMIT_MS = 120_000;
/** How long a loop waits after a failure. */
const RETRY_MS = 50;
/** Loops for each kind of request. */
const LOOPS = 2;

interface Installation {
  readonly product: RunningGatehouse;
  readonly pair: PostgresPair;
}

interface Fault {
  readonly name: string;
  begin(installation: Installation): void;
  /** Whether the fault takes a database server away. */
  readonly isOfServer?: true;
}

const kill = (pid: number | undefined) => pid && process.kill(pid, 'SIGKILL');

const FAULTS: readonly Fault[] = [
  { name: 'primary killed', begin: ({ pair }) => pair.signalPrimary('SIGKILL'), isOfServer: true },
  { name: 'primary frozen', begin: ({ pair }) => pair.signalPrimary('SIGSTOP'), isOfServer: true },
  { name: 'standby killed', begin: ({ pair }) => pair.killStandby(), isOfServer: true },
  { name: 'one of two API processes killed', begin: ({ product }) => kill(product.apis[0]?.pid) },
  {
    name: 'both API processes killed',
    begin: ({ product }) => {
      for (const { pid } of product.apis) kill(pid);
    },
  },
];

/** How the requests of one kind ended. */
class Stream {
  readonly name: string;
  succeeded = 0;
  /** HTTP status, or the error of the connection, and how often. */
  readonly failures = new Map<string, number>();
  lastSuccess = performance.now();
  private longest = 0;
  private readonly send: () => Promise<Response>;
  private readonly onSuccess: (body: unknown) => void;

  constructor(
    name: string,
    send: () => Promise<Response>,
    onSuccess: (body: unknown) => void = () => undefined,
  ) {
    this.name = name;
    this.send = send;
    this.onSuccess = onSuccess;
  }

  async once(): Promise<void> {
    try {
      const response = await this.send();
      const body: unknown = await response.json();
      if (response.ok) return this.succeed(body);
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

  private succeed(body: unknown): void {
    const now = performance.now();
    this.longest = Math.max(this.longest, now - this.lastSuccess);
    this.lastSuccess = now;
    this.succeeded += 1;
    this.onSuccess(body);
  }

  private fail(kind: string): void {
    this.failures.set(kind, (this.failures.get(kind) ?? 0) + 1);
  }
}

/**
 * What users notice of faults, on a primary with a synchronous standby and two API processes. Afterwards every
 * acknowledged write is read again.
 *
 * Prints the table of `docs/reliability.md`.
 */
export async function chaos(): Promise<void> {
  const pair = await PostgresPair.start();
  const stop = stoppable(() => pair.stop());
  try {
    await withProduct(
      async (product) => {
        console.log(
          '| Fault | Request | Succeeded | Failed | Longest gap | Lost |\n|---|---|---|---|---|---|',
        );
        for (const fault of FAULTS) await play(fault, { product, pair });
      },
      { DATABASE_URL: pair.url, API_PROCESSES: '2', PROOF_OF_WORK: 'off' },
    );
  } finally {
    await stop();
  }
}

async function play(fault: Fault, installation: Installation): Promise<void> {
  const { pair, product } = installation;
  if (!pair.hasStandby) await pair.addStandby();
  const { streams, lost } = await loadOf(product.url);
  let isEnding = false;
  const loops = streams.flatMap((stream) =>
    Array.from({ length: LOOPS }, async () => {
      while (!isEnding) await stream.once();
    }),
  );
  await delay(CALM_MS);
  fault.begin(installation);
  const began = performance.now();
  const isOver = () =>
    !(fault.isOfServer && pair.hasStandby) &&
    streams.every(({ lastSuccess }) => lastSuccess > began + CALM_MS);
  while (!isOver() && performance.now() - began < LIMIT_MS) await delay(50);
  isEnding = true;
  await Promise.all(loops);
  const gaps = streams.map(({ longestGap }) => longestGap);
  const missing = await lost();
  for (const [index, { name, succeeded, failed }] of streams.entries())
    console.log(
      `| ${fault.name} | ${name} | ${succeeded} | ${failed} | ${((gaps[index] ?? 0) / 1_000).toFixed(2)} s | ${name === 'edit' ? missing : ''} |`,
    );
}

/** Sign-ins, tokens, introspection and edits, and how many acknowledged edits are missing. */
async function loadOf(url: string): Promise<{ streams: Stream[]; lost: () => Promise<number> }> {
  const superadmin = await sessionOf(url);
  const json = { 'content-type': 'application/json' };
  const post = (path: string, body: unknown, headers = {}) =>
    fetch(`${url}${path}`, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });
  const client = (await (
    await post(
      '/api/v1/admin/oauth2/clients',
      { name: 'Nightly job', grant_types: ['client_credentials'], redirect_uris: [], scopes: [] },
      superadmin,
    )
  ).json()) as { client_id: string; client_secret: string };
  const authorization = `Basic ${btoa(`${client.client_id}:${client.client_secret}`)}`;
  const form = (path: string, body: Record<string, string>) =>
    fetch(`${url}${path}`, { method: 'POST', headers: { authorization }, body: new URLSearchParams(body) });
  const token = () => form('/api/v1/oauth2/token', { grant_type: 'client_credentials' });
  const first = (await (await token()).json()) as { access_token: string };

  const acknowledged = new Map<string, string>();
  let count = 0;
  const edit = () => {
    count += 1;
    const name = `Chaos ${count} ${crypto.randomUUID().slice(0, 8)}`;
    const domain = `${name.toLowerCase().replaceAll(' ', '-')}.example`;
    return post(
      '/api/v1/tenants',
      { name, domain, adminEmail: `it@${domain}`, status: 'active' },
      superadmin,
    );
  };
  const streams = [
    new Stream('sign-in', () => post('/api/v1/auth/login', credentialsOf('user@demo-company.test'))),
    new Stream('token', token),
    new Stream('introspection', () => form('/api/v1/oauth2/introspect', { token: first.access_token })),
    new Stream('edit', edit, (body) => {
      const { id, name } = body as { id: string; name: string };
      acknowledged.set(id, name);
    }),
  ];
  const lost = async () => {
    let missing = 0;
    for (const [id, name] of acknowledged) {
      const found = (await (await fetch(`${url}/api/v1/tenants/${id}`, { headers: superadmin })).json()) as {
        name?: string;
      };
      if (found.name !== name) missing += 1;
    }
    return missing;
  };
  return { streams, lost };
}

async function sessionOf(url: string): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentialsOf('superadmin@gatehouse.test')),
  });
  const { accessToken } = (await response.json()) as { accessToken: string };
  return { authorization: `Bearer ${accessToken}` };
}

const credentialsOf = (email: string) => ({ email, password: DEMO_PASSWORD });

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

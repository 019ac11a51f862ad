import { setTimeout as delay } from 'node:timers/promises';
import { DEMO_PASSWORD } from '@gatehouse/embedded';

/** How long a loop waits after a failure. */
const RETRY_MS = 50;
/** Loops for each kind of request. */
export const LOOPS = 2;

/** A kind of requests, which each loop sends one after the other. */
export interface Kind {
  readonly name: string;
  send(loop: number): Promise<Response>;
  onSuccess?(body: unknown, loop: number): void;
  /** How many acknowledged writes of this kind are missing. */
  lost?(): Promise<number>;
}

/** How the requests of one kind ended. */
export class Stream {
  readonly name: string;
  succeeded = 0;
  /** HTTP status, or the error of the connection, and how often. */
  readonly failures = new Map<string, number>();
  lastSuccess = performance.now();
  private longest = 0;
  private hasEnded = false;
  private missing: Promise<number | null> | undefined;
  private readonly kind: Kind;

  constructor(kind: Kind) {
    this.name = kind.name;
    this.kind = kind;
  }

  async once(loop: number): Promise<void> {
    try {
      const response = await this.kind.send(loop);
      if (response.ok) return this.succeed(await response.json(), loop);
      await response.arrayBuffer();
      this.fail(`${response.status}`);
      await delay(RETRY_MS);
    } catch (error) {
      const { cause, message } = error as Error & { cause?: { code?: string } };
      this.fail(cause?.code ?? message);
      await delay(RETRY_MS);
    }
  }

  /** No more requests follow: what passes from here on is no gap. */
  end(): void {
    this.longest = this.longestGap;
    this.hasEnded = true;
  }

  /** The longest time without a success so far, in milliseconds. */
  get longestGap(): number {
    return this.hasEnded ? this.longest : Math.max(this.longest, performance.now() - this.lastSuccess);
  }

  /** Failures as text: `503 × 12`. */
  get failed(): string {
    const kinds = [...this.failures].map(([kind, count]) => `${kind} × ${count}`);
    return kinds.join(', ') || 'none';
  }

  /** Acknowledged writes that are missing after the end; null for requests that write nothing. */
  lost(): Promise<number | null> {
    this.missing ??= this.kind.lost?.() ?? Promise.resolve(null);
    return this.missing;
  }

  private succeed(body: unknown, loop: number): void {
    const now = performance.now();
    this.longest = Math.max(this.longest, now - this.lastSuccess);
    this.lastSuccess = now;
    this.succeeded += 1;
    this.kind.onSuccess?.(body, loop);
  }

  private fail(kind: string): void {
    this.failures.set(kind, (this.failures.get(kind) ?? 0) + 1);
  }
}

export interface Load {
  readonly streams: readonly Stream[];
  /** Sends requests of every kind without a pause. @returns how to stop */
  begin(): () => Promise<void>;
  /** How many acknowledged writes are missing. */
  lost(): Promise<number>;
}

export const TABLE_HEAD =
  '| Fault | Request | Succeeded | Failed | Longest gap | Lost |\n|---|---|---|---|---|---|';

/** The rows of `docs/reliability.md` for one fault, whose requests have ended. */
export async function tableRows(fault: string, streams: readonly Stream[]): Promise<string> {
  const rows = [];
  for (const stream of streams) {
    const { name, succeeded, failed, longestGap } = stream;
    const gap = (longestGap / 1_000).toFixed(2);
    const lost = (await stream.lost()) ?? '';
    rows.push(`| ${fault} | ${name} | ${succeeded} | ${failed} | ${gap} s | ${lost} |`);
  }
  return rows.join('\n');
}

export function loadOf(kinds: readonly Kind[]): Load {
  const streams = kinds.map((kind) => new Stream(kind));
  const begin = () => {
    let isEnding = false;
    const loops = streams.flatMap((stream) =>
      Array.from({ length: LOOPS }, async (_, loop) => {
        while (!isEnding) await stream.once(loop);
      }),
    );
    return async () => {
      isEnding = true;
      await Promise.all(loops);
      for (const stream of streams) stream.end();
    };
  };
  const lost = async () => {
    let missing = 0;
    for (const stream of streams) missing += (await stream.lost()) ?? 0;
    return missing;
  };
  return { streams, begin, lost };
}

/** Sign-ins, tokens, introspection and edits of the demo organization. */
export async function kindsOf(url: string): Promise<Kind[]> {
  const superadmin = await sessionOf(url);
  const client = (await (
    await post(
      `${url}/api/v1/admin/oauth2/clients`,
      { name: 'Nightly job', grant_types: ['client_credentials'], redirect_uris: [], scopes: [] },
      superadmin,
    )
  ).json()) as { client_id: string; client_secret: string };
  const authorization = `Basic ${btoa(`${client.client_id}:${client.client_secret}`)}`;
  const form = (path: string, body: Record<string, string>) =>
    fetch(`${url}${path}`, { method: 'POST', headers: { authorization }, body: new URLSearchParams(body) });
  const token = () => form('/api/v1/oauth2/token', { grant_type: 'client_credentials' });
  const first = (await (await token()).json()) as { access_token: string };
  const edit = () => {
    const name = `Chaos ${crypto.randomUUID()}`;
    const domain = `${name.toLowerCase().replaceAll(' ', '-')}.example`;
    const body = { name, domain, adminEmail: `it@${domain}`, status: 'active' };
    return post(`${url}/api/v1/tenants`, body, superadmin);
  };
  return [
    {
      name: 'sign-in',
      send: () => post(`${url}/api/v1/auth/login`, credentialsOf('user@demo-company.test')),
    },
    { name: 'token', send: token },
    {
      name: 'introspection',
      send: () => form('/api/v1/oauth2/introspect', { token: first.access_token }),
    },
    {
      name: 'edit',
      send: edit,
      ...ledgerOf((id) => fetch(`${url}/api/v1/tenants/${id}`, { headers: superadmin })),
    },
  ];
}

/** Remembers the objects that were acknowledged since the last look, and counts those that cannot be read. */
export function ledgerOf(read: (id: string) => Promise<Response>): Pick<Kind, 'lost' | 'onSuccess'> {
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

export async function sessionOf(url: string): Promise<Record<string, string>> {
  const response = await post(`${url}/api/v1/auth/login`, credentialsOf('superadmin@gatehouse.test'));
  const { accessToken } = (await response.json()) as { accessToken: string };
  return { authorization: `Bearer ${accessToken}` };
}

export function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const credentialsOf = (email: string) => ({ email, password: DEMO_PASSWORD });

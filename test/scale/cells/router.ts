import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { DirectoryRefused } from './directory-refused.ts';
import { HeldDirectory } from './held-directory.ts';
import type { Cell, Trust } from './manifest.ts';
import { domainOf, keyOf, type NameKind, parentsOf } from './names.ts';
import { Reachability } from './reachability.ts';
import { entryPage, sendExpired, sendJson, sendPage, sendTo, sendUnavailable } from './responses.ts';

export interface RouterOptions {
  readonly port: number;
  readonly controlPlane: string;
  readonly trust: Trust;
  /** The secret of the names' keys. */
  readonly names: Buffer;
  /** The copy of the directory on disk. */
  readonly file: string;
  /** Seconds after the expiry in which it goes on. */
  readonly grace: number;
  /** Milliseconds between two requests to the control plane. */
  readonly refreshMs: number;
}

const AskedSchema = z.object({
  email: z.string().max(254).optional(),
  client_id: z.string().max(200).optional(),
  slug: z.string().max(63).optional(),
  host: z.string().max(253).optional(),
});
type Asked = z.infer<typeof AskedSchema>;

const TIMEOUT_MS = 5_000;

/**
 * The global entry. It finds the cell by an email domain, client, slug or custom host, and redirects. It has no
 * sessions, sets no cookies, writes no names to its log, and no token passes through it.
 */
export class Router {
  readonly #options: RouterOptions;
  readonly #directory: HeldDirectory;
  readonly #cells = new Reachability();
  readonly #refused: Record<string, number> = {};

  private constructor(options: RouterOptions) {
    this.#options = options;
    this.#directory = new HeldDirectory(options.trust, options.file, options.grace);
  }

  static async start(options: RouterOptions): Promise<void> {
    const router = new Router(options);
    await router.#counting(() => router.#directory.restore(seconds()));
    await router.#refresh();
    setInterval(() => void router.#refresh(), options.refreshMs);
    setInterval(() => void router.#cells.probe(router.#known()), 1_000);
    const server = createServer((request, response) => {
      router.#answer(request, response).catch((error) => router.#fail(response, error));
    });
    await new Promise<void>((resolve) => server.listen(options.port, '127.0.0.1', resolve));
  }

  async #refresh(): Promise<void> {
    const load = async (path: string) => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(this.#options.controlPlane + path, { signal });
      if (!response.ok) throw new Error(`the control plane answered ${response.status}`);
      return response;
    };
    await this.#counting(async () => {
      const jws = await (await load('/directory')).text();
      const part = async (digest: string) =>
        Buffer.from(await (await load(`/parts/${digest}`)).arrayBuffer());
      await this.#directory.take(jws, part, seconds());
    });
  }

  /** What is rejected or unreachable is counted, and the router goes on with what it has. */
  async #counting(work: () => Promise<unknown>): Promise<void> {
    await work().catch((error) => {
      const reason = error instanceof DirectoryRefused ? error.reason : 'unreachable';
      this.#refused[reason] = (this.#refused[reason] ?? 0) + 1;
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://router');
    if (url.pathname === '/status') return sendJson(response, 200, this.#status());
    if (url.pathname === '/') return sendPage(response, 200, entryPage(this.#known()));
    const body = request.method === 'POST' ? await text(request) : '';
    if (url.pathname === '/discover') {
      const cell = this.#cellOf(AskedSchema.parse(JSON.parse(body)));
      return this.#lead(request, response, cell, ({ id, region, origin }) =>
        sendJson(response, 200, { cell: id, region, origin }),
      );
    }
    if (url.pathname === '/sign-in') {
      const email = new URLSearchParams(body).get('email') ?? '';
      const path = `/login?${new URLSearchParams({ email })}`;
      return this.#lead(request, response, this.#cellOf({ email }), (cell) =>
        sendTo(response, 303, cell, path),
      );
    }
    const path = url.pathname + url.search;
    return this.#lead(request, response, this.#cellOf(askedBy(url, body)), (cell) =>
      sendTo(response, 307, cell, path),
    );
  }

  /** Leads to a cell that responds, or says what is known. */
  #lead(
    request: IncomingMessage,
    response: ServerResponse,
    cell: Cell | null,
    to: (cell: Cell) => void,
  ): void {
    if (!cell) return void sendJson(response, 404, { code: 'unknown_name' });
    const since = this.#cells.downSince(cell.id);
    if (since) return void sendUnavailable(request, response, cell, since);
    to(cell);
  }

  /**
   * The cell of the first name that is known. An email address always has a cell: an unknown domain has one that
   * depends on its key alone, so that the response does not tell customers from others.
   */
  #cellOf({ email, client_id, slug, host }: Asked): Cell | null {
    const names: [NameKind, string | undefined][] = [
      ['client', client_id],
      ['slug', slug],
      ['host', host],
    ];
    for (const [kind, name] of names) {
      const cell = name === undefined ? null : this.#find(kind, name);
      if (cell) return cell;
    }
    if (email === undefined) return null;
    const domain = domainOf(email) ?? '';
    // Computed for every domain, so that a known one is not answered sooner.
    const stable = choose(this.#directory.cells(seconds()), this.#key('domain', domain));
    return this.#ofDomain(domain) ?? stable;
  }

  /** The longest verified name decides, for the names below it only if it covers them. */
  #ofDomain(domain: string): Cell | null {
    const cell = this.#find('domain', domain);
    if (cell) return cell;
    for (const parent of parentsOf(domain)) {
      if (this.#find('domain', parent)) return this.#find('covering', parent);
    }
    return null;
  }

  #find(kind: NameKind, name: string): Cell | null {
    return this.#directory.find(this.#key(kind, name), seconds());
  }

  #key(kind: NameKind, name: string): Buffer {
    return keyOf(this.#options.names, kind, name);
  }

  #known(): readonly Cell[] {
    try {
      return this.#directory.cells(seconds());
    } catch {
      return [];
    }
  }

  #status() {
    return {
      version: this.#directory.version,
      entries: this.#directory.entries,
      expiresIn: this.#directory.expiresIn(seconds()),
      refused: this.#refused,
      down: this.#known().flatMap(({ id }) => (this.#cells.downSince(id) ? [id] : [])),
      residentBytes: process.memoryUsage().rss,
    };
  }

  #fail(response: ServerResponse, error: unknown): void {
    if (error instanceof DirectoryRefused) sendExpired(response);
    else sendJson(response, 400, { code: 'invalid_request' });
  }
}

/** The names in a request that a browser sends to the address of a cell, at the entry host. */
function askedBy({ pathname, searchParams }: URL, form: string): Asked {
  const client = searchParams.get('client_id') ?? new URLSearchParams(form).get('client_id');
  // An issuer's documents must come from its own origin, so they are not redirected. Source: OpenID Discovery §4.3.
  const [, slug] = /^\/t\/([^/]+)\/(?!\.well-known\/)/.exec(pathname) ?? [];
  return { ...(client !== null && { client_id: client }), ...(slug !== undefined && { slug }) };
}

/** The cell with the highest hash, so that a new cell takes over its share only. Source: rendezvous hashing. */
function choose(cells: readonly Cell[], key: Buffer): Cell | null {
  const rank = ({ id }: Cell) => createHash('sha256').update(key).update(id).digest('hex');
  return cells.toSorted((one, other) => rank(other).localeCompare(rank(one))).at(0) ?? null;
}

const seconds = () => Math.floor(Date.now() / 1_000);

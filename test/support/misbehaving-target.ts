import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { applyPatch, GROUP_TYPE, matches, parseFilter, type ScimResource, USER_TYPE } from '@gatehouse/scim';

type Resource = ScimResource & { id: string };

/** What the target does instead of its normal work. */
export interface Misbehaviour {
  readonly status: number;
  readonly body?: string;
  readonly headers?: Record<string, string>;
  /** Only requests with this method. */
  readonly method?: string;
  /** Only requests whose path starts with this, such as `/Users`. */
  readonly path?: string;
  /** The target does the work anyway; only the response is lost or wrong. */
  readonly worksAnyway?: boolean;
  /** Number of affected requests; all if omitted. */
  times?: number;
}

/** A SCIM target that behaves as a test specifies: slow, rate-limited, failing, with wrong IDs, without filters. */
export class MisbehavingTarget {
  readonly users = new Map<string, Resource>();
  readonly groups = new Map<string, Resource>();
  /** Method and path of each request, without the query. */
  readonly requests: string[] = [];
  /** Request bodies, in order. */
  readonly bodies: unknown[] = [];
  readonly authorizations = new Set<string>();
  misbehaviour: Misbehaviour | null = null;
  ignoresFilters = false;
  /** Awaited after the work and before the response of each request. */
  afterWork: ((method: string, path: string) => Promise<void>) | null = null;
  /** Maximum number of concurrent requests for one path. */
  mostAtOnce = 0;
  private readonly open = new Map<string, number>();
  private counter = 0;
  private readonly server = createServer((request, response) => void this.handle(request, response));

  async start(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/scim`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** The user with this user name. */
  named(userName: string): Resource | undefined {
    return [...this.users.values()].find((user) => user.userName === userName);
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const path = url.pathname.replace(/^\/scim/, '');
    const method = request.method ?? 'GET';
    const body = await bodyOf(request);
    const atOnce = (this.open.get(path) ?? 0) + 1;
    this.open.set(path, atOnce);
    if (path !== '/Users' && path !== '/Groups') this.mostAtOnce = Math.max(this.mostAtOnce, atOnce);
    this.requests.push(`${method} ${path}`);
    if (body !== undefined) this.bodies.push(body);
    this.authorizations.add(request.headers.authorization ?? '');
    const wrong = this.wrongFor(method, path);
    const right = wrong && !wrong.worksAnyway ? null : this.answer(method, path, url.searchParams, body);
    const { status, text, headers } = wrong
      ? { status: wrong.status, text: wrong.body ?? '', headers: wrong.headers ?? {} }
      : { status: right?.status ?? 500, text: right?.body ? JSON.stringify(right.body) : '', headers: {} };
    await this.afterWork?.(method, path);
    response.writeHead(status, { 'content-type': 'application/scim+json', ...headers });
    response.end(text);
    this.open.set(path, atOnce - 1);
  }

  private wrongFor(method: string, path: string): Misbehaviour | null {
    const wrong = this.misbehaviour;
    if (!wrong || (wrong.method && wrong.method !== method)) return null;
    if ((wrong.path && !path.startsWith(wrong.path)) || wrong.times === 0) return null;
    if (wrong.times !== undefined) wrong.times -= 1;
    return wrong;
  }

  private answer(method: string, path: string, query: URLSearchParams, body: unknown) {
    const [, kind = '', id] = path.split('/');
    if (kind === 'ServiceProviderConfig')
      return {
        status: 200,
        body: { patch: { supported: true }, filter: { supported: true, maxResults: 100 } },
      };
    const store = kind === 'Users' ? this.users : kind === 'Groups' ? this.groups : null;
    if (!store) return { status: 404, body: error(404, 'no such endpoint') };
    if (id === undefined) return method === 'POST' ? this.create(store, body) : this.list(store, query);
    const found = store.get(decodeURIComponent(id));
    if (!found) return { status: 404, body: error(404, 'no such resource') };
    if (method === 'DELETE') {
      store.delete(found.id);
      return { status: 204 };
    }
    if (method === 'PUT') store.set(found.id, { ...(body as Resource), id: found.id });
    if (method === 'PATCH') {
      const type = kind === 'Users' ? USER_TYPE : GROUP_TYPE;
      store.set(found.id, { ...applyPatch(found, body, type), id: found.id });
    }
    return { status: 200, body: store.get(found.id) };
  }

  private create(store: Map<string, Resource>, body: unknown) {
    const given = body as ScimResource;
    const name = given.userName;
    if (name && [...store.values()].some((other) => other.userName === name))
      return { status: 409, body: { ...error(409, 'userName is taken'), scimType: 'uniqueness' } };
    this.counter += 1;
    const resource = { ...given, id: `t-${this.counter}` };
    store.set(resource.id, resource);
    return { status: 201, body: resource };
  }

  private list(store: Map<string, Resource>, query: URLSearchParams) {
    const filter = this.ignoresFilters ? null : query.get('filter');
    const all = [...store.values()];
    const found = filter
      ? all.filter((resource) =>
          matches(parseFilter(filter, store === this.users ? USER_TYPE : GROUP_TYPE), resource),
        )
      : all;
    const from = Math.max(1, Number(query.get('startIndex') ?? 1)) - 1;
    const Resources = found.slice(from, from + Number(query.get('count') ?? 100));
    return { status: 200, body: { totalResults: found.length, startIndex: from + 1, Resources } };
  }
}

function error(status: number, detail: string) {
  return { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: String(status), detail };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text === '' ? undefined : JSON.parse(text);
}

import { randomUUID } from 'node:crypto';
import {
  applyPatch,
  errorBody,
  GROUP_TYPE,
  matches,
  parseFilter,
  readGroup,
  readUser,
  ScimError,
  type ScimResource,
  type ScimResourceType,
  USER_TYPE,
} from '@gatehouse/scim';

/** How an application behind us can be wrong, with what to call it on screen. */
export const TARGET_MODES = {
  none: 'Answer as it should',
  slow: 'Answer after ten seconds',
  down: 'No answer: the connection breaks off',
  rate_limited: 'Status 429 with Retry-After: 2',
  broken: 'Status 500',
  unavailable: 'Status 503',
  unauthorized: 'Status 401: the token is not accepted',
  wrong_ids: 'Create with an ID that nobody finds later',
  forgets: 'Answer 201, and keep nothing',
  html: 'HTML instead of JSON',
} as const;
export type TargetMode = keyof typeof TARGET_MODES;

export interface Kept {
  readonly id: string;
  resource: ScimResource;
}

type Kind = 'Users' | 'Groups';

const TYPES: Record<Kind, ScimResourceType> = { Users: USER_TYPE, Groups: GROUP_TYPE };
const READ = { Users: (body: unknown) => readUser(body), Groups: (body: unknown) => readGroup(body) };

export interface TargetRequest {
  readonly method: string;
  readonly kind: Kind;
  readonly id: string | null;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

export interface TargetAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** An application that takes accounts with SCIM: what it knows, and how it misbehaves. Kept while the sandbox runs. */
export class TargetApplication {
  readonly Users = new Map<string, Kept>();
  readonly Groups = new Map<string, Kept>();
  readonly requests: string[] = [];
  #mode: TargetMode = 'none';
  #left = 0;

  /** @param times requests until it behaves again; 0 for ever */
  misbehave(mode: TargetMode, times: number): void {
    this.#mode = mode;
    this.#left = times;
  }

  /** How the request at hand goes wrong. */
  takeMode(): TargetMode {
    const mode = this.#mode;
    if (this.#left > 0) {
      this.#left -= 1;
      if (this.#left === 0) this.#mode = 'none';
    }
    return mode;
  }

  /** Source: RFC 7644 §3. */
  answer(request: TargetRequest, mode: TargetMode): TargetAnswer {
    try {
      return this.#act(request, mode);
    } catch (error) {
      if (!(error instanceof ScimError)) throw error;
      return { status: error.status, body: errorBody(error) };
    }
  }

  #act({ method, kind, id, query, body }: TargetRequest, mode: TargetMode): TargetAnswer {
    const kept = this[kind];
    if (!id)
      return method === 'POST'
        ? this.#create(kind, body, mode)
        : { status: 200, body: list(kept, kind, query) };
    const found = kept.get(id);
    if (!found) throw new ScimError(404, undefined, `There is no resource with the id ${id}`);
    if (method === 'DELETE') {
      kept.delete(id);
      return { status: 204, body: null };
    }
    if (method === 'PUT') found.resource = READ[kind](body);
    if (method === 'PATCH') found.resource = applyPatch(found.resource, body, TYPES[kind]);
    return { status: 200, body: shown(found, kind) };
  }

  #create(kind: Kind, body: unknown, mode: TargetMode): TargetAnswer {
    const made: Kept = { id: randomUUID(), resource: READ[kind](body) };
    const { userName } = made.resource;
    const isTaken = [...this[kind].values()].some(
      ({ resource }) => userName !== undefined && sameName(resource.userName, userName),
    );
    if (isTaken) throw new ScimError(409, 'uniqueness', 'The userName is taken');
    if (mode !== 'forgets') this[kind].set(made.id, made);
    const told = mode === 'wrong_ids' ? { ...made, id: randomUUID() } : made;
    return { status: 201, body: shown(told, kind) };
  }
}

function sameName(one: unknown, other: unknown): boolean {
  return String(one).toLowerCase() === String(other).toLowerCase();
}

function shown({ id, resource }: Kept, kind: Kind) {
  return { ...resource, id, meta: { resourceType: kind.slice(0, -1) } };
}

function list(kept: ReadonlyMap<string, Kept>, kind: Kind, query: URLSearchParams) {
  const text = query.get('filter');
  const filter = text ? parseFilter(text, TYPES[kind]) : null;
  const found = [...kept.values()]
    .map((one) => shown(one, kind))
    .filter((one) => !filter || matches(filter, one));
  const start = Math.max(Number(query.get('startIndex')) || 1, 1);
  const count = Math.min(Number(query.get('count') ?? 100), 100);
  const page = found.slice(start - 1, start - 1 + count);
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: found.length,
    startIndex: start,
    itemsPerPage: page.length,
    Resources: page,
  };
}

import { PATCH_OP } from '@gatehouse/scim';
import type { GuardedFetch } from '../../outgoing/guarded-fetch.js';
import { TargetProblem } from './target-problem.js';
import { type Json, readObject, send, type TargetResponse } from './target-request.js';

export type ResourceKind = 'Users' | 'Groups';

export interface Found extends Json {
  readonly id: string;
}

export interface Operation {
  readonly op: 'add' | 'remove' | 'replace';
  readonly path: string;
  readonly value?: unknown;
}

export interface Listing {
  readonly resources: readonly Found[];
  /** Index of the next page; null after the last one. */
  readonly next: number | null;
  readonly total: number | null;
}

export interface TargetAccess {
  readonly baseUrl: string;
  readonly fetch: GuardedFetch;
  /** The value of the `authorization` header. @throws TargetProblem */
  authorization(): Promise<string>;
  /** Called when the target rejects the credentials. @returns whether there are others now */
  renew(): boolean;
  readonly signal?: AbortSignal;
  /** Called before each request. @throws whatever prevents it */
  confirm?(): void;
}

const MEDIA_TYPE = 'application/scim+json';
const PAGE = 100;

/** The SCIM endpoints of a target. Methods throw TargetProblem. Source: RFC 7644. */
export class ScimTarget {
  constructor(private readonly access: TargetAccess) {}

  /**
   * Resources whose attribute has the value.
   *
   * A target that ignores the filter returns others too, so the caller only gets those that match.
   *
   * @returns `isFiltered`: false if the target ignored the filter
   */
  async find(
    kind: ResourceKind,
    attribute: string,
    value: string,
  ): Promise<{ found: Found[]; isFiltered: boolean }> {
    const filter = `${attribute} eq ${JSON.stringify(value)}`;
    const query = new URLSearchParams({ filter, startIndex: '1', count: '10' });
    const { resources } = readListing(await this.call('GET', `${kind}?${query}`));
    const found = resources.filter((resource) => sameText(resource[attribute], value));
    return { found, isFiltered: found.length === resources.length };
  }

  /** Null if there is none. */
  async get(kind: ResourceKind, id: string): Promise<Found | null> {
    const response = await this.call('GET', `${kind}/${encodeURIComponent(id)}`, undefined, [404]);
    return response.status === 404 ? null : readResource(response, id);
  }

  async create(kind: ResourceKind, resource: Json): Promise<Found> {
    return readResource(await this.call('POST', kind, resource), null);
  }

  /** @returns false if there is none */
  async replace(kind: ResourceKind, id: string, resource: Json): Promise<boolean> {
    return this.change('PUT', kind, id, { ...resource, id });
  }

  /** @returns false if there is none */
  async patch(kind: ResourceKind, id: string, operations: readonly Operation[]): Promise<boolean> {
    return this.change('PATCH', kind, id, { schemas: [PATCH_OP], Operations: operations });
  }

  /** Succeeds too if there is none. */
  async delete(kind: ResourceKind, id: string): Promise<void> {
    await this.call('DELETE', `${kind}/${encodeURIComponent(id)}`, undefined, [404]);
  }

  /** One page of all resources. @param startIndex from 1 */
  async list(kind: ResourceKind, startIndex: number): Promise<Listing> {
    const query = new URLSearchParams({ startIndex: String(startIndex), count: String(PAGE) });
    const { resources, total } = readListing(await this.call('GET', `${kind}?${query}`));
    const next = startIndex + resources.length;
    const isLast = resources.length === 0 || (total !== null && next > total);
    return { resources, total, next: isLast ? null : next };
  }

  /** Null if the target has none. */
  async configuration(): Promise<Json | null> {
    const response = await this.call('GET', 'ServiceProviderConfig', undefined, [403, 404, 501]);
    return response.status === 200 ? readObject(response) : null;
  }

  private async change(method: string, kind: ResourceKind, id: string, body: Json): Promise<boolean> {
    const response = await this.call(method, `${kind}/${encodeURIComponent(id)}`, body, [404]);
    if (response.status === 404) return false;
    // Without a body there is nothing to compare. Source: RFC 7644 §3.5.2.
    if (response.status !== 204 && response.text.trim() !== '') readResource(response, id);
    return true;
  }

  /** @param expected statuses besides 2xx that the caller understands */
  private async call(
    method: string,
    path: string,
    body?: Json,
    expected: readonly number[] = [],
  ): Promise<TargetResponse> {
    const first = await this.send(method, path, body);
    // An access token may have been revoked before it expired.
    const response =
      first.status === 401 && this.access.renew() ? await this.send(method, path, body) : first;
    const { status } = response;
    if ((status >= 200 && status < 300) || expected.includes(status)) return response;
    throw problemOf(response);
  }

  private async send(method: string, path: string, body: Json | undefined): Promise<TargetResponse> {
    const { baseUrl, fetch, signal } = this.access;
    const authorization = await this.access.authorization();
    this.access.confirm?.();
    return send(fetch, {
      method,
      url: `${baseUrl}/${path}`,
      headers: {
        accept: `${MEDIA_TYPE}, application/json;q=0.9`,
        authorization,
        ...(body && { 'content-type': MEDIA_TYPE }),
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  }
}

function problemOf({ status, retryAfterSeconds, text }: TargetResponse): TargetProblem {
  const options = { status, retryAfterSeconds, detail: detailOf(text) };
  if (status === 401) return new TargetProblem('unauthorized', options);
  if (status === 429) return new TargetProblem('rate_limited', options);
  if (status >= 500 || status === 408) return new TargetProblem('unavailable', options);
  if (status === 404) return new TargetProblem('not_found', options);
  return new TargetProblem(status === 409 ? 'conflict' : 'rejected', options);
}

/** @param id that the resource must have; null for a new one @throws TargetProblem */
function readResource(response: TargetResponse, id: string | null): Found {
  const resource = readObject(response);
  const found = isIdentified(resource) ? resource : null;
  if (!found)
    throw new TargetProblem('wrong_id', { status: response.status, detail: 'The response has no id' });
  if (id !== null && found.id !== id)
    throw new TargetProblem('wrong_id', {
      status: response.status,
      detail: `The response has the id ${found.id} instead of ${id}`,
    });
  return found;
}

function isIdentified(resource: Json): resource is Found {
  return typeof resource.id === 'string' && resource.id !== '' && resource.id.length <= 500;
}

function readListing(response: TargetResponse): { resources: Found[]; total: number | null } {
  const { Resources: listed = [], totalResults } = readObject(response);
  if (!Array.isArray(listed)) throw notList(response.status);
  const resources = listed.filter(
    (item): item is Found => typeof item === 'object' && item !== null && isIdentified(item as Json),
  );
  if (resources.length !== listed.length || (totalResults === undefined && listed.length === 0))
    throw notList(response.status);
  return { resources, total: typeof totalResults === 'number' ? totalResults : null };
}

function notList(status: number): TargetProblem {
  return new TargetProblem('not_scim', { status, detail: 'The response is not a list of SCIM resources' });
}

function sameText(found: unknown, wanted: string): boolean {
  return typeof found === 'string' && found.toLowerCase() === wanted.toLowerCase();
}

/** What the target says about the error, in SCIM or in any other way. Source: RFC 7644 §3.12. */
function detailOf(text: string): string | null {
  try {
    const body = JSON.parse(text) as Json;
    const said = [body.scimType, body.detail ?? body.message ?? body.error].filter(
      (part) => typeof part === 'string',
    );
    return said.join(': ') || null;
  } catch {
    return text.trim().startsWith('<') ? null : text.trim().slice(0, 300) || null;
  }
}

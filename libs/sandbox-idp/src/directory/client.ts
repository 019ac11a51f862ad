import type { Group, Person } from './directory.ts';

export interface ScimRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the base URL, with its query. */
  readonly path: string;
  readonly body?: unknown;
}

/** What a request came to. `body` is null for an answer without one. */
export interface ScimAnswer {
  readonly isOk: boolean;
  readonly body: Readonly<Record<string, unknown>> | null;
}

export type Send = (request: ScimRequest) => Promise<ScimAnswer>;

/** How a product pushes: its requests, in its order. */
export interface PlayedClient {
  readonly userAgent: string;
  /** What its button "Test" sends. */
  test(send: Send): Promise<ScimAnswer>;
  create(send: Send, person: Person): Promise<ScimAnswer>;
  update(send: Send, person: Person): Promise<ScimAnswer>;
  setActive(send: Send, person: Person): Promise<ScimAnswer>;
  remove(send: Send, person: Person): Promise<ScimAnswer>;
  createGroup(send: Send, group: Group, members: readonly Person[]): Promise<ScimAnswer>;
  join(send: Send, group: Group, people: readonly Person[]): Promise<ScimAnswer>;
  leave(send: Send, group: Group, people: readonly Person[]): Promise<ScimAnswer>;
}

export const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const ENTERPRISE_USER = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
export const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';

export function patch(Operations: readonly unknown[]) {
  return { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations };
}

/** `/Users?filter=userName eq "x"` as it goes over the wire. */
export function filtered(resource: string, filter: string, rest = ''): string {
  return `${resource}?filter=${encodeURIComponent(filter)}${rest}`;
}

/** The ID in an answer, or of the first resource of a list. */
export function idIn({ isOk, body }: ScimAnswer): string | null {
  if (!isOk || !body) return null;
  const [first] = Array.isArray(body.Resources) ? (body.Resources as Record<string, unknown>[]) : [body];
  return typeof first?.id === 'string' ? first.id : null;
}

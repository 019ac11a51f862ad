import { idIn, type PlayedClient, type ScimAnswer, type ScimRequest, type Send } from './client.ts';
import type { Group, Person, Played, Receiver, SandboxDirectory } from './directory.ts';
import { entra } from './entra.ts';
import { okta } from './okta.ts';

const CLIENTS: Record<Played, PlayedClient> = { okta, entra };
const TIMEOUT_MS = 20_000;
/** Nothing leaves this machine. */
const LOOPBACK = /^(localhost|[a-z0-9-]+(\.[a-z0-9-]+)*\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** @returns the base URL without a slash at its end; null if it is not an address of this machine */
export function readAddress(typed: string): string | null {
  if (!URL.canParse(typed.trim())) return null;
  const url = new URL(typed.trim());
  const isHere = ['http:', 'https:'].includes(url.protocol) && LOOPBACK.test(url.hostname);
  return isHere ? `${url.origin}${url.pathname.replace(/\/+$/, '')}` : null;
}

/** Pushes what changed, as the product that the directory plays. Every request is recorded. */
export class Pusher {
  readonly #directory: SandboxDirectory;

  constructor(directory: SandboxDirectory) {
    this.#directory = directory;
  }

  test(): Promise<unknown> {
    return this.#as((client, send) => client.test(send));
  }

  create(person: Person): Promise<unknown> {
    return this.#as(async (client, send) => {
      const answer = await client.create(send, person);
      person.remoteId = idIn(answer) ?? person.remoteId;
    });
  }

  /** Creates users that the receiver does not have. */
  async change(person: Person, what: 'update' | 'setActive'): Promise<void> {
    if (!person.remoteId) await this.create(person);
    else await this.#as((client, send) => client[what](send, person));
  }

  async remove(person: Person): Promise<void> {
    if (person.remoteId) await this.#as((client, send) => client.remove(send, person));
  }

  async createGroup(group: Group): Promise<void> {
    const members = this.#known([...group.members]);
    await this.#as(async (client, send) => {
      group.remoteId = idIn(await client.createGroup(send, group, members)) ?? group.remoteId;
    });
  }

  async changeMembers(group: Group, emails: readonly string[], what: 'join' | 'leave'): Promise<void> {
    if (!group.remoteId) return this.createGroup(group);
    await this.#as((client, send) => client[what](send, group, this.#known(emails)));
  }

  async removeGroup(group: Group): Promise<void> {
    if (!group.remoteId) return;
    const path = `/Groups/${group.remoteId}`;
    await this.#as((_, send) => send({ method: 'DELETE', path }));
  }

  /** A user without a name: what the receiver must refuse. */
  malformed(): Promise<unknown> {
    const body = { schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'], active: true };
    return this.#as((_, send) => send({ method: 'POST', path: '/Users', body }));
  }

  #known(emails: readonly string[]): Person[] {
    return emails.flatMap((email) => {
      const person = this.#directory.people.get(email);
      return person?.remoteId ? [person] : [];
    });
  }

  async #as(work: (client: PlayedClient, send: Send) => Promise<unknown>): Promise<void> {
    const { receiver } = this.#directory;
    if (!receiver) return;
    const client = CLIENTS[receiver.played];
    await work(client, (request) => this.#send(receiver, client, request));
  }

  async #send(receiver: Receiver, { userAgent }: PlayedClient, request: ScimRequest): Promise<ScimAnswer> {
    const { method, path, body } = request;
    try {
      const response = await fetch(`${receiver.address}${path}`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          authorization: `Bearer ${receiver.token}`,
          accept: 'application/scim+json, application/json',
          'user-agent': userAgent,
          ...(body !== undefined && { 'content-type': 'application/scim+json; charset=utf-8' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const answer = parsed(await response.text());
      const detail = response.ok ? null : String(answer?.detail ?? response.statusText);
      this.#directory.record({ method, path, body: body ?? null, status: response.status, detail });
      return { isOk: response.ok, body: answer };
    } catch (error) {
      const detail = `No answer: ${(error as Error).message}`;
      this.#directory.record({ method, path, body: body ?? null, status: null, detail });
      return { isOk: false, body: null };
    }
  }
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

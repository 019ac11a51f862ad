import { objectIdOf, subjectOf } from '../accounts.ts';

/** Whom the sandbox's directory plays. */
export const PLAYED = ['okta', 'entra'] as const;
export type Played = (typeof PLAYED)[number];

export const PLAYED_NAMES: Record<Played, string> = { okta: 'Okta', entra: 'Microsoft Entra ID' };

export interface Person {
  readonly email: string;
  givenName: string;
  familyName: string;
  isActive: boolean;
  /** As the directory knows the person; never changes. */
  readonly externalId: string;
  /** As the receiver answered; null while it does not know the person. */
  remoteId: string | null;
}

export interface Group {
  readonly name: string;
  readonly externalId: string;
  remoteId: string | null;
  /** Email addresses. */
  readonly members: Set<string>;
}

/** One request that was sent, with its answer. */
export interface Exchange {
  readonly method: string;
  /** Below the base URL. */
  readonly path: string;
  readonly body: unknown;
  /** Null if there was no answer. */
  readonly status: number | null;
  /** What the receiver says is wrong; null if it is satisfied. */
  readonly detail: string | null;
}

/** Where a directory pushes. */
export interface Receiver {
  readonly played: Played;
  /** Base URL of the SCIM endpoints, without a slash at its end. */
  readonly address: string;
  readonly token: string;
}

const KEPT_EXCHANGES = 100;

/** Users and groups of a company, the receiver, and the requests so far. Kept in memory. */
export class SandboxDirectory {
  readonly people = new Map<string, Person>();
  readonly groups = new Map<string, Group>();
  exchanges: Exchange[] = [];
  receiver: Receiver | null = null;

  /** Another receiver knows nobody yet. */
  connect(receiver: Receiver): void {
    this.receiver = receiver;
    this.exchanges = [];
    for (const known of [...this.people.values(), ...this.groups.values()]) known.remoteId = null;
  }

  addPerson(email: string, givenName: string, familyName: string): Person {
    const key = email.trim().toLowerCase();
    const played = this.receiver?.played ?? 'okta';
    const person: Person = {
      email: key,
      givenName,
      familyName,
      isActive: true,
      externalId: externalIdOf(played, key),
      remoteId: null,
    };
    this.people.set(key, person);
    return person;
  }

  addGroup(name: string): Group {
    const played = this.receiver?.played ?? 'okta';
    const group: Group = {
      name,
      externalId: externalIdOf(played, name),
      remoteId: null,
      members: new Set(),
    };
    this.groups.set(name, group);
    return group;
  }

  record(exchange: Exchange): void {
    this.exchanges = [exchange, ...this.exchanges].slice(0, KEPT_EXCHANGES);
  }
}

/** What the same company's OpenID provider says: Okta pushes the subject, Entra ID the object ID if it is mapped so. */
function externalIdOf(played: Played, email: string): string {
  return played === 'okta' ? subjectOf('company', { email }) : objectIdOf({ email });
}

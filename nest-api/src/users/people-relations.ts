import { Injectable } from '@nestjs/common';
import { Relations } from '../common/relations.js';

/** Why those who look after a person end what the person holds. */
export type AccessEnd = 'revoked' | 'suspended';

/** An open session of somebody. */
export interface SessionRow {
  readonly id: string;
  readonly tenantId: string | null;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly amr: string[];
  readonly authenticatedAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

export interface SessionsOfPeople {
  /** How many a member has open in the tenant. */
  countOpen(tenantId: string, userId: string): Promise<number>;
  /** At most `limit` open ones below an id, the newest first; in whatever tenant where it is null. */
  pageOpen(
    userId: string,
    tenantId: string | null,
    page: { limit: number; before: string | null },
  ): Promise<SessionRow[]>;
  /** Ends one of a member's. @returns false where there is no such open one */
  end(tenantId: string, userId: string, sessionId: string): Promise<boolean>;
  /** Ends them in one tenant, with what applications hold by them. @returns how many sessions */
  endOfMember(tenantId: string, userId: string, reason: AccessEnd): Promise<number>;
  /** The same for many members. @returns how many sessions each had */
  endOfMembers(
    tenantId: string,
    userIds: readonly string[],
    reason: AccessEnd,
  ): Promise<ReadonlyMap<string, number>>;
  /** The same everywhere; on the platform. */
  endOfPerson(userId: string, reason: AccessEnd): Promise<number>;
}

export interface OpenInvitation {
  readonly id: string;
  readonly tenantId: string;
  readonly role: string;
  readonly roleId: string | null;
}

export interface InvitationsOfPeople {
  /** How many stand in a tenant. @param most counts no further */
  countPending(tenantId: string, most: number): Promise<number>;
  /** What somebody sent and nobody has answered; in whatever tenant where it is null. */
  openBy(userId: string, tenantId: string | null): Promise<OpenInvitation[]>;
  revoke(ids: readonly string[]): Promise<void>;
  /** Whether anybody is invited to a role now. */
  isInvitedTo(tenantId: string, roleId: string): Promise<boolean>;
  /** What was invited to the role once is history, and history needs no role. */
  forgetRole(tenantId: string, roleId: string): Promise<void>;
}

export interface SetUpLinksOfPeople {
  /** Ends what somebody made; in whatever tenant where it is null. @returns how many */
  endMadeBy(userId: string, tenantId: string | null): Promise<number>;
}

export interface GrantsOfPeople {
  /** Forgets what a member allowed applications. */
  removeOfMember(tenantId: string, userId: string): Promise<void>;
}

export interface DirectoriesOfPeople {
  /** Name of the connection of a directory. */
  nameOf(directoryId: string): Promise<string>;
  /** Name of the connection whose directory owns name and address of an account; null if the user owns them. */
  ownerOfNames(userId: string): Promise<string | null>;
}

interface Related {
  readonly sessions: SessionsOfPeople;
  readonly invitations: InvitationsOfPeople;
  readonly setUpLinks: SetUpLinksOfPeople;
  readonly grants: GrantsOfPeople;
  readonly directories: DirectoriesOfPeople;
}

/** What people hold elsewhere, in the unit of work that is open. */
@Injectable()
export class PeopleRelations extends Relations<Related> {
  get sessions(): SessionsOfPeople {
    return this.ask('sessions');
  }

  get invitations(): InvitationsOfPeople {
    return this.ask('invitations');
  }

  get setUpLinks(): SetUpLinksOfPeople {
    return this.ask('setUpLinks');
  }

  get grants(): GrantsOfPeople {
    return this.ask('grants');
  }

  get directories(): DirectoriesOfPeople {
    return this.ask('directories');
  }
}

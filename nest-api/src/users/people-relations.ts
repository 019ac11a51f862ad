import { Injectable } from '@nestjs/common';
import { Relations } from '../common/relations.js';

/** Why an admin ends the access of a user. */
export type AccessEnd = 'revoked' | 'suspended';

/** An open session of a user. */
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
  /** Number of the member's open sessions in the tenant. */
  countOpen(tenantId: string, userId: string): Promise<number>;
  /** At most `limit` open sessions below an ID, the newest first; of all tenants if `tenantId` is null. */
  pageOpen(
    userId: string,
    tenantId: string | null,
    page: { limit: number; before: string | null },
  ): Promise<SessionRow[]>;
  /** Ends one session of a member. @returns false if it does not exist or is closed */
  end(tenantId: string, userId: string, sessionId: string): Promise<boolean>;
  /** Ends the sessions in one tenant, and the access of applications through them. @returns the number of sessions */
  endOfMember(tenantId: string, userId: string, reason: AccessEnd): Promise<number>;
  /** The same for many members. @returns the number of sessions of each */
  endOfMembers(
    tenantId: string,
    userIds: readonly string[],
    reason: AccessEnd,
  ): Promise<ReadonlyMap<string, number>>;
  /** The same in all tenants; runs on the platform. */
  endOfPerson(userId: string, reason: AccessEnd): Promise<number>;
}

export interface OpenInvitation {
  readonly id: string;
  readonly tenantId: string;
  readonly role: string;
  readonly roleId: string | null;
}

export interface InvitationsOfPeople {
  /** Number of pending invitations of a tenant. @param most the count stops here */
  countPending(tenantId: string, most: number): Promise<number>;
  /** Pending invitations that the user sent; in all tenants if `tenantId` is null. */
  openBy(userId: string, tenantId: string | null): Promise<OpenInvitation[]>;
  revoke(ids: readonly string[]): Promise<void>;
  /** Whether a pending invitation has this role. */
  isInvitedTo(tenantId: string, roleId: string): Promise<boolean>;
  /** Clears the role of closed invitations, which do not need it. */
  forgetRole(tenantId: string, roleId: string): Promise<void>;
}

export interface SetUpLinksOfPeople {
  /** Revokes the links that the user created; in all tenants if `tenantId` is null. @returns their number */
  endMadeBy(userId: string, tenantId: string | null): Promise<number>;
}

export interface InitialTokensOfPeople {
  /** Revokes the initial access tokens that the user created; in all tenants if `tenantId` is null. */
  endMadeBy(userId: string, tenantId: string | null): Promise<void>;
}

export interface GrantsOfPeople {
  /** Deletes the consents that a member gave to applications. */
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
  readonly initialTokens: InitialTokensOfPeople;
  readonly grants: GrantsOfPeople;
  readonly directories: DirectoriesOfPeople;
}

/** Sessions, invitations, links and consents of users. Joins the caller's unit of work. */
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

  get initialTokens(): InitialTokensOfPeople {
    return this.ask('initialTokens');
  }

  get grants(): GrantsOfPeople {
    return this.ask('grants');
  }

  get directories(): DirectoriesOfPeople {
    return this.ask('directories');
  }
}

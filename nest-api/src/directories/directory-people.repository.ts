import type { MembershipRole } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { textArray } from '../database/text-array.js';
import type { LinkOutcome } from './directories.repository.js';

export interface Link {
  readonly id: string;
  readonly userId: string | null;
  readonly outcome: LinkOutcome;
}

/** A user of a directory who gets an account and a membership. */
export interface NewcomerRow {
  readonly id: string;
  readonly user_id: string;
  readonly membership_id: string;
  readonly email: string | null;
  readonly given: string;
  readonly family: string;
}

/** Name and address that an account takes from its directory. */
export interface NamesRow {
  readonly user_id: string;
  readonly email: string | null;
  readonly key: string | null;
  /** Null leaves it. */
  readonly given: string | null;
  readonly family: string | null;
}

export interface RenamedRow {
  readonly userId: string;
  readonly emailBefore: string;
  readonly givenBefore: string;
  readonly familyBefore: string;
  readonly email: string;
  readonly given: string;
  readonly family: string;
}

/** Accounts of the users of a directory, by functions of the database. Joins the unit of work that is open. */
@Injectable()
export class DirectoryPeople {
  constructor(private readonly em: EntityManager) {}

  /** Whom each is, and what may happen. */
  links(directoryId: string, ids: readonly string[]): Promise<Link[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.em.execute('select * from directory_links(?, ?::uuid[])', [directoryId, textArray(ids)]);
  }

  /** Creates accounts and memberships, as far as `directory_links` allows them. @returns users with a new account, linked */
  admit(
    directoryId: string,
    people: readonly NewcomerRow[],
    role: MembershipRole,
  ): Promise<{ id: string; userId: string }[]> {
    return this.em.execute('select * from directory_admit(?, ?::jsonb, ?)', [
      directoryId,
      JSON.stringify(people),
      role,
    ]);
  }

  /** Links those that have a member now. @returns the linked ones */
  bind(directoryId: string, ids: readonly string[]): Promise<{ id: string; userId: string }[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.em.execute(
      `update directory_users d set user_id = l."userId", unlinked_because = null
       from directory_links(?, ?::uuid[]) l
       where l.id = d.id and l.outcome = 'link' returning d.id, d.user_id as "userId"`,
      [directoryId, textArray(ids)],
    );
  }

  async noteUnlinked(directoryId: string, reasons: readonly { id: string; reason: string }[]): Promise<void> {
    if (reasons.length === 0) return;
    await this.em.execute(
      `update directory_users d set unlinked_because = r.reason, user_id = null
       from jsonb_to_recordset(?::jsonb) as r (id uuid, reason text) where d.directory_id = ? and d.id = r.id`,
      [JSON.stringify(reasons), directoryId],
    );
  }

  /** Name of the connection whose directory would rename an account; null if there is none. In any unit of work. */
  async ownerOfNames(userId: string): Promise<string | null> {
    const [row] = await this.em.execute<{ name: string }[]>('select name from directory_of_account(?)', [
      userId,
    ]);
    return row?.name ?? null;
  }

  /** Names and addresses of accounts in domains of the organization. @returns those that changed */
  rename(directoryId: string, people: readonly NamesRow[]): Promise<RenamedRow[]> {
    if (people.length === 0) return Promise.resolve([]);
    return this.em.execute('select * from directory_rename(?, ?::jsonb)', [
      directoryId,
      JSON.stringify(people),
    ]);
  }
}

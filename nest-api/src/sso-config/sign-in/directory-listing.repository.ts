import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** A user of a connection's directory, as a sign-in through the connection needs them. */
export interface ListedPerson {
  /** Null while the user has no account. */
  readonly userId: string | null;
  /** The directory deactivated the user, and that has taken effect. */
  readonly isInactive: boolean;
  /** The account with the address belonged to a user that the directory deleted. The subject is a different one. */
  readonly isFormer: boolean;
}

/** Users of the directory of a connection, for sign-ins. Joins the unit of work that is open. */
@Injectable()
export class DirectoryListing {
  constructor(private readonly em: EntityManager) {}

  /**
   * Waits until a change of the directory is over, so that a sign-in and a sync at the same time create one account.
   *
   * @param emailKey null for an address that the connection does not vouch for
   */
  async find(configurationId: string, subject: string, emailKey: string | null): Promise<ListedPerson> {
    await this.em.execute('select pg_advisory_xact_lock_shared(hashtextextended(?, 0))', [
      `directory:${configurationId}`,
    ]);
    const [found] = await this.em.execute<[ListedPerson]>('select * from directory_person(?, ?, ?)', [
      configurationId,
      subject,
      emailKey,
    ]);
    return found;
  }
}

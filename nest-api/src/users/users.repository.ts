import { emailKey } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { User } from './user.entity.js';

export type { User };

/** Accounts, in the unit of work of the caller. */
@Injectable()
export class UsersRepository {
  constructor(private readonly em: EntityManager) {}

  /** One that is known to exist. */
  require(id: string): Promise<User> {
    return this.em.findOneOrFail(User, { id });
  }

  /** By id. */
  async all(ids: readonly string[]): Promise<ReadonlyMap<string, User>> {
    const users = await this.em.find(User, { id: { $in: [...ids] } });
    return new Map(users.map((user) => [user.id, user]));
  }

  /** Whose address it is; also for somebody who sees no account but their own. */
  async ownerOf(email: string): Promise<{ readonly email: string; readonly givenName: string } | null> {
    const [owner] = await this.em.execute<{ email: string; givenName: string }[]>(
      'select * from account_by_email(?)',
      [emailKey(email)],
    );
    return owner ?? null;
  }
}

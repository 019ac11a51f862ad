import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Lookups } from '../../database/lookups.js';
import { PasswordReset } from './password-reset.entity.js';

export type { PasswordReset };

/** Links for a new password, and wishes for one, in the unit of work of the caller. */
@Injectable()
export class PasswordResetsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
  ) {}

  /**
   * Takes down the wish of somebody who is not known yet, in no unit of work.
   *
   * @param key as `emailKey` makes it
   * @param address of the network that it came from
   */
  async ask(key: string, address: string | null, expiresAt: Date, now: Date): Promise<void> {
    await this.lookups.query(
      'request-password-reset',
      `insert into password_resets (id, email_key, address, expires_at, created_at) values ($1, $2, $3, $4, $5)`,
      [uuidv7(), key, address, expiresAt, now],
    );
  }

  /** Wishes that nobody has looked at, the oldest first. */
  waiting(most: number): Promise<PasswordReset[]> {
    return this.em.find(PasswordReset, { handledAt: null }, { orderBy: { id: 'asc' }, limit: most });
  }

  /** Whose wish it was; their link works from now on. */
  async handled(id: string, userId: string, now: Date): Promise<void> {
    await this.em.nativeUpdate(PasswordReset, { id }, { userId, handledAt: now });
  }

  /** Null when it has expired. */
  open(id: string, now: Date): Promise<PasswordReset | null> {
    return this.em.findOne(PasswordReset, { id, expiresAt: { $gt: now } });
  }

  /** @returns whether it was there: of two at once one finds it */
  async take(id: string): Promise<boolean> {
    return (await this.em.nativeDelete(PasswordReset, { id })) > 0;
  }

  async forgetThoseOf(userId: string): Promise<void> {
    await this.em.nativeDelete(PasswordReset, { userId });
  }
}

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Lookups } from '../../database/lookups.js';
import { PasswordReset } from './password-reset.entity.js';

export type { PasswordReset };

/** Requested password resets and their links. Joins the caller's unit of work. */
@Injectable()
export class PasswordResetsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
  ) {}

  /**
   * Stores the request of an unidentified user. Uses no unit of work.
   *
   * @param key from `emailKey`
   * @param address client address
   * @param host custom domain; null: the platform's host
   */
  async ask(
    key: string,
    { address, host }: { readonly address: string | null; readonly host: string | null },
    expiresAt: Date,
    now: Date,
  ): Promise<void> {
    await this.lookups.query(
      'request-password-reset',
      `insert into password_resets (id, email_key, address, host, expires_at, created_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [uuidv7(), key, address, host, expiresAt, now],
    );
  }

  /** The same for a known user, in a unit of work of the platform. */
  async askFor(key: string, address: string | null, expiresAt: Date, now: Date): Promise<void> {
    await this.em.insert(PasswordReset, { id: uuidv7(), emailKey: key, address, expiresAt, createdAt: now });
  }

  /** Unprocessed requests, the oldest first. */
  waiting(most: number): Promise<PasswordReset[]> {
    return this.em.find(PasswordReset, { handledAt: null }, { orderBy: { id: 'asc' }, limit: most });
  }

  /** Assigns the user. The link works from now on, at `host` alone. */
  async handled(id: string, userId: string, host: string | null, now: Date): Promise<void> {
    await this.em.nativeUpdate(PasswordReset, { id }, { userId, host, handledAt: now });
  }

  /** Null if it has expired. */
  open(id: string, now: Date): Promise<PasswordReset | null> {
    return this.em.findOne(PasswordReset, { id, expiresAt: { $gt: now } });
  }

  /** @returns whether it existed: true for only one of two concurrent callers */
  async take(id: string): Promise<boolean> {
    return (await this.em.nativeDelete(PasswordReset, { id })) > 0;
  }

  async forgetThoseOf(userId: string): Promise<void> {
    await this.em.nativeDelete(PasswordReset, { userId });
  }
}

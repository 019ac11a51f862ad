import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Lookups } from '../../database/lookups.js';
import { textArray } from '../../database/text-array.js';
import { Credential } from '../credential.entity.js';

/** Password hashes. Joins the caller's unit of work. */
@Injectable()
export class CredentialsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
  ) {}

  /** A user's first password. Stored when the unit of work is flushed. */
  addPassword(userId: string, secret: string): void {
    this.em.create(Credential, { userId, kind: 'password', secret });
  }

  /** The users who have a password. */
  async withPassword(userIds: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.em.find(
      Credential,
      { userId: { $in: [...userIds] }, kind: 'password' },
      { fields: ['userId'] },
    );
    return new Set(found.map(({ userId }) => userId));
  }

  /** The users who signed in with their current password and whose session is still stored. */
  async withUsedPassword(userIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.em.execute<{ id: string }[]>(
      `select c.user_id as id from credentials c where c.user_id = any(?::uuid[]) and c.kind = 'password' and exists (
         select 1 from sessions s
         where s.user_id = c.user_id and 'pwd' = any(s.amr) and uuid_extract_timestamp(s.id) >= c.updated_at)`,
      [textArray(userIds)],
    );
    return new Set(rows.map(({ id }) => id));
  }

  async hasPassword(userId: string): Promise<boolean> {
    return (await this.em.count(Credential, { userId, kind: 'password' })) > 0;
  }

  /** Sets or replaces a hash. */
  async setPassword(userId: string, secret: string): Promise<void> {
    await this.em.execute(
      `insert into credentials (id, user_id, kind, secret, created_at, updated_at)
       values (?, ?, 'password', ?, now(), now())
       on conflict (user_id) where kind = 'password' do update set secret = ?, updated_at = now()`,
      // "excluded" would need the permission to read secrets.
      [uuidv7(), userId, secret, secret],
    );
  }

  /** In a unit of work of the platform. */
  async removePassword(userId: string): Promise<void> {
    await this.em.nativeDelete(Credential, { userId, kind: 'password' });
  }

  /** Stores another hash of the same password, unless the password has changed since. Uses no unit of work. */
  async renewHash(userId: string, before: string, secret: string): Promise<void> {
    await this.lookups.call('renew_password_hash', [userId, before, secret]);
  }
}

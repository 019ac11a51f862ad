import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Passkey } from './passkey.entity.js';

export type { Passkey };

export type NewPasskey = Pick<
  Passkey,
  'userId' | 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isSynced' | 'name' | 'createdAt'
> & { readonly host: string | null; readonly deviceKey: string };

/** Factors of a user that were set up on a device since a time. */
export interface SetUpOn {
  readonly deviceKey: string;
  readonly since: Date;
  readonly now: Date;
}

/** Passkeys. Joins the caller's unit of work. */
@Injectable()
export class PasskeysRepository {
  constructor(private readonly em: EntityManager) {}

  /** Passkeys of one user, the oldest first. */
  of(userId: string): Promise<Passkey[]> {
    return this.em.find(Passkey, { userId }, { orderBy: { id: 'asc' } });
  }

  /** On any host. Suspended ones do not count. */
  async has(userId: string): Promise<boolean> {
    return (await this.em.count(Passkey, { userId, suspendedAt: null })) > 0;
  }

  /** One that is not suspended. @param host custom domain; null: the platform's host */
  find(userId: string, credentialId: string, host: string | null): Promise<Passkey | null> {
    return this.em.findOne(Passkey, { credentialId, userId, host, suspendedAt: null });
  }

  /** @throws UniqueConstraintViolationException some user already has it */
  async add(passkey: NewPasskey): Promise<void> {
    this.em.create(Passkey, passkey);
    await this.em.flush();
  }

  /** @returns whether the user has it */
  async rename(userId: string, id: string, name: string): Promise<boolean> {
    return (await this.em.nativeUpdate(Passkey, { id, userId }, { name })) > 0;
  }

  /** @returns whether the user had it */
  async remove(userId: string, id: string): Promise<boolean> {
    return (await this.em.nativeDelete(Passkey, { id, userId })) > 0;
  }

  /** Those that were set up on the device since then. @returns their number */
  suspend(userId: string, { deviceKey, since, now }: SetUpOn): Promise<number> {
    return this.em.nativeUpdate(
      Passkey,
      { userId, deviceKey, createdAt: { $gte: since }, suspendedAt: null },
      { suspendedAt: now },
    );
  }

  async removeAll(userId: string): Promise<void> {
    await this.em.nativeDelete(Passkey, { userId });
  }

  /** @returns whether its counter increased, or is not used */
  async noteUse(id: string, counter: number, now: Date): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `update passkeys set counter = ?, last_used_at = ?
       where id = ? and (counter < ? or (counter = 0 and ? = 0)) returning 1`,
      [counter, now, id, counter, counter],
    );
    return rows.length === 1;
  }
}

import { EntityManager, type RequiredEntityData } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { decodeCursor } from '../../common/paging.js';
import { SigningKey } from './signing-key.entity.js';

export type { SigningKey };

const LOCK = 7_246_003;

/** Keys of issuers, in a unit of work for a sign-in or of the platform; `tenantId` is null for the shared issuer. */
@Injectable()
export class SigningKeysRepository {
  constructor(private readonly em: EntityManager) {}

  /** All keys of an issuer, newest first. */
  of(tenantId: string | null): Promise<SigningKey[]> {
    return this.em.find(SigningKey, { tenantId }, { orderBy: { id: 'desc' }, limit: 50 });
  }

  /** At most `limit` of an issuer, newest first. */
  page(tenantId: string | null, limit: number, cursor: string | undefined): Promise<SigningKey[]> {
    const before = cursor ? { id: { $lt: decodeCursor(cursor)[1] } } : {};
    return this.em.find(SigningKey, { tenantId, ...before }, { orderBy: { id: 'desc' }, limit });
  }

  /** Issuers whose current keys are older than a given time. @param most keys to read */
  async issuersSigningSince(before: Date, most: number): Promise<(string | null)[]> {
    const old = await this.em.find(
      SigningKey,
      { status: 'current', activatedAt: { $lt: before } },
      { limit: most },
    );
    return [...new Set(old.map(({ tenantId }) => tenantId ?? null))];
  }

  async removeRetired(before: Date): Promise<void> {
    await this.em.nativeDelete(SigningKey, { status: 'retired', retiredAt: { $lt: before } });
  }

  /** Stored when the unit of work is flushed. */
  add(key: RequiredEntityData<SigningKey>): SigningKey {
    return this.em.create(SigningKey, key);
  }

  /** Serializes creation and rotation of keys until the unit of work ends. */
  async takeTurns(): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(?)', [LOCK]);
  }
}

import { EMERGENCY_CODES } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { newCode, plainCode } from '../../auth/factors/recovery-codes.repository.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { MasterKeys } from '../../crypto/master-keys.js';
import { EmergencyCode } from './emergency-code.entity.js';

export type { EmergencyCode };

/** The emergency codes of organizations. Joins the unit of work that is open. */
@Injectable()
export class EmergencyCodesRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly keys: MasterKeys,
    private readonly clock: Clock,
  ) {}

  /** Replaces all codes by new ones. @returns the new codes, which are shown only once */
  async renew(tenantId: string): Promise<string[]> {
    await this.forget(tenantId);
    const codes = Array.from({ length: EMERGENCY_CODES.count }, newCode);
    for (const code of codes) {
      const id = uuidv7();
      const hash = this.keys.hashSecret(plainCode(code), aad(id));
      this.em.create(EmergencyCode, { id, tenantId, code: hash, createdAt: this.clock.now() });
    }
    await this.em.flush();
    return codes;
  }

  async forget(tenantId: string): Promise<void> {
    await this.em.nativeDelete(EmergencyCode, { tenantId });
  }

  unused(tenantId: string): Promise<EmergencyCode[]> {
    return this.em.find(EmergencyCode, { tenantId, usedAt: null });
  }

  left(tenantId: string): Promise<number> {
    return this.em.count(EmergencyCode, { tenantId, usedAt: null });
  }

  async find(tenantId: string, given: string): Promise<EmergencyCode | null> {
    const open = await this.unused(tenantId);
    return open.find(({ id, code }) => this.keys.matchesSecret(code, plainCode(given), aad(id))) ?? null;
  }

  /** Of two concurrent uses of a code, only one changes the row. @returns whether it is this one */
  async use({ id }: EmergencyCode, userId: string): Promise<boolean> {
    const change = { usedBy: userId, usedAt: this.clock.now() };
    return (await this.em.nativeUpdate(EmergencyCode, { id, usedAt: null }, change)) === 1;
  }

  /** A new request of the code: what was released before counts no more. */
  async request({ id }: EmergencyCode, userId: string): Promise<void> {
    const change = {
      requestedBy: userId,
      requestedAt: this.clock.now(),
      releasedBy: null,
      releasedAt: null,
    };
    await this.em.nativeUpdate(EmergencyCode, { id, usedAt: null }, change);
  }

  /** @returns whether the code was still requested by another user, and in time */
  async release(id: string, tenantId: string, userId: string): Promise<boolean> {
    const now = this.clock.now();
    const waiting = {
      id,
      tenantId,
      usedAt: null,
      releasedAt: null,
      requestedBy: { $ne: userId },
      requestedAt: { $gt: plusSeconds(now, -EMERGENCY_CODES.releaseSeconds) },
    };
    return (
      (await this.em.nativeUpdate(EmergencyCode, waiting, { releasedBy: userId, releasedAt: now })) === 1
    );
  }

  /** Requests that are neither over nor used, the oldest first. */
  requests(tenantId: string): Promise<EmergencyCode[]> {
    return this.em.find(
      EmergencyCode,
      {
        tenantId,
        usedAt: null,
        requestedAt: { $gt: plusSeconds(this.clock.now(), -EMERGENCY_CODES.releaseSeconds) },
      },
      { orderBy: { requestedAt: 'asc' } },
    );
  }
}

function aad(id: string): string {
  return `emergency_codes:${id}`;
}

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { SetUpOn } from './passkeys.repository.js';
import { TotpFactor } from './totp-factor.entity.js';

export type { TotpFactor };

/** Authenticator apps. Joins the caller's unit of work. */
@Injectable()
export class TotpFactorsRepository {
  constructor(private readonly em: EntityManager) {}

  /** The confirmed one, which may be suspended. */
  confirmedOf(userId: string): Promise<TotpFactor | null> {
    return this.em.findOne(TotpFactor, { userId, confirmedAt: { $ne: null } });
  }

  /** The unconfirmed one. */
  pendingOf(userId: string): Promise<TotpFactor | null> {
    return this.em.findOne(TotpFactor, { userId, confirmedAt: null }, { orderBy: { createdAt: 'desc' } });
  }

  /** Starts a set-up, which replaces an earlier unconfirmed one. @param secret sealed */
  async begin(id: string, userId: string, secret: string): Promise<void> {
    await this.em.nativeDelete(TotpFactor, { userId, confirmedAt: null });
    this.em.create(TotpFactor, { id, userId, secret });
    await this.em.flush();
  }

  async confirm(id: string, deviceKey: string, now: Date): Promise<void> {
    await this.em.nativeUpdate(TotpFactor, { id }, { confirmedAt: now, deviceKey });
  }

  /** One that was set up on the device since then. @returns the number */
  suspend(userId: string, { deviceKey, since, now }: SetUpOn): Promise<number> {
    return this.em.nativeUpdate(
      TotpFactor,
      { userId, deviceKey, confirmedAt: { $gte: since }, suspendedAt: null },
      { suspendedAt: now },
    );
  }

  async removeConfirmed(userId: string): Promise<void> {
    await this.em.nativeDelete(TotpFactor, { userId, confirmedAt: { $ne: null } });
  }

  /** @returns whether one existed, confirmed or not */
  async removeAll(userId: string): Promise<boolean> {
    return (await this.em.nativeDelete(TotpFactor, { userId })) > 0;
  }

  /**
   * Consumes the codes of a time step and all earlier ones. It is one conditional update, so a code works once across
   * all replicas. Source: RFC 6238 §5.2.
   *
   * @returns whether it was unused
   */
  async takeStep(id: string, step: number, now: Date): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `update totp_factors set last_step = ?, last_used_at = ?
       where id = ? and (last_step is null or last_step < ?) returning 1`,
      [step, now, id, step],
    );
    return rows.length === 1;
  }
}

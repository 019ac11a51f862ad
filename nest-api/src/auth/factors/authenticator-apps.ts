import type { TotpSetup } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import encodeQR from 'qr';
import { v7 as uuidv7 } from 'uuid';
import { Clock } from '../../common/clock.js';
import { MasterKeys } from '../../crypto/master-keys.js';
import { InvalidFactor, NothingToConfirm, TotpExists } from './factor-refused.js';
import { matchingStep, newTotpSecret, totpUri } from './totp.js';
import { TotpFactor } from './totp-factor.entity.js';

const ISSUER = 'Gatehouse';

/** Codes of an authenticator app. All of it in the unit of work of its caller. */
@Injectable()
export class AuthenticatorApps {
  constructor(
    private readonly em: EntityManager,
    private readonly keys: MasterKeys,
    private readonly clock: Clock,
  ) {}

  find(userId: string): Promise<TotpFactor | null> {
    return this.em.findOne(TotpFactor, { userId, confirmedAt: { $ne: null } });
  }

  /**
   * Begins anew; nothing counts before a code has confirmed it.
   *
   * @param replaces whether it may take the place of the one there is, which stays until then
   * @throws TotpExists
   */
  async setUp(userId: string, email: string, replaces: boolean): Promise<TotpSetup> {
    if (!replaces && (await this.find(userId))) throw new TotpExists();
    await this.em.nativeDelete(TotpFactor, { userId, confirmedAt: null });
    const secret = newTotpSecret();
    const id = uuidv7();
    this.em.create(TotpFactor, { id, userId, secret: this.keys.seal(secret, aad(id)) });
    await this.em.flush();
    const uri = totpUri(secret, email, ISSUER);
    return { secret, uri, qrCode: encodeQR(uri, 'svg', { ecc: 'medium', border: 2 }) };
  }

  /** @throws NothingToConfirm  @throws InvalidFactor  @throws TotpExists */
  async confirm(userId: string, code: string, replaces: boolean): Promise<void> {
    const pending = await this.em.findOne(
      TotpFactor,
      { userId, confirmedAt: null },
      { orderBy: { createdAt: 'desc' } },
    );
    if (!pending) throw new NothingToConfirm();
    if (!(await this.take(pending, code))) {
      throw new InvalidFactor('This code is not right. Is the clock of your phone?');
    }
    if (replaces) await this.em.nativeDelete(TotpFactor, { userId, confirmedAt: { $ne: null } });
    else if (await this.find(userId)) throw new TotpExists();
    await this.em.nativeUpdate(TotpFactor, { id: pending.id }, { confirmedAt: this.clock.now() });
  }

  /** Uses a code up. @returns whether it was right and new */
  async use(userId: string, code: string): Promise<boolean> {
    const factor = await this.find(userId);
    return factor !== null && (await this.take(factor, code));
  }

  async remove(userId: string): Promise<boolean> {
    return (await this.em.nativeDelete(TotpFactor, { userId })) > 0;
  }

  /** One conditional update decides, so a code works once on whatever replica. Source: RFC 6238 §5.2. */
  private async take({ id, secret }: TotpFactor, code: string): Promise<boolean> {
    const now = this.clock.now();
    const step = matchingStep(this.keys.open(secret, aad(id)), code, now);
    if (step === null) return false;
    const rows = await this.em.execute<unknown[]>(
      `update totp_factors set last_step = ?, last_used_at = ?
       where id = ? and (last_step is null or last_step < ?) returning 1`,
      [step, now, id, step],
    );
    return rows.length === 1;
  }
}

function aad(id: string): string {
  return `totp_factors:${id}`;
}

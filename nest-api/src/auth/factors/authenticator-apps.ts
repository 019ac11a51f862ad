import type { TotpSetup } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import encodeQR from 'qr';
import { v7 as uuidv7 } from 'uuid';
import { Clock } from '../../common/clock.js';
import { MasterKeys } from '../../crypto/master-keys.js';
import { InvalidFactor, NothingToConfirm, TotpExists } from './factor-refused.js';
import type { SetUpOn } from './passkeys.repository.js';
import { matchingStep, newTotpSecret, totpUri } from './totp.js';
import { type TotpFactor, TotpFactorsRepository } from './totp-factors.repository.js';

const ISSUER = 'Gatehouse';

/** Authenticator apps and their codes. Joins the caller's unit of work. */
@Injectable()
export class AuthenticatorApps {
  constructor(
    private readonly factors: TotpFactorsRepository,
    private readonly keys: MasterKeys,
    private readonly clock: Clock,
  ) {}

  /** One that may be suspended. */
  find(userId: string): Promise<TotpFactor | null> {
    return this.factors.confirmedOf(userId);
  }

  /** One that authenticates its user. */
  async usable(userId: string): Promise<TotpFactor | null> {
    const found = await this.find(userId);
    return found?.suspendedAt ? null : found;
  }

  /**
   * Starts the set-up. The app is not valid until a code confirms it.
   *
   * @param replaces whether it may replace the existing app, which stays valid until then; a suspended one is replaced anyway
   * @throws TotpExists
   */
  async setUp(userId: string, email: string, replaces: boolean): Promise<TotpSetup> {
    if (!replaces && (await this.usable(userId))) throw new TotpExists();
    const secret = newTotpSecret();
    const id = uuidv7();
    await this.factors.begin(id, userId, this.keys.seal(secret, aad(id)));
    const uri = totpUri(secret, email, ISSUER);
    return { secret, uri, qrCode: encodeQR(uri, 'svg', { ecc: 'medium', border: 2 }) };
  }

  /** @throws NothingToConfirm  @throws InvalidFactor  @throws TotpExists */
  async confirm(userId: string, code: string, deviceKey: string, replaces: boolean): Promise<void> {
    const pending = await this.factors.pendingOf(userId);
    if (!pending) throw new NothingToConfirm();
    if (!(await this.take(pending, code))) {
      throw new InvalidFactor('This code is not correct. Check that the clock of your phone is right.');
    }
    if (!replaces && (await this.usable(userId))) throw new TotpExists();
    await this.factors.removeConfirmed(userId);
    await this.factors.confirm(pending.id, deviceKey, this.clock.now());
  }

  /** Consumes a code. @returns whether it was correct and unused */
  async use(userId: string, code: string): Promise<boolean> {
    const factor = await this.usable(userId);
    return factor !== null && (await this.take(factor, code));
  }

  remove(userId: string): Promise<boolean> {
    return this.factors.removeAll(userId);
  }

  suspend(userId: string, setUp: SetUpOn): Promise<number> {
    return this.factors.suspend(userId, setUp);
  }

  private async take({ id, secret }: TotpFactor, code: string): Promise<boolean> {
    const now = this.clock.now();
    const step = matchingStep(this.keys.open(secret, aad(id)), code, now);
    return step !== null && (await this.factors.takeStep(id, step, now));
  }
}

function aad(id: string): string {
  return `totp_factors:${id}`;
}

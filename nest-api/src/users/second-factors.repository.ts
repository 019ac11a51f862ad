import { Injectable } from '@nestjs/common';
import { Lookups } from '../database/lookups.js';

/** Second factors of users. */
@Injectable()
export class SecondFactors {
  constructor(private readonly lookups: Lookups) {}

  /** Whether the user has an authenticator app or a passkey. */
  async has(userId: string): Promise<boolean> {
    const rows = await this.lookups.call<{ hasFactor: boolean }>('has_second_factor', [userId]);
    return rows[0]?.hasFactor ?? false;
  }

  /** Whether the user has any, and whether one is a passkey. */
  async of(userId: string): Promise<{ hasFactor: boolean; hasPasskey: boolean }> {
    const [own] = await this.lookups.call<{ hasFactor: boolean; hasPasskey: boolean }>('factors_of_user', [
      userId,
    ]);
    return own ?? { hasFactor: false, hasPasskey: false };
  }
}

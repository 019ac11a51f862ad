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
}

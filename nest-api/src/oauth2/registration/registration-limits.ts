import { Injectable } from '@nestjs/common';
import { AttemptLimits } from '../../auth/attempt-limits.js';
import type { Limit } from '../../auth/rate-limits.js';
import { TooManyRequests } from '../../common/app-error.js';
import { RegistrationRefused } from './registration-refused.js';

/** Rate limits whose errors are those of registrations. */
@Injectable()
export class RegistrationLimits {
  constructor(private readonly limits: AttemptLimits) {}

  /** @throws RegistrationRefused 429 */
  async take(...limits: readonly Limit[]): Promise<void> {
    try {
      await this.limits.take(limits);
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error;
      const { message, retryAfterSeconds } = error;
      throw new RegistrationRefused('temporarily_unavailable', message, {
        status: 429,
        cause: 'registration_limit',
        retryAfterSeconds,
      });
    }
  }
}

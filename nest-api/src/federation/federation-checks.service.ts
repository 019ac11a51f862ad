import type { CheckFederation, FederationReport } from '@gatehouse/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { AttemptLimits } from '../auth/attempt-limits.js';
import { limitOf } from '../auth/rate-limits.js';
import { UnprocessableInput } from '../common/app-error.js';
import type { Caller } from '../common/caller.js';
import { Clock } from '../common/clock.js';
import { Outgoing } from '../outgoing/outgoing.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { checkFederation } from './federation-check.js';
import { FederationUnreadable } from './federation-unreadable.js';

/** Checks providers and applications for admins. Stores nothing. */
@Injectable()
export class FederationChecks {
  constructor(
    private readonly outgoing: Outgoing,
    private readonly limits: AttemptLimits,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws TooManyRequests, UnprocessableInput */
  async check(caller: Caller, given: CheckFederation): Promise<FederationReport> {
    await this.limits.take([limitOf('federation-check:user', caller.userId)]);
    try {
      return await checkFederation(given, {
        open: (limits, onConnection) => this.outgoing.observed(limits, onConnection),
        allowsLoopback: this.settings.demoData,
        now: () => this.clock.now(),
      });
    } catch (error) {
      if (!(error instanceof FederationUnreadable)) throw error;
      const { field, message } = error;
      throw new UnprocessableInput([{ field, code: 'federation_unreadable', message }]);
    }
  }
}

import { FACTORS } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Clock, plusSeconds } from '../../common/clock.js';
import { Lookups } from '../../database/lookups.js';

export type ChallengePurpose = 'sign_in' | 'second_factor' | 'step_up' | 'registration';

/** Challenges for passkeys. Stored on the server, so that a response is valid once and for one purpose. */
@Injectable()
export class PasskeyChallenges {
  constructor(
    private readonly lookups: Lookups,
    private readonly clock: Clock,
  ) {}

  /** @param challenge base64url  @returns its id */
  async keep(purpose: ChallengePurpose, userId: string | null, challenge: string): Promise<string> {
    const id = uuidv7();
    const now = this.clock.now();
    await this.lookups.call('keep_passkey_challenge', [
      id,
      purpose,
      userId,
      challenge,
      plusSeconds(now, FACTORS.ticketSeconds),
      now,
    ]);
    return id;
  }

  /** Removes and returns the challenge; null if the user has none for this purpose. */
  async take(id: string, purpose: ChallengePurpose, userId: string | null): Promise<string | null> {
    const [row] = await this.lookups.call<{ challenge: string }>('take_passkey_challenge', [
      id,
      purpose,
      userId,
      this.clock.now(),
    ]);
    return row?.challenge ?? null;
  }
}

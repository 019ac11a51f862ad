import { randomInt } from 'node:crypto';
import { SolvedWorkSchema, type WorkChallenge, type WorkPurpose } from '@gatehouse/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { AppError, UnprocessableInput } from '../../common/app-error.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { MasterKeys } from '../../crypto/master-keys.js';
import { Lookups } from '../../database/lookups.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { Metrics } from '../../telemetry/metrics.js';
import { AttemptLimits } from '../attempt-limits.js';
import type { Limit } from '../rate-limits.js';

/**
 * What a browser computes: on average 400 derivations of 4,000 iterations. docs/decisions/0042-bots.md has the measured
 * times. The upper bound keeps the longest time at one and a half times the average.
 */
export const DIFFICULTY = { iterations: 4_000, leastDerivations: 200, mostDerivations: 600 };
/** How long a challenge can be solved. */
export const WORK_SECONDS = 600;

/** Too many failures or requests came before: the request needs a proof of work, or has to wait. */
export class ProofOfWorkRequired extends AppError {
  readonly status = 429;
  readonly code = 'proof_of_work_required';

  constructor(
    override readonly challenge: WorkChallenge,
    override readonly retryAfterSeconds: number,
  ) {
    super('Too many attempts. Solve the challenge, or try again later.');
  }
}

/** A program pays with processor time for what a person does once. Source: ALTCHA, proof of work version 2. */
@Injectable()
export class ProofOfWork {
  readonly isOn: boolean;

  constructor(
    private readonly limits: AttemptLimits,
    private readonly keys: MasterKeys,
    private readonly lookups: Lookups,
    private readonly metrics: Metrics,
    private readonly clock: Clock,
    @Inject(SETTINGS) settings: Pick<Settings, 'PROOF_OF_WORK'>,
  ) {
    this.isOn = settings.PROOF_OF_WORK === 'on';
  }

  /**
   * Admits a request of which each one counts, unless it has a proof.
   *
   * @throws ProofOfWorkRequired  @throws UnprocessableInput the proof is not valid
   */
  async admit(purpose: WorkPurpose, limits: readonly Limit[], given: string | undefined): Promise<void> {
    if (!this.isOn) return;
    await this.require(purpose, given === undefined ? await this.limits.workWait(limits) : null, given);
    if (given === undefined) await this.limits.countUnproven(limits);
  }

  /**
   * @param wait seconds until a request without a proof is accepted; null if it is now
   * @throws ProofOfWorkRequired  @throws UnprocessableInput the proof is not valid, whether or not it is needed
   */
  async require(purpose: WorkPurpose, wait: number | null, given: string | undefined): Promise<void> {
    if (!this.isOn) return;
    if (given !== undefined) return this.accept(purpose, given);
    if (wait === null) return;
    this.metrics.countProofOfWork(purpose, 'required');
    throw new ProofOfWorkRequired(await this.challenge(purpose), wait);
  }

  private async challenge(purpose: WorkPurpose): Promise<WorkChallenge> {
    const key = this.keys.current.id;
    const expiresAt = Math.floor(plusSeconds(this.clock.now(), WORK_SECONDS).getTime() / 1_000);
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: DIFFICULTY.iterations,
      counter: randomInt(DIFFICULTY.leastDerivations, DIFFICULTY.mostDerivations),
      data: { purpose, expiresAt, key },
      deriveKey,
      ...this.secretsOf(key),
    });
    return challenge as WorkChallenge;
  }

  private async accept(purpose: WorkPurpose, given: string): Promise<void> {
    const outcome = await this.judge(purpose, given);
    this.metrics.countProofOfWork(purpose, outcome);
    if (outcome === 'accepted') return;
    const message = 'This proof of work is not valid, expired or was already used. Try again.';
    throw new UnprocessableInput([{ field: 'proofOfWork', code: 'invalid_proof_of_work', message }]);
  }

  private async judge(purpose: WorkPurpose, given: string): Promise<'accepted' | 'rejected'> {
    const solved = SolvedWorkSchema.safeParse(decode(given));
    if (!solved.success) return 'rejected';
    const { challenge, solution } = solved.data;
    const { data, nonce } = challenge.parameters;
    const key = this.keys.keyIds.find((id) => id === data.key);
    if (key === undefined || data.purpose !== purpose) return 'rejected';
    if (data.expiresAt * 1_000 <= this.clock.now().getTime()) return 'rejected';
    // The library compares both signatures in constant time.
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...this.secretsOf(key) });
    return verified && (await this.useOnce(nonce, data.expiresAt)) ? 'accepted' : 'rejected';
  }

  private async useOnce(nonce: string, expiresAt: number): Promise<boolean> {
    const [row] = await this.lookups.call<{ used: boolean }>('use_work', [
      nonce,
      new Date(expiresAt * 1_000),
    ]);
    return row?.used === true;
  }

  private secretsOf(key: string) {
    return {
      hmacSignatureSecret: this.keys.subkey('proof-of-work', key).toString('hex'),
      hmacKeySignatureSecret: this.keys.subkey('proof-of-work-solution', key).toString('hex'),
    };
  }
}

function decode(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}

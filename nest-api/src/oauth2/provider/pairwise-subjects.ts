import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MasterKeys } from '../../crypto/master-keys.js';
import { PairwiseSalts } from './pairwise-salts.repository.js';

const ID = 'pairwise';
const BOUND_TO = `oauth_pairwise_salts:${ID}`;

/**
 * User identifiers that applications of different hosts cannot correlate. Source: OIDC Core §8.1.
 *
 * Derived from a separate salt and not from the master key, which is rotated.
 */
@Injectable()
export class PairwiseSubjects {
  private salt: Promise<Buffer> | undefined;

  constructor(
    private readonly salts: PairwiseSalts,
    private readonly masterKeys: MasterKeys,
  ) {}

  /** @param sector host of the application's redirect URIs */
  async subjectOf(sector: string, userId: string): Promise<string> {
    this.salt ??= this.load().catch((error) => {
      this.salt = undefined;
      throw error;
    });
    return createHmac('sha256', await this.salt)
      .update(JSON.stringify([sector, userId]))
      .digest('base64url');
  }

  /** The single salt, created by the first replica that needs it. */
  private async load(): Promise<Buffer> {
    const made = this.masterKeys.seal(randomBytes(32).toString('base64url'), BOUND_TO);
    const kept = await this.salts.keep(ID, made);
    return Buffer.from(this.masterKeys.open(kept, BOUND_TO), 'base64url');
  }
}

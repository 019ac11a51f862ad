import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MasterKeys } from '../../crypto/master-keys.js';
import { Lookups } from '../../database/lookups.js';

const ID = 'pairwise';
const BOUND_TO = `oauth_pairwise_salts:${ID}`;

/**
 * Identifiers that two applications of different hosts can't compare. Source: OIDC Core §8.1.
 *
 * They derive from a salt of their own and not from the master key, which changes.
 */
@Injectable()
export class PairwiseSubjects {
  private salt: Promise<Buffer> | undefined;

  constructor(
    private readonly lookups: Lookups,
    private readonly masterKeys: MasterKeys,
  ) {}

  /** @param sector host of the application's addresses */
  async subjectOf(sector: string, userId: string): Promise<string> {
    this.salt ??= this.load().catch((error) => {
      this.salt = undefined;
      throw error;
    });
    return createHmac('sha256', await this.salt)
      .update(JSON.stringify([sector, userId]))
      .digest('base64url');
  }

  /** The one salt there is, made by whichever replica needs it first. */
  private async load(): Promise<Buffer> {
    const made = this.masterKeys.seal(randomBytes(32).toString('base64url'), BOUND_TO);
    await this.lookups.query(
      'pairwise-salt-make',
      'insert into oauth_pairwise_salts (id, salt) values ($1, $2) on conflict (id) do nothing',
      [ID, made],
    );
    const [row] = await this.lookups.query<{ salt: string }>(
      'pairwise-salt',
      'select salt from oauth_pairwise_salts where id = $1',
      [ID],
    );
    return Buffer.from(this.masterKeys.open(row?.salt ?? '', BOUND_TO), 'base64url');
  }
}

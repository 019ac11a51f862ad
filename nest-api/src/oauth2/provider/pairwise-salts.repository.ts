import { Injectable } from '@nestjs/common';
import { Lookups } from '../../database/lookups.js';

/** Sealed salts of pairwise subject identifiers. */
@Injectable()
export class PairwiseSalts {
  constructor(private readonly lookups: Lookups) {}

  /** @returns the stored salt: `proposed` unless another replica was faster */
  async keep(id: string, proposed: string): Promise<string> {
    await this.lookups.query(
      'pairwise-salt-make',
      'insert into oauth_pairwise_salts (id, salt) values ($1, $2) on conflict (id) do nothing',
      [id, proposed],
    );
    const [row] = await this.lookups.query<{ salt: string }>(
      'pairwise-salt',
      'select salt from oauth_pairwise_salts where id = $1',
      [id],
    );
    return row?.salt ?? '';
  }
}

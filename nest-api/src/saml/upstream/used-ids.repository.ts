import { Injectable } from '@nestjs/common';
import { sha256 } from '../../crypto/same-secret.js';
import { Lookups } from '../../database/lookups.js';

/** IDs of accepted assertions, across all replicas. */
@Injectable()
export class UsedIds {
  constructor(private readonly lookups: Lookups) {}

  /** True for the first use only, also for concurrent ones. */
  async isFirst(issuer: string, assertionId: string, until: Date): Promise<boolean> {
    const rows = await this.lookups.query(
      'saml-used-id',
      'insert into saml_used_ids (id, expires_at) values ($1, $2) on conflict do nothing returning true as first',
      [sha256(JSON.stringify([issuer, assertionId])), until],
    );
    return rows.length === 1;
  }
}

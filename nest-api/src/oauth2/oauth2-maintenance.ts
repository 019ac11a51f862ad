import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Jobs } from '../jobs/jobs.js';
import { clearAuthorizations } from './artifacts/authorizations.repository.js';
import { SigningKeys } from './keys/signing-keys.js';

const HOUR = 3_600_000;
/** Refresh tokens live for 14 days. Maintenance may fail for another 14 days without an effect. */
const DAYS_AHEAD = 40;

/** Creates future token partitions, drops expired ones, deletes expired authorizations and rotates signing keys. */
@Injectable()
export class OAuth2Maintenance implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly keys: SigningKeys,
  ) {}

  onModuleInit(): void {
    this.jobs.register({ name: 'oauth-partitions', everyMs: HOUR, run: turnPartitions });
    this.jobs.register({ name: 'oauth-authorizations', everyMs: HOUR, run: clearAuthorizations });
    this.jobs.register({ name: 'signing-keys', everyMs: HOUR, run: () => this.keys.rotateDue() });
  }
}

export async function turnPartitions(client: PoolClient): Promise<void> {
  await client.query('select oauth_make_partitions($1)', [DAYS_AHEAD]);
  // Dropping a partition would wait for its readers and block others behind it. The next run retries.
  await client.query("set lock_timeout = '2s'");
  try {
    await client.query('select oauth_drop_partitions()');
  } finally {
    await client.query('reset lock_timeout');
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Jobs } from '../jobs/jobs.js';
import { SamlKeys } from './keys/saml-keys.js';
import { CertificateWarnings } from './providers/certificate-warnings.js';
import { MetadataRefresh } from './providers/metadata-refresh.js';

const MINUTE = 60_000;
const TEN_MINUTES = 600_000;
const HOUR = 3_600_000;
const TABLES = ['saml_states', 'saml_sessions', 'saml_upstream_sessions', 'saml_used_ids'] as const;

/**
 * Deletes expired data, rotates keys before they expire, reads partners' metadata again, and warns about expiring
 * certificates.
 */
@Injectable()
export class SamlMaintenance implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly keys: SamlKeys,
    private readonly refresh: MetadataRefresh,
    private readonly warnings: CertificateWarnings,
  ) {}

  onModuleInit(): void {
    this.jobs.register({ name: 'saml-expired', everyMs: TEN_MINUTES, run: removeExpired });
    this.jobs.register({ name: 'saml-keys', everyMs: HOUR, run: () => this.keys.turn() });
    this.jobs.register({
      name: 'saml-metadata',
      everyMs: MINUTE,
      run: (_client, stopping) => this.refresh.refreshDue(stopping),
    });
    this.jobs.register({ name: 'saml-certificates', everyMs: HOUR, run: () => this.warnings.send() });
  }
}

export async function removeExpired(client: PoolClient): Promise<void> {
  for (const table of TABLES) {
    await client.query(`delete from ${table} where expires_at < now() - interval '1 hour'`);
  }
}

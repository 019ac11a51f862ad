import pg from 'pg';
import { expect, vi } from 'vitest';
import { sealBatch } from '../../nest-api/src/audit/seals.repository.js';
import { MaintenanceDatabase } from '../../nest-api/src/jobs/maintenance-database.js';
import type { TestApi } from './api.ts';
import { EVENTUALLY } from './eventually.ts';

const UNSEALED =
  'select 1 from audit_events e where not exists (select 1 from audit_seals s where s.seq = e.seq and s.tenant_id = e.tenant_id)';

/** Waits until every event is sealed. An open transaction delays the seals, even one in another file's database. */
export async function sealEverything(api: TestApi): Promise<void> {
  const owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  try {
    await vi.waitFor(async () => {
      await api.app.get(MaintenanceDatabase).withConnection((client) => sealBatch(client));
      expect((await owner.query(UNSEALED)).rowCount).toBe(0);
    }, EVENTUALLY);
  } finally {
    await owner.end();
  }
}

import type { AuditAction, AuditActor } from '@gatehouse/contracts';
import { Client } from 'pg';
import { PLATFORM_TRAIL } from '../audit/platform-trail.js';
import { masterKeysOf } from '../crypto/crypto.module.js';
import { type ResealReport, resealColumn, sealedColumns } from '../crypto/reseal.js';
import { toPoolConfig } from '../database/connection-options.js';
import { SettingsError } from '../settings/read-secret.js';
import { readSettings } from '../settings/settings.js';
import { runCommand } from './run-command.js';

/**
 * Encrypts every secret with MASTER_KEY; MASTER_KEYS_OLD decrypts those of earlier keys. The API may run in the
 * meantime if it has both settings. After a success, the old key is no longer needed.
 */
await runCommand(async () => {
  const settings = readSettings(process.env);
  const keys = masterKeysOf(settings);
  const client = new Client(toPoolConfig(settings.DATABASE_OWNER_URL ?? settings.DATABASE_URL));
  await client.connect();
  try {
    const reports: ResealReport[] = [];
    for (const column of await sealedColumns(client)) {
      const report = await resealColumn(client, keys, column);
      console.log(`${report.table}.${report.column}: ${report.resealed} re-encrypted`);
      reports.push(report);
    }
    requireReadable(reports);
    await record(client, keys.current.id, reports);
    console.log(`Everything is under the key "${keys.current.id}". MASTER_KEYS_OLD is no longer needed.`);
  } finally {
    await client.end();
  }
});

/** Writes to the platform's audit log as the operator, because the API's own service requires a request. */
async function record(client: Client, keyId: string, reports: readonly ResealReport[]): Promise<void> {
  const resealed = reports.reduce((sum, report) => sum + report.resealed, 0);
  const action: AuditAction = 'master_key.rotated';
  const actor: AuditActor = { type: 'system', id: null };
  const event = {
    action,
    outcome: 'success',
    actor,
    target: null,
    address: null,
    requestId: null,
    detail: { keyId, resealed },
  };
  await client.query('insert into audit_events (tenant_id, event) values ($1, $2)', [PLATFORM_TRAIL, event]);
}

function requireReadable(reports: readonly ResealReport[]): void {
  const places = reports.flatMap(({ table, column, unreadable }) =>
    unreadable.length === 0
      ? []
      : [`${table}.${column} (${unreadable.length}, the first is ${unreadable[0]})`],
  );
  if (places.length === 0) return;
  throw new SettingsError(
    `No key opens some values of ${places.join(', ')}. Add the key they are under to MASTER_KEYS_OLD and run this again.`,
  );
}

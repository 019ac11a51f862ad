import type { AuditAction, AuditActor } from '@gatehouse/contracts';
import { Client } from 'pg';
import { addHeadKey, headKeys } from '../audit/head-keys.repository.js';
import { PLATFORM_TRAIL } from '../audit/platform-trail.js';
import { masterKeysOf } from '../crypto/crypto.module.js';
import { toPoolConfig } from '../database/connection-options.js';
import { readSettings } from '../settings/settings.js';
import { runCommand } from './run-command.js';

/**
 * Signs heads of audit logs with a new key from now on. The earlier keys remain published, so that customers can still
 * verify the heads that they stored.
 */
await runCommand(async () => {
  const settings = readSettings(process.env);
  const keys = masterKeysOf(settings);
  const client = new Client(toPoolConfig(settings.DATABASE_OWNER_URL ?? settings.DATABASE_URL));
  await client.connect();
  try {
    // The first key names the chains. Before the first use, there is no key to rotate.
    await headKeys(client, keys);
    await client.query('begin');
    const id = await addHeadKey(client, keys);
    await record(client, id);
    await client.query('commit');
    console.log(`The key ${id} signs heads from now on. All keys remain published.`);
  } finally {
    await client.end();
  }
});

async function record(client: Client, keyId: string): Promise<void> {
  const action: AuditAction = 'audit.key_rotated';
  const actor: AuditActor = { type: 'system', id: null };
  const event = {
    action,
    outcome: 'success',
    actor,
    target: null,
    address: null,
    requestId: null,
    detail: { keyId },
  };
  await client.query('insert into audit_events (tenant_id, event) values ($1, $2)', [PLATFORM_TRAIL, event]);
}

import 'reflect-metadata';
import type { AuditAction, AuditActor } from '@gatehouse/contracts';
import { Client } from 'pg';
import { PLATFORM_TRAIL } from '../audit/platform-trail.js';
import { toPoolConfig } from '../database/connection-options.js';
import { type Removed, removeDemoData } from '../demo/remove-demo-data.js';
import { readSecret, SettingsError } from '../settings/read-secret.js';
import { runCommand } from './run-command.js';

/**
 * `remove-demo-data`: erases the demo organizations without other members, and the demo accounts with all their data.
 * Runs as the owner and may be repeated.
 */
await runCommand(async () => {
  const url = readSecret(process.env, 'DATABASE_OWNER_URL') ?? readSecret(process.env, 'DATABASE_URL');
  if (!url)
    throw new SettingsError('DATABASE_OWNER_URL is not set. Set it to the URL of the database owner.');
  const client = new Client(toPoolConfig(url));
  await client.connect();
  try {
    const removed = await removeDemoData(client, false);
    if (removed) await record(client, removed);
    console.log([...(removed ? inWords(removed) : []), await superadmins(client)].join('\n'));
  } finally {
    await client.end();
  }
});

function inWords({ organizations, kept }: Removed): string[] {
  return [
    `${organizations} demo organizations are erased.`,
    ...(kept > 0
      ? [
          `${kept} stay, because other people belong to them. Check their connections, or delete them as a super admin.`,
        ]
      : []),
    'No demo account is left.',
  ];
}

/** Holders of the public password may have created other superadmins. */
async function superadmins(client: Client): Promise<string> {
  const { rows } = await client.query<{ email: string }>(
    'select email from users where is_superadmin order by email',
  );
  if (rows.length === 0) return 'There is no super admin: make one with the command create-superadmin.';
  return `Super admins: ${rows.map(({ email }) => email).join(', ')}. Check that you know each of them.`;
}

/** Writes to the platform's audit log as the operator, because the API's own service requires a request. */
async function record(client: Client, { organizations, people }: Removed): Promise<void> {
  if (organizations + people === 0) return;
  const action: AuditAction = 'demo_data.removed';
  const actor: AuditActor = { type: 'system', id: null };
  const event = {
    action,
    outcome: 'success',
    actor,
    target: null,
    address: null,
    requestId: null,
    detail: { organizations, people },
  };
  await client.query('insert into audit_events (tenant_id, event) values ($1, $2)', [PLATFORM_TRAIL, event]);
}

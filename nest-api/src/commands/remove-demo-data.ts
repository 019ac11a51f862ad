import 'reflect-metadata';
import type { AuditAction, AuditActor } from '@gatehouse/contracts';
import { Client } from 'pg';
import { PLATFORM_TRAIL } from '../audit/platform-trail.js';
import { toPoolConfig } from '../database/connection-options.js';
import { readSecret, SettingsError } from '../settings/read-secret.js';
import { runCommand } from './run-command.js';

const COMPANY = 'demo-company';

/**
 * `remove-demo-data`: erases the demo people with all that they hold, and their company where nobody else belongs to it.
 * Runs as the owner, in one transaction, and may be run again.
 */
await runCommand(async () => {
  const url = readSecret(process.env, 'DATABASE_OWNER_URL') ?? readSecret(process.env, 'DATABASE_URL');
  if (!url)
    throw new SettingsError('DATABASE_OWNER_URL is not set. Set it to the URL of the database owner.');
  const client = new Client(toPoolConfig(url));
  await client.connect();
  try {
    await client.query('begin');
    const done = [await removeCompany(client), await removePeople(client), await superadmins(client)];
    await client.query('commit');
    console.log(done.filter(Boolean).join('\n'));
  } finally {
    await client.end();
  }
});

/** The row goes too: an erased tenant would keep the slug, and demo data could never be loaded again. */
async function removeCompany(client: Client): Promise<string> {
  const { rows } = await client.query<{ id: string; others: number }>(
    `select t.id, (select count(*)::int from memberships m join users u on u.id = m.user_id
                   where m.tenant_id = t.id and not u.is_demo) as others
     from tenants t
     where t.slug = $1 and exists (select 1 from memberships m join users u on u.id = m.user_id
                                   where m.tenant_id = t.id and u.is_demo)
     for update of t`,
    [COMPANY],
  );
  const [company] = rows;
  if (!company) return '';
  if (company.others > 0) {
    return `The organization ${COMPANY} stays, because ${company.others} other people belong to it. Check its connections, or delete it as a super admin.`;
  }
  await client.query('update tenants set deleted_at = now() where id = $1', [company.id]);
  await client.query('select erase_tenant($1, now(), now())', [company.id]);
  await client.query('delete from tenants where id = $1', [company.id]);
  return `The organization ${COMPANY} is erased.`;
}

async function removePeople(client: Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>('select id from users where is_demo for update');
  const ids = rows.map(({ id }) => id);
  await client.query('delete from memberships where user_id = any($1)', [ids]);
  await client.query('update users set is_superadmin = false, erase_after = now() where id = any($1)', [ids]);
  for (const id of ids) await client.query('select erase_person($1, now())', [id]);
  const { rowCount } = await client.query('select 1 from users where is_demo');
  if (rowCount) throw new SettingsError('Some demo accounts could not be erased. Nothing was changed.');
  if (ids.length > 0) await record(client, ids.length);
  return 'No demo account is left.';
}

/** Whoever had the public password may have made others. */
async function superadmins(client: Client): Promise<string> {
  const { rows } = await client.query<{ email: string }>(
    'select email from users where is_superadmin order by email',
  );
  if (rows.length === 0) return 'There is no super admin: make one with the command create-superadmin.';
  return `Super admins: ${rows.map(({ email }) => email).join(', ')}. Check that you know each of them.`;
}

/** On the platform's trail, as whoever runs commands: the API's own way to it needs a request. */
async function record(client: Client, people: number): Promise<void> {
  const action: AuditAction = 'demo_data.removed';
  const actor: AuditActor = { type: 'system', id: null };
  const event = {
    action,
    outcome: 'success',
    actor,
    target: null,
    address: null,
    requestId: null,
    detail: { people },
  };
  await client.query('insert into audit_events (tenant_id, event) values ($1, $2)', [PLATFORM_TRAIL, event]);
}

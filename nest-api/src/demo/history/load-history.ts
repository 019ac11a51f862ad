import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_PASSWORD } from '@gatehouse/contracts';
import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { PasswordHasher } from '../../auth/password-hasher.js';
import { toPoolConfig } from '../../database/connection-options.js';
import { ormOptions } from '../../database/orm-options.js';
import { SettingsError } from '../../settings/read-secret.js';
import type { Settings } from '../../settings/settings.js';
import { loadOrganization } from './load-organization.js';
import { DEMO_ORGANIZATIONS, type DemoOrganization } from './organizations.js';
import { HISTORY_DAYS } from './sign-ins.js';

/** Pause between two organizations, so that users of the product do not wait. */
const PAUSE_MS = 50;

/**
 * Loads ten organizations with 30 days of history, each in one transaction. After an interruption, the next run
 * continues with the missing ones.
 *
 * @param ownerUrl of the owner, the only role that may insert past audit events
 * @param again whether it is loaded even after a removal
 * @returns a sentence about the result
 * @throws SettingsError demo data is disabled
 */
export async function loadDemoHistory(settings: Settings, ownerUrl: string, again = false): Promise<string> {
  if (!settings.demoData) throw new SettingsError('Demo data is off here. Set DEMO_DATA=on to load it.');
  const client = new Client(toPoolConfig(ownerUrl));
  // If an idle connection breaks, the next query reports it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    if (!(await lock(client))) return 'Another process loads the demo data.';
    if (again) await client.query('update demo_data set removed_at = null, removal_asked_at = null');
    const missing = await missingOrganizations(client);
    if (!missing) return 'The demo data was removed. The command "load-demo-data" loads it again.';
    if (missing.length > 0) {
      await makePartitions(client);
      await loadAll(settings, ownerUrl, missing);
    }
    await complete(client);
    return missing.length > 0 ? `Loaded ${missing.length} demo organizations.` : 'The demo data is there.';
  } finally {
    await client.end();
  }
}

/** The lock is released with the connection. */
async function lock(client: Client): Promise<boolean> {
  const sql = `select pg_try_advisory_lock(hashtext('demo-data')) as free`;
  return (await client.query<{ free: boolean }>(sql)).rows[0]?.free ?? false;
}

/** Null if the demo data was removed. */
async function missingOrganizations(client: Client): Promise<DemoOrganization[] | null> {
  const { rows } = await client.query<{ loaded: string[]; gone: boolean }>(
    'select loaded, removed_at is not null or removal_asked_at is not null as gone from demo_data',
  );
  const [row] = rows;
  return row && !row.gone ? DEMO_ORGANIZATIONS.filter(({ slug }) => !row.loaded.includes(slug)) : null;
}

/** Neither log has partitions for the time before the database was created. */
async function makePartitions(client: Client): Promise<void> {
  await client.query(
    `select audit_make_partition(month) from generate_series(
       date_trunc('month', (now() at time zone 'UTC') - interval '${HISTORY_DAYS} days'),
       date_trunc('month', now() at time zone 'UTC'), interval '1 month') month`,
  );
  await client.query('select sign_in_log_make_partitions($1, 0)', [HISTORY_DAYS]);
}

/** Does nothing if it is complete already. */
async function complete(client: Client): Promise<void> {
  const { rows } = await client.query('select from demo_data where completed_at is null');
  if (rows.length === 0) return;
  await noteAdoption(client);
  await client.query('update demo_data set completed_at = now()');
  await learnSignIns(client);
}

/** The organizations were looked at before they had sign-ins. */
async function learnSignIns(client: Client): Promise<void> {
  await client.query(
    'delete from sign_in_models m using tenants t where t.id = m.tenant_id and t.is_demo and m.model is null',
  );
  await client.query(`select pg_notify('gatehouse_changes', 'sign_in_models:wanted')`);
}

/** Today's counts were taken before these users existed. On the days before, fewer of them had a second factor. */
async function noteAdoption(client: Client): Promise<void> {
  await client.query(`delete from adoption_days where day >= (now() at time zone 'UTC')::date`);
  await client.query('select snapshot_adoption()');
  await client.query(
    `insert into adoption_days (tenant_id, day, people, enrolled, passkeys)
     select a.tenant_id, a.day - n, a.people, round(a.enrolled * (1 - 0.02 * n)), round(a.passkeys * (1 - 0.03 * n))
     from adoption_days a join tenants t on t.id = a.tenant_id and t.is_demo
     cross join generate_series(1, $1::int) n
     where a.day = (now() at time zone t.time_zone)::date on conflict do nothing`,
    [HISTORY_DAYS - 1],
  );
}

async function loadAll(
  settings: Settings,
  ownerUrl: string,
  organizations: readonly DemoOrganization[],
): Promise<void> {
  const passwordHash = await new PasswordHasher(settings).hash(DEMO_PASSWORD);
  const orm = await MikroORM.init(ormOptions({ url: ownerUrl, poolSize: 1 }));
  try {
    for (const organization of organizations) {
      await orm.em.fork({ useContext: false }).transactional(async (em) => {
        await loadOrganization(em, organization, { settings, passwordHash, now: new Date() });
        await em.execute('update demo_data set loaded = loaded || ?::text', [organization.slug]);
      });
      await pause(PAUSE_MS);
    }
  } finally {
    await orm.close(true);
  }
}

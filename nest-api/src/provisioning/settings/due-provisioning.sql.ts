import type { PoolClient } from 'pg';

export interface DueTarget {
  readonly id: string;
  readonly tenantId: string;
}

const COLUMNS = 'p.id, p.tenant_id as "tenantId"';

/** Tenants with changes that nobody has looked at, and targets that owe a look at all users. */
export async function tenantsWithChanges(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select tenant_id as id from (
       select tenant_id from provisioning_changes group by 1
       union select tenant_id from application_provisioning where refresh_wanted is not null) t limit 50`,
  );
  return rows.map(({ id }) => id);
}

/** Targets with objects that are due, and that no process serves. @param except those that are served already */
export async function dueTargets(
  client: PoolClient,
  now: Date,
  except: readonly string[],
  limit: number,
): Promise<DueTarget[]> {
  const { rows } = await client.query<DueTarget>(
    `select ${COLUMNS} from application_provisioning p
     where p.state <> 'paused' and (p.retry_at is null or p.retry_at <= $1)
       and (p.served_until is null or p.served_until <= $1) and p.id <> all($2::uuid[])
       and exists (select 1 from provisioning_objects o where o.provisioning_id = p.id and o.due_at <= $1)
     order by p.id limit $3`,
    [now, except, limit],
  );
  return rows;
}

/** Targets whose comparison is due. */
export async function dueComparisons(client: PoolClient, now: Date): Promise<DueTarget[]> {
  const { rows } = await client.query<DueTarget>(
    `select ${COLUMNS} from application_provisioning p
     where p.state <> 'paused' and p.next_reconcile_at <= $1 order by p.next_reconcile_at limit 100`,
    [now],
  );
  return rows;
}

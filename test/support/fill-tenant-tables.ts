import type pg from 'pg';
import type { Side } from './two-tenants.ts';

/** Puts a row of this tenant into the tables that its people have not filled by what they did. */
export async function fillTenantTables(owner: pg.Client, { tenant, admin }: Side): Promise<void> {
  await owner.query(
    `insert into domains (id, tenant_id, domain, status, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, 'active', now(), now())`,
    [tenant.id, `${tenant.id}.test`],
  );
  await owner.query(
    `insert into plan_requests (id, tenant_id, plan, requested_by, created_at)
     values (gen_random_uuid(), $1, 'pro', $2, now())`,
    [tenant.id, admin.id],
  );
}

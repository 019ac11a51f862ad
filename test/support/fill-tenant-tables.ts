import type pg from 'pg';
import type { Side } from './two-tenants.ts';

/** Puts a row of this tenant into the tables that its people have not filled by what they did. */
export async function fillTenantTables(owner: pg.Client, { tenant, admin, clientId }: Side): Promise<void> {
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
  await owner.query(
    `insert into grants (id, tenant_id, client_id, user_id, scopes, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, $3, '{openid}', now(), now())`,
    [tenant.id, clientId, admin.id],
  );
}

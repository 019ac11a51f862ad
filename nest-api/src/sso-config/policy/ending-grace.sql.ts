import type { PoolClient } from 'pg';

/**
 * Tenants whose grace period ends within two days and that were not told. Shorter grace periods need no reminder. The
 * database's clock decides, as for the requirement itself.
 */
export async function endingGracePeriods(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ tenantId: string }>(
    `select tenant_id as "tenantId" from sso_policies
     where enforced and ending_announced_at is null and enforced_from > now()
       and enforced_from <= now() + interval '2 days' and enforced_from > enforced_since + interval '2 days' limit 500`,
  );
  return rows.map(({ tenantId }) => tenantId);
}

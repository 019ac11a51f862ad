import type { ClientBase } from 'pg';
import type { AuditRecord } from './audit.js';
import { PASSING_TRAILS, PLATFORM_TRAIL } from './platform-trail.js';

export const HEADS_RECORDED = 'audit.heads_recorded';
/** One event holds at most 16 KB; a head takes about 90 bytes. */
const HEADS_AN_EVENT = 100;

/**
 * Events for the platform's chain with the heads of all other chains that grew since they were last recorded. They
 * reveal a chain that is removed completely, including its head.
 *
 * @param client connected as the maintenance role
 */
export async function headsToRecord(client: ClientBase): Promise<AuditRecord[]> {
  const { rows } = await client.query<{ head: string }>(
    `with recorded as materialized (
       select distinct head from audit_events e, jsonb_array_elements_text(e.event -> 'detail' -> 'heads') head
       where e.tenant_id = $1 and e.action = '${HEADS_RECORDED}'
     ), current as (
       select tenant_id, tenant_id || ':' || n || ':' || translate(encode(hash, 'base64'), '+/=', '-_') as head
       from audit_heads where tenant_id <> $1 and tenant_id <> all ($2::uuid[])
     )
     select head from current where not exists (select 1 from recorded where recorded.head = current.head)
     order by tenant_id`,
    [PLATFORM_TRAIL, PASSING_TRAILS],
  );
  const heads = rows.map(({ head }) => head);
  return Array.from({ length: Math.ceil(heads.length / HEADS_AN_EVENT) }, (_, place) => ({
    tenantId: null,
    actor: { type: 'system', id: null },
    action: HEADS_RECORDED,
    outcome: 'success',
    detail: { heads: heads.slice(place * HEADS_AN_EVENT, (place + 1) * HEADS_AN_EVENT) },
  }));
}

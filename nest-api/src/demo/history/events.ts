import type { AuditAction, AuditActor, AuditTarget } from '@gatehouse/contracts';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditDetail } from '../../audit/audit.js';
import { PLATFORM_TRAIL } from '../../audit/platform-trail.js';

/** An event in the past. */
export interface PastEvent {
  readonly at: Date;
  readonly action: AuditAction;
  readonly outcome: 'success' | 'failure';
  readonly actor: AuditActor;
  readonly target?: AuditTarget;
  readonly address?: string;
  readonly requestId?: string;
  readonly detail?: AuditDetail;
}

/**
 * Writes the events of an empty chain, the oldest first, so that its verification finds them in order. A chain with
 * events stays unchanged, because nothing may precede its existing events.
 *
 * @returns whether they were written
 */
export async function writeChain(
  em: EntityManager,
  tenantId: string,
  events: readonly PastEvent[],
): Promise<boolean> {
  const [{ begun } = { begun: true }] = await em.execute<{ begun: boolean }[]>(
    'select exists (select from audit_events where tenant_id = ?) as begun',
    [tenantId],
  );
  if (begun) return false;
  await write(
    em,
    tenantId,
    events.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
  );
  return true;
}

/** The same for the platform's chain, which continues. No event may be older than an hour. */
export function writeRecent(em: EntityManager, events: readonly PastEvent[]): Promise<void> {
  return write(em, PLATFORM_TRAIL, events);
}

async function write(em: EntityManager, trail: string, events: readonly PastEvent[]): Promise<void> {
  const rows = events.map(
    ({ at, requestId = 'none', target = null, address = null, detail = {}, ...event }) => ({
      at,
      event: { ...event, target, address, requestId, detail },
    }),
  );
  await em.execute(
    `insert into audit_events (tenant_id, at, event)
     select ?::uuid, (r.value ->> 'at')::timestamptz, r.value -> 'event'
     from jsonb_array_elements(?::jsonb) with ordinality r (value, n) order by r.n`,
    [trail, JSON.stringify(rows)],
  );
}

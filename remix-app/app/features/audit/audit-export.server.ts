import type { AuditEvent } from '@gatehouse/contracts';
import { csvFile } from '~/server/csv.server';
import type { Visit } from '~/server/visit.server';
import { eventsOf } from './audit.server';

const COLUMNS: Record<string, (event: AuditEvent) => string | null> = {
  id: ({ id }) => id,
  at: ({ at }) => at,
  tenantId: ({ tenantId }) => tenantId,
  action: ({ action }) => action,
  outcome: ({ outcome }) => outcome,
  actorType: ({ actor }) => actor.type,
  actorId: ({ actor }) => actor.id,
  actorName: ({ actorName }) => actorName,
  targetType: ({ target }) => target?.type ?? null,
  targetId: ({ target }) => target?.id ?? null,
  targetName: ({ targetName }) => targetName,
  address: ({ address }) => address,
  requestId: ({ requestId }) => requestId,
  detail: ({ detail }) => JSON.stringify(detail),
  sealed: ({ sealed }) => String(sealed),
};

/** The filtered audit log as a file. */
export function exportTrail(visit: Visit): Promise<Response> {
  return csvFile('audit.csv', Object.keys(COLUMNS), linesOf(visit));
}

async function* linesOf(visit: Visit) {
  for await (const events of eventsOf(visit)) {
    yield events.map((event) => Object.values(COLUMNS).map((read) => read(event)));
  }
}

/** Inserts an event. The database sets time and order. Parameters: the audit log and the event. */
export const INSERT_EVENT = 'insert into audit_events (tenant_id, event) values (?, ?::jsonb)';
/** The same with numbered values. */
export const INSERT_EVENT_BY_NUMBER = 'insert into audit_events (tenant_id, event) values ($1, $2::jsonb)';

/** Inserts events in order, from a JSON array of `{ trail, event }`. */
export const INSERT_EVENTS = `
  insert into audit_events (tenant_id, event)
  select r.trail, r.event::jsonb
  from rows from (jsonb_to_recordset(?::jsonb) as (trail uuid, event text)) with ordinality as r (trail, event, n)
  order by r.n`;

/** Inserts events from two arrays. */
export const INSERT_BATCH =
  'insert into audit_events (tenant_id, event) select * from unnest($1::uuid[], $2::jsonb[])';

/** Inserts an event. The database sets time and order. Parameters: the audit log and the event. */
export const INSERT_EVENT = 'insert into audit_events (tenant_id, event) values (?, ?::jsonb)';
/** The same with numbered values. */
export const INSERT_EVENT_BY_NUMBER = 'insert into audit_events (tenant_id, event) values ($1, $2::jsonb)';

/**
 * Inserts events in order, from a JSON array of `{ trail, event }`.
 *
 * `returning` makes Citus insert them by statements. It would copy them otherwise, which PostgreSQL rejects for a role
 * that row-level security restricts.
 */
export const INSERT_EVENTS = `
  insert into audit_events (tenant_id, event)
  select r.trail, r.event::jsonb
  from rows from (jsonb_to_recordset(?::jsonb) as (trail uuid, event text)) with ordinality as r (trail, event, n)
  order by r.n returning true`;

/** Inserts events from two arrays, as the role for sign-ins. */
export const INSERT_BATCH = 'select note_events($1::uuid[], $2::jsonb[])';

/** Like `INSERT_EVENT` in a user's own unit of work: only into the platform's audit log and those of their organizations. */
export const INSERT_OWN_EVENT = 'select note_own_events(array[?::uuid], array[?::jsonb])';

/** Like `INSERT_EVENTS`. */
export const INSERT_OWN_EVENTS = `
  select note_own_events(array_agg(r.trail order by r.n), array_agg(r.event::jsonb order by r.n))
  from rows from (jsonb_to_recordset(?::jsonb) as (trail uuid, event text)) with ordinality as r (trail, event, n)`;

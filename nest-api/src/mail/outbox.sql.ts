/**
 * Inserts `rows` emails. Parameters of each: ID, tenant, recipient, template, subject, content, next attempt, end,
 * time.
 */
export function insertMails(rows: number): string {
  const one = '(?, ?, ?, ?, ?, ?, ?, ?, ?)';
  return `
    insert into outbox (id, tenant_id, recipient, template, subject, content, next_attempt_at, expires_at, created_at)
    values ${Array.from({ length: rows }, () => one).join(', ')}`;
}

/** Claims at most `$3` emails that are due at `$1`. Their next attempt is at `$2`. */
export const CLAIM = `
  update outbox set attempts = attempts + 1, next_attempt_at = $2
  where id in (
    select id from outbox
    where status = 'queued' and next_attempt_at <= $1 and (expires_at is null or expires_at > $1)
      and content is not null
    order by next_attempt_at limit $3 for update skip locked)
  returning id, recipient as "to", template, subject, content, attempts`;

export const NOTE_SENT = `update outbox set status = 'sent', sent_at = $2, last_error = null where id = $1`;

export const NOTE_REFUSAL =
  'update outbox set status = $2, next_attempt_at = $3, last_error = $4 where id = $1';

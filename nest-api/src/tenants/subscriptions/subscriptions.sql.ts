/**
 * Every active tenant after `id` that `dueOf` may have something to say about; each part has an index of its own.
 * Takes the id, three moments (trials that end by it, payments that were due by it, debts since before it) and how many.
 */
export const CANDIDATES = `
  select id from tenants where status = 'active' and id > ? and (
    (plan = 'trial' and payment_status <> 'overdue' and trial_ends_at <= ?)
    or (plan <> 'trial' and payment_status <> 'overdue' and next_payment_at <= ?)
    or overdue_since <= ?
  ) order by id limit ?`;

/**
 * Active tenants after `id` for which `dueOf` may return an action. Each part uses its own index. Takes the ID, three
 * times (trials that end by it, payments due by it, debts since before it) and the limit.
 */
export const CANDIDATES = `
  select id from tenants where status = 'active' and id > ? and (
    (plan = 'trial' and payment_status <> 'overdue' and trial_ends_at <= ?)
    or (plan <> 'trial' and payment_status <> 'overdue' and next_payment_at <= ?)
    or overdue_since <= ?
  ) order by id limit ?`;

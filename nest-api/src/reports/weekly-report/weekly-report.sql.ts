/** Parameters: the beginning of the week before, that of the week (twice), and the end of the week (twice). */
export const INCIDENTS = `
  select count(*) filter (where first_seen_at >= ? and first_seen_at < ?)::int as before,
    count(*) filter (where first_seen_at >= ? and first_seen_at < ?)::int as now,
    count(*) filter (where state <> 'closed')::int as open
  from incidents where state <> 'closed' or first_seen_at >= ?`;

/** At most `$2` claims that are due at `$1`, the longest due first. */
export const DUE_DOMAINS =
  'select id, domain from domains where next_check_at <= $1 order by next_check_at limit $2';

/** At most `$2` custom domains that are due at `$1`, the longest due first. */
export const DUE_CUSTOM_DOMAINS = `
  select id, tenant_id as "tenantId", host from custom_domains
  where next_check_at <= $1 order by next_check_at limit $2`;

/** The custom domains to look at by `$1`, at most `$2`, the longest due first. */
export const DUE_CUSTOM_DOMAINS = `
  select id, tenant_id as "tenantId", host from custom_domains
  where next_check_at <= $1 order by next_check_at limit $2`;

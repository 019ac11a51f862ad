/** The shared signing keys in use. */
export const KEYS_IN_FORCE = `
  select kid, alg, status, coalesce(activated_at, created_at) as since from signing_keys
  where tenant_id is null and status <> 'retired' order by alg, status`;

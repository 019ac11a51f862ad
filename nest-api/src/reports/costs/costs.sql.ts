/** Sums of some rows of `tenant_costs`, as the API names them. */
const SUMS = `sum(processor_us)::float8 as "processorUs", sum(requests)::float8 as requests, sum(tokens)::float8 as tokens,
  sum(emails)::float8 as emails, sum(jobs)::float8 as jobs`;
const PLATFORM = `'00000000-0000-0000-0000-000000000000'::uuid`;

/** All organizations together by day, and the platform's own. Parameters: the first and the last day. */
export const DAYS_OF_ALL = `
  select day::text, tenant_id = ${PLATFORM} as "isPlatform", ${SUMS}, sum(storage_bytes)::float8 as "storageBytes"
  from tenant_costs where day between ? and ? group by 1, 2`;

/**
 * The most expensive organizations. The share of each is a sum of shares in the measures, each with its weight.
 *
 * Parameters: the first and the last day, the weights of processor time, storage, tokens, emails, jobs and requests, and the
 * number of organizations.
 */
export const TOP = `
  with each as materialized (
    select tenant_id, ${SUMS}, avg(storage_bytes)::float8 as "storageBytes"
    from tenant_costs where day between ? and ? and tenant_id <> ${PLATFORM} group by 1
  ), whole as (
    select nullif(sum("processorUs"), 0) as processor, nullif(sum("storageBytes"), 0) as storage,
      nullif(sum(tokens), 0) as tokens, nullif(sum(emails), 0) as emails, nullif(sum(jobs), 0) as jobs,
      nullif(sum(requests), 0) as requests, count(*)::int as tenants
    from each
  ), shares as (
    select e.*, w.tenants, ?::float8 * coalesce(e."processorUs" / w.processor, 0)
      + ?::float8 * coalesce(e."storageBytes" / w.storage, 0) + ?::float8 * coalesce(e.tokens / w.tokens, 0)
      + ?::float8 * coalesce(e.emails / w.emails, 0) + ?::float8 * coalesce(e.jobs / w.jobs, 0)
      + ?::float8 * coalesce(e.requests / w.requests, 0) as share
    from each e cross join whole w
  ), top as (
    select * from shares where share > 0 order by share desc, tenant_id limit ?
  )
  select s.tenant_id as "tenantId", t.code, t.name, s."processorUs", s.requests, s.tokens, s.emails, s.jobs,
    s."storageBytes", least(s.share, 1) as share, s.tenants
  from top s join tenants t on t.id = s.tenant_id order by s.share desc, s.tenant_id`;

/** What the costs of some organizations consist of. Parameters: their IDs, the first and the last day. */
export const PARTS = `
  select c.tenant_id as "tenantId", split_part(p.key, '.', 1) as measure, substr(p.key, strpos(p.key, '.') + 1) as kind,
    case when p.key like 'storage.%' then avg(p.value::float8) else sum(p.value::float8) end as amount
  from tenant_costs c cross join lateral jsonb_each_text(c.parts) p
  where c.tenant_id = any(?::uuid[]) and c.day between ? and ?
  group by c.tenant_id, p.key order by amount desc, p.key`;

/** Parameters: the ID, the first and the last day. */
export const DAYS_OF_TENANT = `
  select day::text, ${SUMS}, max(storage_bytes)::float8 as "storageBytes"
  from tenant_costs where tenant_id = ? and day between ? and ? group by 1`;

/** A page of days and organizations, in this order. Parameters: the first and the last day, and for `after` a day and an ID. */
export function rowsOf(after: boolean): string {
  return `
    select c.day::text, c.tenant_id as "tenantId", t.code, t.name, c.processor_us::float8 as "processorUs",
      c.requests::float8 as requests, c.tokens::float8 as tokens, c.emails::float8 as emails, c.jobs::float8 as jobs,
      c.storage_bytes::float8 as "storageBytes"
    from tenant_costs c join tenants t on t.id = c.tenant_id
    where c.day between ? and ? ${after ? 'and (c.day, c.tenant_id) > (?::date, ?::uuid)' : ''}
    order by c.day, c.tenant_id limit ?`;
}

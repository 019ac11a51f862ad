/**
 * Sign-ins of a dimension: by day, and by value for those with the most of them.
 *
 * Parameters: the ID of the tenant or the nil UUID, the dimension, the first day of the range before, the last day, the
 * first day (five times), and the number of values.
 */
export const BREAKDOWN = `
  with d as materialized (
    select day, value, succeeded, failed from sign_in_days
    where tenant_id = ? and dimension = ? and day between ? and ?
  ), v as (
    select value, coalesce(sum(succeeded) filter (where day >= ?), 0) as succeeded,
      coalesce(sum(failed) filter (where day >= ?), 0) as failed,
      coalesce(sum(succeeded) filter (where day < ?), 0) as succeeded_before,
      coalesce(sum(failed) filter (where day < ?), 0) as failed_before
    from d group by 1
    order by sum(succeeded + failed) filter (where day >= ?) desc nulls last, sum(succeeded + failed) desc, value limit ?
  )
  select (select counted_at from sign_in_cursor) as "asOf",
    (select coalesce(json_object_agg(day, counts), '{}') from (
      select day, json_build_object('succeeded', sum(succeeded), 'failed', sum(failed)) as counts from d group by 1) s
    ) as days,
    (select coalesce(json_agg(json_build_object('value', value, 'succeeded', succeeded, 'failed', failed,
      'previous', json_build_object('succeeded', succeeded_before, 'failed', failed_before))
      order by succeeded + failed desc, succeeded_before + failed_before desc, value), '[]') from v) as values`;

/** Parameters: the ID, the first day of the range before, and the last day. */
export const RISKS = `
  select (select counted_at from sign_in_cursor) as "asOf", coalesce(json_agg(json_build_object('day', day,
    'dimension', dimension, 'level', value, 'count', succeeded + failed)), '[]') as counts
  from sign_in_days where tenant_id = ? and dimension in ('risk', 'risk_acted') and day between ? and ?`;

/** Parameters: the ID, the period, and the beginnings. */
export const ACTIVE_USERS = `
  select (select counted_at from sign_in_cursor) as "asOf", coalesce(json_object_agg(c.begins,
    json_build_object('people', c.people, 'cameBack', c.came_back)) filter (where c.begins is not null), '{}') as periods
  from (select 1) one left join active_user_counts c
    on c.tenant_id = ? and c.period = ? and c.begins = any(?::date[])`;

/** A day without a row is like the day before it. Parameters: the ID, the last day, the ID, and the first day twice. */
export const ADOPTION = `
  select day::text, people::float8, enrolled::float8 as "withFactor", passkeys::float8 as "withPasskey"
  from adoption_days
  where tenant_id = ? and day <= ? and day >= coalesce((
    select max(day) from adoption_days where tenant_id = ? and day <= ?), ?)
  order by day`;

/**
 * Histograms of durations: by step for the range and for the range before, and by day of whole sign-ins. The lines of a day
 * have those who gave up at any step but consent. The step `left` has pages that were left.
 *
 * Parameters: the ID, the first day of the range before, the last day, and the first day.
 */
export const TIMES = `
  with d as materialized (
    select step, day, bucket, times from sign_in_times where tenant_id = ? and day between ? and ?
  )
  select (select counted_at from sign_in_cursor) as "asOf",
    (select coalesce(json_agg(s), '[]') from (
      select day >= ? as "isNow", step, bucket, sum(times)::float8 as times from d group by 1, 2, 3) s) as steps,
    (select coalesce(json_agg(s), '[]') from (
      select day, bucket, sum(times)::float8 as times from d where step = 'total' or (bucket < 0 and step <> 'consent')
      group by 1, 2) s) as days,
    (select coalesce(json_object_agg(day, times), '{}') from d where step = 'left') as left`;

/** Parameters: the first day (twice), the ID, the funnel, the first day of the range before, and the last day. */
export const FUNNEL = `
  select stage, coalesce(sum(times) filter (where day >= ?), 0)::float8 as reached,
    coalesce(sum(times) filter (where day < ?), 0)::float8 as before
  from funnel_days where tenant_id = ? and funnel = ? and day between ? and ? group by 1`;

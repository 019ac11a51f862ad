const counts = (hours: number) => `
  (select json_build_object('succeeded', coalesce(sum(succeeded), 0), 'failed', coalesce(sum(failed), 0),
     'people', coalesce(sum(people), 0)) from h where hour > c.counted_at - interval '${hours} hours')`;

/**
 * Of one tenant, or of all under the nil UUID. Reads fewer than 800 rows, by whole hours in UTC including the current
 * one. An hour belongs to the day in which it begins.
 *
 * Parameters: the starts of the days, the oldest first, and the ID twice. Days are numbered from 1.
 */
export const STATISTICS = `
  with d as (select ?::timestamptz[] as starts), h as materialized (
    select h.hour, h.succeeded, h.failed, h.people from sign_in_hours h, d
    where h.tenant_id = ? and h.hour >= least(d.starts[1], now() - interval '8 days')
  )
  select c.counted_at as "asOf",
    (select coalesce(json_object_agg(day, counts), '{}') from (
       select width_bucket(hour, d.starts) as day, json_build_object(
         'succeeded', sum(succeeded), 'failed', sum(failed)) as counts
       from h, d group by 1) days) as days,
    ${counts(24)} as "last24Hours",
    ${counts(7 * 24)} as "last7Days",
    (select json_build_object('people', coalesce(sum(active), 0), 'enrolled', coalesce(sum(enrolled), 0))
       from people_counts where tenant_id = ?) as "secondFactors"
  from sign_in_cursor c`;

import { FIGURE_DAYS } from '@gatehouse/contracts';

const counts = (hours: number) => `
  (select json_build_object('succeeded', coalesce(sum(succeeded), 0), 'failed', coalesce(sum(failed), 0),
     'people', coalesce(sum(people), 0)) from h where hour > c.counted_at - interval '${hours} hours')`;

/**
 * Of one tenant, or of all under the nil UUID: some three hundred rows at most, however many sign in. Whole hours and
 * days by UTC, the one that is not over yet among them.
 *
 * Takes the id twice.
 */
export const FIGURES = `
  with h as materialized (
    select h.hour, h.succeeded, h.failed, h.people from sign_in_hours h
    where h.tenant_id = ? and h.hour >= date_trunc('day', (select counted_at from sign_in_cursor), 'UTC')
      - interval '${FIGURE_DAYS - 1} days'
  )
  select c.counted_at as "asOf",
    (select coalesce(json_object_agg(day, counts), '{}') from (
       select to_char(hour at time zone 'UTC', 'YYYY-MM-DD') as day, json_build_object(
         'succeeded', sum(succeeded), 'failed', sum(failed)) as counts
       from h group by 1) d) as days,
    ${counts(24)} as "last24Hours",
    ${counts(7 * 24)} as "last7Days",
    (select json_build_object('people', coalesce(sum(active), 0), 'enrolled', coalesce(sum(enrolled), 0))
       from people_counts where tenant_id = ?) as "secondFactors"
  from sign_in_cursor c`;

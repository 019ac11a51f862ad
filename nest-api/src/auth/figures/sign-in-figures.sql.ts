import { FIGURE_DAYS } from '@gatehouse/contracts';
import { PLATFORM_TRAIL } from '../../audit/platform-trail.js';

/** Whole days by UTC, today among them. */
const SINCE = `(date_trunc('day', now() at time zone 'UTC') - interval '${FIGURE_DAYS - 1} days') at time zone 'UTC'`;

/**
 * The sign-ins of one tenant. A wrong password stands on the platform's trail, for it says nothing yet about which tenant
 * is meant; it counts for each that the person belongs to.
 */
const OF_TENANT = `
  select e.at, e.action = 'sign_in.succeeded' as ok, e.actor_id as person from audit_events e
    where e.tenant_id = ? and e.action in ('sign_in.succeeded', 'sign_in.refused') and e.at >= ${SINCE}
  union all
  select e.at, false, null from audit_events e
    where e.tenant_id = '${PLATFORM_TRAIL}' and e.action = 'sign_in.failed' and e.at >= ${SINCE}
      and exists (select 1 from memberships m where m.tenant_id = ?
        and m.user_id = case when e.target_id ~ '^[0-9a-f-]{36}$' then e.target_id::uuid end)`;

/** Those of all; `audit_events_sign_ins_index` has the same condition and all columns. */
const OF_ALL = `
  select e.at, e.action = 'sign_in.succeeded' as ok, e.actor_id as person from audit_events e
    where e.action in ('sign_in.succeeded', 'sign_in.refused', 'sign_in.failed') and e.at >= ${SINCE}`;

const HAS_FACTOR = `
  (exists (select 1 from totp_factors t where t.user_id = p.id and t.confirmed_at is not null)
    or exists (select 1 from passkeys k where k.user_id = p.id))`;

const counts = (from: string) => `
  (select json_build_object('succeeded', count(*) filter (where ok), 'failed', count(*) filter (where not ok),
     'people', count(distinct person) filter (where ok)) from events where at >= now() - interval '${from}')`;

const figures = (events: string, people: string) => `
  with events as materialized (${events}), p as (${people})
  select now() as "asOf",
    (select coalesce(json_object_agg(day, counts), '{}') from (
       select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, json_build_object(
         'succeeded', count(*) filter (where ok), 'failed', count(*) filter (where not ok)) as counts
       from events group by 1) d) as days,
    ${counts('24 hours')} as "last24Hours",
    ${counts('7 days')} as "last7Days",
    (select json_build_object('people', count(*), 'enrolled', count(*) filter (where ${HAS_FACTOR})) from p)
      as "secondFactors"`;

/** Takes the tenant three times. */
export const TENANT_FIGURES = figures(
  OF_TENANT,
  `select user_id as id from memberships where tenant_id = ? and status = 'active'`,
);

export const ALL_FIGURES = figures(OF_ALL, `select id from users where status = 'active'`);

import type { SeedStep } from './seed-step.ts';

/** The API creates partitions only for the future, and fourteen days can start in the previous month. */
const LAST_MONTH = `
  do $$
  declare
    month timestamp := date_trunc('month', now() at time zone 'UTC') - interval '1 month';
    partition text := 'audit_events_' || to_char(month, 'YYYY_MM');
  begin
    if to_regclass(partition) is null then
      execute format('create table %I partition of audit_events for values from (%L) to (%L)', partition,
        month::text || '+00', (month + interval '1 month')::text || '+00');
    end if;
  end $$`;

/** 40% of users signed in once within fourteen days, more of them recently. 10% entered a wrong password. */
const EVENTS = `
  insert into audit_events (at, tenant_id, event)
  select now() - make_interval(secs => (n::bigint * 7919 % 1209600)::int),
    case when kind = 'sign_in.failed' then '00000000-0000-0000-0000-000000000000'::uuid else tenant_id end,
    jsonb_build_object('action', kind, 'outcome', case when kind = 'sign_in.succeeded' then 'success' else 'failure' end,
      'actor', case when kind = 'sign_in.failed' then jsonb_build_object('type', 'anonymous', 'id', null)
        else jsonb_build_object('type', 'user', 'id', id) end,
      'target', jsonb_build_object('type', 'user', 'id', id), 'address', '192.0.2.' || n % 250,
      'requestId', 'bench', 'detail', jsonb_build_object('amr', array['pwd']))
  from (
    select p.n, p.id, m.tenant_id, (array['sign_in.succeeded', 'sign_in.succeeded', 'sign_in.succeeded',
      'sign_in.succeeded', 'sign_in.succeeded', 'sign_in.succeeded', 'sign_in.succeeded', 'sign_in.failed',
      'sign_in.failed', 'sign_in.refused'])[1 + p.n / 5 % 10] as kind
    from seed_people p
    join lateral (select tenant_id from memberships m where m.user_id = p.id limit 1) m on true where p.n % 5 < 2
  ) happened`;

/** Marks events as sealed, because sealing is not measured here and would disturb the measurement. */
const SEALED = `update audit_cursor set upto = pg_current_xact_id(), seq = (select max(seq) from audit_events)`;

export const trailSteps: SeedStep[] = [
  { what: 'the month before', sql: LAST_MONTH },
  { what: 'the trail', sql: EVENTS },
  { what: 'its end', sql: SEALED },
];

import { MOST_FAILURES } from '@gatehouse/contracts';

export interface FailureRow {
  readonly hour: Date | string;
  readonly reason: string;
  readonly address: string | null;
  readonly userId: string | null;
  readonly email: string | null;
  readonly count: number;
}

export interface RoleRow {
  readonly role: 'superadmin' | 'tenant_admin' | 'tenant_user';
  readonly people: number;
  readonly enrolled: number;
}

/**
 * The newest of a day by `audit_events_failures_index`, so that a flood costs no more than its bound. A wrong password or
 * factor is also in the audit log of each organization of the person; only the platform's event counts.
 */
export const FAILURES = `
  with newest as materialized (
    select e.at, e.action, e.event,
      case when e.event -> 'target' ->> 'type' = 'user' then coalesce(e.target_id, e.actor_id) else e.actor_id end as person
    from audit_events e
    where e.action in ('sign_in.failed', 'sign_in.refused', 'factor.failed') and e.at >= now() - interval '24 hours'
      and (e.action = 'sign_in.refused' or e.tenant_id = '00000000-0000-0000-0000-000000000000')
    order by e.at desc limit ${MOST_FAILURES}
  ), grouped as (
    select date_trunc('hour', at) as hour,
      case action when 'sign_in.failed' then 'wrong_password' when 'factor.failed' then 'wrong_factor'
        else coalesce(event -> 'detail' ->> 'reason', 'refused') end as reason,
      event ->> 'address' as address,
      case when person ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then person::uuid end as "userId",
      count(*)::int as count
    from newest group by 1, 2, 3, 4
  )
  select g.*, u.email from grouped g left join users u on u.id = g."userId"`;

/** Lines of `people_counts`, which triggers keep true; of superadmins there are few. */
export const BY_ROLE = `
  select 'superadmin' as role, count(*)::int as people, (count(*) filter (where u.has_factor))::int as enrolled
  from users u where u.is_superadmin and u.status = 'active'
  union all
  select r.role, coalesce(sum(c.active), 0)::int, coalesce(sum(c.enrolled), 0)::int
  from (values ('tenant_admin', '00000000-0000-0000-0000-000000000001'::uuid),
    ('tenant_user', '00000000-0000-0000-0000-000000000002'::uuid)) r (role, line)
    left join people_counts c on c.tenant_id = r.line
  group by 1 order by 1`;

export const POLICIES_IN_FORCE = `
  select (select count(*)::int from sign_in_policies where second_factor_since is not null) as "secondFactor",
    (select count(*)::int from sso_policies where enforced) as sso`;

/** Takes conditions on `t` and `p`, then values and how many. */
export const tenantSecurity = (conditions: string) => `
  select t.id as "tenantId", t.code, t.name, t.session_idle_seconds as "sessionIdleSeconds",
    coalesce(p.password_min_length, 8) as "passwordMinLength", coalesce(p.grace_days, 14) as "graceDays",
    case when p.second_factor_since is null then 'optional' else 'required' end as "secondFactor",
    coalesce(s.enforced, false) as "ssoRequired", c.people, c.enrolled
  from tenants t
    left join sign_in_policies p on p.tenant_id = t.id
    left join sso_policies s on s.tenant_id = t.id
    cross join lateral (
      select coalesce(sum(active), 0)::int as people, coalesce(sum(enrolled), 0)::int as enrolled
      from people_counts where tenant_id = t.id
    ) c
  where ${conditions} order by t.id limit ?`;

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
 * The newest since a time, by the primary key and up to a limit, so that a flood does not raise the cost. A flood of
 * one kind is one record.
 */
export const FAILURES = `
  with newest as materialized (
    select at, outcome, ip, user_id, count from sign_in_attempts
    where failed and is_sign_in and not is_copy and at >= ?::timestamptz
    order by id desc limit ${MOST_FAILURES}
  ), grouped as (
    select date_trunc('hour', at) as hour,
      case outcome when 'invalid_credentials' then 'wrong_password' when 'invalid_factor' then 'wrong_factor'
        else outcome end as reason,
      ip as address, user_id as "userId", sum(count)::int as count
    from newest group by 1, 2, 3, 4
  )
  select g.*, u.email from grouped g left join users u on u.id = g."userId"`;

/** Rows of `people_counts`, which triggers maintain. Superadmins are few. */
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

/** Takes conditions on `t` and `p`, then values and the limit. */
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

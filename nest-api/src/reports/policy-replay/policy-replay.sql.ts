import {
  type PolicyReplay,
  RISK_ACTIONS,
  type RiskAction,
  type RiskModel,
  type RiskRule,
} from '@gatehouse/contracts';
import { HIGH_FROM, MEDIUM_FROM } from '@gatehouse/sign-in-risk';
import { activeMembers } from '../../users/users.sql.js';
import type { Statement } from '../sign-in-log/sign-in-attempts.sql.js';

type UpstreamFactor = 'trusted' | 'when_claimed' | 'never';

/** A rule with its parameters, complete. */
export type ReplayedRule =
  | { readonly rule: 'second_factor'; readonly upstreamFactor: UpstreamFactor }
  | { readonly rule: 'single_sign_on'; readonly breakGlass: string }
  | { readonly rule: 'session_limits'; readonly idleSeconds: number; readonly totalSeconds: number }
  | {
      readonly rule: 'networks';
      /** Its requests are evaluated; null for sign-ins. */
      readonly applicationId: string | null;
      readonly allowed: ReplayedNetworks;
      readonly blocked: ReplayedNetworks;
    }
  | {
      readonly rule: 'risk';
      readonly medium: RiskAction;
      readonly high: RiskAction;
      /** Whether what the model found adds to the scores. */
      readonly model: RiskModel;
      /** Of those that apply, the strictest action counts. */
      readonly rules: readonly RiskRule[];
      readonly upstreamFactor: UpstreamFactor;
    };

/** A list of networks, as arrays of PostgreSQL. */
export interface ReplayedNetworks {
  readonly isEmpty: boolean;
  /** IP addresses and CIDR ranges. */
  readonly ranges: string;
  /** The addresses of the period that are in a country or of an operator of the list. */
  readonly addresses: string;
  /** The period has more addresses than were looked up. */
  readonly isLimited: boolean;
}

export interface Period {
  readonly tenantId: string;
  readonly from: Date;
  readonly to: Date;
}

export interface ReplayTotals {
  readonly firstAt: Date | string | null;
  readonly signIns: number;
  readonly users: number;
  readonly affectedSignIns: number;
  readonly affectedUsers: number;
  readonly formerMembers: number;
  readonly switches: number;
  readonly unrecorded: number;
  readonly withoutAddress: number;
  readonly unassessed: number;
  readonly byReason: PolicyReplay['byReason'];
}

export interface AffectedRow {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly signIns: number;
  readonly lastAt: Date | string;
  readonly reasons: string[];
}

/** Conditions name `failed` and limits of `at`, so that the statement opens only the days of the period. */
const LOGGED = `sign_in_attempts a where not a.failed and a.tenant_id = ?::uuid and a.at >= ?::timestamptz
  and a.at < ?::timestamptz`;

/** What a rule is about: sign-ins, or the requests of one application that the networks are checked for. */
function subjectOf(applicationId: string | null): Statement {
  return applicationId === null
    ? { sql: 'a.is_sign_in', values: [] }
    : {
        sql: `a.application_id = ?::uuid and a.method in ('authorization', 'saml_request')`,
        values: [applicationId],
      };
}

/** Successful sign-ins, one row for each authentication method of a sign-in, or requests of an application. */
function signsOf(rule: ReplayedRule, period: Period): Statement {
  const { sql, values } = verdictOf(rule);
  const entered = enteredOf(rule, period);
  const subject = subjectOf(rule.rule === 'networks' ? rule.applicationId : null);
  return {
    sql: `signs as materialized (
      select a.user_id, a.method, a.claim, a.is_own, a.verdict, a.entered, sum(a.count)::int as n, min(a.at) as first,
        max(a.at) as last
      from (
        select a.*, a.found ->> 'secondFactor' as claim, ${sql} as verdict, ${entered.sql} as entered, exists (
          select 1 from sso_configurations c where c.id = a.connection_id and c.tenant_id = a.tenant_id) as is_own
        from ${LOGGED} and ${subject.sql}
      ) a group by a.user_id, a.method, a.claim, a.is_own, a.verdict, a.entered)`,
    values: [...values, ...entered.values, period.tenantId, period.from, period.to, ...subject.values],
  };
}

const ACTIONS = `array[${RISK_ACTIONS.map((action) => `'${action}'`).join(', ')}]`;

/**
 * The strictest action of the rules for applications that the user entered after this sign-in and before the next one, as its
 * place in the list of actions. Requests of applications are counted by the minute.
 */
function enteredOf(rule: ReplayedRule, { from, to }: Period): Statement {
  const rules = rule.rule === 'risk' ? rule.rules.filter(({ target }) => target.type !== 'group') : [];
  if (rules.length === 0) return { sql: 'null::int', values: [] };
  const within = 'at >= ?::timestamptz and at < ?::timestamptz';
  return {
    sql: `case when a.risk ->> 'level' in ('medium', 'high') then (
      select max(array_position(${ACTIONS}, r.rule ->> (a.risk ->> 'level')))
      from jsonb_array_elements(?::jsonb) r (rule)
      where exists (
        select 1 from (select * from sign_in_attempts where not failed and ${within}) x
        where x.tenant_id = a.tenant_id and x.user_id = a.user_id and not x.is_sign_in
          and x.application_id = (r.rule #>> '{target,id}')::uuid and x.at >= date_trunc('minute', a.at)
          and not exists (
            select 1 from (select * from sign_in_attempts where not failed and ${within}) y
            where y.tenant_id = a.tenant_id and y.user_id = a.user_id and y.is_sign_in and y.at > a.at
              and y.at < x.at))) end`,
    values: [JSON.stringify(rules), from, to, from, to],
  };
}

function verdictOf(rule: ReplayedRule): Statement {
  if (rule.rule === 'networks') return networkOf(rule);
  if (rule.rule === 'risk') return levelOf(rule);
  return { sql: 'null', values: [] };
}

/**
 * The stored level, unless the model found something. Then the score is combined again, with or without its points: each
 * reason is an independent chance, as in `assess` of `@gatehouse/sign-in-risk`.
 */
function levelOf({ model }: Extract<ReplayedRule, { rule: 'risk' }>): Statement {
  return {
    sql: `case when a.risk is null then 'unassessed'
      when a.risk -> 'reasons' @> '[{"signal": "unlike_organization"}]' then (
        select case when score >= ? then 'high' when score >= ? then 'medium' else 'low' end
        from (
          select round(100 * (1 - coalesce(exp(sum(ln(1 - least((r ->> 'points')::numeric, 99) / 100))), 1))) as score
          from jsonb_array_elements(a.risk -> 'reasons') r
          where ? = 'count' or r ->> 'signal' <> 'unlike_organization'
        ) combined)
      else a.risk ->> 'level' end`,
    values: [HIGH_FROM, MEDIUM_FROM, model],
  };
}

/** As the rule of the sign-in: a blocked network has precedence. The log keeps addresses in their shortest form. */
function networkOf({ allowed, blocked }: Extract<ReplayedRule, { rule: 'networks' }>): Statement {
  return {
    sql: `case when a.ip is null or not pg_input_is_valid(a.ip, 'inet') then 'unrecorded'
      when a.ip::inet <<= any(?::inet[]) or a.ip = any(?::text[]) then 'network_blocked'
      when not ? and not a.ip::inet <<= any(?::inet[]) and not a.ip = any(?::text[]) then 'network_not_allowed' end`,
    values: [blocked.ranges, blocked.addresses, allowed.isEmpty, allowed.ranges, allowed.addresses],
  };
}

/** The addresses of the period, to look up their countries and operators: the log stores no operator. */
export function addressesOf(
  { tenantId, from, to }: Period,
  applicationId: string | null,
  most: number,
): Statement {
  const { sql, values } = subjectOf(applicationId);
  return {
    sql: `select a.ip from ${LOGGED} and ${sql} and a.ip is not null group by a.ip order by min(a.at), a.ip limit ?`,
    values: [tenantId, from, to, ...values, most],
  };
}

const MEMBERS = `members as materialized (
  select u.id, u.email, trim(u.given_name || ' ' || u.family_name) as name, u.has_factor, m.role
  from ${activeMembers('?::uuid')})`;

/** Number of sign-ins that the rule would have rejected, and of unknown results. */
export function totalsOf(rule: ReplayedRule, period: Period): Statement {
  const { sql, values } = stoppedBy(rule, period);
  const unrecorded =
    rule.rule === 'second_factor' && rule.upstreamFactor === 'when_claimed'
      ? `s.is_own and s.claim is null and s.method not in ${WITH_FACTOR} and not m.has_factor`
      : 'false';
  // A network policy also applies to users who switch tenants.
  const switched = rule.rule === 'networks' ? 'false' : SWITCHED;
  return {
    sql: `${sql}
      select min(s.first) filter (where m.id is not null) as "firstAt",
        coalesce(sum(s.n) filter (where m.id is not null and not ${switched}), 0)::int as "signIns",
        count(distinct m.id) filter (where not ${switched})::int as users,
        (select coalesce(sum(n), 0)::int from stopped) as "affectedSignIns",
        (select count(distinct user_id)::int from stopped) as "affectedUsers",
        coalesce(sum(s.n) filter (where m.id is null), 0)::int as "formerMembers",
        coalesce(sum(s.n) filter (where m.id is not null and ${switched}), 0)::int as switches,
        coalesce(sum(s.n) filter (where ${unrecorded}), 0)::int as unrecorded,
        coalesce(sum(s.n) filter (where m.id is not null and s.verdict = 'unrecorded'), 0)::int as "withoutAddress",
        coalesce(sum(s.n) filter (
          where m.id is not null and s.verdict = 'unassessed' and not ${SWITCHED}), 0)::int as unassessed,
        (select coalesce(json_agg(r), '[]') from (
          select reason, sum(n)::int as "signIns", count(distinct user_id)::int as users
          from stopped group by reason order by sum(n) desc, reason) r) as "byReason"
      from signs s left join members m on m.id = s.user_id`,
    values,
  };
}

/** The users that the rule would have rejected, those with most sign-ins first. */
export function affectedBy(
  rule: ReplayedRule,
  period: Period,
  after: readonly [signIns: number, userId: string] | null,
  limit: number,
): Statement {
  const { sql, values } = stoppedBy(rule, period);
  return {
    sql: `${sql}
      select m.id as "userId", m.email, m.name, sum(x.n)::int as "signIns", max(x.last) as "lastAt",
        array_agg(distinct x.reason) as reasons
      from stopped x join members m on m.id = x.user_id
      group by m.id, m.email, m.name
      ${after ? 'having (-sum(x.n), m.id) > (?::bigint, ?::uuid)' : ''}
      order by sum(x.n) desc, m.id limit ?`,
    values: [...values, ...(after ? [-after[0], after[1]] : []), limit],
  };
}

const WITH_FACTOR = `('totp', 'passkey', 'recovery_code', 'emergency_code')`;
/** Switching to another organization is not an authentication: the session began elsewhere. */
const SWITCHED = `s.method = 'tenant_switch'`;

function stoppedBy(rule: ReplayedRule, period: Period): Statement {
  const signs = signsOf(rule, period);
  const { sql, values } = conditionOf(rule, period);
  return {
    sql: `with ${signs.sql}, ${MEMBERS}, ${sql}`,
    values: [...signs.values, period.tenantId, ...values],
  };
}

function conditionOf(rule: ReplayedRule, period: Period): Statement {
  if (rule.rule === 'second_factor') return withoutFactor(rule.upstreamFactor);
  if (rule.rule === 'single_sign_on') return aroundSso(rule.breakGlass);
  if (rule.rule === 'networks') return outsideNetworks();
  if (rule.rule === 'risk') return atRisk(rule, period);
  return afterLimits(rule.idleSeconds, rule.totalSeconds, period);
}

/** Users with a second factor must use it anyway. */
function withoutFactor(upstreamFactor: UpstreamFactor): Statement {
  const counts = {
    trusted: 's.is_own',
    when_claimed: `s.is_own and coalesce(s.claim, 'true') = 'true'`,
    never: 'false',
  };
  return {
    sql: `stopped as (
      select s.user_id, s.n, s.last,
        case when s.is_own then 'connection_without_factor' else 'no_second_factor' end as reason
      from signs s join members m on m.id = s.user_id
      where not ${SWITCHED} and s.method not in ${WITH_FACTOR} and not m.has_factor
        and not (${counts[upstreamFactor]}))`,
    values: [],
  };
}

function outsideNetworks(): Statement {
  return {
    sql: `stopped as (
      select s.user_id, s.n, s.last, s.verdict as reason from signs s join members m on m.id = s.user_id
      where s.verdict in ('network_blocked', 'network_not_allowed'))`,
    values: [],
  };
}

/**
 * As the actions of a sign-in by its risk, for the factors that the user has today. A connection that is trusted without a
 * claim is one factor here.
 */
function atRisk(rule: Extract<ReplayedRule, { rule: 'risk' }>, { tenantId }: Period): Statement {
  const { medium, high, rules, upstreamFactor } = rule;
  const strictest = (level: 'medium' | 'high') =>
    `(${ACTIONS})[greatest(array_position(${ACTIONS}, ?::text), g.${level}, s.entered)]`;
  const vouched = upstreamFactor === 'never' ? 'false' : `s.is_own and s.claim = 'true'`;
  return {
    sql: `holders as materialized (select id from passkey_holders(?::uuid)),
    guarded as materialized (
      select g.user_id, max(array_position(${ACTIONS}, r.rule ->> 'medium')) as medium,
        max(array_position(${ACTIONS}, r.rule ->> 'high')) as high
      from jsonb_array_elements(?::jsonb) r (rule)
      cross join lateral effective_group_members((r.rule #>> '{target,id}')::uuid) g
      where r.rule #>> '{target,type}' = 'group' group by g.user_id),
    judged as (
      select s.*, m.has_factor, s.method in ${WITH_FACTOR} or ${vouched} as is_whole,
        s.user_id in (select id from holders) as has_passkey,
        case s.verdict when 'medium' then ${strictest('medium')} else ${strictest('high')} end as action
      from signs s join members m on m.id = s.user_id left join guarded g on g.user_id = s.user_id
      where not ${SWITCHED} and s.verdict in ('medium', 'high')
    ), decided as (
      select j.user_id, j.n, j.last, case
        when action = 'reject' then 'risk_rejected'
        when action = 'approval' then 'risk_awaits_approval'
        when action = 'passkey' and method = 'passkey' then null
        when action = 'passkey' and has_passkey then 'risk_confirms_passkey'
        when action = 'passkey' and verdict = 'high' then 'risk_without_passkey'
        when action in ('second_factor', 'passkey') and not coalesce(is_whole, false) then case
          when has_factor then 'risk_confirms_factor'
          when verdict = 'high' then 'risk_without_factor'
          else 'risk_sets_up_factor' end end as reason
      from judged j
    ), stopped as (select * from decided where reason is not null)`,
    values: [tenantId, JSON.stringify(rules), medium, high],
  };
}

/** As the rule of the sign-in: if no emergency administrator is still an admin, every admin is one. */
function aroundSso(breakGlass: string): Statement {
  return {
    sql: `named as (select id from members where role = 'tenant_admin' and id = any(?::uuid[])),
    stopped as (
      select s.user_id, s.n, s.last, case
        when s.method in ('password', 'totp', 'recovery_code', 'emergency_code') then 'password'
        when s.method = 'passkey' then 'passkey'
        when s.method in ('invitation', 'password_reset', 'sign_up') then 'link'
        else 'other_provider' end as reason
      from signs s join members m on m.id = s.user_id
      where not ${SWITCHED} and not s.is_own and not (
        m.role = 'tenant_admin' and (m.id in (select id from named) or not exists (select 1 from named))))`,
    values: [breakGlass],
  };
}

/**
 * When a user was active after the session would have ended: at the first activity after each full `totalSeconds` since
 * the sign-in, and after each pause longer than `idleSeconds`.
 *
 * Activity is known from the log and the stored sessions: sign-ins, requests of applications, and the last use of a
 * session.
 */
function afterLimits(idleSeconds: number, totalSeconds: number, { tenantId, from, to }: Period): Statement {
  return {
    sql: `activity as (
      select a.user_id, a.at, a.is_sign_in as begins from ${LOGGED} and a.user_id is not null
        and a.method not in ('token', 'logout', 'tenant_switch')
      union all
      select s.user_id, s.last_seen_at, false from sessions s
      where s.tenant_id = ?::uuid and s.last_seen_at >= ?::timestamptz and s.last_seen_at < ?::timestamptz
    ), timed as (
      select user_id, at, begins, extract(epoch from at - lag(at) over line) as pause,
        extract(epoch from at - max(at) filter (where begins) over line) as age
      from activity window line as (partition by user_id order by at, begins desc)
    ), ended as (
      select user_id, at, case when floor(age / ?) > floor((age - pause) / ?) then 'session_expired'
        when pause > ? then 'session_idle' end as reason
      from timed where not begins and age is not null and pause > 0
    ), stopped as (
      select e.user_id, count(*)::int as n, max(e.at) as last, e.reason
      from ended e join members m on m.id = e.user_id where e.reason is not null group by e.user_id, e.reason)`,
    values: [tenantId, from, to, tenantId, from, to, totalSeconds, totalSeconds, idleSeconds],
  };
}

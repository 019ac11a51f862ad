import { Migration } from '@mikro-orm/migrations';

/**
 * Admits one attempt against limits, or names the first of them that refuses it. Only an admitted attempt counts.
 *
 * A count decays by `frees` in `quiets` seconds. An attempt above `frees` is admitted and blocks the next one for a time
 * that doubles up to `longests` seconds. Existing rows are locked in the order of their keys, so that two attempts
 * never wait for each other.
 */
const TAKE_ATTEMPTS = `
  create function take_attempts(keys bytea[], kinds text[], subjects text[], frees int[], longests int[],
    quiets int[], at timestamptz, out refused_by int, out wait int)
  language plpgsql volatile as $$
  declare
    blocked_to timestamptz;
  begin
    select u.n, l.blocked_until into refused_by, blocked_to
    from unnest(keys) with ordinality as u(key, n) join attempt_limits l on l.key = u.key
    where l.blocked_until > at order by u.n limit 1;

    if refused_by is null then
      insert into attempt_limits (key, attempts, refused, last_at, blocked_until)
      select u.key, 0, 0, at, '-infinity' from unnest(keys) as u(key) order by u.key
      on conflict (key) do nothing;
      perform 1 from attempt_limits l where l.key = any(keys) order by l.key for update;
      -- Another attempt may have reached a limit since the first look.
      select u.n, l.blocked_until into refused_by, blocked_to
      from unnest(keys) with ordinality as u(key, n) join attempt_limits l on l.key = u.key
      where l.blocked_until > at order by u.n limit 1;
    end if;

    if refused_by is not null then
      wait := ceil(extract(epoch from blocked_to - at));
      update attempt_limits l set refused = l.refused + 1, refused_at = at,
        kind = kinds[refused_by], subject = subjects[refused_by]
      where l.key = keys[refused_by];
      return;
    end if;

    update attempt_limits l set
      attempts = v.level,
      last_at = at,
      refused = case when l.refused_at < at - interval '1 hour' then 0 else l.refused end,
      blocked_until = case when v.level <= v.free then '-infinity'
        else at + make_interval(secs => least(v.longest, power(2, least(ceil(v.level - v.free), 20)))) end,
      kind = case when v.level > v.free then v.kind else l.kind end,
      subject = case when v.level > v.free then v.subject else l.subject end
    from (
      select u.key, u.kind, u.subject, u.free, u.longest, 1 + greatest(0, a.attempts
        - greatest(0, extract(epoch from at - a.last_at)::double precision) * u.free / u.quiet) as level
      from unnest(keys, kinds, subjects, frees, longests, quiets) as u(key, kind, subject, free, longest, quiet)
      join attempt_limits a on a.key = u.key
    ) as v
    where l.key = v.key;
  end $$`;

const ARGUMENTS = 'bytea[], text[], text[], int[], int[], int[], timestamptz';

/**
 * Limits are checked in order and count admitted attempts only. The network of a device is kept to size a limit.
 * `take_attempt` stays for replicas of the version before.
 */
export class Migration20261122T0700_rate_limits extends Migration {
  override up(): void {
    this.addSql(`alter table attempt_limits alter column attempts type double precision,
      add column refused_at timestamptz not null default '-infinity'`);
    this.addSql('drop index attempt_limits_slow_downs_index');
    this.addSql(`create index attempt_limits_active_index on attempt_limits (greatest(blocked_until, refused_at))
      where kind is not null`);
    this.addSql(TAKE_ATTEMPTS);
    this.addSql(`revoke execute on function take_attempts(${ARGUMENTS}) from public`);
    this.addSql(`grant execute on function take_attempts(${ARGUMENTS}) to gatehouse_platform`);
    this.addSql('alter table devices add column network varchar(45) null');
    this.addSql('create index devices_network_index on devices (network, last_seen_at, user_id)');
  }

  override down(): void {
    this.addSql('drop index devices_network_index');
    this.addSql('alter table devices drop column network');
    this.addSql(`drop function take_attempts(${ARGUMENTS})`);
    this.addSql('drop index attempt_limits_active_index');
    this.addSql(
      'create index attempt_limits_slow_downs_index on attempt_limits (blocked_until) where kind is not null',
    );
    this.addSql('alter table attempt_limits drop column refused_at, alter column attempts type int');
  }
}

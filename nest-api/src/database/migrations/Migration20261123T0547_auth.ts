import { Migration } from '@mikro-orm/migrations';
import { platformTable, tenantTable } from '../tables.js';

/**
 * Signing in: sessions, passwords, second factors, devices and rate limits.
 *
 * - `sessions.upstream_tenant_id`: whose identity provider proved the user; it opens no other tenant.
 * - `password_resets` gets a row for every address that is asked for, known or not, so that asking takes the same time.
 *   Deleting the row is what makes its link work once.
 * - `totp_factors.last_step` is the time step of the last used code: taking a code is one conditional update, so that it
 *   works once on whatever replica. A ticket is the first half of a sign-in; a challenge is what a passkey signs, once.
 * - `devices`: a browser is known by a random value in its own cookie, of which only a hash is kept. The value opens
 *   nothing. `noticed_at` is when a job has looked at a new device. `member_devices` is what the admins of one tenant see
 *   of them.
 * - `sign_in_policies`: a tenant without a row requires what every tenant requires.
 * - `attempt_limits` is not logged: a crash may lose it. `take_attempts` admits one attempt against limits, or names
 *   the first limit that rejects it; only an admitted attempt counts. A count decays by `frees` in `quiets` seconds; an
 *   attempt above `frees` blocks the next one for a time that doubles up to `longests` seconds. Rows are locked in the
 *   order of their keys, so that two attempts never wait for each other.
 */
export class Migration20261123T0547_auth extends Migration {
  override up(): void {
    platformTable(
      this,
      'devices',
      { platform: 'select, insert, update, delete' },
      `
      id uuid not null,
      user_id uuid not null,
      key_hash varchar(43) not null,
      name varchar(60) null,
      user_agent varchar(300) null,
      address varchar(45) null,
      last_seen_at timestamptz not null,
      created_at timestamptz not null,
      noticed_at timestamptz null,
      network varchar(45) null,
      constraint devices_pkey primary key (id),
      constraint devices_user_id_key_hash_unique unique (user_id, key_hash),
      constraint devices_user_id_foreign foreign key (user_id) references users (id) on delete cascade`,
    );
    this.addSql('create index devices_unnoticed_index on devices (created_at) where noticed_at is null');
    this.addSql('create index devices_network_index on devices (network, last_seen_at, user_id)');

    platformTable(
      this,
      'credentials',
      { platform: 'select, insert, update, delete' },
      `
      id uuid not null,
      user_id uuid not null,
      kind varchar(20) not null,
      secret text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint credentials_pkey primary key (id),
      constraint credentials_user_id_foreign foreign key (user_id) references users (id)`,
    );
    this.addSql('create index credentials_user_id_index on credentials (user_id)');
    // One password for each user: setting it is one statement, which cannot race.
    this.addSql(
      `create unique index credentials_password_unique on credentials (user_id) where kind = 'password'`,
    );

    tenantTable(
      this,
      'sessions',
      {
        app: 'select, update (ended_at, end_reason)',
        platform: 'select, insert, update, delete',
        maintenance: { may: 'select (expires_at), delete', rows: `expires_at < now() - interval '1 hour'` },
      },
      `
      id uuid not null,
      tenant_id uuid null,
      user_id uuid not null,
      token_hash varchar(43) not null,
      account_role varchar(20) not null,
      role varchar(20) not null,
      amr text[] not null,
      authenticated_at timestamptz not null,
      last_seen_at timestamptz not null,
      idle_seconds int not null,
      expires_at timestamptz not null,
      ended_at timestamptz null,
      end_reason varchar(20) null,
      address varchar(45) null,
      user_agent varchar(300) null,
      oidc jsonb null,
      created_at timestamptz not null,
      upstream_tenant_id uuid null,
      proved_at timestamptz null,
      device_id uuid null,
      constraint sessions_pkey primary key (id),
      constraint sessions_token_hash_unique unique (token_hash),
      constraint sessions_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint sessions_user_id_foreign foreign key (user_id) references users (id),
      constraint sessions_device_id_foreign foreign key (device_id) references devices (id) on delete set null`,
    );
    this.addSql('create index sessions_tenant_id_index on sessions (tenant_id)');
    this.addSql('create index sessions_user_id_index on sessions (user_id)');
    this.addSql('create index sessions_device_id_index on sessions (device_id)');
    this.addSql('create index sessions_open_tenant_index on sessions (tenant_id, id) where ended_at is null');
    this.addSql('create index sessions_open_address_index on sessions (address, id) where ended_at is null');

    platformTable(
      this,
      'sign_ups',
      {
        platform: 'select, insert, update, delete',
        maintenance: { may: 'select (expires_at), delete', rows: `expires_at < now() - interval '1 hour'` },
      },
      `
      id uuid not null,
      email varchar(254) not null,
      given_name varchar(100) not null,
      family_name varchar(100) not null,
      company varchar(120) not null,
      password_hash text not null,
      expires_at timestamptz not null,
      created_at timestamptz not null,
      constraint sign_ups_pkey primary key (id)`,
    );
    this.addSql('create index sign_ups_expires_at_index on sign_ups (expires_at)');

    platformTable(
      this,
      'attempt_limits',
      {
        platform: 'select, insert, update, delete',
        maintenance: { may: 'select (last_at), delete', rows: `last_at < now() - interval '1 hour'` },
        unlogged: true,
      },
      `
      key bytea not null primary key,
      attempts double precision not null,
      refused int not null,
      last_at timestamptz not null,
      blocked_until timestamptz not null,
      kind varchar(60) null,
      subject varchar(200) null,
      refused_at timestamptz not null default '-infinity'`,
    );
    this.addSql('create index attempt_limits_last_at_index on attempt_limits (last_at)');
    this.addSql(`
      create index attempt_limits_active_index on attempt_limits (greatest(blocked_until, refused_at)) where kind
        is not null`);

    platformTable(
      this,
      'password_resets',
      {
        platform: 'select, insert, update, delete',
        maintenance: { may: 'select (expires_at), delete', rows: `expires_at < now() - interval '1 hour'` },
      },
      `
      id uuid not null,
      email_key varchar(254) not null,
      user_id uuid null,
      address varchar(45) null,
      handled_at timestamptz null,
      expires_at timestamptz not null,
      created_at timestamptz not null,
      constraint password_resets_pkey primary key (id),
      constraint password_resets_user_id_foreign foreign key (user_id) references users (id) on delete cascade`,
    );
    this.addSql('create index password_resets_user_id_index on password_resets (user_id)');
    this.addSql('create index password_resets_expires_at_index on password_resets (expires_at)');
    this.addSql(
      'create index password_resets_waiting_index on password_resets (id) where handled_at is null',
    );

    platformTable(
      this,
      'totp_factors',
      { platform: 'select, insert, update, delete' },
      `
      id uuid not null,
      user_id uuid not null,
      secret sealed not null,
      last_step bigint null,
      last_used_at timestamptz null,
      confirmed_at timestamptz null,
      created_at timestamptz not null,
      constraint totp_factors_pkey primary key (id),
      constraint totp_factors_user_id_foreign foreign key (user_id) references users (id) on delete cascade`,
    );
    this.addSql(`
      create unique index totp_factors_confirmed_unique on totp_factors (user_id) where confirmed_at is not null`);
    this.addSql('create index totp_factors_user_id_index on totp_factors (user_id)');

    platformTable(
      this,
      'recovery_codes',
      { platform: 'select, insert, update, delete' },
      `
      id uuid not null,
      user_id uuid not null,
      code sealed not null,
      used_at timestamptz null,
      created_at timestamptz not null,
      constraint recovery_codes_pkey primary key (id),
      constraint recovery_codes_user_id_foreign foreign key (user_id) references users (id) on delete cascade`,
    );
    this.addSql('create index recovery_codes_user_id_index on recovery_codes (user_id)');

    platformTable(
      this,
      'passkeys',
      { platform: 'select, insert, update, delete' },
      `
      id uuid not null,
      user_id uuid not null,
      credential_id varchar(1400) not null,
      public_key text not null,
      counter bigint not null,
      transports text[] not null,
      is_synced boolean not null,
      name varchar(60) not null,
      last_used_at timestamptz null,
      created_at timestamptz not null,
      constraint passkeys_pkey primary key (id),
      constraint passkeys_credential_id_unique unique (credential_id),
      constraint passkeys_user_id_foreign foreign key (user_id) references users (id) on delete cascade`,
    );
    this.addSql('create index passkeys_user_id_index on passkeys (user_id)');

    platformTable(
      this,
      'sign_in_tickets',
      {
        platform: 'select, insert, update, delete',
        maintenance: { may: 'select (expires_at), delete', rows: `expires_at < now() - interval '1 hour'` },
      },
      `
      id uuid not null,
      token_hash varchar(43) not null,
      user_id uuid not null,
      proof jsonb not null,
      must_enrol boolean not null,
      expires_at timestamptz not null,
      created_at timestamptz not null,
      constraint sign_in_tickets_pkey primary key (id),
      constraint sign_in_tickets_token_hash_unique unique (token_hash),
      constraint sign_in_tickets_user_id_foreign foreign key (user_id) references users (id) on delete cascade`,
    );
    this.addSql('create index sign_in_tickets_user_id_index on sign_in_tickets (user_id)');
    this.addSql('create index sign_in_tickets_expires_at_index on sign_in_tickets (expires_at)');

    platformTable(
      this,
      'passkey_challenges',
      {
        platform: 'select, insert, update, delete',
        maintenance: { may: 'select (expires_at), delete', rows: `expires_at < now() - interval '1 hour'` },
      },
      `
      id uuid not null,
      purpose varchar(20) not null,
      user_id uuid null,
      challenge varchar(100) not null,
      expires_at timestamptz not null,
      created_at timestamptz not null,
      constraint passkey_challenges_pkey primary key (id),
      constraint passkey_challenges_user_id_foreign foreign key (user_id) references users (id) on delete
        cascade`,
    );
    this.addSql('create index passkey_challenges_user_id_index on passkey_challenges (user_id)');
    this.addSql('create index passkey_challenges_expires_at_index on passkey_challenges (expires_at)');

    tenantTable(
      this,
      'sign_in_policies',
      { app: 'select, insert, update, delete', platform: 'select, insert, update, delete' },
      `
      tenant_id uuid not null,
      password_min_length int not null default 8,
      second_factor_since timestamptz null,
      grace_days int not null default 14,
      upstream_factor varchar(20) not null default 'when_claimed',
      updated_at timestamptz not null,
      version int not null default 1,
      constraint sign_in_policies_pkey primary key (tenant_id),
      constraint sign_in_policies_tenant_id_foreign foreign key (tenant_id) references tenants (id)`,
    );
    // Who requires a second factor is found and counted among those alone.
    this.addSql(`
      create index sign_in_policies_required_index on sign_in_policies (tenant_id) where second_factor_since is
        not null`);

    platformTable(
      this,
      'email_changes',
      {
        platform: 'select, insert, update, delete',
        maintenance: { may: 'select (expires_at), delete', rows: `expires_at < now() - interval '1 hour'` },
      },
      `
      id uuid not null,
      user_id uuid not null,
      email varchar(254) not null,
      confirmed_at_old_at timestamptz null,
      confirmed_at_new_at timestamptz null,
      expires_at timestamptz not null,
      created_at timestamptz not null,
      constraint email_changes_pkey primary key (id),
      constraint email_changes_user_id_unique unique (user_id),
      constraint email_changes_user_id_foreign foreign key (user_id) references users (id) on delete cascade`,
    );
    this.addSql('create index email_changes_expires_at_index on email_changes (expires_at)');

    tenantTable(
      this,
      'member_devices',
      { app: 'select', platform: 'select, insert, update, delete' },
      `
      tenant_id uuid not null,
      user_id uuid not null,
      device_id uuid not null,
      user_agent varchar(300) null,
      address varchar(45) null,
      last_seen_at timestamptz not null,
      created_at timestamptz not null,
      constraint member_devices_pkey primary key (tenant_id, user_id, device_id),
      constraint member_devices_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint member_devices_device_id_foreign foreign key (device_id) references devices (id) on delete
        cascade`,
    );
    this.addSql('create index member_devices_device_id_index on member_devices (device_id)');

    this.addSql(`
      create function person_has_factor(person uuid) returns boolean
      language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
        select exists (select 1 from totp_factors t where t.user_id = person and t.confirmed_at is not null)
          or exists (select 1 from passkeys k where k.user_id = person)
      $$`);
    this.addSql(`
      create function note_factors(persons uuid[]) returns void
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        perform 1 from users where id = any(persons) order by id for no key update;
        update users set has_factor = not has_factor
        where id = any(persons) and has_factor <> person_has_factor(id);
      end $$`);
    this.addSql(`
      create function note_changed_factors() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        perform note_factors(array(select distinct user_id from changed));
        return null;
      end $$`);
    // By row: a code that is used changes the row as well, which must cost nothing.
    this.addSql(`
      create function note_confirmed_factor() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        perform note_factors(array[new.user_id]);
        return null;
      end $$`);
    this.addSql(`
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
      end $$`);
    this.addSql(`
      revoke execute on function person_has_factor, note_factors, note_changed_factors, note_confirmed_factor,
        take_attempts from public`);
    this.addSql('grant execute on function take_attempts to gatehouse_platform');
    this.addSql(`
      create trigger note_new_factors after insert on totp_factors referencing new table as changed for each
        statement execute function note_changed_factors()`);
    this.addSql(`
      create trigger note_gone_factors after delete on totp_factors referencing old table as changed for each
        statement execute function note_changed_factors()`);
    this.addSql(`
      create trigger note_new_factors after insert on passkeys referencing new table as changed for each statement
        execute function note_changed_factors()`);
    this.addSql(`
      create trigger note_gone_factors after delete on passkeys referencing old table as changed for each
        statement execute function note_changed_factors()`);
    // By row: a code that is used changes the row as well, which must cost nothing.
    this.addSql(`
      create trigger note_confirmed_factor after update of confirmed_at on totp_factors for each row when
        ((old.confirmed_at is null) <> (new.confirmed_at is null)) execute function note_confirmed_factor()`);
  }

  override down(): void {
    this.addSql(`
      drop table member_devices, email_changes, sign_in_policies, passkey_challenges, sign_in_tickets, passkeys,
        recovery_codes, totp_factors, password_resets, attempt_limits, sign_ups, sessions, credentials, devices`);
    this.addSql(`
      drop function take_attempts, note_confirmed_factor, note_changed_factors, note_factors, person_has_factor`);
  }
}

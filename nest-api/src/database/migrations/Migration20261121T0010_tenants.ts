import { Migration } from '@mikro-orm/migrations';

/**
 * Counts one attempt and answers how many seconds it must wait; 0 lets it in. After free attempts each
 * further one doubles the wait up to longest seconds; quiet seconds without one forget all. One
 * statement, so that a burst in parallel is counted like one in a row.
 */
const TAKE_ATTEMPT = `
  create function take_attempt(subject bytea, free int, longest int, quiet int, at timestamptz) returns int
  language sql volatile as $$
    insert into attempt_limits as l (key, attempts, refused, last_at, blocked_until)
    values (subject, 1, 0, at, '-infinity')
    on conflict (key) do update set
      refused = case when l.blocked_until > at then l.refused + 1 else 0 end,
      attempts = case
        when l.blocked_until > at then l.attempts
        when l.last_at < at - make_interval(secs => quiet) then 1
        else l.attempts + 1 end,
      last_at = case when l.blocked_until > at then l.last_at else at end,
      blocked_until = case
        when l.blocked_until > at then l.blocked_until
        when l.last_at < at - make_interval(secs => quiet) or l.attempts + 1 <= free then '-infinity'
        else at + make_interval(secs => least(longest, power(2, least(l.attempts - free, 20)))) end
    returning case when l.refused > 0 then ceil(extract(epoch from l.blocked_until - at))::int else 0 end
  $$`;

/**
 * Tenants, their people and sessions. Every table that a tenant owns has `tenant_id` and a policy that shows
 * its rows only while `app.tenant_id` is that tenant: unset is an error, not an empty answer.
 */
export class Migration20261121T0010_tenants extends Migration {
  override up(): void {
    this.addSql('create sequence tenant_code_seq');
    this.addSql(`
      create function next_tenant_code() returns varchar language sql volatile as $$
        select 'TEN-' || lpad(n::text, greatest(3, length(n::text)), '0') from nextval('tenant_code_seq') as n
      $$`);
    this.addSql(`
      create table tenants (
        id uuid not null,
        code varchar(20) not null default next_tenant_code(),
        external_id varchar(100) null,
        slug varchar(63) not null,
        name varchar(120) not null,
        admin_email varchar(254) null,
        status varchar(20) not null default 'pending',
        plan varchar(20) not null default 'trial',
        payment_status varchar(20) not null default 'pending',
        last_payment_at timestamptz null,
        next_payment_at timestamptz null,
        activated_at timestamptz null,
        trial_ends_at timestamptz null,
        session_idle_seconds int not null default 900,
        session_total_seconds int not null default 900,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version int not null default 1,
        constraint tenants_pkey primary key (id),
        constraint tenants_code_unique unique (code),
        constraint tenants_external_id_unique unique (external_id),
        constraint tenants_slug_unique unique (slug)
      )`);

    this.addSql(`
      create table plan_requests (
        id uuid not null,
        tenant_id uuid not null,
        plan varchar(20) not null,
        requested_by uuid not null,
        created_at timestamptz not null,
        constraint plan_requests_pkey primary key (id)
      )`);
    this.addSql('create index plan_requests_tenant_id_index on plan_requests (tenant_id)');

    this.addSql(`
      create table domains (
        id uuid not null,
        tenant_id uuid not null,
        domain varchar(253) not null,
        status varchar(20) not null default 'pending',
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version int not null default 1,
        constraint domains_pkey primary key (id),
        constraint domains_tenant_id_domain_unique unique (tenant_id, domain)
      )`);
    // Many may claim a domain; one owns it.
    this.addSql(`create unique index domains_owner_unique on domains (domain) where status = 'active'`);

    this.addSql(`
      create table users (
        id uuid not null,
        email varchar(254) not null,
        email_key varchar(254) not null,
        given_name varchar(100) not null,
        family_name varchar(100) not null,
        email_verified_at timestamptz null,
        status varchar(20) not null default 'active',
        is_superadmin boolean not null default false,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version int not null default 1,
        constraint users_pkey primary key (id),
        constraint users_email_key_unique unique (email_key)
      )`);

    this.addSql(`
      create table memberships (
        id uuid not null,
        tenant_id uuid not null,
        user_id uuid not null,
        role varchar(20) not null,
        status varchar(20) not null default 'active',
        last_sign_in_at timestamptz null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version int not null default 1,
        constraint memberships_pkey primary key (id),
        constraint memberships_tenant_id_user_id_unique unique (tenant_id, user_id)
      )`);
    this.addSql('create index memberships_user_id_index on memberships (user_id)');

    this.addSql(`
      create table credentials (
        id uuid not null,
        user_id uuid not null,
        kind varchar(20) not null,
        secret text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint credentials_pkey primary key (id)
      )`);
    this.addSql('create index credentials_user_id_index on credentials (user_id)');

    this.addSql(`
      create table sessions (
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
        constraint sessions_pkey primary key (id),
        constraint sessions_token_hash_unique unique (token_hash)
      )`);
    this.addSql('create index sessions_tenant_id_index on sessions (tenant_id)');
    this.addSql('create index sessions_user_id_index on sessions (user_id)');

    this.addSql(`
      create table sign_ups (
        id uuid not null,
        email varchar(254) not null,
        given_name varchar(100) not null,
        family_name varchar(100) not null,
        company varchar(120) not null,
        password_hash text not null,
        expires_at timestamptz not null,
        created_at timestamptz not null,
        constraint sign_ups_pkey primary key (id)
      )`);
    this.addSql('create index sign_ups_expires_at_index on sign_ups (expires_at)');

    // Not logged: what slows an attacker down may be lost in a crash.
    this.addSql(`
      create unlogged table attempt_limits (
        key bytea not null primary key,
        attempts int not null,
        refused int not null,
        last_at timestamptz not null,
        blocked_until timestamptz not null
      )`);
    this.addSql('create index attempt_limits_last_at_index on attempt_limits (last_at)');
    this.addSql(TAKE_ATTEMPT);

    this.foreignKeys();
    this.isolation();
  }

  private foreignKeys(): void {
    for (const table of ['plan_requests', 'domains', 'memberships', 'sessions']) {
      this.addSql(
        `alter table ${table} add constraint ${table}_tenant_id_foreign foreign key (tenant_id) references tenants (id)`,
      );
    }
    for (const table of ['memberships', 'credentials', 'sessions']) {
      this.addSql(
        `alter table ${table} add constraint ${table}_user_id_foreign foreign key (user_id) references users (id)`,
      );
    }
  }

  private isolation(): void {
    const own = `tenant_id = current_setting('app.tenant_id')::uuid`;
    const policies: Record<string, string | null> = {
      tenants: `id = current_setting('app.tenant_id')::uuid`,
      plan_requests: own,
      domains: own,
      memberships: own,
      sessions: own,
      // A person is seen in a tenant through their membership in it.
      users: `exists (select 1 from memberships m where m.user_id = users.id and m.${own})`,
      credentials: null,
      sign_ups: null,
      attempt_limits: null,
    };
    for (const [table, condition] of Object.entries(policies)) {
      this.addSql(`alter table ${table} enable row level security`);
      this.addSql(`create policy platform on ${table} to gatehouse_platform using (true)`);
      this.addSql(`grant select, insert, update, delete on ${table} to gatehouse_platform`);
      if (condition) this.addSql(`create policy tenant on ${table} to gatehouse_app using (${condition})`);
    }
    // A tenant's own work; people, credentials and tenants themselves are made and ended on the platform.
    this.addSql('grant select, update on tenants to gatehouse_app');
    this.addSql(
      'grant select, insert, update, delete on plan_requests, domains, memberships to gatehouse_app',
    );
    this.addSql('grant select, update on sessions to gatehouse_app');
    this.addSql('grant select on users to gatehouse_app');
    this.addSql('revoke execute on function take_attempt from public');
    this.addSql('grant execute on function take_attempt to gatehouse_platform');
    this.addSql('grant usage on sequence tenant_code_seq to gatehouse_platform');
    // What has run out is removed by maintenance, which sees nothing else of these rows.
    for (const [table, column] of [
      ['sessions', 'expires_at'],
      ['sign_ups', 'expires_at'],
      ['attempt_limits', 'last_at'],
    ]) {
      this.addSql(
        `create policy maintenance on ${table} to gatehouse_maintenance using (${column} < now() - interval '1 hour')`,
      );
      this.addSql(`grant delete, select (${column}) on ${table} to gatehouse_maintenance`);
    }
  }

  override down(): void {
    this.addSql('drop policy tenant on users');
    for (const table of [
      'attempt_limits',
      'sign_ups',
      'sessions',
      'credentials',
      'memberships',
      'users',
      'domains',
      'plan_requests',
      'tenants',
    ]) {
      this.addSql(`drop table ${table}`);
    }
    this.addSql('drop function take_attempt');
    this.addSql('drop function next_tenant_code');
    this.addSql('drop sequence tenant_code_seq');
  }
}

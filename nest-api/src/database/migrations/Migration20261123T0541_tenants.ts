import { Migration } from '@mikro-orm/migrations';
import { platformTable, tenantTable } from '../tables.js';

/**
 * Tenants, their plans and products, and how an organization presents itself.
 *
 * - `tenants`: for each order of the list there is one index of all tenants and one by status, plan and payment status.
 *   Under a filter the first rows of each kind are merged, so that a page costs the same however many tenants there are.
 *   Names are found by their runs of one, two and three letters (`search_grams`): trigrams of `pg_trgm` know only ASCII
 *   letters under the locale C, and none of a word of two.
 * - `product_grants` holds one row for each tenant and product; earlier grants are in the audit log.
 * - `organization_profiles` is apart from `tenants`, so that erasure takes it and no list reads pictures. Its version is
 *   the tenant's. A logo is found by a hash over itself and a random value: nobody can ask whose picture it is.
 * - `tenant_counts` is a ledger: a change adds a line and waits for nobody; the sum of the lines is the number.
 *   `fold_tenant_counts` makes one line of many.
 */
export class Migration20261123T0541_tenants extends Migration {
  override up(): void {
    this.addSql('create sequence tenant_code_seq');
    this.addSql('grant usage on sequence tenant_code_seq to gatehouse_platform');
    this.addSql(`
      create function next_tenant_code() returns varchar language sql volatile as $$
        select 'TEN-' || lpad(n::text, greatest(3, length(n::text)), '0') from nextval('tenant_code_seq') as n
      $$`);
    this.addSql(`
      create function search_grams(text) returns text[] language sql immutable strict parallel safe as $$
        select coalesce(array_agg(distinct substr($1, place, size)), '{}')
        from generate_series(1, 3) size, generate_series(1, length($1) - size + 1) place
      $$`);
    // Of a word that is looked for: its longest runs say what the shorter ones would.
    this.addSql(`
      create function search_needles(text) returns text[]
      language sql immutable strict parallel safe as $$
        select coalesce(array_agg(distinct substr($1, place, least(length($1), 3))), '{}')
        from generate_series(1, greatest(length($1) - 2, least(length($1), 1))) place
      $$`);
    platformTable(
      this,
      'tenants',
      { platform: 'select, insert, update, delete' },
      `
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
      offline_idle_seconds int not null default 1209600,
      offline_total_seconds int not null default 7776000,
      deleted_at timestamptz null,
      status_before_deletion varchar(20) null,
      overdue_since timestamptz null,
      reminded_days int null,
      deleted_by uuid null,
      erased_at timestamptz null,
      constraint tenants_pkey primary key (id),
      constraint tenants_code_unique unique (code),
      constraint tenants_external_id_unique unique (external_id),
      constraint tenants_slug_unique unique (slug)`,
    );
    this.addSql('create index tenants_deleted_at_index on tenants (deleted_at) where deleted_at is not null');
    // What the clock acts on: see subscriptions/due.ts.
    this.addSql('create index tenants_trial_ends_at_index on tenants (trial_ends_at)');
    this.addSql('create index tenants_overdue_since_index on tenants (overdue_since)');
    this.addSql('create index tenants_created_index on tenants (id) where deleted_at is null');
    this.addSql(`
      create index tenants_name_index on tenants (lower(name) collate "C", id) where deleted_at is null`);
    this.addSql(`
      create index tenants_next_payment_index on tenants (next_payment_at, id) where deleted_at is null and
        next_payment_at is not null`);
    this.addSql(`
      create index tenants_kind_created_index on tenants (status, plan, payment_status, id) where deleted_at is null`);
    this.addSql(`
      create index tenants_kind_name_index on tenants (status, plan, payment_status, lower(name) collate "C", id)
        where deleted_at is null`);
    this.addSql(`
      create index tenants_kind_next_payment_index on tenants (status, plan, payment_status, next_payment_at, id)
        where deleted_at is null and next_payment_at is not null`);
    // What the clock looks for; see subscriptions/due.ts.
    this.addSql(
      `create index tenants_payment_due_index on tenants (next_payment_at) where status = 'active'`,
    );
    this.addSql(`
      create index tenants_to_bring_back_index on tenants (id) where deleted_at is not null and erased_at is null`);
    this.addSql(`
      create index tenants_search_index on tenants using gin (search_grams(lower(name || ' ' || code || ' ' ||
        slug)))`);
    // The slug of a new tenant is looked for among those that begin like it, whatever the locale of the database.
    this.addSql('create index tenants_slug_range_index on tenants (slug collate "C")');

    tenantTable(
      this,
      'plan_requests',
      { app: 'select, insert', platform: 'select, insert, update, delete' },
      `
      id uuid not null,
      tenant_id uuid not null,
      plan varchar(20) not null,
      requested_by uuid not null,
      created_at timestamptz not null,
      state varchar(20) not null default 'open',
      decided_at timestamptz null,
      decided_by uuid null,
      constraint plan_requests_pkey primary key (id),
      constraint plan_requests_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint plan_requests_state_check check (state in ('open', 'granted', 'declined'))`,
    );
    this.addSql('create index plan_requests_tenant_id_index on plan_requests (tenant_id)');
    this.addSql('create index plan_requests_state_index on plan_requests (state, id)');

    // A tenant sees its products; the platform changes them.
    tenantTable(
      this,
      'product_grants',
      { app: 'select', platform: 'select, insert, update, delete' },
      `
      id uuid not null,
      tenant_id uuid not null,
      product varchar(40) not null,
      granted_by uuid not null,
      granted_at timestamptz not null,
      ends_at timestamptz null,
      constraint product_grants_pkey primary key (id),
      constraint product_grants_tenant_id_product_unique unique (tenant_id, product),
      constraint product_grants_tenant_id_foreign foreign key (tenant_id) references tenants (id)`,
    );

    tenantTable(
      this,
      'product_requests',
      { app: 'select', platform: 'select, insert, update, delete' },
      `
      id uuid not null,
      tenant_id uuid not null,
      product varchar(40) not null,
      requested_by uuid not null,
      state varchar(20) not null default 'open',
      decided_at timestamptz null,
      decided_by uuid null,
      created_at timestamptz not null,
      constraint product_requests_pkey primary key (id),
      constraint product_requests_state_check check (state in ('open', 'granted', 'declined')),
      constraint product_requests_tenant_id_foreign foreign key (tenant_id) references tenants (id)`,
    );
    this.addSql('create index product_requests_tenant_id_state_index on product_requests (tenant_id, state)');
    this.addSql('create index product_requests_state_id_index on product_requests (state, id)');

    // Delivery of mail reads the logo, and nothing else of a profile.
    tenantTable(
      this,
      'organization_profiles',
      {
        app: 'select, insert, update, delete',
        platform: 'select, insert, update, delete',
        maintenance: { may: 'select (logo_hash, logo_type, logo)', rows: 'logo_hash is not null' },
      },
      `
      tenant_id uuid not null,
      color varchar(7) null,
      dark_color varchar(7) null,
      technical_email varchar(254) null,
      security_email varchar(254) null,
      billing_email varchar(254) null,
      logo_hash varchar(43) null,
      logo_type varchar(20) null,
      logo_width int null,
      logo_height int null,
      logo bytea null,
      constraint organization_profiles_pkey primary key (tenant_id),
      constraint organization_profiles_logo_hash_unique unique (logo_hash),
      constraint organization_profiles_logo_check check (num_nulls(logo_hash, logo_type, logo_width,
        logo_height, logo) in (0, 5)),
      constraint organization_profiles_tenant_id_foreign foreign key (tenant_id) references tenants (id)`,
    );

    this.addSql(`
      create table tenant_counts (
        status varchar(20) not null,
        payment_status varchar(20) not null,
        tenants bigint not null,
        folded boolean not null default false
      )`);
    this.addSql('grant select on tenant_counts to gatehouse_platform');
    this.addSql('create index tenant_counts_unfolded_index on tenant_counts (status) where not folded');

    this.addSql(`
      create policy tenant on tenants to gatehouse_app using (id = current_setting('app.tenant_id')::uuid)`);
    this.addSql(`
      grant select, update (name, session_idle_seconds, session_total_seconds, updated_at, version,
        offline_idle_seconds, offline_total_seconds) on tenants to gatehouse_app`);
    this.addSql(`
      create function count_tenants_on_insert() returns trigger
      language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        insert into tenant_counts (status, payment_status, tenants)
        select status, payment_status, sum(n) from (select status, payment_status, 1 as n from now_there where
          deleted_at is null) as change
        group by 1, 2 having sum(n) <> 0;
        return null;
      end $$`);
    this.addSql(`
      create function count_tenants_on_update() returns trigger
      language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        insert into tenant_counts (status, payment_status, tenants)
        select status, payment_status, sum(n) from (select status, payment_status, 1 as n from now_there where
          deleted_at is null union all select status, payment_status, -1 as n from was_there where deleted_at is
          null) as change
        group by 1, 2 having sum(n) <> 0;
        return null;
      end $$`);
    this.addSql(`
      create function count_tenants_on_delete() returns trigger
      language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        insert into tenant_counts (status, payment_status, tenants)
        select status, payment_status, sum(n) from (select status, payment_status, -1 as n from was_there where
          deleted_at is null) as change
        group by 1, 2 having sum(n) <> 0;
        return null;
      end $$`);
    this.addSql(`
      create function fold_tenant_counts() returns void
      language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        perform 1 from tenant_counts where not folded limit 1;
        if not found then return; end if;
        with gone as (delete from tenant_counts returning *)
        insert into tenant_counts (status, payment_status, tenants, folded)
        select status, payment_status, sum(tenants), true from gone group by 1, 2 having sum(tenants) <> 0;
      end $$`);
    this.addSql(`
      revoke execute on function count_tenants_on_insert, count_tenants_on_update, count_tenants_on_delete,
        fold_tenant_counts from public`);
    this.addSql('grant execute on function fold_tenant_counts to gatehouse_maintenance');
    this.addSql(`
      create trigger tenants_notify after update or delete on tenants for each row execute function
        notify_change('id')`);
    this.addSql(`
      create trigger count_tenants_on_insert after insert on tenants referencing new table as now_there for each
        statement execute function count_tenants_on_insert()`);
    this.addSql(`
      create trigger count_tenants_on_update after update on tenants referencing old table as was_there new table
        as now_there for each statement execute function count_tenants_on_update()`);
    this.addSql(`
      create trigger count_tenants_on_delete after delete on tenants referencing old table as was_there for each
        statement execute function count_tenants_on_delete()`);
  }

  override down(): void {
    this.addSql(`
      drop table tenant_counts, organization_profiles, product_requests, product_grants, plan_requests, tenants`);
    this.addSql(`
      drop function fold_tenant_counts, search_needles, search_grams, count_tenants_on_delete,
        count_tenants_on_update, count_tenants_on_insert, next_tenant_code`);
    this.addSql('drop sequence tenant_code_seq');
  }
}

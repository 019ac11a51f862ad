import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../tables.js';

/**
 * Emails that asked a user whether a sign-in was theirs, until they answer or the link expires.
 *
 * - The link names the row and its user, so a report is the user's own unit of work: the role for sign-ins gets nothing.
 *   `reported_at` is set once, by one conditional update, which makes the link work once.
 * - A job starts the recovery of reported ones and deletes them. `recovery` is what the user was told.
 * - Sessions and devices may be gone before the link is used, so `session_id` and `device_id` are no foreign keys.
 * - Nothing of it is for admins: they read the audit log and the sign-in log.
 */
export class Migration20261126T0600_sign_in_notices extends Migration {
  override up(): void {
    tenantTable(
      this,
      'sign_in_notices',
      {
        platform: 'select, insert, update, delete',
        maintenance: { may: 'select (expires_at), delete', rows: `expires_at < now() - interval '1 hour'` },
      },
      `
      id uuid not null,
      tenant_id uuid null,
      user_id uuid not null,
      session_id uuid null,
      device_id uuid null,
      address varchar(45) null,
      user_agent varchar(300) null,
      signed_in_at timestamptz not null,
      reported_at timestamptz null,
      recovery varchar(20) null,
      expires_at timestamptz not null,
      created_at timestamptz not null,
      constraint sign_in_notices_pkey primary key (id),
      constraint sign_in_notices_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint sign_in_notices_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
      constraint sign_in_notices_recovery_check check ((reported_at is null) = (recovery is null))`,
    );
    this.addSql('create index sign_in_notices_tenant_id_index on sign_in_notices (tenant_id)');
    this.addSql('create index sign_in_notices_user_id_index on sign_in_notices (user_id)');
    this.addSql('create index sign_in_notices_expires_at_index on sign_in_notices (expires_at)');
    this.addSql(
      'create index sign_in_notices_reported_index on sign_in_notices (id) where reported_at is not null',
    );
    this.addSql(`
      create policy person on sign_in_notices to gatehouse_person
      using (user_id = current_setting('app.user_id')::uuid)`);
    // The administrators of its organization are notified, so it must be one of the user's.
    this.addSql(`
      create policy person_place on sign_in_notices as restrictive for insert to gatehouse_person
      with check (tenant_id is null or is_place_of_person(tenant_id))`);
    this.addSql(
      'grant select, insert, update (reported_at, recovery) on sign_in_notices to gatehouse_person',
    );
  }

  override down(): void {
    this.addSql('drop table sign_in_notices');
  }
}

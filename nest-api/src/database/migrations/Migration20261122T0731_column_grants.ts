import { Migration } from '@mikro-orm/migrations';

const APP = 'gatehouse_app';

/**
 * The role that serves a tenant's own requests changes the columns that a tenant may change, and no others.
 *
 * - `tenants`: name and session limits. Status, plan, payment, code and slug are the platform's.
 * - `memberships`: what an admin of the tenant changes of a member. Nobody becomes a member of another tenant by an
 *   update, and no row is given to another person.
 * - `sessions`: their end and their use. Who they are of, the role of the account and their total life stay.
 * - `plan_requests`: a tenant asks; the answer is the platform's.
 *
 * `oauth_client_secrets.created_by` says who has read a secret: whoever is removed or demoted still knows it.
 */
export class Migration20261122T0731_column_grants extends Migration {
  override up(): void {
    for (const [table, columns] of Object.entries(CHANGED_BY_TENANTS)) {
      this.addSql(`revoke update on ${table} from ${APP}`);
      if (columns.length > 0) this.addSql(`grant update (${columns.join(', ')}) on ${table} to ${APP}`);
    }
    this.addSql(`revoke delete on plan_requests from ${APP}`);
    // Members come by an invitation, a connection or a sign-up, which are the platform's work.
    this.addSql(`revoke insert on memberships from ${APP}`);
    this.addSql('alter table oauth_client_secrets add column created_by uuid null');
  }

  override down(): void {
    this.addSql('alter table oauth_client_secrets drop column created_by');
    this.addSql(`grant insert on memberships to ${APP}`);
    this.addSql(`grant delete on plan_requests to ${APP}`);
    for (const [table, columns] of Object.entries(CHANGED_BY_TENANTS)) {
      if (columns.length > 0) this.addSql(`revoke update (${columns.join(', ')}) on ${table} from ${APP}`);
      this.addSql(`grant update on ${table} to ${APP}`);
    }
  }
}

const CHANGED_BY_TENANTS: Record<string, readonly string[]> = {
  tenants: [
    'name',
    'session_idle_seconds',
    'session_total_seconds',
    'offline_idle_seconds',
    'offline_total_seconds',
    'updated_at',
    'version',
  ],
  memberships: [
    'role',
    'role_id',
    'status',
    'factor_required_at',
    'last_sign_in_at',
    'updated_at',
    'version',
  ],
  sessions: ['ended_at', 'end_reason'],
  plan_requests: [],
};

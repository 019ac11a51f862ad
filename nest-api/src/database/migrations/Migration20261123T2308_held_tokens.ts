import { Migration } from '@mikro-orm/migrations';

/**
 * Notifies every process when something changes that an access token depends on: the token, its authorization, the user,
 * the membership or its role. Processes can then answer for tokens from memory.
 *
 * Updates of `last_used_at` notify nobody.
 */
export class Migration20261123T2308_held_tokens extends Migration {
  override up(): void {
    this.notify('users', 'update or delete', 'id');
    this.notify('memberships', 'insert or delete or update of role, status, role_id', 'user_id');
    this.notify('tenant_roles', 'update or delete', 'tenant_id');
    this.notify('oauth_authorizations', 'delete or update of payload, expires_at', 'id');
    // In a trigger on a partition, `tg_table_name` is the name of the partition.
    this.addSql(`
      create function notify_token_change() returns trigger
      language plpgsql set search_path = pg_catalog, public, pg_temp as $$
      begin
        perform pg_notify('gatehouse_changes', 'oauth_artifacts:' || encode(old.id, 'hex'));
        return null;
      end $$`);
    this.addSql(`
      create trigger oauth_artifacts_notify after update or delete on oauth_artifacts for each row
      when (old.kind = 'AccessToken') execute function notify_token_change()`);
  }

  private notify(table: string, events: string, column: string): void {
    this.addSql(`
      create trigger ${table}_notify after ${events} on ${table} for each row execute function
        notify_change('${column}')`);
  }

  override down(): void {
    for (const table of ['oauth_artifacts', 'oauth_authorizations', 'tenant_roles', 'memberships', 'users'])
      this.addSql(`drop trigger ${table}_notify on ${table}`);
    this.addSql('drop function notify_token_change');
  }
}

import { Migration } from '@mikro-orm/migrations';

/**
 * Tells every process of whatever an access token stands for, in the transaction that changes it, so that tokens can be
 * answered from memory: the token, its authorization, its user, their membership and its role.
 *
 * The use of an authorization is noted in it and changes nothing of what it stands for.
 */
export class Migration20261123T2308_held_tokens extends Migration {
  override up(): void {
    this.notify('users', 'update or delete', 'id');
    this.notify('memberships', 'insert or delete or update of role, status, role_id', 'user_id');
    this.notify('tenant_roles', 'update or delete', 'tenant_id');
    this.notify('oauth_authorizations', 'delete or update of payload, expires_at', 'id');
    // The trigger of a partition has the name of the partition.
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

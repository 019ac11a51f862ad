import { Migration } from '@mikro-orm/migrations';

/**
 * Notifies every process when a session changes or ends, so that processes can start redirects from memory.
 *
 * Updates of `last_seen_at` notify nobody: they only let a session live longer. Neither does clearing sessions that are
 * over.
 */
export class Migration20261124T1230_held_sessions extends Migration {
  override up(): void {
    this.addSql(`
      create trigger sessions_notify
      after update of tenant_id, user_id, token_hash, account_role, role, amr, authenticated_at, idle_seconds, expires_at,
        ended_at, oidc, upstream_tenant_id, proved_at
      on sessions for each row execute function notify_change('id')`);
    this.addSql(`
      create trigger sessions_removed_notify after delete on sessions for each row
      when (old.ended_at is null and old.expires_at > now()) execute function notify_change('id')`);
  }

  override down(): void {
    this.addSql('drop trigger sessions_removed_notify on sessions');
    this.addSql('drop trigger sessions_notify on sessions');
  }
}

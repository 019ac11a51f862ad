import { Migration } from '@mikro-orm/migrations';

/**
 * A tenant's own work counts the mail that was written for it: what became of it and when, and neither to whom nor with
 * what. The policy of the outbox shows it the rows of its tenant alone.
 */
export class Migration20261121T0581_own_mail extends Migration {
  override up(): void {
    this.addSql('grant select (id, tenant_id, status, created_at) on outbox to gatehouse_app');
  }

  override down(): void {
    this.addSql('revoke select (id, tenant_id, status, created_at) on outbox from gatehouse_app');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** `application_provisioning.rejected_told_at`: when the admins got the last email about accounts that the application rejects. */
export class Migration20261126T1102_rejected_accounts_told extends Migration {
  override up(): void {
    this.addSql('alter table application_provisioning add column rejected_told_at timestamptz null');
  }

  override down(): void {
    this.addSql('alter table application_provisioning drop column rejected_told_at');
  }
}

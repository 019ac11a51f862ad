import { Migration } from '@mikro-orm/migrations';

/** One process at a time delivers to a target, and one that dies holds up the others for seconds. */
export class Migration20261126T0420_served_targets extends Migration {
  override up(): void {
    this.addSql('alter table application_provisioning add column served_until timestamptz null');
    this.addSql('grant select (served_until) on application_provisioning to gatehouse_maintenance');
  }

  override down(): void {
    this.addSql('alter table application_provisioning drop column served_until');
  }
}

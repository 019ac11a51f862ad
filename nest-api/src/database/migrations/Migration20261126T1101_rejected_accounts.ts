import { Migration } from '@mikro-orm/migrations';

/** Finds the applications that reject accounts, and those whose provisioning stopped, without a look at the others. */
export class Migration20261126T1101_rejected_accounts extends Migration {
  override up(): void {
    this.addSql(`
      create index provisioning_objects_refused_index on provisioning_objects (tenant_id, provisioning_id)
      where status = 'refused'`);
    this.addSql(`
      create index application_provisioning_stopped_index on application_provisioning (tenant_id, id)
      where state = 'stopped'`);
  }

  override down(): void {
    this.addSql('drop index application_provisioning_stopped_index');
    this.addSql('drop index provisioning_objects_refused_index');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Notifies every process when an organization defines or deletes a custom attribute, so that definitions stay in memory. */
export class Migration20261126T1052_held_attributes extends Migration {
  override up(): void {
    this.addSql(`
      create trigger custom_attributes_notify after insert or delete on custom_attributes for each row
        execute function notify_change('tenant_id')`);
  }

  override down(): void {
    this.addSql('drop trigger custom_attributes_notify on custom_attributes');
  }
}

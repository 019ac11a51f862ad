import { Migration } from '@mikro-orm/migrations';

/** A run tells who started it. */
export class Migration20261126T0331_wanted_pulls extends Migration {
  override up(): void {
    this.addSql('alter table directory_pulls add column wanted_by uuid null');
  }

  override down(): void {
    this.addSql('alter table directory_pulls drop column wanted_by');
  }
}

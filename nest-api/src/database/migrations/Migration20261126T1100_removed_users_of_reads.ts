import { Migration } from '@mikro-orm/migrations';

/**
 * `directory_pull_objects.removed_in`: the run in which the directory named a user as removed. The end of the read deactivates
 * all of them together, so that the limit of deactivations applies to the read as a whole.
 */
export class Migration20261126T1100_removed_users_of_reads extends Migration {
  override up(): void {
    this.addSql('alter table directory_pull_objects add column removed_in uuid null');
    this.addSql(`
      create index directory_pull_objects_removed_index on directory_pull_objects (directory_id)
      where removed_in is not null`);
  }

  override down(): void {
    this.addSql('alter table directory_pull_objects drop column removed_in');
  }
}

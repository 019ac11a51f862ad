import { Migration } from '@mikro-orm/migrations';

/**
 * `directory_pull_objects.refused`: what a directory says of a user that could not be recorded. At the end of a read it is
 * known who is gone, so that a user name may have become free.
 */
export class Migration20261126T0501_refused_users_of_reads extends Migration {
  override up(): void {
    this.addSql('alter table directory_pull_objects add column refused jsonb null');
    this.addSql(`
      create index directory_pull_objects_refused_index on directory_pull_objects (directory_id)
      where refused is not null`);
  }

  override down(): void {
    this.addSql('alter table directory_pull_objects drop column refused');
  }
}

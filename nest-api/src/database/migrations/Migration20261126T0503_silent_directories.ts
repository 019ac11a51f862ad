import { Migration } from '@mikro-orm/migrations';

/**
 * `directory_notices.silent_since`: the last request of a directory that has sent none for longer than usual; null while it
 * sends some.
 */
export class Migration20261126T0503_silent_directories extends Migration {
  override up(): void {
    this.addSql('alter table directory_notices add column silent_since timestamptz null');
    this.addSql(`
      create index directory_notices_silent_index on directory_notices (silent_since)
      where silent_since is not null`);
  }

  override down(): void {
    this.addSql('alter table directory_notices drop column silent_since');
  }
}

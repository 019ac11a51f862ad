import { Migration } from '@mikro-orm/migrations';

/** A search under a filter reads the beginnings of each kind of person by family name too, as by name and by address. */
export class Migration20261121T0640_family_names extends Migration {
  override up(): void {
    this.addSql(`
      create index users_kind_family_name_index on users
        (status, is_superadmin, member_as, person_name_key(family_name, '') collate "C", id)`);
  }

  override down(): void {
    this.addSql('drop index users_kind_family_name_index');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** What applications learn of a person with the scope `profile`, where it is known. The bounds are those of the contract. */
export class Migration20261122T0790_personal_claims extends Migration {
  override up(): void {
    this.addSql(`
      alter table users
        add column picture varchar(2000),
        add column locale varchar(35),
        add column zoneinfo varchar(64),
        add constraint users_picture_check check (picture like 'https://_%'),
        add constraint users_locale_check check (locale <> ''),
        add constraint users_zoneinfo_check check (zoneinfo <> '')`);
  }

  override down(): void {
    this.addSql('alter table users drop column picture, drop column locale, drop column zoneinfo');
  }
}

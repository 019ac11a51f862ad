import { Migration } from '@mikro-orm/migrations';

/**
 * Asked-for password resets.
 *
 * A row is written for every address that is asked for, known or not, so that asking takes the same time; a job finds
 * out whose it is and sends the mail. Deleting the row is what makes its link work once.
 */
export class Migration20261121T0500_password_resets extends Migration {
  override up(): void {
    this.addSql(`
      create table password_resets (
        id uuid not null,
        email_key varchar(254) not null,
        user_id uuid null,
        address varchar(45) null,
        handled_at timestamptz null,
        expires_at timestamptz not null,
        created_at timestamptz not null,
        constraint password_resets_pkey primary key (id),
        constraint password_resets_user_id_foreign foreign key (user_id) references users (id) on delete cascade
      )`);
    this.addSql('create index password_resets_user_id_index on password_resets (user_id)');
    this.addSql('create index password_resets_expires_at_index on password_resets (expires_at)');
    this.addSql(
      'create index password_resets_waiting_index on password_resets (id) where handled_at is null',
    );
    this.addSql('alter table password_resets enable row level security');
    this.addSql('create policy platform on password_resets to gatehouse_platform using (true)');
    this.addSql('grant select, insert, update, delete on password_resets to gatehouse_platform');
    this.addSql(
      `create policy maintenance on password_resets to gatehouse_maintenance
       using (expires_at < now() - interval '1 hour')`,
    );
    this.addSql('grant delete, select (expires_at) on password_resets to gatehouse_maintenance');
    // One password a person: setting it is one statement that can't race.
    this.addSql(
      `create unique index credentials_password_unique on credentials (user_id) where kind = 'password'`,
    );
  }

  override down(): void {
    this.addSql('drop index credentials_password_unique');
    this.addSql('drop table password_resets');
  }
}

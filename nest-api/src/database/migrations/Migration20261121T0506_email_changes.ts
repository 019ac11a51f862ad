import { Migration } from '@mikro-orm/migrations';

/** An address that waits to be confirmed at the old and at the new one; one a person. */
export class Migration20261121T0506_email_changes extends Migration {
  override up(): void {
    this.addSql(`
      create table email_changes (
        id uuid not null,
        user_id uuid not null,
        email varchar(254) not null,
        confirmed_at_old_at timestamptz null,
        confirmed_at_new_at timestamptz null,
        expires_at timestamptz not null,
        created_at timestamptz not null,
        constraint email_changes_pkey primary key (id),
        constraint email_changes_user_id_unique unique (user_id),
        constraint email_changes_user_id_foreign foreign key (user_id) references users (id) on delete cascade
      )`);
    this.addSql('create index email_changes_expires_at_index on email_changes (expires_at)');
    this.addSql('alter table email_changes enable row level security');
    this.addSql('create policy platform on email_changes to gatehouse_platform using (true)');
    this.addSql('grant select, insert, update, delete on email_changes to gatehouse_platform');
    this.addSql(
      `create policy maintenance on email_changes to gatehouse_maintenance
       using (expires_at < now() - interval '1 hour')`,
    );
    this.addSql('grant delete, select (expires_at) on email_changes to gatehouse_maintenance');
  }

  override down(): void {
    this.addSql('drop table email_changes');
  }
}

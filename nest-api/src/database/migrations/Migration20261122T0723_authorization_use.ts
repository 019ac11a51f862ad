import { Migration } from '@mikro-orm/migrations';

/** People see when an application last got tokens for them, and so when its access ends. */
export class Migration20261122T0723_authorization_use extends Migration {
  override up(): void {
    this.addSql(
      'alter table oauth_authorizations add column last_used_at timestamptz not null default now()',
    );
    this.addSql('update oauth_authorizations set last_used_at = created_at');
  }

  override down(): void {
    this.addSql('alter table oauth_authorizations drop column last_used_at');
  }
}

import { Migration } from '@mikro-orm/migrations';

/**
 * Switching an application off ends what it was given in one row, however much that is: authorizations older than
 * `authorized_since` are dead.
 */
export class Migration20261121T0210_oauth2_client_changes extends Migration {
  override up(): void {
    this.addSql('alter table oauth_clients add column authorized_since timestamptz null');
  }

  override down(): void {
    this.addSql('alter table oauth_clients drop column authorized_since');
  }
}

import { Migration } from '@mikro-orm/migrations';

/**
 * The type of every column that holds a secret in an envelope of the master key (`v1.<key id>.<nonce>.<ciphertext>`).
 *
 * With it the database refuses a secret that was not sealed, and `rotate-master-key` finds the column by itself. The
 * table's primary key must be one column: `<table>:<key>` is what the envelope is bound to.
 */
export class Migration20261121T0090_sealed extends Migration {
  override up(): void {
    this.addSql(
      String.raw`create domain sealed as text constraint sealed_check
        check (value ~ '^v1\.[A-Za-z0-9_.-]{1,32}\.[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]{22,}$')`,
    );
  }

  override down(): void {
    this.addSql('drop domain sealed');
  }
}

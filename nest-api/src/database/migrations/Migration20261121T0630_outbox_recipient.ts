import { Migration } from '@mikro-orm/migrations';

/** A mail is looked for by whom it was written to: among many thousands the newest pages do not show it. */
export class Migration20261121T0630_outbox_recipient extends Migration {
  override up(): void {
    this.addSql('create index outbox_recipient_index on outbox (lower(recipient) text_pattern_ops, id desc)');
  }

  override down(): void {
    this.addSql('drop index outbox_recipient_index');
  }
}

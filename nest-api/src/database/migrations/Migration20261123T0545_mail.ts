import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../tables.js';

/**
 * Mail is written in the transaction that decides on it, and delivered afterwards.
 *
 * `content` holds one-time links, so it is sealed and removed after delivery. A tenant's own work adds to the outbox and
 * counts its mail; the platform reads it, maintenance delivers and clears it.
 */
export class Migration20261123T0545_mail extends Migration {
  override up(): void {
    tenantTable(
      this,
      'outbox',
      {
        app: 'select (id, tenant_id, status, created_at), insert',
        platform: 'select, insert',
        maintenance: { may: 'select, update, delete', rows: 'true' },
      },
      `
      id uuid not null,
      tenant_id uuid null,
      recipient varchar(254) not null,
      template varchar(60) not null,
      subject varchar(300) not null,
      content sealed null,
      status varchar(20) not null default 'queued',
      attempts int not null default 0,
      next_attempt_at timestamptz not null,
      last_error varchar(300) null,
      expires_at timestamptz null,
      sent_at timestamptz null,
      created_at timestamptz not null,
      constraint outbox_pkey primary key (id),
      constraint outbox_status_check check (status in ('queued', 'sent', 'dead', 'expired')),
      constraint outbox_tenant_id_foreign foreign key (tenant_id) references tenants (id) on delete cascade`,
    );
    this.addSql('create index outbox_tenant_id_index on outbox (tenant_id)');
    this.addSql(`create index outbox_due_index on outbox (next_attempt_at) where status = 'queued'`);
    this.addSql('create index outbox_content_index on outbox (created_at) where content is not null');
    this.addSql(
      'create index outbox_recipient_index on outbox (email_fold(recipient) text_pattern_ops, id desc)',
    );
  }

  override down(): void {
    this.addSql('drop table outbox');
  }
}

import { Migration } from '@mikro-orm/migrations';

/**
 * Mail that was decided on, written in the transaction that decided it, and delivered afterwards.
 *
 * `content` (text and HTML) holds one-time links, so it rests in an envelope and is removed when it has served. A
 * tenant's own work may only add to the outbox; the platform reads it, maintenance delivers and clears it.
 */
export class Migration20261121T0110_outbox extends Migration {
  override up(): void {
    this.addSql(`
      create table outbox (
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
        constraint outbox_tenant_id_foreign foreign key (tenant_id) references tenants (id) on delete cascade
      )`);
    this.addSql('create index outbox_tenant_id_index on outbox (tenant_id)');
    this.addSql(`create index outbox_due_index on outbox (next_attempt_at) where status = 'queued'`);
    this.addSql('create index outbox_content_index on outbox (created_at) where content is not null');

    this.addSql('alter table outbox enable row level security');
    this.addSql(`
      create policy tenant on outbox to gatehouse_app
      using (tenant_id = current_setting('app.tenant_id')::uuid)
      with check (tenant_id = current_setting('app.tenant_id')::uuid)`);
    this.addSql('create policy platform on outbox to gatehouse_platform using (true) with check (true)');
    this.addSql(
      'create policy maintenance on outbox to gatehouse_maintenance using (true) with check (true)',
    );
    this.addSql('grant insert on outbox to gatehouse_app');
    this.addSql('grant select, insert on outbox to gatehouse_platform');
    this.addSql('grant select, update, delete on outbox to gatehouse_maintenance');
  }

  override down(): void {
    this.addSql('drop table outbox');
  }
}

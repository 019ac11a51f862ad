import { Migration } from '@mikro-orm/migrations';

/**
 * When the chains of the audit trail were last gone through, and whether they were sound: one row for all of them
 * together and one for whichever single one somebody looked at last. Names no tenant, so that erasing one leaves
 * nothing here.
 */
export class Migration20261121T0572_audit_verifications extends Migration {
  override up(): void {
    this.addSql(`
      create table audit_verifications (
        scope varchar(3) not null,
        at timestamptz not null,
        events bigint not null,
        sound boolean not null,
        constraint audit_verifications_pkey primary key (scope),
        constraint audit_verifications_scope_check check (scope in ('all', 'one'))
      )`);
    this.addSql('grant select, insert, update on audit_verifications to gatehouse_maintenance');
  }

  override down(): void {
    this.addSql('drop table audit_verifications');
  }
}

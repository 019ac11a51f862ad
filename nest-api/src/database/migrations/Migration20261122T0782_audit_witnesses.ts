import { Migration } from '@mikro-orm/migrations';

/**
 * Which signing keys the platform has, for the verification of its own audit chain: each was made together with an event
 * of that chain. Maintenance gets their ids and nothing else of the keys.
 */
export class Migration20261122T0782_audit_witnesses extends Migration {
  override up(): void {
    this.addSql(`
      create function audit_witnesses() returns setof uuid
      language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
        select id from public.signing_keys where tenant_id is null
      $$`);
    this.addSql('revoke execute on function audit_witnesses from public');
    this.addSql('grant execute on function audit_witnesses to gatehouse_maintenance');
  }

  override down(): void {
    this.addSql('drop function audit_witnesses');
  }
}

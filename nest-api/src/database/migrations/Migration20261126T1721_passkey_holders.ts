import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';

/** The replay of the risk policy needs to know which members have a passkey. A tenant sees no passkeys, and nothing else of them. */
export class Migration20261126T1721_passkey_holders extends Migration {
  override up(): void {
    sqlFunction(
      this,
      'passkey_holders(of_tenant uuid)',
      'table (id uuid)',
      `select m.user_id from memberships m
       where m.tenant_id = of_tenant and exists (select 1 from passkeys k where k.user_id = m.user_id)`,
      { roles: ['app', 'platform'] },
    );
  }

  override down(): void {
    this.addSql('drop function passkey_holders');
  }
}

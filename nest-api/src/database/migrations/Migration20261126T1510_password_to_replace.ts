import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';

/**
 * The hash of the password that a sign-in requires its user to change, so that the same one is not set again. Only the
 * holder of the sign-in's ticket knows its hash.
 */
export class Migration20261126T1510_password_to_replace extends Migration {
  override up(): void {
    sqlFunction(
      this,
      'password_to_replace(of_ticket varchar, at timestamptz)',
      'table (secret text)',
      `select c.secret from sign_in_tickets t
       join credentials c on c.user_id = t.user_id and c.kind = 'password'
       where t.token_hash = of_ticket and t.expires_at > at and (t.proof ->> 'isNewPassword')::boolean`,
    );
  }

  override down(): void {
    this.addSql('drop function password_to_replace');
  }
}

import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';

/** The sign-in page offers demo accounts before the user is known, so it asks a function and no role sees every tenant. */
export class Migration20261124T1829_demo_accounts extends Migration {
  override up(): void {
    sqlFunction(
      this,
      'demo_accounts_among(of_emails text[])',
      'table (email text)',
      'select u.email_key::text from users u where u.is_demo and u.email_key = any(of_emails)',
    );
  }

  override down(): void {
    this.addSql('drop function demo_accounts_among');
  }
}

import { Migration } from '@mikro-orm/migrations';
import { back, type Change, changeFunction } from '../change-function.js';

const SIGNATURE = 'directory_of_account(uuid)';
const CHANGES: readonly Change[] = [
  [
    'where m.user_id = of_user',
    `where m.user_id = of_user and m.left_at is null and c.deleted_at is null
         and not exists (select 1 from users u where u.id = of_user and u.is_superadmin)`,
  ],
];

/**
 * A directory owns name and address of an account as long as it would rename it: neither those of a member whom it
 * deactivated, who may need another address, nor those of a superadmin.
 */
export class Migration20261126T0500_owner_of_names extends Migration {
  override up(): void {
    this.change(CHANGES);
  }

  override down(): void {
    this.change(back(CHANGES));
  }

  private change(changes: readonly Change[]): void {
    changeFunction(this, SIGNATURE, changes);
    this.addSql(
      `grant execute on function ${SIGNATURE} to gatehouse_platform, gatehouse_person, gatehouse_sign_in`,
    );
  }
}

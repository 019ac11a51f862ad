import { Migration } from '@mikro-orm/migrations';

/**
 * A tenant asks one of its members for a new second factor, from their next sign-in to it on.
 *
 * On the membership, because the factors themselves are the person's: another tenant of theirs is not touched. Null
 * while nobody asked.
 */
export class Migration20261121T0620_member_factor extends Migration {
  override up(): void {
    this.addSql('alter table memberships add column factor_required_at timestamptz null');
  }

  override down(): void {
    this.addSql('alter table memberships drop column factor_required_at');
  }
}

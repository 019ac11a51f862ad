import { Migration } from '@mikro-orm/migrations';

/** Columns are named by the terms of the glossary. */
export class Migration20261124T1605_standard_terms extends Migration {
  override up(): void {
    this.addSql('alter table domains rename column proof_detail to verification_detail');
    this.addSql('alter table sso_wizard_runs rename column new_organisation to new_organization');
  }

  override down(): void {
    this.addSql('alter table sso_wizard_runs rename column new_organization to new_organisation');
    this.addSql('alter table domains rename column verification_detail to proof_detail');
  }
}

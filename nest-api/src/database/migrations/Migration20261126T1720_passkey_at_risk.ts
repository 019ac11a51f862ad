import { Migration } from '@mikro-orm/migrations';

/** The policy of the risk of a sign-in may require a passkey. An organization that does falls back to a rejection. */
export class Migration20261126T1720_passkey_at_risk extends Migration {
  override up(): void {
    this.addSql(allow("'allow', 'second_factor', 'passkey', 'reject'"));
  }

  override down(): void {
    for (const column of ['risk_medium', 'risk_high'])
      this.addSql(`update sign_in_policies set ${column} = 'reject' where ${column} = 'passkey'`);
    this.addSql(allow("'allow', 'second_factor', 'reject'"));
  }
}

function allow(actions: string): string {
  return `
    alter table sign_in_policies
      drop constraint sign_in_policies_risk_check,
      add constraint sign_in_policies_risk_check check (
        risk_mode in ('report_only', 'enforce') and risk_medium in (${actions}) and risk_high in (${actions}))`;
}

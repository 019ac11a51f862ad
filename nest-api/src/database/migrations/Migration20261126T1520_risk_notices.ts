import { Migration } from '@mikro-orm/migrations';

/**
 * When a job has looked at a sign-in of high risk, to email its user: as `devices.noticed_at` for new devices. Sign-ins of
 * low and medium risk are not in the index, and those before this version send no email.
 */
export class Migration20261126T1520_risk_notices extends Migration {
  override up(): void {
    this.addSql('alter table sessions add column risk_noticed_at timestamptz null');
    this.addSql(`update sessions set risk_noticed_at = now() where risk ->> 'level' = 'high'`);
    this.addSql(`
      create index sessions_risk_unnoticed_index on sessions (id)
      where risk ->> 'level' = 'high' and risk_noticed_at is null`);
  }

  override down(): void {
    this.addSql('alter table sessions drop column risk_noticed_at');
  }
}

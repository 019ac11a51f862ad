import { Migration } from '@mikro-orm/migrations';
import { platformTable } from '../tables.js';

const EXPORTED = 'u.new_device_mail as "newDeviceMail",';

/**
 * The weekly email to admins about the sign-ins of their organization.
 *
 * - `weekly_reports`: the last week that was handled, as its Monday, and when the next one is due. An organization without a
 *   row gets one without an email, so neither a new organization nor an upgrade sends one at once.
 * - `users.weekly_email`: whether the user receives it, in every organization where they are an admin.
 */
export class Migration20261127T0000_weekly_emails extends Migration {
  override up(): void {
    platformTable(
      this,
      'weekly_reports',
      { platform: 'select, insert, update (week, due_at)' },
      `
      tenant_id uuid not null,
      week date not null,
      due_at timestamptz not null,
      constraint weekly_reports_pkey primary key (tenant_id)`,
    );
    this.addSql('create index weekly_reports_due_at_index on weekly_reports (due_at)');
    this.addSql('alter table users add column weekly_email boolean not null default true');
    this.addSql('grant update (weekly_email) on users to gatehouse_person');
    this.addSql('grant select (weekly_email), insert (weekly_email) on users to gatehouse_sign_in');
    this.replaceIn(EXPORTED, `${EXPORTED} u.weekly_email as "weeklyEmail",`);
  }

  override down(): void {
    this.replaceIn(`${EXPORTED} u.weekly_email as "weeklyEmail",`, EXPORTED);
    this.addSql('alter table users drop column weekly_email');
    this.addSql('drop table weekly_reports');
  }

  /** The rest of the function stays, so its text is taken from the database. */
  private replaceIn(before: string, now: string): void {
    this.addSql(`
      do $do$ declare source text := pg_get_functiondef('personal_data(uuid, text, text, int)'::regprocedure);
      begin
        if position($b$${before}$b$ in source) = 0 then raise exception 'personal_data lacks: %', $b$${before}$b$; end if;
        source := replace(source, $b$${before}$b$, $n$${now}$n$);
        execute source;
      end $do$`);
  }
}

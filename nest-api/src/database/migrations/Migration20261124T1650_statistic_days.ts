import { Migration } from '@mikro-orm/migrations';

/**
 * Keeps the hours of sign-ins for 31 days in place of 14, so that charts can show 30 days in any time zone.
 *
 * Only this number of the function changes, so its text is taken from the database.
 */
export class Migration20261124T1650_statistic_days extends Migration {
  override up(): void {
    this.keep(14, 31);
  }

  override down(): void {
    this.keep(31, 14);
  }

  private keep(before: number, now: number): void {
    this.addSql(`
      do $do$ begin
        execute replace(pg_get_functiondef('count_sign_ins(int)'::regprocedure), 'interval ''${before} days''',
          'interval ''${now} days''');
      end $do$`);
  }
}

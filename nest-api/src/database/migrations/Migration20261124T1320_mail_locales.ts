import { Migration } from '@mikro-orm/migrations';

const PATH = 'pg_catalog, public, pg_temp';

/** A mail is written in the language of its receiver, also where the sender sees no account but their own. */
export class Migration20261124T1320_mail_locales extends Migration {
  override up(): void {
    this.define(
      'account_by_email(of_email varchar)',
      'table (email varchar, "givenName" varchar, locale varchar)',
      'select u.email, u.given_name, u.locale from users u where u.email_key = of_email',
      'gatehouse_person',
    );
    this.define(
      'superadmin_emails(most int)',
      'table (email varchar, locale varchar)',
      `select u.email, u.locale from users u where u.is_superadmin and u.status = 'active' order by u.id limit most`,
      'gatehouse_app, gatehouse_platform',
    );
  }

  override down(): void {
    this.define(
      'account_by_email(of_email varchar)',
      'table (email varchar, "givenName" varchar)',
      'select u.email, u.given_name from users u where u.email_key = of_email',
      'gatehouse_person',
    );
    this.define(
      'superadmin_emails(most int)',
      'table (email varchar)',
      `select u.email from users u where u.is_superadmin and u.status = 'active' order by u.id limit most`,
      'gatehouse_app, gatehouse_platform',
    );
  }

  /** A function whose columns change is created again. */
  private define(signature: string, returns: string, sql: string, roles: string): void {
    const name = signature.slice(0, signature.indexOf('('));
    this.addSql(`drop function ${name}`);
    this.addSql(`create function ${signature} returns ${returns} language sql stable security definer
      set search_path = ${PATH} as $$ ${sql} $$`);
    this.addSql(`revoke execute on function ${name} from public`);
    this.addSql(`grant execute on function ${name} to ${roles}`);
  }
}

import { Migration } from '@mikro-orm/migrations';

const PATH = 'pg_catalog, public, pg_temp';
const DEVICE = 'exists (select 1 from devices d where d.user_id = u.id and d.key_hash = of_device)';

/**
 * The look-up of a password says as well how often the account was tried from the network of the caller, so that a first
 * try is told from a guess that follows many. It answers for an address without an account too: whether there is one
 * must not decide which limit holds.
 */
export class Migration20261123T1515_first_tries extends Migration {
  override up(): void {
    this.addSql('drop function password_by_email');
    this.addSql(`
      create function password_by_email(of_email varchar, of_device varchar, of_tries bytea)
      returns table ("userId" uuid, secret text, "isKnownDevice" boolean, tries double precision, "triedAt" timestamptz)
      language plpgsql stable security definer set search_path = ${PATH} as $$
        #variable_conflict use_column
        begin
          return query
            select u.id, c.secret, ${DEVICE}, l.attempts::double precision, l.last_at
            from (values (of_email)) as asked (email_key)
            left join (users u join credentials c on c.user_id = u.id and c.kind = 'password')
              on u.email_key = asked.email_key
            left join attempt_limits l on l.key = of_tries;
        end
      $$`);
    this.allow();
  }

  override down(): void {
    this.addSql('drop function password_by_email');
    this.addSql(`
      create function password_by_email(of_email varchar, of_device varchar)
      returns table ("userId" uuid, secret text, "isKnownDevice" boolean)
      language plpgsql stable security definer set search_path = ${PATH} as $$
        #variable_conflict use_column
        begin
          return query
            select u.id, c.secret, ${DEVICE}
            from users u join credentials c on c.user_id = u.id and c.kind = 'password'
            where u.email_key = of_email;
        end
      $$`);
    this.allow();
  }

  private allow(): void {
    this.addSql('revoke execute on function password_by_email from public');
    this.addSql('grant execute on function password_by_email to gatehouse_app');
  }
}

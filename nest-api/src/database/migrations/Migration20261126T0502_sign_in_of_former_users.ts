import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';

const SIGNATURE = 'directory_person(of_configuration uuid, of_subject varchar, of_email_key varchar)';

const FOUND = `select d.user_id, not d.active and d.waits is null and o.state <> 'preview' as inactive from (
    select 1 as rank, x.id from directory_users x
    where x.directory_id = of_configuration and x.external_id = of_subject
    union all
    select 2, x.id from directory_users x
    where x.directory_id = of_configuration and of_subject like '%@%' and x.user_name_key = lower(of_subject)
    union all
    select 3, x.id from directory_users x
    where x.directory_id = of_configuration and x.email_key = of_email_key
  ) f join directory_users d on d.id = f.id join directories o on o.id = d.directory_id
  where d.deleted_at is null
  order by f.rank, d.user_id nulls last, d.id limit 1`;

/**
 * An admin can reject the end of a membership after the directory deleted its user. The account stays, and belongs to nobody
 * in the directory. A sign-in learns of it, so that the address alone does not lead the next person there. An
 * `externalId` that is the subject is still the person before.
 */
export class Migration20261126T0502_sign_in_of_former_users extends Migration {
  override up(): void {
    this.replace(
      'table ("userId" uuid, "isInactive" boolean, "isFormer" boolean)',
      `select p.user_id, coalesce(p.inactive, false), exists (
         select 1 from users u
           join directory_former_users f on f.directory_id = of_configuration and f.user_id = u.id
         where u.email_key = of_email_key and f.external_id <> of_subject
           and not exists (select 1 from directory_users x
             where x.directory_id = of_configuration and x.user_id = u.id))
       from (select 1) one left join (${FOUND}) p on true`,
    );
  }

  override down(): void {
    this.replace('table ("userId" uuid, "isInactive" boolean)', FOUND);
  }

  private replace(returns: string, sql: string): void {
    this.addSql('drop function directory_person');
    sqlFunction(this, SIGNATURE, returns, sql);
    this.addSql('grant execute on function directory_person to gatehouse_sign_in');
  }
}

import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';

/**
 * Failures and unanswered second steps of the last hour, which a process reads once at its start. Later ones reach it as
 * notifications. `agoMs` is by the database's clock, as the log is.
 *
 * An unanswered second step is an open ticket, or a record of the log about one that expired. An address is null for it.
 */
export class Migration20261126T1801_recent_failures extends Migration {
  override up(): void {
    sqlFunction(
      this,
      'recent_failures(most int)',
      'table ("userId" uuid, ip varchar, "isPrompt" boolean, times int, "agoMs" float8)',
      `select f.user_id, f.ip, f.is_prompt, f.times, extract(epoch from now() - f.at)::float8 * 1000
       from (
         select a.user_id, a.ip, a.outcome = 'ticket_expired' as is_prompt, a.count as times, a.at
         from sign_in_attempts a
         where a.failed and a.outcome in ('invalid_credentials', 'invalid_factor', 'ticket_expired') and a.is_sign_in
           and not a.is_copy and a.user_id is not null and a.at > now() - interval '1 hour'
           and a.id > (select uuidv7(interval '-61 minutes'))
         union all
         select t.user_id, null, true, 1, t.created_at from sign_in_tickets t
         where t.expires_at > now() and not t.must_enrol and t.created_at > now() - interval '1 hour'
       ) f order by f.at desc limit most`,
    );
  }

  override down(): void {
    this.addSql('drop function recent_failures');
  }
}

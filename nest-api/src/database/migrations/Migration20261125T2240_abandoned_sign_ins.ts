import { Migration } from '@mikro-orm/migrations';

/**
 * A sign-in whose second step nobody takes ends with its ticket: in the sign-in log, under the time at which the ticket
 * expired. It belongs to the organization that the user switched to, to that of the connection, or to each of the user.
 *
 * Maintenance removes a ticket ten minutes later, so that a late answer still names its user.
 */
export class Migration20261125T2240_abandoned_sign_ins extends Migration {
  override up(): void {
    this.addSql(`
      create function clear_sign_in_tickets() returns int
      language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
        with gone as (
          delete from sign_in_tickets where expires_at < now() - interval '10 minutes'
          returning user_id, proof, expires_at
        ), abandoned as materialized (
          select uuidv7(expires_at - clock_timestamp()) as id, user_id, proof,
            coalesce(proof -> 'into' ->> 'tenantId', proof -> 'through' ->> 'tenantId')::uuid as tenant_id
          from gone where expires_at > now() - interval '1 day'
        ), recorded as (
          insert into sign_in_attempts (failed, at, id, tenant_id, is_copy, method, is_sign_in, outcome, reference,
            connection_id, user_id, ip, user_agent, steps)
          select true, uuid_extract_timestamp(a.id), a.id,
            coalesce(a.tenant_id, o.tenant, '00000000-0000-0000-0000-000000000000'), coalesce(o.place, 1) > 1,
            a.proof ->> 'method', true, 'ticket_expired', coalesce(a.proof -> 'asked' ->> 'reference', '-'),
            nullif(a.proof -> 'through' ->> 'configurationId', '')::uuid, a.user_id, a.proof -> 'asked' ->> 'ip',
            a.proof -> 'asked' ->> 'browser', jsonb_build_array(
              jsonb_build_object('kind', 'check', 'name', 'proof', 'status', 'pass', 'ms', null, 'detail', null,
                'message', 'The user took the first step'),
              jsonb_build_object('kind', 'check', 'name', 'second_factor', 'status', 'fail', 'ms', null, 'detail', null,
                'message', 'Nobody took the second step in time'))
          from abandoned a
          left join lateral owners_of_attempt(case when a.tenant_id is null then a.user_id end, null) o on true
          where a.proof ->> 'method' is not null
          returning 1
        )
        select count(*)::int from recorded $$`);
    this.addSql('revoke execute on function clear_sign_in_tickets from public');
    this.addSql('grant execute on function clear_sign_in_tickets to gatehouse_maintenance');
  }

  override down(): void {
    this.addSql('drop function clear_sign_in_tickets');
  }
}

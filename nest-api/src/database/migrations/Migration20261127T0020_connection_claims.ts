import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';
import { tenantTable } from '../tables.js';

/**
 * What the identity provider of a connection usually sends: names of claims and how users authenticated, never values.
 *
 * - One row for each connection of an organization that users have signed in through, with the number of sign-ins that had
 *   each entry. From 500 sign-ins on, all numbers are halved, so that the latest ones weigh most.
 * - `settings` is a digest of the settings that shape an answer: with others, the connection begins new habits.
 * - Only sign-ins read and write it, through the functions. They read it with the standing of the user, and note it in
 *   batches outside of the request.
 */
export class Migration20261127T0020_connection_claims extends Migration {
  override up(): void {
    tenantTable(
      this,
      'connection_claims',
      { platform: '' },
      `
      tenant_id uuid not null,
      connection_id uuid not null,
      settings varchar(43) not null,
      sign_ins int not null,
      seen jsonb not null,
      at timestamptz not null,
      constraint connection_claims_pkey primary key (connection_id),
      constraint connection_claims_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint connection_claims_connection_id_foreign foreign key (connection_id)
        references sso_configurations (id) on delete cascade`,
    );
    this.addSql('create index connection_claims_tenant_id_index on connection_claims (tenant_id)');
    sqlFunction(
      this,
      'claims_of_connection(of_connection uuid)',
      'jsonb',
      `select jsonb_build_object('settings', c.settings, 'signIns', c.sign_ins, 'seen', c.seen)
       from connection_claims c where c.connection_id = of_connection`,
    );
    // Of `learn_connection_claims` alone, as whose owner it runs.
    this.addSql(`
      create function merged_claims(before jsonb, share numeric, added jsonb, most int) returns jsonb
      language sql immutable set search_path = pg_catalog, public, pg_temp as $$
        select coalesce(jsonb_object_agg(kept.name, kept.times), '{}') from (
          select e.name, sum(e.times)::int as times from (
            select b.key as name, ceil(b.value::int * share) as times from jsonb_each_text(before) b where share > 0
            union all
            select a.key, a.value::int from jsonb_each_text(added) a) e
          group by e.name order by sum(e.times) desc, e.name limit most) kept
      $$`);
    this.addSql('revoke execute on function merged_claims from public');
    sqlFunction(
      this,
      'learn_connection_claims(noted jsonb, most int)',
      'void',
      `insert into connection_claims as h (tenant_id, connection_id, settings, sign_ins, seen, at)
       select c.tenant_id, c.id, n.settings, n.sign_ins, merged_claims('{}', 0, n.seen, most), now()
       from jsonb_to_recordset(noted) as n (connection_id uuid, settings varchar, sign_ins int, seen jsonb)
       join sso_configurations c on c.id = n.connection_id and c.tenant_id is not null and c.deleted_at is null
       order by c.id
       on conflict (connection_id) do update set
         settings = excluded.settings,
         sign_ins = excluded.sign_ins + case
           when h.settings <> excluded.settings then 0
           when h.sign_ins >= 500 then h.sign_ins / 2
           else h.sign_ins end,
         seen = merged_claims(h.seen, case
           when h.settings <> excluded.settings then 0
           when h.sign_ins >= 500 then 0.5
           else 1 end, excluded.seen, most),
         at = excluded.at`,
      { isVolatile: true },
    );
  }

  override down(): void {
    this.addSql('drop function learn_connection_claims, merged_claims, claims_of_connection');
    this.addSql('drop table connection_claims');
  }
}

import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';

const ALL = `'00000000-0000-0000-0000-000000000000'::uuid`;

/**
 * Sign-in pages that users opened and left without sending anything.
 *
 * They have the step `left` in `sign_in_times`: one row for each organization and day. Bucket 0 has them, because earlier
 * versions count bucket -1 of an unknown step as sign-ins that were abandoned. A page counts for the day on which it was
 * left. `noted` has one line for each owner, which is known by its ID, its slug or its application, or is unknown.
 */
export class Migration20261127T1200_left_sign_in_pages extends Migration {
  override up(): void {
    sqlFunction(
      this,
      'count_left(noted jsonb)',
      'void',
      `with pages as (
         select r.times, coalesce(r.tenant_id, (select t.id from tenants t where t.slug = r.slug),
           (select c.tenant_id from oauth_clients c where c.client_id = r.application),
           (select s.tenant_id from saml_service_providers s
            where s.id = case when r.application ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then r.application::uuid end)
         ) as tenant_id
         from jsonb_to_recordset(noted) as r (tenant_id uuid, slug text, application text, times int)
       ), owned as (
         select ${ALL} as owner, 'UTC' as zone, p.times from pages p
         union all
         select t.id, t.time_zone, p.times from pages p join tenants t on t.id = p.tenant_id where t.erased_at is null
       )
       insert into sign_in_times as s (tenant_id, step, day, bucket, times)
       select owner, 'left', (now() at time zone zone)::date, 0, sum(times) from owned group by owner, zone order by owner
       on conflict (tenant_id, day, step, bucket) do update set times = s.times + excluded.times`,
      { isVolatile: true },
    );
  }

  override down(): void {
    this.addSql('drop function count_left');
    this.addSql(`delete from sign_in_times where step = 'left'`);
  }
}

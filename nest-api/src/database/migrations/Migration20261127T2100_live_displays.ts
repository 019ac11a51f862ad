import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';
import { platformTable } from '../tables.js';

/**
 * Browsers that show the live board without a session.
 *
 * The board of such a browser is read by functions that return numbers of all tenants together. They name no user and no
 * tenant.
 */
export class Migration20261127T2100_live_displays extends Migration {
  override up(): void {
    platformTable(
      this,
      'live_displays',
      { platform: 'select, insert, delete' },
      `
      id uuid not null,
      name varchar(100) not null,
      token_hash varchar(43) not null,
      created_by uuid,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      last_shown_at timestamptz,
      constraint live_displays_pkey primary key (id),
      constraint live_displays_token_hash_unique unique (token_hash),
      constraint live_displays_created_by_foreign foreign key (created_by) references users (id) on delete set null`,
    );
    this.addSql('create index live_displays_created_by_index on live_displays (created_by)');
    sqlFunction(
      this,
      'show_live_display(of_token varchar, at timestamptz)',
      'table (id uuid)',
      `update live_displays d set last_shown_at = at
       where d.token_hash = of_token and d.expires_at > at
         and (d.last_shown_at is null or d.last_shown_at < at - interval '1 minute');
       select d.id from live_displays d where d.token_hash = of_token and d.expires_at > at`,
      { isVolatile: true },
    );
    sqlFunction(
      this,
      'live_board_rows(since timestamptz, most integer)',
      'table (pulses json, incidents json)',
      `select
         (select coalesce(json_agg(json_build_object(
            'process', p.process_id, 'step', p.step, 'at', p.at, 'numbers', p.numbers)), '[]')
          from live_pulses p where p.at > since),
         (select json_build_object('low', count(*) filter (where severity = 'low'),
            'medium', count(*) filter (where severity = 'medium'), 'high', count(*) filter (where severity = 'high'))
          from (select severity from incidents where state <> 'closed' limit most) i)`,
    );
    sqlFunction(
      this,
      'instance_heartbeats(since timestamptz)',
      'table (kind text, "lastSeenAt" timestamptz)',
      'select i.kind::text, i.last_seen_at from instances i where i.last_seen_at > since',
    );
  }

  override down(): void {
    this.addSql('drop function instance_heartbeats, live_board_rows, show_live_display');
    this.addSql('drop table live_displays');
  }
}

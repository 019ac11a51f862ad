import { Migration } from '@mikro-orm/migrations';
import { back, type Change, changeFunction } from '../change-function.js';
import { sqlFunction } from '../functions.js';

/** As PostgreSQL writes the types. */
const COLUMNS: Change = [
  'host character varying)',
  'host character varying, address character varying, "userAgent" character varying, places jsonb)',
];
const VALUES: Change = [', s.host ', ', s.host, s.address, s.user_agent, s.places '];

const NOTIFIED =
  'tenant_id, user_id, token_hash, account_role, role, amr, authenticated_at, idle_seconds, expires_at, ended_at, oidc, upstream_tenant_id, proved_at';

/**
 * Places that a session was used from besides the one that it began at, each with its risk.
 *
 * - The look-up of a session returns them, so a request learns without a further statement whether its place is known.
 * - `moved_at` is set while the job for detections has not yet seen a place of somebody who probably is not the user.
 * - `move_session` stores a place with its event, and ends the session if its policy says so.
 * - `session_end_of_token` names the reason to the browser whose session ended by its policy.
 *
 * The previous version of the API ignores the columns.
 */
export class Migration20261126T0900_session_moves extends Migration {
  override up(): void {
    this.addSql('alter table sessions add column places jsonb null, add column moved_at timestamptz null');
    this.addSql('create index sessions_moved_index on sessions (moved_at) where moved_at is not null');
    this.addSql(
      'grant select (places, moved_at), update (places, moved_at) on sessions to gatehouse_sign_in',
    );
    this.addSql('grant update (places) on sessions to gatehouse_person');
    this.notify(`${NOTIFIED}, places`);
    for (const look of LOOK_UPS) changeFunction(this, look, [COLUMNS, VALUES]);
    sqlFunction(
      this,
      'session_end_of_token(of_token varchar)',
      'table ("endReason" varchar)',
      'select s.end_reason from sessions s where s.token_hash = of_token and s.ended_at is not null',
    );
    // Only the first of several processes finds the place unknown. Without a trail, nothing is recorded.
    this.addSql(`
      create function move_session(of_session uuid, its_key text, place jsonb, is_stolen boolean, ends boolean,
        at timestamptz, most int, trail uuid, its_event jsonb)
      returns void language sql volatile set search_path = pg_catalog, public, pg_temp as $$
        with moved as (
          update sessions s set
            places = jsonb_build_array(place) || coalesce((
              select jsonb_agg(p.known order by p.n) from jsonb_array_elements(s.places) with ordinality p (known, n)
              where p.n < most), '[]'),
            moved_at = case when is_stolen then at else s.moved_at end,
            ended_at = case when ends then at end,
            end_reason = case when ends then 'moved' end
          where s.id = of_session and s.ended_at is null
            and not coalesce(s.places, '[]') @> jsonb_build_array(jsonb_build_object('key', its_key))
          returning 1
        )
        insert into audit_events (tenant_id, event) select trail, its_event from moved where trail is not null
      $$`);
    this.addSql('revoke execute on function move_session from public');
    this.addSql('grant execute on function move_session to gatehouse_sign_in');
    this.addSql(`
      create function take_moved_sessions(most int)
      returns table (id uuid, tenant_id uuid, user_id uuid, address varchar, places jsonb, authenticated_at timestamptz)
      language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
        update sessions s set moved_at = null
        where s.id in (
          select m.id from sessions m where m.moved_at is not null order by m.moved_at limit most
          for update skip locked)
        returning s.id, s.tenant_id, s.user_id, s.address, s.places, s.authenticated_at
      $$`);
    this.addSql('revoke execute on function take_moved_sessions from public');
    this.addSql('grant execute on function take_moved_sessions to gatehouse_maintenance');
  }

  override down(): void {
    this.addSql('drop function take_moved_sessions, move_session, session_end_of_token');
    for (const look of LOOK_UPS) changeFunction(this, look, back([COLUMNS, VALUES]));
    this.notify(NOTIFIED);
    this.addSql('alter table sessions drop column places, drop column moved_at');
  }

  private notify(columns: string): void {
    this.addSql('drop trigger sessions_notify on sessions');
    this.addSql(`
      create trigger sessions_notify after update of ${columns} on sessions
      for each row execute function notify_change('id')`);
  }
}

const LOOK_UPS = ['session_by_token(varchar)', 'session_by_id(uuid)'];

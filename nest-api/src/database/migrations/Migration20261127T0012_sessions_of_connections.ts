import { Migration } from '@mikro-orm/migrations';
import { back, type Change } from '../change-function.js';

const OPEN =
  'open_session(bytea, int, uuid, uuid, uuid, uuid, varchar, varchar, text[], timestamptz, timestamptz, int, timestamptz, uuid, uuid, varchar, varchar, varchar, varchar, uuid, jsonb, varchar, jsonb, jsonb';
const LAST_PARAMETER = 'its_risk jsonb DEFAULT NULL::jsonb';
const CHANGES: readonly Change[] = [
  [`${LAST_PARAMETER})`, `${LAST_PARAMETER}, its_connection uuid DEFAULT NULL::uuid)`],
  [', host, risk)', ', host, risk, connection_id)'],
  [', its_host, its_risk)', ', its_host, its_risk, its_connection)'],
];

/**
 * The connection that a session began through, so that it ends with the connection. Null for other sessions, and for those
 * that began before: these end with any connection of their tenant. The previous version of the API calls `open_session`
 * without it.
 */
export class Migration20261127T0012_sessions_of_connections extends Migration {
  override up(): void {
    this.addSql('alter table sessions add column connection_id uuid null');
    this.addSql(
      'create index sessions_connection_id_index on sessions (connection_id) where connection_id is not null',
    );
    this.addSql('grant select (connection_id), insert (connection_id) on sessions to gatehouse_sign_in');
    this.changeOpening(`${OPEN})`, CHANGES);
  }

  override down(): void {
    this.changeOpening(`${OPEN}, uuid)`, back(CHANGES));
    this.addSql('alter table sessions drop column connection_id');
  }

  /** Like `changeFunction`, for parameters that change, and for the role for sign-ins. */
  private changeOpening(signature: string, changes: readonly Change[]): void {
    const steps = changes.map(
      ([before, now]) => `
      if position($t$${before}$t$ in source) = 0 then raise exception 'open_session lacks: %', $t$${before}$t$; end if;
      source := replace(source, $t$${before}$t$, $t$${now}$t$);`,
    );
    this.addSql(`
      do $do$ declare source text := pg_get_functiondef('${signature}'::regprocedure);
      begin ${steps.join('')}
        drop function ${signature};
        execute source;
      end $do$`);
    this.addSql('revoke execute on function open_session from public');
    this.addSql('grant execute on function open_session to gatehouse_sign_in');
  }
}

import { Migration } from '@mikro-orm/migrations';
import { back, type Change } from '../change-function.js';

const OPEN =
  'open_session(bytea, int, uuid, uuid, uuid, uuid, varchar, varchar, text[], timestamptz, timestamptz, int, timestamptz, uuid, uuid, varchar, varchar, varchar, varchar, uuid, jsonb, varchar, jsonb';
const LAST_PARAMETER = 'its_profile jsonb DEFAULT NULL::jsonb';
const CHANGES: readonly Change[] = [
  [`${LAST_PARAMETER})`, `${LAST_PARAMETER}, its_risk jsonb DEFAULT NULL::jsonb)`],
  [', host)', ', host, risk)'],
  [', its_host)', ', its_host, its_risk)'],
];

/**
 * The risk of the sign-in that a session began with, for its user: the sign-in log is for admins. It is deleted with the
 * session. The previous version of the API calls `open_session` without it.
 */
export class Migration20261126T1402_risk_of_sessions extends Migration {
  override up(): void {
    this.addSql('alter table sessions add column risk jsonb null');
    this.addSql('grant select (risk), insert (risk) on sessions to gatehouse_sign_in');
    this.changeOpening(`${OPEN})`, CHANGES);
  }

  override down(): void {
    this.changeOpening(`${OPEN}, jsonb)`, back(CHANGES));
    this.addSql('alter table sessions drop column risk');
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

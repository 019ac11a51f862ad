import { Migration } from '@mikro-orm/migrations';

const BEFORE = `case when ends then 'moved' end`;
const NOW = `case when ends then case when its_key like 'token:%' then 'token_reused' else 'moved' end end`;

/**
 * A session whose code or refresh token was used twice is assessed again, with the same function as one that moved: the
 * authorization that ended takes the place of the place. A session that ends by it has a reason of its own.
 */
export class Migration20261127T0011_reused_tokens extends Migration {
  override up(): void {
    this.replace(BEFORE, NOW);
  }

  override down(): void {
    this.addSql(`update sessions set end_reason = 'moved' where end_reason = 'token_reused'`);
    this.replace(NOW, BEFORE);
  }

  private replace(before: string, now: string): void {
    this.addSql(`
      do $do$ declare source text := pg_get_functiondef(
        'move_session(uuid, text, jsonb, boolean, boolean, timestamptz, integer, uuid, jsonb)'::regprocedure);
      begin
        if position($b$${before}$b$ in source) = 0 then raise exception 'move_session lacks: %', $b$${before}$b$; end if;
        execute replace(source, $b$${before}$b$, $n$${now}$n$);
      end $do$`);
  }
}

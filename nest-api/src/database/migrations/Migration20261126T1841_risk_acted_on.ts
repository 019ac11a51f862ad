import { Migration } from '@mikro-orm/migrations';

const ADDING = 'add_sign_in_days(xid8, bigint, xid8, bigint, bigint, bigint, timestamptz, date)';
const ALL = `'00000000-0000-0000-0000-000000000000'::uuid`;

type Change = readonly [before: string, now: string];

/**
 * Counts by day the sign-ins that an enforced policy acted on because of their risk, by level, as dimension `risk_acted` of
 * `sign_in_days`. A sign-in that nothing acted on has no value there. Sign-ins that were counted before have none either.
 */
export class Migration20261126T1841_risk_acted_on extends Migration {
  override up(): void {
    this.replace(CHANGES);
  }

  override down(): void {
    this.replace(CHANGES.map(([before, now]) => [now, before]));
    this.addSql(`delete from sign_in_days where dimension = 'risk_acted'`);
  }

  private replace(changes: readonly Change[]): void {
    const steps = changes.map(
      ([before, now]) => `
        if position($b$${before}$b$ in source) = 0 then raise exception 'add_sign_in_days lacks: %', $b$${before}$b$; end if;
        source := replace(source, $b$${before}$b$, $n$${now}$n$);`,
    );
    this.addSql(`
      do $do$ declare source text := pg_get_functiondef('${ADDING}'::regprocedure);
      begin ${steps.join('')}
        execute source;
      end $do$`);
  }
}

const RISK = `coalesce(e.risk ->> 'level', '') as risk`;
const LAST = `('risk', p.risk))`;
const OWNERS = `where p.owner <> ${ALL} or f.dimension not in ('application', 'connection')`;

const CHANGES: readonly Change[] = [
  [
    RISK,
    `${RISK}, case when (e.risk ->> 'isEnforced')::boolean and e.risk ->> 'action' <> 'allow'
              then e.risk ->> 'level' end as acted_on`,
  ],
  [LAST, `('risk', p.risk), ('risk_acted', p.acted_on))`],
  [
    OWNERS,
    `where f.value is not null and (p.owner <> ${ALL} or f.dimension not in ('application', 'connection'))`,
  ],
];

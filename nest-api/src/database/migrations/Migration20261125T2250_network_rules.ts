import { Migration } from '@mikro-orm/migrations';

const STANDINGS = 'standings_of_user(uuid, integer)';
const BEGIN =
  'begin_sign_in(varchar, varchar, integer, bytea[], text[], text[], integer[], integer[], integer[], timestamptz, integer)';

type Change = readonly [before: string, now: string];

const LAST_COLUMN = '"hasEmergencyAdmin" boolean';
const COLUMNS: Change = [
  `${LAST_COLUMN})`,
  `${LAST_COLUMN}, "allowedNetworks" text[], "blockedNetworks" text[])`,
];
const LAST_VALUE = `b.status = 'active') end`;
const VALUES: Change = [
  LAST_VALUE,
  `${LAST_VALUE}, coalesce(p.allowed_networks, '{}'), coalesce(p.blocked_networks, '{}')`,
];

/**
 * Networks that an organization allows or blocks. They are read with the standing of a user, so a sign-in takes no further
 * statement, and a password sign-in that is under way notices their change.
 */
export class Migration20261125T2250_network_rules extends Migration {
  override up(): void {
    this.addSql(`
      alter table sign_in_policies
        add column allowed_networks text[] not null default '{}',
        add column blocked_networks text[] not null default '{}',
        add constraint sign_in_policies_networks_check
          check (cardinality(allowed_networks) <= 50 and cardinality(blocked_networks) <= 50)`);
    this.change(STANDINGS, [COLUMNS, VALUES]);
    this.change(BEGIN, [COLUMNS]);
  }

  override down(): void {
    this.change(BEGIN, back([COLUMNS]));
    this.change(STANDINGS, back([COLUMNS, VALUES]));
    this.addSql('alter table sign_in_policies drop column allowed_networks, drop column blocked_networks');
  }

  /** Only these parts of the function change, so its text is taken from the database. */
  private change(signature: string, changes: readonly Change[]): void {
    const steps = changes.map(
      ([before, now]) => `
        if position($t$${before}$t$ in source) = 0 then
          raise exception '% lacks: %', '${signature}', $t$${before}$t$;
        end if;
        source := replace(source, $t$${before}$t$, $t$${now}$t$);`,
    );
    this.addSql(`
      do $do$ declare source text := pg_get_functiondef('${signature}'::regprocedure);
      begin ${steps.join('')}
        drop function ${signature};
        execute source;
        revoke execute on function ${signature} from public;
        grant execute on function ${signature} to gatehouse_app;
      end $do$`);
  }
}

function back(changes: readonly Change[]): Change[] {
  return changes.map(([before, now]): Change => [now, before]);
}

import type { Migration } from '@mikro-orm/migrations';

const PATH = 'pg_catalog, public, pg_temp';

export interface FunctionOptions {
  /** It writes. */
  readonly isVolatile?: boolean;
  /** Serving roles that may call it, without `gatehouse_`. */
  readonly roles?: readonly ('app' | 'platform')[];
}

/**
 * Creates a `security definer` function with a fixed `search_path` that only the given roles may call, from one SQL
 * statement.
 *
 * @param signature name and parameters: `names_of_tenants(of_tenants uuid[])`
 */
export function sqlFunction(
  migration: Migration,
  signature: string,
  returns: string,
  sql: string,
  options: FunctionOptions = {},
): void {
  const volatility = options.isVolatile ? 'volatile' : 'stable';
  create(migration, signature, `returns ${returns} language sql ${volatility}`, sql, options.roles);
}

/** The same from the statements of a PL/pgSQL block, for a query that returns columns with the names of others. */
export function queryFunction(
  migration: Migration,
  signature: string,
  columns: string,
  statements: string,
): void {
  const body = `#variable_conflict use_column\nbegin ${statements} end`;
  create(migration, signature, `returns table (${columns}) language plpgsql stable`, body);
}

/** A part of a function's text, and what takes its place. */
export type Change = readonly [before: string, now: string];

/** The same changes, to be undone. */
export function back(changes: readonly Change[]): Change[] {
  return changes.map(([before, now]): Change => [now, before]);
}

/**
 * Changes parts of a function that the role `app` calls. The rest of its text, and its result if that does not change, are
 * those in the database. Fails if a part is not there.
 *
 * @param signature name and types of the parameters: `route_of_domain(text, text[])`
 */
export function changeFunction(migration: Migration, signature: string, changes: readonly Change[]): void {
  const steps = changes.map(
    ([before, now]) => `
      if position($t$${before}$t$ in source) = 0 then
        raise exception '% lacks: %', '${signature}', $t$${before}$t$;
      end if;
      source := replace(source, $t$${before}$t$, $t$${now}$t$);`,
  );
  migration.addSql(`
    do $do$ declare source text := pg_get_functiondef('${signature}'::regprocedure);
    begin ${steps.join('')}
      drop function ${signature};
      execute source;
      revoke execute on function ${signature} from public;
      grant execute on function ${signature} to gatehouse_app;
    end $do$`);
}

function create(
  migration: Migration,
  signature: string,
  kind: string,
  body: string,
  roles: FunctionOptions['roles'] = ['app'],
): void {
  const name = signature.slice(0, signature.indexOf('('));
  migration.addSql(
    `create function ${signature} ${kind} security definer set search_path = ${PATH} as $$ ${body} $$`,
  );
  migration.addSql(`revoke execute on function ${name} from public`);
  const grantees = roles.map((role) => `gatehouse_${role}`).join(', ');
  migration.addSql(`grant execute on function ${name} to ${grantees}`);
}

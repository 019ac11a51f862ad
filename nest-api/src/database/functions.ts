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

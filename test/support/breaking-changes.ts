import type pg from 'pg';

/** The parts of a schema that programs depend on, each under a readable name. */
export interface SchemaShape {
  columns: Map<string, Column>;
  functions: Map<string, DatabaseFunction>;
  /** Constraints on writes, with the columns that they read. */
  rules: Map<string, Rule>;
  /** "gatehouse_app may select column tenants.name". */
  privileges: Set<string>;
}

interface Column {
  table: string;
  type: string;
  isRequired: boolean;
  hasDefault: boolean;
}

interface DatabaseFunction {
  name: string;
  inputs: string[];
  /** Number of optional trailing inputs. */
  defaults: number;
  /** Names and types of the columns if it returns a table; otherwise one type. */
  result: string[];
}

interface Rule {
  table: string;
  columns: string[];
  definition: string;
}

const COLUMNS = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull as "isRequired", a.atthasdef or a.attidentity <> '' as "hasDefault"
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
    and a.attnum > 0 and not a.attisdropped`;

const FUNCTIONS = `
  select p.oid::regprocedure::text as signature, p.proname as name, p.pronargdefaults as defaults,
    array(select format_type(t, null) from unnest(p.proargtypes) t) as inputs,
    case when p.proargmodes is null then array[pg_get_function_result(p.oid)]
      else array(select n || ' ' || format_type(t, null)
        from unnest(p.proargnames, p.proallargtypes, p.proargmodes) as o (n, t, m) where m in ('t', 'o')) end as result
  from pg_proc p where p.pronamespace = 'public'::regnamespace
    and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    and p.prorettype <> 'trigger'::regtype`;

const RULES = `
  select c.conname as name, r.relname as "table", pg_get_constraintdef(c.oid) as definition,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any(c.conkey)) as columns
  from pg_constraint c join pg_class r on r.oid = c.conrelid
  where c.connamespace = 'public'::regnamespace and c.contype in ('c', 'f', 'p', 'u', 'x') and not r.relispartition
  union all
  select i.relname, r.relname, pg_get_indexdef(x.indexrelid),
    array(select a.attname::text from pg_attribute a where a.attrelid = x.indrelid and a.attnum = any(x.indkey::int2[]))
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class r on r.oid = x.indrelid
  where x.indisunique and r.relnamespace = 'public'::regnamespace and not r.relispartition
    and not exists (select 1 from pg_constraint k where k.conindid = x.indexrelid)`;

const PRIVILEGES = `
  with roles as (select rolname, oid from pg_roles where rolname like 'gatehouse\\_%' and not rolsuper)
  select r.rolname || ' may ' || p || ' column ' || c.relname || '.' || a.attname as privilege
  from pg_attribute a join pg_class c on c.oid = a.attrelid, roles r, unnest(array['select', 'insert', 'update']) p
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
    and a.attnum > 0 and not a.attisdropped and has_column_privilege(r.oid, c.oid, a.attnum, p)
  union all
  select r.rolname || ' may delete from ' || c.relname from pg_class c, roles r
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
    and has_table_privilege(r.oid, c.oid, 'delete')
  union all
  select r.rolname || ' may execute ' || p.proname from pg_proc p, roles r
  where p.pronamespace = 'public'::regnamespace and has_function_privilege(r.oid, p.oid, 'execute')`;

/** @param client connected to the database */
export async function schemaShape(client: pg.Client): Promise<SchemaShape> {
  const rows = async <Row>(sql: string) => (await client.query<Row & pg.QueryResultRow>(sql)).rows;
  const columns = await rows<Column & { name: string }>(COLUMNS);
  const functions = await rows<DatabaseFunction & { signature: string }>(FUNCTIONS);
  const rules = await rows<Rule & { name: string }>(RULES);
  const privileges = await rows<{ privilege: string }>(PRIVILEGES);
  return {
    columns: new Map(columns.map(({ name, ...column }) => [`${column.table}.${name}`, column])),
    functions: new Map(functions.map(({ signature, ...its }) => [signature, its])),
    rules: new Map(rules.map(({ name, ...rule }) => [`${name} of ${rule.table}`, rule])),
    privileges: new Set(privileges.map(({ privilege }) => privilege)),
  };
}

/**
 * Lists what a program written for schema `before` cannot tolerate in `after`.
 *
 * It tolerates additions: tables, optional columns, functions, results with more columns, privileges. The bodies of
 * functions, triggers and policies are not compared; testing those requires running the program beside its successor.
 */
export function breakingChanges(before: SchemaShape, after: SchemaShape): string[] {
  return [
    ...changedColumns(before, after),
    ...changedFunctions(before, after),
    ...newRules(before, after),
    ...lostPrivileges(before, after),
  ];
}

function changedColumns(before: SchemaShape, after: SchemaShape): string[] {
  const tables = new Set([...before.columns.values()].map(({ table }) => table));
  const found: string[] = [];
  for (const [name, was] of before.columns) {
    const is = after.columns.get(name);
    if (!is) found.push(`column ${name} is gone`);
    else if (is.type !== was.type) found.push(`column ${name} was ${was.type} and is ${is.type}`);
    else if (is.isRequired && !was.isRequired) found.push(`column ${name} is required now`);
    else if (was.hasDefault && !is.hasDefault && is.isRequired)
      found.push(`column ${name} has no default any more`);
  }
  for (const [name, is] of after.columns)
    if (!before.columns.has(name) && tables.has(is.table) && is.isRequired && !is.hasDefault)
      found.push(`column ${name} is new, required and without a default`);
  return found;
}

function changedFunctions(before: SchemaShape, after: SchemaShape): string[] {
  const now = [...after.functions.values()];
  return [...before.functions]
    .filter(([, was]) => !now.some((is) => canReplace(was, is)))
    .map(([signature]) => `function ${signature} is gone or returns something else`);
}

/** A call of `was` resolves to `is`, and its result has every column that the caller reads by name. */
function canReplace(was: DatabaseFunction, is: DatabaseFunction): boolean {
  const startsWith = (longer: string[], shorter: string[]) =>
    shorter.every((part, at) => longer[at] === part);
  return (
    is.name === was.name &&
    startsWith(is.inputs, was.inputs) &&
    is.inputs.length - is.defaults <= was.inputs.length - was.defaults &&
    was.result.every((column) => is.result.includes(column))
  );
}

function newRules(before: SchemaShape, after: SchemaShape): string[] {
  const found: string[] = [];
  for (const [name, is] of after.rules) {
    const was = before.rules.get(name);
    const known = is.columns.filter((column) => before.columns.has(`${is.table}.${column}`));
    // A program that omits a new column writes its default, which the rule accepts.
    if (known.length === 0 || known.length < is.columns.length) continue;
    if (!was) found.push(`rule ${name} is new: ${is.definition}`);
    else if (was.definition !== is.definition && !widens(was.definition, is.definition))
      found.push(`rule ${name} was ${was.definition} and is ${is.definition}`);
  }
  return found;
}

/** Whether a check against a list still accepts everything that it accepted before. */
function widens(was: string, is: string): boolean {
  const listed = (definition: string) => new Set(definition.match(/'[^']*'/g));
  const frame = (definition: string) => definition.replace(/'[^']*'(::[a-z ]+(\(\d+\))?)?(, )?/g, '');
  const now = listed(is);
  return frame(was) === frame(is) && [...listed(was)].every((value) => now.has(value));
}

/** Only for parts that still exist. A removed part is reported separately. */
function lostPrivileges(before: SchemaShape, after: SchemaShape): string[] {
  const names = new Set([
    ...after.columns.keys(),
    ...[...after.columns.values()].map(({ table }) => table),
    ...[...after.functions.values()].map(({ name }) => name),
  ]);
  return [...before.privileges]
    .filter((privilege) => !after.privileges.has(privilege) && names.has(privilege.split(' ').at(-1) ?? ''))
    .map((privilege) => `no longer: ${privilege}`);
}

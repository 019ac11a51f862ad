/**
 * Every table belongs to one module of the API, that of its entity: only that module's code names the table in SQL or
 * imports the entity.
 *
 * A statement that must join a table of another module in one trip takes that part from the owner's `*.sql.ts`.
 *
 * `reports` is the exception: it may read every table, and writes and owns none.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { OWNERS } from './tables.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const API = 'nest-api/src';
const MIGRATIONS = `${API}/database/migrations`;
/** The data layer itself, and commands and demo data, which are outside of all modules. */
const BESIDE = /^(database|commands|demo)$/;
/** The module that may read every table. It owns none and writes none. */
const READER = 'reports';
const WRITING_SQL =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate|update\s+(?:only\s+)?\S+(?:\s+(?:as\s+)?\w+)?\s+set)\b/i;
const WRITING_CALL =
  /^(?:persist|persistAndFlush|remove|removeAndFlush|flush|upsert|upsertMany|native\w+|insertMany)$/;
/** Ambiguous names, which only count on an entity manager or a repository. */
const WRITING_CALL_OF_ORM = /^(?:create|assign|insert|merge)$/;
const ORM = /(?:\bem|EntityManager\(\)|[rR]epository(?:\([^)]*\))?)$/;

/** Names of the tables that a migration creates. */
export function tablesIn(migration) {
  const made = [
    ...migration.matchAll(/(?:tenantTable|platformTable)\(\s*\w+,\s*'(\w+)'/g),
    ...migration.matchAll(/create (?:unlogged )?table (?:if not exists )?([a-z_]+)\b(?!\.)/g),
  ];
  return [...new Set(made.map(([, name]) => name))];
}

/**
 * @param {string} source of a file of the API
 * @param {ReadonlySet<string>} tables all that there are
 * @returns the tables that its SQL names
 */
export function tablesNamedIn(source, tables) {
  const found = new Set();
  const file = ts.createSourceFile('checked.ts', source, ts.ScriptTarget.Latest, true);
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
      for (const [, name] of node
        .getText()
        .matchAll(/\b(?:from|join|into|update|table)\s+(?:only\s+)?(\w+)/gi))
        if (tables.has(name)) found.add(name);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found].sort();
}

/** @returns the statements and calls of a source that write to the database */
export function writesIn(source) {
  const found = [];
  const file = ts.createSourceFile('checked.ts', source, ts.ScriptTarget.Latest, true);
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const write = WRITING_SQL.exec(node.getText());
      if (write) found.push(write[0].replaceAll(/\s+/g, ' ').toLowerCase());
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression, name } = node.expression;
      const isOfOrm = WRITING_CALL_OF_ORM.test(name.text) && ORM.test(expression.getText());
      if (isOfOrm || WRITING_CALL.test(name.text)) found.push(`${name.text}()`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** @returns the files of entities that a source imports, its types included, as they are written */
export function entitiesImportedBy(source) {
  return [...source.matchAll(/from '([^']+\.entity)\.js'/g)].map(([, path]) => path);
}

/** @returns the table that a file of an entity describes */
export function tableOfEntity(source) {
  return /tableName: '(\w+)'/.exec(source)?.[1];
}

/**
 * @param {readonly { module: string, tables: readonly string[] }[]} uses of each file
 * @returns {string[]} sentences on what a module reaches that belongs to another
 */
export function reachedOver(uses, owners) {
  const ownerOf = new Map(
    Object.entries(owners).flatMap(([module, own]) => own.map((table) => [table, module])),
  );
  const reached = uses.flatMap(({ module, tables }) =>
    tables
      .filter((table) => ownerOf.get(table) !== module)
      .map((table) => `${module} reaches ${table}, which belongs to another module.`),
  );
  return [...new Set(reached)];
}

/** @returns sentences on tables without an owner, and on owners of what is no table */
export function unowned(tables, owners) {
  const owned = Object.values(owners).flat();
  return [
    ...tables
      .filter((table) => !owned.includes(table))
      .map((table) => `${table} has no owner: neither an entity nor a line in tables.mjs.`),
    ...owned.filter((table) => !tables.includes(table)).map((table) => `${table} is no table any more.`),
    ...owned
      .filter((table, index) => owned.indexOf(table) !== index)
      .map((table) => `${table} has several owners.`),
  ];
}

function read(path) {
  return readFileSync(join(ROOT, path), 'utf8');
}

function filesOfApi() {
  return readdirSync(join(ROOT, API), { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.includes('/') && path.endsWith('.ts') && !path.endsWith('.spec.ts'),
  );
}

function isOfReader(path) {
  return path.split('/')[0] === READER;
}

/** @returns sentences on the module that reads everything: what it writes or owns */
export function readerViolations(files, owners) {
  return [
    ...files.flatMap(({ path, source }) =>
      writesIn(source).map((write) => `${path} may only read: ${write}.`),
    ),
    ...(owners[READER] ?? []).map((table) => `${READER} may own no table: ${table}.`),
  ];
}

function usesOfApi(tables) {
  return filesOfApi()
    .filter((path) => !BESIDE.test(path.split('/')[0]) && !isOfReader(path))
    .map((path) => {
      const source = read(`${API}/${path}`);
      const entities = entitiesImportedBy(source)
        .map((entity) => tableOfEntity(read(join(API, path, '..', `${entity}.ts`))))
        .filter((table) => table !== undefined);
      return { module: path.split('/')[0], tables: [...tablesNamedIn(source, tables), ...entities] };
    });
}

/** @returns the tables of each module: those of its entities, and those that are listed for it */
function ownersOf(listed) {
  const entities = readdirSync(join(ROOT, API), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.entity.ts'))
    .map((path) => ({ module: path.split('/')[0], table: tableOfEntity(read(`${API}/${path}`)) }))
    .filter(({ table }) => table !== undefined);
  const all = [
    ...Object.entries(listed).flatMap(([module, tables]) => tables.map((table) => ({ module, table }))),
    ...entities,
  ];
  return Object.fromEntries(
    [...Map.groupBy(all, ({ module }) => module)].map(([module, own]) => [
      module,
      own.map(({ table }) => table),
    ]),
  );
}

/**
 * What is wrong with the repository as it stands.
 *
 * @param {Record<string, readonly string[]>} listed
 */
export function violations(listed = OWNERS) {
  const owners = ownersOf(listed);
  const tables = readdirSync(join(ROOT, MIGRATIONS))
    .filter((file) => /^Migration.*\.ts$/.test(file))
    .flatMap((file) => tablesIn(read(`${MIGRATIONS}/${file}`)));
  const reader = filesOfApi()
    .filter(isOfReader)
    .map((path) => ({ path, source: read(`${API}/${path}`) }));
  return [
    ...unowned([...new Set(tables)], owners),
    ...reachedOver(usesOfApi(new Set(tables)), owners),
    ...readerViolations(reader, owners),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lines = violations();
  for (const line of lines) process.stderr.write(`table-owners: ${line}\n`);
  if (lines.length > 0) process.exitCode = 1;
}

import type { ScimAttribute } from '../schemas/schema.ts';
import type { AttributePath } from './attribute-path.ts';
import type { CompareOperator, Comparison, Filter, Presence, ValueFilter } from './filter.ts';
import { foldText } from './matches.ts';

export interface SqlNames {
  /** The jsonb with the resource, such as `u.resource`. */
  readonly resource: string;
  /**
   * Columns for attributes by their names, such as `{ userName: 'u.user_name_key', 'meta.created': 'u.created_at' }`.
   * Texts of an attribute whose case does not count are in lower case there; `id` is a uuid, a dateTime is a
   * timestamptz and a boolean is a boolean.
   */
  readonly columns: Readonly<Record<string, string>>;
  /**
   * Lists that are rows and not jsonb, by the name of their attribute: `members` with
   * `{ from: 'group_members m where m.group_id = g.id', columns: { value: 'm.member_id::text' } }`. Each column is a text
   * in the case in which the values are compared.
   */
  readonly lists?: Readonly<Record<string, SqlList>>;
}

export interface SqlList {
  /** What follows `from`, up to and including a `where`. */
  readonly from: string;
  readonly columns: Readonly<Record<string, string>>;
}

export interface SqlCondition {
  /** A condition with `?` for each parameter. It may be null, which counts as false. */
  readonly sql: string;
  readonly parameters: readonly (string | number | boolean)[];
}

/**
 * The condition that `matches` evaluates, for PostgreSQL. Texts of the filter are parameters; names of attributes come
 * from the schemas.
 */
export function filterToSql(filter: Filter, names: SqlNames): SqlCondition {
  const parameters: (string | number | boolean)[] = [];
  const writer = new SqlWriter(parameters);
  return { sql: writer.condition(filter, names), parameters };
}

/** The expression to sort by: of a list the primary value, or else the first. Source: RFC 7644 §3.4.2.3. */
export function sortToSql(path: AttributePath, names: SqlNames): string {
  const attribute = path.subAttribute ?? path.attribute;
  const column = columnOf(path, names);
  if (column) return column;
  const text = `${sorted(path, names)} #>> '{}'`;
  if (attribute.type === 'integer' || attribute.type === 'decimal') return sorted(path, names);
  return attribute.caseExact || !isText(attribute) ? `(${text}) collate "C"` : `lower(${text}) collate "C"`;
}

function sorted(path: AttributePath, names: SqlNames): string {
  const whole = holderOf(path, names);
  if (!path.attribute.multiValued) return jsonAt(path, whole);
  const value = path.subAttribute ? `(s.item -> ${literal(path.subAttribute.name)})` : 's.item';
  return `(select ${value} from jsonb_array_elements(${itemsOf(whole)}) with ordinality s(item, n) order by (s.item -> 'primary' = 'true') is not true, s.n limit 1)`;
}

function itemsOf(list: string): string {
  return `case jsonb_typeof(${list}) when 'array' then ${list} else '[]' end`;
}

class SqlWriter {
  private readonly parameters: (string | number | boolean)[];
  private lists = 0;

  constructor(parameters: (string | number | boolean)[]) {
    this.parameters = parameters;
  }

  condition(filter: Filter, names: SqlNames): string {
    switch (filter.kind) {
      case 'and':
      case 'or':
        if (filter.filters.length === 0) return String(filter.kind === 'and');
        return `(${filter.filters.map((part) => this.condition(part, names)).join(` ${filter.kind} `)})`;
      case 'not':
        return `((${this.condition(filter.filter, names)}) is not true)`;
      case 'present':
        return this.present(filter, names);
      case 'values':
        return this.values(filter, names);
      case 'compare':
        return this.comparison(filter, names);
    }
  }

  private comparison(filter: Comparison, names: SqlNames): string {
    const { path, operator, value } = filter;
    if (operator === 'ne') return `((${this.comparison({ ...filter, operator: 'eq' }, names)}) is not true)`;
    if (value === null) return `((${this.present({ kind: 'present', path }, names)}) is not true)`;
    const attribute = path.subAttribute ?? path.attribute;
    const column = columnOf(path, names);
    if (column) return this.ofColumn(column, attribute, operator, value);
    const list = listOf(path, names);
    if (list)
      return this.ofRows(list, {
        ...filter,
        path: { extension: null, attribute, subAttribute: null },
      });
    return this.anyValue(path, names, (json) => this.ofJson(json, attribute, operator, value));
  }

  private ofColumn(
    column: string,
    attribute: ScimAttribute,
    operator: Exclude<CompareOperator, 'ne'>,
    value: string | number | boolean,
  ): string {
    if (attribute.name === 'id') return this.ofId(column, operator, String(value));
    if (attribute.type === 'dateTime')
      return `${column} ${SIGNS[operator]} ${this.parameter(value)}::timestamptz`;
    if (attribute.type === 'boolean') return `${column} = ${this.parameter(value)}`;
    return this.ofText(column, operator, String(foldText(attribute, value)));
  }

  /** Equality of a uuid uses its index; what is no uuid is nobody's. */
  private ofId(column: string, operator: Exclude<CompareOperator, 'ne'>, value: string): string {
    if (operator !== 'eq') return this.ofText(`${column}::text`, operator, value);
    return UUID.test(value) ? `${column} = ${this.parameter(value)}::uuid` : 'false';
  }

  private ofJson(
    json: string,
    attribute: ScimAttribute,
    operator: Exclude<CompareOperator, 'ne'>,
    value: string | number | boolean,
  ): string {
    if (typeof value === 'boolean') return `${json} = to_jsonb(${this.parameter(value)}::boolean)`;
    if (typeof value === 'number')
      return `(jsonb_typeof(${json}) = 'number' and ${json} ${SIGNS[operator]} to_jsonb(${this.parameter(value)}::numeric))`;
    const text = `(${json} #>> '{}')`;
    const folded = attribute.caseExact || !isText(attribute) ? text : `lower${text}`;
    return `(jsonb_typeof(${json}) = 'string' and ${this.ofText(folded, operator, foldText(attribute, value))})`;
  }

  private ofText(text: string, operator: Exclude<CompareOperator, 'ne'>, value: string): string {
    const parameter = `${this.parameter(value)}::text`;
    switch (operator) {
      case 'eq':
        return `${text} = ${parameter}`;
      case 'co':
        return `position(${parameter} in ${text}) > 0`;
      case 'sw':
        return `starts_with(${text}, ${parameter})`;
      case 'ew':
        return `right(${text}, ${[...value].length}) = ${parameter}`;
      default:
        return `${text} collate "C" ${SIGNS[operator]} ${parameter}`;
    }
  }

  private present({ path }: Presence, names: SqlNames): string {
    const column = columnOf(path, names);
    if (column)
      return isText(path.attribute) && path.attribute.name !== 'id'
        ? `${column} <> ''`
        : `${column} is not null`;
    const list = listOf(path, names);
    if (list) return this.ofRows(list, null);
    return this.anyValue(path, names, (json) => `${json} not in ('null', '""', '{}', '[]')`);
  }

  private values({ path, filter }: ValueFilter, names: SqlNames): string {
    const list = listOf(path, names);
    if (list) return this.ofRows(list, filter);
    return this.ofList(holderOf(path, names), (item) => {
      const isSimple = path.attribute.type !== 'complex';
      const resource = isSimple ? `jsonb_build_object('value', ${item})` : item;
      return this.condition(filter, { resource, columns: {} });
    });
  }

  private ofRows({ from, columns }: SqlList, filter: Filter | null): string {
    const condition = filter ? ` and ${this.condition(filter, { resource: "'{}'::jsonb", columns })}` : '';
    return `exists (select 1 from ${from}${condition})`;
  }

  private anyValue(path: AttributePath, names: SqlNames, condition: (json: string) => string): string {
    if (!path.attribute.multiValued) return condition(jsonAt(path, holderOf(path, names)));
    return this.ofList(holderOf(path, names), (item) =>
      condition(path.subAttribute ? `(${item} -> ${literal(path.subAttribute.name)})` : item),
    );
  }

  private ofList(list: string, condition: (item: string) => string): string {
    const item = `v${++this.lists}`;
    return `exists (select 1 from jsonb_array_elements(${itemsOf(list)}) ${item}(item) where ${condition(`${item}.item`)})`;
  }

  private parameter(value: string | number | boolean): string {
    this.parameters.push(value);
    return '?';
  }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const SIGNS = { eq: '=', gt: '>', ge: '>=', lt: '<', le: '<=', co: '', sw: '', ew: '' } as const;

function isText({ type }: ScimAttribute): boolean {
  return type === 'string' || type === 'reference';
}

function columnOf(
  { extension, attribute, subAttribute }: AttributePath,
  { columns }: SqlNames,
): string | undefined {
  if (extension !== null) return undefined;
  return columns[subAttribute ? `${attribute.name}.${subAttribute.name}` : attribute.name];
}

function listOf({ extension, attribute }: AttributePath, { lists }: SqlNames): SqlList | undefined {
  return extension === null ? lists?.[attribute.name] : undefined;
}

/** The value of the attribute itself, of all sub-attributes. */
function holderOf({ extension, attribute }: AttributePath, { resource }: SqlNames): string {
  const holder = extension === null ? resource : `${resource} -> ${literal(extension)}`;
  return `(${holder} -> ${literal(attribute.name)})`;
}

function jsonAt({ subAttribute }: AttributePath, whole: string): string {
  return subAttribute ? `(${whole} -> ${literal(subAttribute.name)})` : whole;
}

function literal(name: string): string {
  return `'${name.replaceAll("'", "''")}'`;
}

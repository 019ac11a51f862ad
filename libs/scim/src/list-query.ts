import { findPath } from './filter/attribute-path.ts';
import type { Filter } from './filter/filter.ts';
import { matches } from './filter/matches.ts';
import { parseFilter } from './filter/parse-filter.ts';
import type { Projection } from './project.ts';
import { isObject } from './read/read-value.ts';
import { shown } from './read/sound-text.ts';
import type { ScimResourceType } from './schemas/schema.ts';
import { ScimError } from './scim-error.ts';

export const SEARCH_REQUEST = 'urn:ietf:params:scim:api:messages:2.0:SearchRequest';

/** Resources of a page. */
export const PAGE = { default: 100, most: 1_000 } as const;

/** A query before its names are those of a type of resource. */
export interface ListQuery extends Projection {
  readonly filter?: string;
  readonly sortBy?: string;
  readonly sortOrder: 'ascending' | 'descending';
  /** Counts from 1; undefined for a page by cursor. */
  readonly startIndex?: number;
  /** Empty for the first page. */
  readonly cursor?: string;
  /** 0 asks for the total alone. */
  readonly count: number;
}

const NAMES = [
  'filter',
  'sortBy',
  'sortOrder',
  'startIndex',
  'count',
  'cursor',
  'attributes',
  'excludedAttributes',
];
/** Names in a projection. */
const MOST_NAMES = 100;

/** Source: RFC 7644 §3.4.2 and RFC 9865 §2; unknown parameters are no error. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const given = new Map<string, unknown>();
  for (const [name, value] of query) {
    const known = NAMES.find((one) => one.toLowerCase() === name.toLowerCase());
    if (known && given.has(known))
      throw new ScimError(400, 'invalidValue', `The parameter "${known}" is there twice.`);
    if (known) given.set(known, value);
  }
  return queryOf(given);
}

/** The body of `POST …/.search`. Source: RFC 7644 §3.4.3. */
export function readSearch(body: unknown): ListQuery {
  if (!isObject(body)) throw new ScimError(400, 'invalidSyntax', 'The body must be an object in JSON.');
  if (!Array.isArray(body.schemas) || !body.schemas.includes(SEARCH_REQUEST))
    throw new ScimError(400, 'invalidSyntax', `"schemas" must have "${SEARCH_REQUEST}".`);
  const given = NAMES.flatMap((name) =>
    body[name] === undefined || body[name] === null ? [] : [[name, body[name]] as const],
  );
  return queryOf(new Map(given));
}

/** The attributes that are asked for beside a request that is no list. */
export function readProjection(query: URLSearchParams): Projection {
  const { attributes, excludedAttributes } = readListQuery(query);
  return { ...(attributes && { attributes }), ...(excludedAttributes && { excludedAttributes }) };
}

function queryOf(given: ReadonlyMap<string, unknown>): ListQuery {
  const [filter, sortBy, cursor] = [text(given, 'filter'), text(given, 'sortBy'), text(given, 'cursor')];
  const [attributes, excludedAttributes] = [names(given, 'attributes'), names(given, 'excludedAttributes')];
  const count = whole(given, 'count');
  if (cursor !== undefined && given.has('startIndex'))
    throw new ScimError(400, 'invalidValue', 'A request has either "cursor" or "startIndex".');
  if (cursor !== undefined && count !== undefined && count < 0)
    throw new ScimError(400, 'invalidCount', '"count" must not be negative.');
  return {
    ...(filter !== undefined && { filter }),
    ...(sortBy !== undefined && { sortBy }),
    sortOrder: sortOrder(given),
    ...(cursor === undefined ? { startIndex: Math.max(1, whole(given, 'startIndex') ?? 1) } : { cursor }),
    count: Math.min(Math.max(0, count ?? PAGE.default), PAGE.most),
    ...(attributes && { attributes }),
    ...(excludedAttributes && { excludedAttributes }),
  };
}

function text(given: ReadonlyMap<string, unknown>, name: string): string | undefined {
  const value = given.get(name);
  if (value === undefined || typeof value === 'string') return value;
  throw new ScimError(400, 'invalidValue', `"${name}" must be a text.`);
}

function whole(given: ReadonlyMap<string, unknown>, name: string): number | undefined {
  const value = given.get(name);
  if (value === undefined) return undefined;
  const number = typeof value === 'string' && /^-?\d{1,9}$/.test(value.trim()) ? Number(value) : value;
  if (typeof number === 'number' && Number.isInteger(number) && Math.abs(number) < 1e9) return number;
  throw new ScimError(400, 'invalidValue', `"${name}" must be a whole number.`);
}

function sortOrder(given: ReadonlyMap<string, unknown>): 'ascending' | 'descending' {
  const order = text(given, 'sortOrder')?.toLowerCase() ?? 'ascending';
  if (order === 'ascending' || order === 'descending') return order;
  throw new ScimError(400, 'invalidValue', '"sortOrder" must be "ascending" or "descending".');
}

/** Separated by commas in an address, a list in a body. */
function names(given: ReadonlyMap<string, unknown>, name: string): readonly string[] | undefined {
  const value = given.get(name);
  if (value === undefined) return undefined;
  const list = typeof value === 'string' ? value.split(',') : value;
  if (!Array.isArray(list) || !list.every((one) => typeof one === 'string'))
    throw new ScimError(400, 'invalidValue', `"${name}" must be a list of attributes.`);
  if (list.length > MOST_NAMES)
    throw new ScimError(400, 'invalidValue', `"${name}" has more than ${MOST_NAMES} attributes.`);
  const found = list.map((one: string) => one.trim()).filter((one) => one !== '');
  return found.length > 0 ? found : undefined;
}

/** A query whose filter and order are those of a type of resource. */
export interface ResourceQuery {
  readonly filter?: Filter;
  readonly sortBy?: string;
}

/** @throws ScimError 400 `invalidFilter`, or `invalidPath` for `sortBy` */
export function resolveQuery({ filter, sortBy }: ListQuery, type: ScimResourceType): ResourceQuery {
  if (sortBy !== undefined && !findPath(sortBy, type))
    throw new ScimError(400, 'invalidPath', `There is no attribute ${shown(sortBy)} to sort by.`);
  return {
    ...(filter !== undefined && filter.trim() !== '' && { filter: ofType(parseFilter(filter, type), type) }),
    ...(sortBy !== undefined && { sortBy }),
  };
}

/** The filter for resources of one type, whose `meta.resourceType` is no column: it is true or false by now. */
function ofType(filter: Filter, type: ScimResourceType): Filter {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return { kind: filter.kind, filters: filter.filters.map((part) => ofType(part, type)) };
    case 'not':
      return { kind: 'not', filter: ofType(filter.filter, type) };
    case 'present':
    case 'compare':
      return filter.path.subAttribute?.name === 'resourceType' ? constant(filter, type) : filter;
    default:
      return filter;
  }
}

/** All of nothing is true, and any of nothing is false. */
function constant(filter: Filter, { name }: ScimResourceType): Filter {
  return { kind: matches(filter, { meta: { resourceType: name } }) ? 'and' : 'or', filters: [] };
}

import { isObject } from '../read/read-value.ts';
import { shown } from '../read/sound-text.ts';
import { ScimError } from '../scim-error.ts';
import type { BulkOperation } from './read-bulk.ts';

const PREFIX = 'bulkId:';
/** More levels than any resource has. */
const DEEPEST = 20;

/**
 * The operations by their place, each behind those whose resources it names. Those that name each other are in `circular`
 * and not in `order`. Source: RFC 7644 §3.7.1.
 */
export function orderOperations(operations: readonly BulkOperation[]): {
  readonly order: readonly number[];
  readonly circular: ReadonlySet<number>;
} {
  const places = new Map(
    operations.flatMap(({ bulkId, method }, place) =>
      bulkId !== undefined && method === 'POST' ? [[bulkId, place]] : [],
    ),
  );
  const needed = operations.map((operation) =>
    [...namedBy(operation)].flatMap((bulkId) => places.get(bulkId) ?? []),
  );
  return sort(needed);
}

/** Takes again and again what needs nothing that is still to come, in the order of the request. */
function sort(needed: readonly (readonly number[])[]) {
  const waiting = needed.map((places) => new Set(places));
  const dependents = new Map<number, number[]>();
  needed.forEach((places, place) => {
    for (const other of new Set(places)) dependents.set(other, [...(dependents.get(other) ?? []), place]);
  });
  const ready = waiting.flatMap((places, place) => (places.size === 0 ? [place] : []));
  const order: number[] = [];
  for (const place of ready) {
    order.push(place);
    for (const dependent of dependents.get(place) ?? []) {
      waiting[dependent]?.delete(place);
      if (waiting[dependent]?.size === 0) ready.push(dependent);
    }
  }
  const circular = new Set(needed.map((_, place) => place).filter((place) => !order.includes(place)));
  return { order, circular };
}

function namedBy({ path, data }: BulkOperation): Set<string> {
  const named = new Set<string>();
  const note = (id: string) => {
    named.add(id);
    return id;
  };
  replaceIn(data, note, 0);
  replaceIn(path.split('/'), note, 0);
  return named;
}

/**
 * The operation with the IDs of resources in the place of their `bulkId:…`.
 *
 * @param ids of the resources that exist by now
 * @throws ScimError 409 for a resource that could not be created; 400 `invalidValue` for one that the request never names
 */
export function withIds(
  operation: BulkOperation,
  ids: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
): BulkOperation {
  const replace = (bulkId: string): string => {
    const id = ids.get(bulkId);
    if (id !== undefined) return id;
    if (known.has(bulkId))
      throw new ScimError(409, undefined, `The resource ${shown(PREFIX + bulkId)} was not created.`);
    throw new ScimError(400, 'invalidValue', `No operation has the bulkId ${shown(bulkId)}.`);
  };
  const path = (replaceIn(operation.path.split('/'), replace, 0) as string[]).join('/');
  return { ...operation, path, data: replaceIn(operation.data, replace, 0) };
}

function replaceIn(value: unknown, replace: (bulkId: string) => string, depth: number): unknown {
  if (depth > DEEPEST) throw new ScimError(400, 'invalidSyntax', `The data has more than ${DEEPEST} levels.`);
  if (typeof value === 'string')
    return value.startsWith(PREFIX) ? replace(value.slice(PREFIX.length)) : value;
  if (Array.isArray(value)) return value.map((one) => replaceIn(one, replace, depth + 1));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, replaceIn(one, replace, depth + 1)]),
  );
}

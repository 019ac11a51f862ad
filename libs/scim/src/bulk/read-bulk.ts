import { isObject } from '../read/read-value.ts';
import { shown } from '../read/sound-text.ts';
import { ScimError } from '../scim-error.ts';

export const BULK_REQUEST = 'urn:ietf:params:scim:api:messages:2.0:BulkRequest';
export const BULK_RESPONSE = 'urn:ietf:params:scim:api:messages:2.0:BulkResponse';

/** Operations of a bulk request. */
export const MOST_BULK_OPERATIONS = 1_000;

export interface BulkOperation {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly bulkId: string | undefined;
  /** The entity tag that the resource must have. */
  readonly version: string | undefined;
  /** Such as `/Users` or `/Users/<id>`; the ID may be `bulkId:<bulkId>`. */
  readonly path: string;
  readonly data: unknown;
}

export interface BulkRequest {
  /** The number of errors after which nothing more is done; null for no such number. */
  readonly failOnErrors: number | null;
  readonly operations: readonly BulkOperation[];
}

/**
 * Source: RFC 7644 §3.7.
 *
 * @throws ScimError 400 `invalidSyntax`; 413 for more than 1,000 operations
 */
export function readBulk(body: unknown): BulkRequest {
  if (!isObject(body)) throw new ScimError(400, 'invalidSyntax', 'The body must be an object in JSON.');
  if (!Array.isArray(body.schemas) || !body.schemas.includes(BULK_REQUEST))
    throw new ScimError(400, 'invalidSyntax', `"schemas" must have "${BULK_REQUEST}".`);
  const { Operations: given, failOnErrors = null } = body;
  if (!Array.isArray(given) || given.length === 0)
    throw new ScimError(400, 'invalidSyntax', '"Operations" must be a list with at least one operation.');
  if (given.length > MOST_BULK_OPERATIONS)
    throw new ScimError(413, undefined, `A bulk request has at most ${MOST_BULK_OPERATIONS} operations.`);
  if (failOnErrors !== null && (!Number.isInteger(failOnErrors) || Number(failOnErrors) < 1))
    throw new ScimError(400, 'invalidSyntax', '"failOnErrors" must be a whole number of at least 1.');
  const operations = given.map(readOperation);
  requireUnique(operations);
  return { failOnErrors: failOnErrors as number | null, operations };
}

const BULK_ID = /^[A-Za-z0-9._~-]{1,200}$/;
const PATH = /^\/?(Users|Groups)(?:\/([^/?#]{1,300}))?\/?$/;

function readOperation(given: unknown, index: number): BulkOperation {
  const refuse = (what: string): never => {
    throw new ScimError(400, 'invalidSyntax', `Operation ${index + 1}: ${what}`);
  };
  if (!isObject(given)) return refuse('An operation must be an object.');
  const { method: named, bulkId, version, path, data } = given;
  const method = typeof named === 'string' ? named.toUpperCase() : '';
  if (method !== 'POST' && method !== 'PUT' && method !== 'PATCH' && method !== 'DELETE')
    return refuse('"method" must be POST, PUT, PATCH or DELETE.');
  if (bulkId !== undefined && (typeof bulkId !== 'string' || !BULK_ID.test(bulkId)))
    return refuse('"bulkId" must be a text of letters, digits and "._~-".');
  if (version !== undefined && typeof version !== 'string') return refuse('"version" must be a text.');
  if (typeof path !== 'string') return refuse('"path" is required.');
  const [, , id] = PATH.exec(path) ?? refuse(`There is no endpoint ${shown(path)} for a bulk request.`);
  if (method === 'POST' && (id !== undefined || bulkId === undefined))
    return refuse('POST needs a "bulkId", and the path of an endpoint such as "/Users".');
  if (method !== 'POST' && id === undefined) return refuse(`${method} needs the path of a resource.`);
  if (method !== 'DELETE' && !isObject(data)) return refuse(`${method} needs "data".`);
  return { method, bulkId: bulkId as string | undefined, version: version as string | undefined, path, data };
}

function requireUnique(operations: readonly BulkOperation[]): void {
  const seen = new Set<string>();
  for (const { bulkId } of operations) {
    if (bulkId === undefined) continue;
    if (seen.has(bulkId))
      throw new ScimError(400, 'invalidSyntax', `The bulkId ${shown(bulkId)} is there twice.`);
    seen.add(bulkId);
  }
}

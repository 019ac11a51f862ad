import { isObject } from '../read/read-value.ts';
import { shown } from '../read/sound-text.ts';
import { ScimError } from '../scim-error.ts';

export const PATCH_OP = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

export interface PatchOperation {
  readonly op: 'add' | 'remove' | 'replace';
  readonly path: string | undefined;
  /** Undefined when the operation has none. */
  readonly value: unknown;
}

/** Members come and go one by one, thousands at a time. */
const MOST_OPERATIONS = 10_000;

/**
 * The operations of a PATCH. Names of members and operations have any case, as Entra ID writes "Add" and "Replace".
 * Source: RFC 7644 §3.5.2.
 *
 * @throws ScimError 400 `invalidSyntax`; 413 for more than 10,000 operations
 */
export function readPatch(body: unknown): PatchOperation[] {
  if (!isObject(body)) throw new ScimError(400, 'invalidSyntax', 'The body must be an object in JSON.');
  const { schemas, operations } = lowerKeys(body);
  if (!Array.isArray(schemas) || !schemas.some(isPatchOp))
    throw new ScimError(400, 'invalidSyntax', `"schemas" must have "${PATCH_OP}".`);
  if (!Array.isArray(operations) || operations.length === 0)
    throw new ScimError(400, 'invalidSyntax', '"Operations" must be a list with at least one operation.');
  if (operations.length > MOST_OPERATIONS)
    throw new ScimError(413, undefined, `A request has at most ${MOST_OPERATIONS} operations.`);
  return operations.map(readOperation);
}

function isPatchOp(schema: unknown): boolean {
  return typeof schema === 'string' && schema.toLowerCase() === PATCH_OP.toLowerCase();
}

function readOperation(given: unknown): PatchOperation {
  if (!isObject(given)) throw new ScimError(400, 'invalidSyntax', 'An operation must be an object.');
  const { op, path, value } = lowerKeys(given);
  const operation = typeof op === 'string' ? op.toLowerCase() : '';
  if (operation !== 'add' && operation !== 'remove' && operation !== 'replace')
    throw new ScimError(
      400,
      'invalidSyntax',
      `The operation ${shown(typeof op === 'string' ? op : '')} must be "add", "remove" or "replace".`,
    );
  if (path !== undefined && path !== null && typeof path !== 'string')
    throw new ScimError(400, 'invalidPath', '"path" must be a text.');
  return { op: operation, path: path === null || path === '' ? undefined : path, value };
}

/** Keys in lower case; `__proto__` stays a key like another. */
function lowerKeys(object: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key.toLowerCase(), value]));
}

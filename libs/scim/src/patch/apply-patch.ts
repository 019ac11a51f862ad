import { normalize } from '../read/read-resource.ts';
import type { ScimResource } from '../resources.ts';
import { USER_TYPE } from '../schemas/resource-types.ts';
import type { ScimResourceType } from '../schemas/schema.ts';
import { applyOperation } from './apply-operation.ts';
import { readPatch } from './patch-request.ts';

/**
 * The resource after the operations of a PATCH, all or none. Its own attributes stay as they are: `resource` is not
 * changed. Source: RFC 7644 §3.5.2.
 *
 * @throws ScimError 400 `invalidSyntax`, `invalidPath`, `invalidFilter`, `invalidValue`, `noTarget` or `mutability`
 */
export function applyPatch<T extends ScimResource>(
  resource: T,
  patch: unknown,
  type: ScimResourceType = USER_TYPE,
): T {
  let changed: Record<string, unknown> = structuredClone(resource);
  for (const operation of readPatch(patch)) changed = applyOperation(changed, operation, type);
  return normalize(changed, type) as T;
}

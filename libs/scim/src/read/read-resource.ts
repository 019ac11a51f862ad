import { coreAttributes } from '../filter/attribute-path.ts';
import type { ScimGroup, ScimResource, ScimUser } from '../resources.ts';
import { GROUP_TYPE, userType } from '../schemas/resource-types.ts';
import type { ScimResourceType, ScimSchema } from '../schemas/schema.ts';
import { ScimError } from '../scim-error.ts';
import { isObject, readAttributes } from './read-value.ts';

/**
 * The user of a request to create or replace it. Names of attributes get the case of the schemas, "True" becomes true,
 * and what is read-only is left out.
 *
 * @param extensions beside the enterprise extension, such as that of `customUserSchema`
 * @throws ScimError 400 `invalidSyntax` (structure, unknown attribute) or `invalidValue`
 */
export function readUser(
  body: unknown,
  { extensions = [] }: { readonly extensions?: readonly ScimSchema[] } = {},
): ScimUser {
  return readResource(body, userType(extensions)) as ScimUser;
}

/** The group of a request to create or replace it; each member is there once. Errors are those of `readUser`. */
export function readGroup(body: unknown): ScimGroup {
  const group = readResource(body, GROUP_TYPE) as ScimGroup;
  if (!group.members) return group;
  const members = new Map(group.members.map((member) => [member.value, member]));
  if (members.has(undefined as never)) throw new ScimError(400, 'invalidValue', 'A member has no "value".');
  return { ...group, members: [...members.values()] };
}

export function readResource(body: unknown, type: ScimResourceType): ScimResource {
  if (!isObject(body)) throw new ScimError(400, 'invalidSyntax', 'The body must be an object in JSON.');
  requireSchemas(body, type);
  return normalize(body, type);
}

/** The resource as the schemas have it, and `schemas` as its attributes need them. */
export function normalize(body: Record<string, unknown>, type: ScimResourceType): ScimResource {
  const { core, extensions } = divide(body, type);
  const attributes = readAttributes(coreAttributes(type), core);
  requireAttributes(attributes, type.schema);
  const extended = [...extensions].flatMap(([schema, values]) => {
    const entries = Object.entries(values).filter(([name]) => name.toLowerCase() !== 'schemas');
    const found = readAttributes(schema.attributes, entries, schema.id);
    return Object.keys(found).length > 0 ? [[schema.id, found] as const] : [];
  });
  return {
    schemas: [type.schema.id, ...extended.map(([id]) => id)],
    ...attributes,
    ...Object.fromEntries(extended),
  };
}

/** `schemas` follows from what is there. `password` is taken and thrown away: directories send it unasked. */
function divide(body: Record<string, unknown>, type: ScimResourceType) {
  const core: [string, unknown][] = [];
  const extensions = new Map<ScimSchema, Record<string, unknown>>();
  for (const [name, value] of Object.entries(body)) {
    const lower = name.toLowerCase();
    const extension = type.extensions.find(({ id }) => id.toLowerCase() === lower);
    if (!extension) {
      if (lower !== 'password' && lower !== 'schemas') core.push([name, value]);
    } else if (isObject(value)) extensions.set(extension, value);
    else if (value !== null) throw new ScimError(400, 'invalidValue', `"${extension.id}" must be an object.`);
  }
  return { core, extensions };
}

/** Entra ID names schemas of its own, which say nothing here. Source: RFC 7643 §3, "schemas". */
function requireSchemas(body: Record<string, unknown>, { schema }: ScimResourceType): void {
  const given = Object.entries(body).find(([name]) => name.toLowerCase() === 'schemas')?.[1];
  if (!Array.isArray(given) || !given.every((one) => typeof one === 'string'))
    throw new ScimError(400, 'invalidSyntax', '"schemas" must be a list with the URNs of the schemas.');
  if (!given.some((one) => one.toLowerCase() === schema.id.toLowerCase()))
    throw new ScimError(400, 'invalidSyntax', `"schemas" lacks "${schema.id}".`);
}

function requireAttributes(found: Record<string, unknown>, schema: ScimSchema): void {
  for (const { name, required } of schema.attributes) {
    const value = found[name];
    if (required && (typeof value !== 'string' || value.trim() === ''))
      throw new ScimError(400, 'invalidValue', `"${name}" is required.`);
  }
}

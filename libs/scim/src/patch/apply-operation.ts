import { findAttribute, findPath } from '../filter/attribute-path.ts';
import type { Filter } from '../filter/filter.ts';
import { matches } from '../filter/matches.ts';
import { isObject, isPrimary, readAttributes, readListed, readValue } from '../read/read-value.ts';
import { shown } from '../read/sound-text.ts';
import type { ScimAttribute, ScimResourceType, ScimSchema } from '../schemas/schema.ts';
import { ScimError } from '../scim-error.ts';
import type { PatchOperation } from './patch-request.ts';
import { type PatchTarget, readTarget } from './patch-target.ts';
import { sameValue } from './same-value.ts';

type Values = Record<string, unknown>;

/** One operation on a resource that may be changed. Source: RFC 7644 §3.5.2.1 to §3.5.2.3. */
export function applyOperation(resource: Values, operation: PatchOperation, type: ScimResourceType): Values {
  if (operation.path === undefined) return applyToResource(resource, operation, type);
  return applyToTarget(resource, operation, readTarget(operation.path, type), type);
}

function applyToTarget(
  resource: Values,
  operation: PatchOperation,
  target: PatchTarget,
  type: ScimResourceType,
): Values {
  requireValue(operation);
  switch (target.kind) {
    case 'resource':
      return applyToResource(resource, operation, type);
    case 'extension':
      return applyToExtension(resource, operation, target.schema, type);
    case 'attribute':
    case 'values':
      return applyToAttribute(resource, operation, target);
  }
}

/** Each attribute of the value; its key may be a path, as Entra ID writes "name.familyName". */
function applyToResource(resource: Values, operation: PatchOperation, type: ScimResourceType): Values {
  if (operation.op === 'remove') throw new ScimError(400, 'noTarget', 'Removing needs a "path".');
  if (!isObject(operation.value))
    throw new ScimError(400, 'invalidValue', 'Without a "path", "value" must be an object with attributes.');
  let changed = resource;
  for (const [path, value] of Object.entries(operation.value)) {
    if (isIgnored(path, type)) continue;
    changed = applyToTarget(changed, { ...operation, path, value }, readTarget(path, type), type);
  }
  return changed;
}

/** What a directory sends along with a whole resource, and what can not be changed. */
function isIgnored(path: string, type: ScimResourceType): boolean {
  const lower = path.toLowerCase();
  if (lower === 'schemas' || lower === 'password') return true;
  return findPath(path, type)?.attribute.mutability === 'readOnly';
}

function applyToExtension(
  resource: Values,
  operation: PatchOperation,
  schema: ScimSchema,
  type: ScimResourceType,
): Values {
  if (operation.op === 'remove' || operation.value === null) {
    const { [schema.id]: _removed, ...rest } = resource;
    return rest;
  }
  if (!isObject(operation.value))
    throw new ScimError(400, 'invalidValue', `The value of "${schema.id}" must be an object.`);
  let changed = resource;
  for (const [name, value] of Object.entries(operation.value)) {
    const path = `${schema.id}:${name}`;
    if (name.toLowerCase() === 'schemas' || isIgnored(path, type)) continue;
    changed = applyToTarget(changed, { ...operation, path, value }, readTarget(path, type), type);
  }
  return changed;
}

type AttributeTarget = Extract<PatchTarget, { kind: 'attribute' | 'values' }>;

function applyToAttribute(resource: Values, operation: PatchOperation, target: AttributeTarget): Values {
  const { extension, attribute } = target.path;
  requireWritable(target);
  const holder = extension === null ? resource : isObject(resource[extension]) ? resource[extension] : {};
  const changed = changeAttribute(holder, attribute, operation, target);
  return extension === null ? changed : { ...resource, [extension]: changed };
}

function changeAttribute(
  holder: Values,
  attribute: ScimAttribute,
  operation: PatchOperation,
  target: AttributeTarget,
): Values {
  const before = holder[attribute.name];
  const after = changedValue(before, attribute, operation, target);
  if (after === undefined && attribute.required)
    throw new ScimError(400, 'mutability', `"${attribute.name}" is required and can not be removed.`);
  const { [attribute.name]: _before, ...rest } = holder;
  return after === undefined ? rest : { ...holder, [attribute.name]: after };
}

function changedValue(
  before: unknown,
  attribute: ScimAttribute,
  operation: PatchOperation,
  target: AttributeTarget,
): unknown {
  if (target.kind === 'values')
    return changeMatching(asList(before), attribute, operation, target.filter, target.subAttribute);
  const { subAttribute } = target.path;
  if (attribute.multiValued)
    return subAttribute
      ? nonEmpty(asList(before).map((one) => setSub(one, subAttribute, operation)))
      : changeList(asList(before), attribute, operation);
  if (subAttribute) return setSub(isObject(before) ? before : {}, subAttribute, operation);
  return changeSingle(before, attribute, operation);
}

/** A complex value takes the given sub-attributes and keeps the others. */
function changeSingle(before: unknown, attribute: ScimAttribute, { op, value }: PatchOperation): unknown {
  if (op === 'remove' || value === null) return undefined;
  const read = readValue(attribute, value);
  if (attribute.type !== 'complex' || !isObject(before) || !isObject(value)) return read;
  const cleared = Object.entries(value).flatMap(([name, one]) =>
    one === null ? [findAttribute(attribute.subAttributes, name)?.name ?? ''] : [],
  );
  const kept = Object.entries(before).filter(([name]) => !cleared.includes(name));
  return { ...Object.fromEntries(kept), ...(isObject(read) ? read : {}) };
}

function changeList(before: unknown[], attribute: ScimAttribute, { op, value }: PatchOperation): unknown {
  if (op === 'replace') return value === null ? undefined : readValue(attribute, asList(value));
  if (op === 'add') return addValues(before, readValue(attribute, asList(value)) as unknown[] | undefined);
  // Entra ID names the values to remove in the value.
  if (value === undefined || value === null) return undefined;
  const removed = asList(value).map((one) => readListed(attribute, one, attribute.name));
  return nonEmpty(before.filter((one) => !removed.some((gone) => isSame(one, gone))));
}

function addValues(before: unknown[], added: unknown[] = []): unknown[] | undefined {
  return nonEmpty(added.reduce(addValue, before));
}

/** Adding what is there changes nothing but which value is primary; a new primary value takes the place of the old. */
function addValue(values: unknown[], one: unknown): unknown[] {
  const at = values.findIndex((old) => sameValue(withoutPrimary(old), withoutPrimary(one)));
  const becomesPrimary = isPrimary(one) && !isPrimary(values[at]);
  const others = becomesPrimary ? values.map(notPrimary) : values;
  if (at < 0) return [...others, one];
  return becomesPrimary ? others.with(at, one) : values;
}

function withoutPrimary(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { primary: _primary, ...rest } = value;
  return rest;
}

function notPrimary(value: unknown): unknown {
  return isPrimary(value) ? { ...(value as Values), primary: false } : value;
}

function isSame(value: unknown, other: unknown): boolean {
  if (isObject(value) && isObject(other) && 'value' in other) return value.value === other.value;
  return sameValue(value, other);
}

/**
 * The values that the filter takes. Adding to none creates the value that the filter describes, as Entra ID expects for
 * `emails[type eq "work"].value`; replacing none is refused.
 */
function changeMatching(
  before: unknown[],
  attribute: ScimAttribute,
  operation: PatchOperation,
  filter: Filter,
  subAttribute: ScimAttribute | null,
): unknown {
  const isMatch = (one: unknown) => matches(filter, isObject(one) ? one : { value: one });
  const none = !before.some(isMatch);
  if (operation.op === 'remove' && !subAttribute) return nonEmpty(before.filter((one) => !isMatch(one)));
  if (none && operation.op === 'remove') return nonEmpty(before);
  if (none && operation.op === 'replace')
    throw new ScimError(
      400,
      'noTarget',
      `No value of "${attribute.name}" matches ${shown(operation.path ?? '')}.`,
    );
  const change = (one: unknown) => changeMatched(one, attribute, operation, subAttribute);
  const changed = none
    ? [...before, change(described(filter))]
    : before.map((one) => (isMatch(one) ? change(one) : one));
  return nonEmpty(onePrimary(before, changed));
}

function changeMatched(
  one: unknown,
  attribute: ScimAttribute,
  operation: PatchOperation,
  subAttribute: ScimAttribute | null,
): unknown {
  if (subAttribute) return setSub(one, subAttribute, operation);
  const value = readListed(attribute, operation.value, attribute.name);
  return operation.op === 'add' && isObject(one) && isObject(value) ? { ...one, ...value } : value;
}

/** A value that has become primary takes the place of the one that was. */
function onePrimary(before: unknown[], changed: unknown[]): unknown[] {
  if (changed.filter(isPrimary).length < 2) return changed;
  return changed.map((one, index) => (isPrimary(before[index]) ? notPrimary(one) : one));
}

/** The value that `type eq "work" and primary eq true` describes. */
function described(filter: Filter): Values {
  if (filter.kind === 'and') return Object.assign({}, ...filter.filters.map(described));
  if (filter.kind !== 'compare' || filter.operator !== 'eq' || filter.value === null)
    throw new ScimError(400, 'noTarget', 'No value matches the filter, and it describes none to add.');
  return { [filter.path.attribute.name]: filter.value };
}

function setSub(one: unknown, subAttribute: ScimAttribute, { op, value }: PatchOperation): Values {
  const { [subAttribute.name]: _before, ...rest } = isObject(one) ? one : {};
  const read = op === 'remove' ? {} : readAttributes([subAttribute], [[subAttribute.name, value]]);
  return { ...rest, ...read };
}

/** Lists without what has lost its value: nothing but a type is left of it. */
function nonEmpty(values: unknown[]): unknown[] | undefined {
  const found = values.filter(
    (one) => !isObject(one) || Object.keys(one).some((key) => key !== 'type' && key !== 'primary'),
  );
  return found.length > 0 ? found : undefined;
}

function asList(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

function requireValue({ op, value, path }: PatchOperation): void {
  if (op !== 'remove' && value === undefined)
    throw new ScimError(400, 'invalidValue', `The operation on ${shown(path ?? '')} needs a "value".`);
}

function requireWritable(target: AttributeTarget): void {
  const { attribute } = target.path;
  const sub = target.kind === 'values' ? target.subAttribute : target.path.subAttribute;
  if (attribute.mutability === 'readOnly' || sub?.mutability === 'readOnly')
    throw new ScimError(400, 'mutability', `"${(sub ?? attribute).name}" is read-only.`);
}

import type { AttributePath } from '../filter/attribute-path.ts';
import type { Filter } from '../filter/filter.ts';
import { matches } from '../filter/matches.ts';
import { isObject, readValue } from '../read/read-value.ts';
import { shown } from '../read/sound-text.ts';
import { GROUP_TYPE } from '../schemas/resource-types.ts';
import type { ScimAttribute } from '../schemas/schema.ts';
import { ScimError } from '../scim-error.ts';
import { type PatchOperation, readPatch } from './patch-request.ts';
import { type PatchTarget, readTarget } from './patch-target.ts';

/** What a PATCH does to a group, told without its members. Removals come first, then `add`. */
export interface GroupPatch {
  readonly name?: string;
  /** Null removes it. */
  readonly externalId?: string | null;
  /** The `value` of each member, once. */
  readonly add: readonly string[];
  readonly remove: readonly string[] | 'all';
  /** Also removes the members that match: paths are those of a member. */
  readonly removeMatching?: Filter;
}

/** Members that one request may change. */
const MOST_MEMBERS = 100_000;

/**
 * The changes of a PATCH of a group, in the order of its operations.
 *
 * @throws ScimError as `applyPatch` does; 413 for more than 100,000 members
 */
export function readGroupPatch(patch: unknown): GroupPatch {
  const changes = new GroupChanges();
  for (const operation of readPatch(patch)) apply(changes, operation);
  return changes.result();
}

class GroupChanges {
  name: string | undefined;
  externalId: string | null | undefined;
  private readonly added = new Set<string>();
  private readonly removed = new Set<string>();
  private readonly filters: Filter[] = [];
  private all = false;

  add(members: readonly string[]): void {
    for (const member of members) {
      this.added.add(member);
      this.removed.delete(member);
    }
    if (this.added.size > MOST_MEMBERS)
      throw new ScimError(413, undefined, `A request changes at most ${MOST_MEMBERS} members.`);
  }

  remove(members: readonly string[]): void {
    for (const member of members) {
      this.added.delete(member);
      this.removed.add(member);
    }
  }

  removeAll(): void {
    this.added.clear();
    this.removed.clear();
    this.filters.length = 0;
    this.all = true;
  }

  removeMatching(filter: Filter): void {
    const values = valuesOf(filter);
    if (values) {
      this.remove(values);
      return;
    }
    for (const value of this.added) if (matches(filter, { value })) this.added.delete(value);
    this.filters.push(filter);
  }

  result(): GroupPatch {
    const [filter, ...more] = this.filters;
    return {
      ...(this.name !== undefined && { name: this.name }),
      ...(this.externalId !== undefined && { externalId: this.externalId }),
      add: [...this.added],
      remove: this.all ? 'all' : [...this.removed],
      ...(filter && { removeMatching: more.length > 0 ? { kind: 'or', filters: this.filters } : filter }),
    };
  }
}

/** The members that `value eq "…" or value eq "…"` names; null for another filter. */
function valuesOf(filter: Filter): string[] | null {
  if (filter.kind === 'or') {
    const parts = filter.filters.map(valuesOf);
    return parts.every((part) => part !== null) ? parts.flat() : null;
  }
  const isValue =
    filter.kind === 'compare' && filter.operator === 'eq' && filter.path.attribute.name === 'value';
  return isValue && typeof filter.value === 'string' ? [filter.value] : null;
}

function apply(changes: GroupChanges, operation: PatchOperation): void {
  const target = operation.path === undefined ? null : readTarget(operation.path, GROUP_TYPE);
  if (target === null || target.kind === 'resource') applyToGroup(changes, operation);
  else applyToTarget(changes, operation, target);
}

/** Okta names the `id` of the group beside its new name. */
function applyToGroup(changes: GroupChanges, operation: PatchOperation): void {
  if (operation.op === 'remove') throw new ScimError(400, 'noTarget', 'Removing needs a "path".');
  if (!isObject(operation.value))
    throw new ScimError(400, 'invalidValue', 'Without a "path", "value" must be an object with attributes.');
  for (const [path, value] of Object.entries(operation.value)) {
    if (['id', 'meta', 'schemas'].includes(path.toLowerCase())) continue;
    applyToTarget(changes, { ...operation, path, value }, readTarget(path, GROUP_TYPE));
  }
}

function applyToTarget(changes: GroupChanges, operation: PatchOperation, target: PatchTarget): void {
  if (operation.op !== 'remove' && operation.value === undefined)
    throw new ScimError(
      400,
      'invalidValue',
      `The operation on ${shown(operation.path ?? '')} needs a "value".`,
    );
  if (target.kind === 'values') applyToMatching(changes, operation, target);
  else if (target.kind === 'attribute') applyToAttribute(changes, operation, target.path);
  else throw new ScimError(400, 'invalidPath', 'A group has no extensions.');
}

function applyToAttribute(
  changes: GroupChanges,
  operation: PatchOperation,
  { attribute, subAttribute }: AttributePath,
): void {
  if (attribute.mutability === 'readOnly')
    throw new ScimError(400, 'mutability', `"${attribute.name}" is read-only.`);
  if (subAttribute) throw new ScimError(400, 'mutability', 'A member is added or removed as a whole.');
  if (attribute.name === 'members') applyToMembers(changes, operation, attribute);
  else if (attribute.name === 'displayName') changes.name = readName(attribute, operation);
  else if (attribute.name === 'externalId') changes.externalId = readExternalId(attribute, operation);
}

function applyToMembers(
  changes: GroupChanges,
  { op, value }: PatchOperation,
  attribute: ScimAttribute,
): void {
  const isAll = op === 'remove' && (value === undefined || value === null);
  const members = isAll ? [] : readMembers(attribute, value);
  if (isAll || op === 'replace') changes.removeAll();
  if (op === 'remove') changes.remove(members);
  else changes.add(members);
}

function applyToMatching(
  changes: GroupChanges,
  { op }: PatchOperation,
  { filter, subAttribute }: Extract<PatchTarget, { kind: 'values' }>,
): void {
  if (op !== 'remove' || subAttribute)
    throw new ScimError(400, 'mutability', 'A member is added or removed as a whole.');
  changes.removeMatching(filter);
}

function readMembers(attribute: ScimAttribute, value: unknown): string[] {
  const list = Array.isArray(value) ? value : value === null ? [] : [value];
  const members = (readValue(attribute, list) ?? []) as { value?: string }[];
  return members.map((member) => {
    if (member.value) return member.value;
    throw new ScimError(400, 'invalidValue', 'A member has no "value".');
  });
}

function readName(attribute: ScimAttribute, { op, value }: PatchOperation): string {
  const name = op === 'remove' ? undefined : readValue(attribute, value);
  if (typeof name === 'string' && name.trim() !== '') return name;
  if (op === 'remove' || value === null)
    throw new ScimError(400, 'mutability', '"displayName" is required and can not be removed.');
  throw new ScimError(400, 'invalidValue', '"displayName" is required.');
}

function readExternalId(attribute: ScimAttribute, { op, value }: PatchOperation): string | null {
  return op === 'remove' ? null : ((readValue(attribute, value) as string | undefined) ?? null);
}

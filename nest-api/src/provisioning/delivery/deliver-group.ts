import { GROUP_SCHEMA as GROUP } from '@gatehouse/scim';
import type { MemberAccount } from '../objects/target-members.repository.js';
import type { Found, Operation, ScimTarget } from '../target/scim-target.js';
import { TargetProblem } from '../target/target-problem.js';

/** How a target wants members to be removed. */
export type RemovesMembersBy = 'filter' | 'value';

export interface WantedGroup {
  readonly id: string;
  readonly name: string;
}

export interface KnownGroup {
  readonly targetId: string | null;
  readonly name: string | null;
}

export interface DeliveredGroup {
  readonly targetId: string;
  readonly outcome: 'created' | 'adopted' | 'updated' | 'unchanged';
  /** IDs that the group had at the target before we knew it. */
  readonly members: readonly string[];
}

/**
 * Brings a group itself to the wanted state; its members follow in chunks. Looks for an existing one as accounts do.
 *
 * @throws TargetProblem
 */
export async function deliverGroup(
  target: ScimTarget,
  wanted: WantedGroup,
  known: KnownGroup,
): Promise<DeliveredGroup> {
  if (known.targetId !== null) {
    if (known.name === wanted.name) return { targetId: known.targetId, outcome: 'unchanged', members: [] };
    if (
      await target.patch('Groups', known.targetId, [
        { op: 'replace', path: 'displayName', value: wanted.name },
      ])
    )
      return { targetId: known.targetId, outcome: 'updated', members: [] };
  }
  const existing = await findGroup(target, wanted);
  if (existing) return { targetId: existing.id, outcome: 'adopted', members: membersOf(existing) };
  const { id } = await target.create('Groups', {
    schemas: [GROUP],
    externalId: wanted.id,
    displayName: wanted.name,
  });
  return { targetId: id, outcome: 'created', members: [] };
}

async function findGroup(target: ScimTarget, { id, name }: WantedGroup): Promise<Found | null> {
  for (const [attribute, value] of [
    ['externalId', id],
    ['displayName', name],
  ] as const) {
    const found = await findBy(target, attribute, value);
    if (found) return target.get('Groups', found.id);
  }
  return null;
}

async function findBy(target: ScimTarget, attribute: string, value: string): Promise<Found | null> {
  try {
    const { found, isFiltered } = await target.find('Groups', attribute, value);
    if (found.length > 1)
      throw new TargetProblem('ambiguous', { detail: found.map(({ id }) => id).join(', ') });
    if (found.length === 0 && !isFiltered && attribute === 'displayName')
      throw new TargetProblem('not_scim', { detail: 'The target ignores the filter displayName eq' });
    return found[0] ?? null;
  } catch (error) {
    const isUnsupported = error instanceof TargetProblem && error.code === 'rejected' && error.status === 400;
    if (isUnsupported && attribute === 'externalId') return null;
    throw error;
  }
}

function membersOf({ members }: Found): string[] {
  if (!Array.isArray(members)) return [];
  return members
    .map((member) => (member as { value?: unknown } | null)?.value)
    .filter((value): value is string => typeof value === 'string');
}

/** @throws TargetProblem `not_found` if the group was deleted at the target */
export async function addMembers(
  target: ScimTarget,
  id: string,
  members: readonly MemberAccount[],
): Promise<void> {
  const value = members.map(({ targetId }) => ({ value: targetId }));
  await patchGroup(target, id, [{ op: 'add', path: 'members', value }]);
}

/** @throws TargetProblem `not_found` if the group was deleted at the target */
export async function removeMembers(
  target: ScimTarget,
  id: string,
  members: readonly MemberAccount[],
  by: RemovesMembersBy,
): Promise<void> {
  const operations: Operation[] =
    by === 'value'
      ? [{ op: 'remove', path: 'members', value: members.map(({ targetId }) => ({ value: targetId })) }]
      : members.map(({ targetId }) => ({
          op: 'remove',
          path: `members[value eq ${JSON.stringify(targetId)}]`,
        }));
  await patchGroup(target, id, operations);
}

async function patchGroup(target: ScimTarget, id: string, operations: readonly Operation[]): Promise<void> {
  if (!(await target.patch('Groups', id, operations))) throw new TargetProblem('not_found', { status: 404 });
}

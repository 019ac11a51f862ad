import { isDeepStrictEqual } from 'node:util';
import { mergeInto, toResource } from '../mapping/account-paths.js';
import type { FlatAccount } from '../mapping/build-account.js';
import type { Found, Operation, ScimTarget } from '../target/scim-target.js';
import { TargetProblem } from '../target/target-problem.js';

/** What is known of the account before the delivery. */
export interface KnownAccount {
  readonly targetId: string | null;
  /** What the target accepted last; null if that is unknown. */
  readonly sent: FlatAccount | null;
}

export interface Delivered {
  readonly targetId: string | null;
  readonly sent: FlatAccount | null;
  readonly outcome: 'created' | 'adopted' | 'updated' | 'unchanged' | 'deactivated' | 'deleted' | 'absent';
}

export interface DeliverySettings {
  readonly updateMethod: 'patch' | 'put';
}

/**
 * Brings an account at the target to the wanted state.
 *
 * Before it creates one, it looks for an account with our `externalId`, then for one with the user name, and takes that
 * over. So a delivery that was cut off after the request, and an account from before, never lead to a second one.
 *
 * @throws TargetProblem
 */
export async function deliverAccount(
  target: ScimTarget,
  wanted: FlatAccount,
  known: KnownAccount,
  settings: DeliverySettings,
): Promise<Delivered> {
  if (typeof wanted.userName !== 'string') throw new TargetProblem('no_value', { detail: 'userName' });
  if (known.targetId !== null) {
    if (known.sent && isDeepStrictEqual(known.sent, wanted)) return { ...known, outcome: 'unchanged' };
    if (await update(target, known.targetId, wanted, known.sent, settings))
      return { targetId: known.targetId, sent: wanted, outcome: 'updated' };
    // It was deleted at the target.
  }
  return adoptOrCreate(target, wanted, wanted.userName, settings);
}

async function adoptOrCreate(
  target: ScimTarget,
  wanted: FlatAccount,
  userName: string,
  settings: DeliverySettings,
): Promise<Delivered> {
  const existing =
    (await findOwn(target, wanted.externalId as string)) ?? (await findNamed(target, userName));
  if (existing) return adopt(target, existing, wanted, settings);
  try {
    const { id } = await target.create('Users', toResource(wanted));
    return { targetId: id, sent: wanted, outcome: 'created' };
  } catch (error) {
    if (!(error instanceof TargetProblem) || error.code !== 'conflict') throw error;
    // Somebody was faster, or the first search did not find it.
    const other = await findNamed(target, userName);
    if (!other) throw error;
    return adopt(target, other, wanted, settings);
  }
}

async function adopt(
  target: ScimTarget,
  { id }: Found,
  wanted: FlatAccount,
  settings: DeliverySettings,
): Promise<Delivered> {
  if (!(await update(target, id, wanted, null, settings)))
    throw new TargetProblem('wrong_id', { detail: id });
  return { targetId: id, sent: wanted, outcome: 'adopted' };
}

/** The account that has our ID. A target that cannot search by it is asked by name alone. */
export async function findOwn(target: ScimTarget, externalId: string): Promise<Found | null> {
  try {
    const { found } = await target.find('Users', 'externalId', externalId);
    return single(found);
  } catch (error) {
    if (error instanceof TargetProblem && error.code === 'rejected' && error.status !== 403) return null;
    throw error;
  }
}

async function findNamed(target: ScimTarget, userName: string): Promise<Found | null> {
  const { found, isFiltered } = await target.find('Users', 'userName', userName);
  if (found.length === 0 && !isFiltered)
    throw new TargetProblem('not_scim', { detail: 'The target ignores the filter userName eq' });
  return single(found);
}

function single(found: readonly Found[]): Found | null {
  if (found.length > 1)
    throw new TargetProblem('ambiguous', { detail: found.map(({ id }) => id).join(', ') });
  return found[0] ?? null;
}

/** @returns false if the target has no such account */
async function update(
  target: ScimTarget,
  id: string,
  wanted: FlatAccount,
  sent: FlatAccount | null,
  { updateMethod }: DeliverySettings,
): Promise<boolean> {
  if (updateMethod === 'patch') return target.patch('Users', id, operationsFor(wanted, sent));
  const theirs = await target.get('Users', id);
  return theirs !== null && target.replace('Users', id, mergeInto(theirs, wanted, goneFrom(sent, wanted)));
}

/** One operation for each attribute that changed; all of them if it is unknown what the target has. */
export function operationsFor(wanted: FlatAccount, sent: FlatAccount | null): Operation[] {
  const changed = Object.entries(wanted)
    .filter(([path, value]) => !sent || !isDeepStrictEqual(sent[path], value))
    .map(([path, value]) => ({ op: 'replace', path, value }) as const);
  const gone = goneFrom(sent, wanted).map((path) => ({ op: 'remove', path }) as const);
  return [...changed, ...gone];
}

/** Attributes that the target got from here and that the account no longer has. */
function goneFrom(sent: FlatAccount | null, wanted: FlatAccount): string[] {
  return Object.keys(sent ?? {}).filter((path) => !(path in wanted));
}

/**
 * Takes the account of somebody who left out of use. Only an account that is known to be ours is touched.
 *
 * @throws TargetProblem
 */
export async function removeAccount(
  target: ScimTarget,
  externalId: string,
  known: KnownAccount,
  action: 'deactivate' | 'delete',
  settings: DeliverySettings,
): Promise<Delivered> {
  const id = known.targetId ?? (await findOwn(target, externalId))?.id ?? null;
  if (id === null) return { targetId: null, sent: null, outcome: 'absent' };
  if (action === 'delete') {
    await target.delete('Users', id);
    return { targetId: null, sent: null, outcome: 'deleted' };
  }
  const sent = known.sent ? { ...known.sent, active: false } : null;
  if (known.sent?.active === false) return { targetId: id, sent, outcome: 'unchanged' };
  const isThere = await update(target, id, { active: false }, null, settings);
  return isThere
    ? { targetId: id, sent, outcome: 'deactivated' }
    : { targetId: null, sent: null, outcome: 'absent' };
}

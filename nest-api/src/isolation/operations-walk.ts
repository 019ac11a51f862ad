import type { Canary } from './canaries.repository.js';
import type { CanaryObjects } from './canary-objects.js';
import type { ContractOperation } from './contract-operations.js';
import type { OwnAnswer, OwnServer } from './own-server.js';

/** Objects of the platform. Organizations have none, and their admins may not request them. */
const PLATFORMS = new Set([
  '/api/v1/mail/outbox',
  '/api/v1/security/rate-limits',
  '/api/v1/system/jobs',
  '/api/v1/system/jobs/dead-letters',
  '/api/v1/system/live/displays',
]);
/**
 * Objects that a canary cannot have, because they hold a value that only the master key may seal. Reads of their tables
 * cover them.
 */
const SEALED = new Set(['/api/v1/sso-policy/emergency-codes']);
/** An ID without an object. */
const NOBODYS = '00000000-0000-7000-8000-000000000000';
/** The expected statuses for another organization's object. */
const DENIED = [403, 404];

export interface Walk {
  readonly server: OwnServer;
  readonly operations: readonly ContractOperation[];
  readonly reader: Canary;
  readonly owner: Canary;
  readonly objects: CanaryObjects;
  readonly stopping: AbortSignal;
}

/**
 * Whether the proof calls an operation. One that changes something is called only with the ID of the other canary's
 * object, where it must fail: without an ID it would act on the caller's own organization, and may send email.
 */
export function isProven({ method, path }: ContractOperation): boolean {
  return method === 'GET' || path.includes('{');
}

/** The address with an ID of the other canary, or null if no object is known for it. */
export function aimedAt(path: string, objects: CanaryObjects): string | null {
  if (!path.includes('{')) return path;
  const list = path.slice(0, path.indexOf('/{'));
  const id = PLATFORMS.has(list) || SEALED.has(list) ? NOBODYS : objects[list];
  return id ? path.replace('{number}', '1').replaceAll(/\{[^}]+\}/g, id) : null;
}

/** Calls every operation as one canary, with the IDs of the other. @returns the failures, by operation */
export async function walkOperations(walk: Walk): Promise<string[]> {
  const failures: string[] = [];
  for (const operation of walk.operations) {
    if (walk.stopping.aborted) throw new Error('the process stops');
    const failure = await failureOf(operation, walk);
    if (failure) failures.push(`${operation.method} ${operation.path}: ${failure}`);
  }
  return failures;
}

async function failureOf(operation: ContractOperation, walk: Walk): Promise<string | null> {
  const { server, reader, owner, objects } = walk;
  const path = aimedAt(operation.path, objects);
  if (path === null) return 'no object to ask for';
  // Naming the other organization must not give a read access to it either.
  const query = `?tenantId=${owner.tenantId}&tenant_id=${owner.tenantId}&version=1`;
  const answer = await server.call(reader.token, operation.method, `${path}${query}`, operation.example);
  return judge(answer, path, operation.path.includes('{'), [
    owner.tenantId,
    owner.userId,
    ...owner.marks,
    ...Object.values(objects),
  ]);
}

/** Data of the other organization in a response; null if there is none. */
export function judge(
  { status, body }: OwnAnswer,
  path: string,
  hasId: boolean,
  secrets: readonly string[],
): string | null {
  if (hasId && !DENIED.includes(status)) return `status ${status} instead of 403 or 404`;
  if (status === 401 || status === 429 || status >= 500) return `status ${status}`;
  const shown = secrets.filter((secret) => !path.includes(secret) && body.includes(secret));
  return shown.length > 0 ? 'the response contains data of another organization' : null;
}

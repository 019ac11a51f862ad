import { TRACES_KEPT, type TraceStep } from '@gatehouse/contracts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { insertRows } from './insert-rows.js';
import type { DemoConnection } from './organizations.js';
import type { Past } from './past.js';
import type { SignInTry } from './sign-ins.js';
import { traceOf } from './traces.js';

interface Owner {
  readonly tenantId: string;
  readonly connectionId: string;
  readonly connection: DemoConnection;
}

/** An event's reference to its trace. */
export interface TraceReference {
  readonly id: string;
  readonly requestId: string;
  readonly steps: readonly TraceStep[];
}

/**
 * Traces of all sign-ins through a connection, with steps only for the newest, as in the product.
 *
 * @returns the trace of each attempt
 */
export async function addTraces(
  em: EntityManager,
  { tenantId, connectionId, connection }: Owner,
  tries: readonly SignInTry[],
  past: Past,
): Promise<Map<SignInTry, TraceReference>> {
  const through = tries.filter(({ by, outcome }) => by === 'connection' && outcome !== 'wrong_password');
  const whole = new Set(
    through.filter(({ outcome }) => outcome === 'success').slice(-TRACES_KEPT.wholeSuccesses),
  );
  const references = new Map<SignInTry, TraceReference>();
  const rows = through.map((each) => {
    const requestId = past.requestId();
    const { person, at } = each;
    const outcome = each.outcome as Exclude<SignInTry['outcome'], 'wrong_password'>;
    const isWhole = outcome !== 'success' || whole.has(each);
    const row = traceOf({ tenantId, connectionId, connection, person, at, outcome, isWhole }, requestId);
    references.set(each, { id: row.id, requestId, steps: row.steps });
    return row;
  });
  await insertRows(em, 'sign_in_traces', rows);
  return references;
}

import type { TraceStep } from '@gatehouse/contracts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { deviceNameOf } from '../../common/device-name.js';
import type { TraceReference } from './add-traces.js';
import { insertRows, type Row } from './insert-rows.js';
import type { DemoConnection } from './organizations.js';
import type { Past } from './past.js';
import { type SignInTry, SPRAY_ADDRESS } from './sign-ins.js';

interface Owner {
  readonly tenantId: string;
  readonly connectionId: string | null;
  readonly connection: DemoConnection | null | undefined;
}

/** All sign-ins in the sign-in log, from which the statistics are counted. */
export async function addAttempts(
  em: EntityManager,
  { tenantId, connectionId, connection }: Owner,
  tries: readonly SignInTry[],
  { traces, past }: { traces: ReadonlyMap<SignInTry, TraceReference>; past: Past },
): Promise<void> {
  const rows = tries.map((each): Row => {
    const { person, at, address, outcome } = each;
    const trace = traces.get(each);
    const isWrongPassword = outcome === 'wrong_password';
    const throughConnection = each.by === 'connection' && !isWrongPassword;
    const failed = outcome !== 'success';
    return {
      failed,
      at,
      id: uuidv7({ msecs: at.getTime() }),
      tenant_id: tenantId,
      is_copy: false,
      count: 1,
      method: throughConnection ? (connection?.protocol === 'saml' ? 'saml' : 'oauth2') : 'password',
      is_sign_in: true,
      outcome: isWrongPassword ? 'invalid_credentials' : outcome,
      reference: trace?.requestId ?? past.requestId(),
      connection_id: throughConnection ? connectionId : null,
      user_id: throughConnection && failed ? null : person.id,
      email: throughConnection && failed ? null : person.email,
      ip: address,
      user_agent: address === SPRAY_ADDRESS ? null : deviceNameOf(person.browser),
      steps: failed ? stepsOf(trace?.steps ?? []) : null,
      trace_id: trace?.id ?? null,
    };
  });
  await insertRows(em, 'sign_in_attempts', rows);
}

function stepsOf(steps: readonly TraceStep[]) {
  return steps.map(({ kind, name, status, message, detail }) => ({
    kind,
    name,
    status,
    message,
    detail,
    ms: null,
  }));
}

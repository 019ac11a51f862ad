import { v7 as uuidv7 } from 'uuid';
import type { TraceReference } from './add-traces.js';
import type { LoadedApplication } from './applications.js';
import type { PastEvent } from './events.js';
import type { Past } from './past.js';
import { type SignInTry, SPRAY_ADDRESS } from './sign-ins.js';

interface Context {
  readonly connectionId: string | null;
  readonly traces: ReadonlyMap<SignInTry, TraceReference>;
  readonly applications: readonly LoadedApplication[];
  readonly past: Past;
}

/** The organization's audit events for its sign-ins, and for the applications opened after them. */
export function eventsOfSignIns(tries: readonly SignInTry[], context: Context): PastEvent[] {
  return tries.flatMap((each) => [eventOf(each, context), ...visitsAfter(each, context)]);
}

function eventOf(each: SignInTry, { connectionId, traces, past }: Context): PastEvent {
  const { person, at, address, by, outcome } = each;
  const trace = traces.get(each);
  const actor = { type: 'user', id: person.id } as const;
  const base = { at, address, requestId: trace?.requestId ?? past.requestId() };
  if (outcome === 'wrong_password') return wrongPassword(each, base.requestId);
  if (outcome !== 'success') {
    return {
      ...base,
      action: 'sign_in.refused',
      outcome: 'failure',
      actor: { type: 'anonymous', id: null },
      target: { type: 'sso_configuration', id: connectionId },
      detail: { reason: outcome, through: connectionId, trace: trace?.id ?? null },
    };
  }
  return {
    ...base,
    action: 'sign_in.succeeded',
    outcome: 'success',
    actor,
    target: { type: 'session', id: uuidv7({ msecs: at.getTime() }) },
    detail: by === 'connection' ? { amr: ['fed'], through: connectionId } : { amr: ['pwd'] },
  };
}

function wrongPassword({ person, at, address }: SignInTry, requestId: string): PastEvent {
  return {
    at,
    address,
    requestId,
    action: 'sign_in.failed',
    outcome: 'failure',
    actor: { type: 'anonymous', id: null },
    target: { type: 'user', id: person.id },
    detail: { factor: 'pwd' },
  };
}

function visitsAfter(
  { person, at, address, outcome }: SignInTry,
  { applications, past }: Context,
): PastEvent[] {
  if (outcome !== 'success') return [];
  const visits = applications.flatMap(({ id, users }) =>
    users.includes(person) && past.random.happens(0.5)
      ? [
          {
            at: new Date(at.getTime() + past.random.between(5, 600) * 1_000),
            address,
            requestId: past.requestId(),
            action: 'token.issued' as const,
            outcome: 'success' as const,
            actor: { type: 'user' as const, id: person.id },
            target: { type: 'oauth_client', id },
            detail: {
              grant_type: 'authorization_code',
              issued: ['access_token', 'id_token'],
              scope: 'openid profile email',
            },
          },
        ]
      : [],
  );
  // The visits after the most recent sign-ins are in the future.
  return visits.filter((visit) => visit.at < past.now);
}

/** The password spray in the platform's audit log, the oldest event first. */
export function sprayOf(tries: readonly SignInTry[], past: Past): PastEvent[] {
  return tries
    .filter(({ address }) => address === SPRAY_ADDRESS)
    .map((each) => wrongPassword(each, past.requestId()));
}

const CAEP = 'https://schemas.openid.net/secevent/caep/event-type/';
const RISC = 'https://schemas.openid.net/secevent/risc/event-type/';
const SSF = 'https://schemas.openid.net/secevent/ssf/event-type/';

export const VERIFICATION = `${SSF}verification`;
export const STREAM_UPDATED = `${SSF}stream-updated`;

/** What an event does to the user that it is about. */
export type SignalEffect = 'end_sessions' | 'disable' | 'enable' | 'verify' | 'update_stream' | 'record';

type Payload = Readonly<Record<string, unknown>>;

/**
 * Source: CAEP 1.0 §3, RISC Profile 1.0 §2, SSF 1.0 §8.1.4 and §8.1.5. What is only recorded says nothing against the
 * sessions that are open, such as a factor that was added.
 */
const EFFECTS: Readonly<Record<string, SignalEffect | ((payload: Payload) => SignalEffect)>> = {
  [`${CAEP}session-revoked`]: 'end_sessions',
  [`${CAEP}credential-change`]: ({ change_type: type }) =>
    type === 'revoke' || type === 'delete' ? 'end_sessions' : 'record',
  [`${CAEP}assurance-level-change`]: ({ change_direction: direction }) =>
    direction === 'decrease' ? 'end_sessions' : 'record',
  [`${CAEP}device-compliance-change`]: ({ current_status: status }) =>
    status === 'not-compliant' ? 'end_sessions' : 'record',
  [`${CAEP}risk-level-change`]: ({ current_level: level }) => (level === 'HIGH' ? 'end_sessions' : 'record'),
  [`${CAEP}token-claims-change`]: 'record',
  [`${CAEP}session-established`]: 'record',
  [`${CAEP}session-presented`]: 'record',

  [`${RISC}account-disabled`]: 'disable',
  [`${RISC}account-enabled`]: 'enable',
  [`${RISC}account-purged`]: 'disable',
  [`${RISC}account-credential-change-required`]: 'end_sessions',
  [`${RISC}credential-compromise`]: 'end_sessions',
  [`${RISC}sessions-revoked`]: 'end_sessions',
  [`${RISC}identifier-recycled`]: 'end_sessions',
  [`${RISC}identifier-changed`]: 'record',
  [`${RISC}opt-in`]: 'record',
  [`${RISC}opt-out-initiated`]: 'record',
  [`${RISC}opt-out-cancelled`]: 'record',
  [`${RISC}opt-out-effective`]: 'record',
  [`${RISC}recovery-activated`]: 'record',
  [`${RISC}recovery-information-changed`]: 'record',

  [VERIFICATION]: 'verify',
  [STREAM_UPDATED]: 'update_stream',
};

/** All known types but those of the stream itself, for the request of a stream. */
export const REQUESTED_EVENTS: readonly string[] = Object.keys(EFFECTS).filter(
  (type) => !type.startsWith(SSF),
);

/** Null for a type that is not known. */
export function effectOf(type: string, payload: Payload): SignalEffect | null {
  const effect = Object.hasOwn(EFFECTS, type) ? EFFECTS[type] : undefined;
  if (effect === undefined) return null;
  return typeof effect === 'function' ? effect(payload) : effect;
}

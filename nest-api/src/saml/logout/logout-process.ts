import type { Participant } from '../sign-on/saml-sessions.repository.js';
import type { UpstreamParticipant } from '../upstream/upstream-sessions.repository.js';

export type LogoutOutcome = 'waiting' | 'signed_out' | 'failed' | 'not_supported';

/** A partner of a session: an application that the user signed in to, or the identity provider of the sign-in. */
export interface LogoutPartner {
  readonly kind: 'application' | 'directory';
  /** ID of the service provider or connection. */
  readonly id: string;
  /** The custom domain of the issuer that an application knows; null or left out: the platform's host. */
  readonly host?: string | null;
}

/** A partner who must still be notified, with its identifiers of the session. */
export type LogoutStop =
  | { readonly kind: 'application'; readonly participant: Participant }
  | { readonly kind: 'directory'; readonly participant: UpstreamParticipant };

/** Sign-out from one partner after the other through the browser. Stored while the browser is at a partner. */
export interface LogoutProcess {
  /** The custom domain that has its pages; null or left out: the platform's host. */
  readonly host?: string | null;
  /** The partner that started the sign-out and gets a response at the end; null if the user started it at Gatehouse. */
  readonly initiator: LogoutInitiator | null;
  readonly queue: readonly LogoutStop[];
  /** The partner whose response is pending. */
  readonly current: LogoutPartner | null;
  readonly results: readonly LogoutResult[];
}

export interface LogoutInitiator extends LogoutPartner {
  readonly requestId: string;
  readonly relayState: string | null;
}

export interface LogoutResult extends LogoutPartner {
  readonly name: string;
  readonly outcome: LogoutOutcome;
}

/** A pending request of Gatehouse, by its ID. */
export interface AskedLogout {
  /** Reference of the logout process. */
  readonly logout: string;
  readonly partner: LogoutPartner;
}

export function partnerAt({ kind, participant }: LogoutStop): LogoutPartner {
  return 'serviceProviderId' in participant
    ? { kind, id: participant.serviceProviderId, host: participant.host ?? null }
    : { kind, id: participant.configurationId };
}

export function isSame(a: LogoutPartner, b: LogoutPartner): boolean {
  return a.kind === b.kind && a.id === b.id && (a.host ?? null) === (b.host ?? null);
}

/** Records the outcome of the pending partner. Unchanged if none is pending. */
export function settled(process: LogoutProcess, outcome: LogoutOutcome): LogoutProcess {
  const { current } = process;
  if (!current) return process;
  return {
    ...process,
    current: null,
    results: process.results.map((result) =>
      isSame(result, current) && result.outcome === 'waiting' ? { ...result, outcome } : result,
    ),
  };
}

export function isComplete({ results }: LogoutProcess): boolean {
  return results.every(({ outcome }) => outcome === 'signed_out');
}

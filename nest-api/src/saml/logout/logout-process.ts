import type { Participant } from '../sign-on/saml-sessions.repository.js';
import type { UpstreamParticipant } from '../upstream/upstream-sessions.repository.js';

export type LogoutOutcome = 'waiting' | 'signed_out' | 'failed' | 'not_supported';

/** Who takes part: an application that we signed somebody in to, or the directory that signed them in here. */
export interface LogoutPartner {
  readonly kind: 'application' | 'directory';
  /** Of the service provider or of the connection. */
  readonly id: string;
}

/** Somebody who is still to be told, with the names that they know the session by. */
export type LogoutStop =
  | { readonly kind: 'application'; readonly participant: Participant }
  | { readonly kind: 'directory'; readonly participant: UpstreamParticipant };

/** Signing out of one partner after the other, with the browser in between; kept while it is away. */
export interface LogoutProcess {
  /** Who asked, and wants an answer when all are done; null when the person did, here. */
  readonly initiator: LogoutInitiator | null;
  readonly queue: readonly LogoutStop[];
  /** Whose answer is awaited. */
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

/** A request of ours that is under way, by its id. */
export interface AskedLogout {
  /** Reference of the process. */
  readonly logout: string;
  readonly partner: LogoutPartner;
}

export function partnerAt({ kind, participant }: LogoutStop): LogoutPartner {
  return 'serviceProviderId' in participant
    ? { kind, id: participant.serviceProviderId }
    : { kind, id: participant.configurationId };
}

export function isSame(a: LogoutPartner, b: LogoutPartner): boolean {
  return a.kind === b.kind && a.id === b.id;
}

/** With what became of the one that is awaited; as it was when nobody is. */
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

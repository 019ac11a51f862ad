import type { Participant } from '../sign-on/saml-sessions.js';

export type LogoutOutcome = 'waiting' | 'signed_out' | 'failed' | 'not_supported';

/** Signing out of one application after the other, with the browser in between; kept while it is away. */
export interface LogoutProcess {
  /** Who asked, and wants an answer when all are done; null when the person did, here. */
  readonly initiator: {
    readonly serviceProviderId: string;
    readonly requestId: string;
    readonly relayState: string | null;
  } | null;
  readonly queue: readonly Participant[];
  /** Whose answer is awaited. */
  readonly current: { readonly serviceProviderId: string; readonly requestId: string } | null;
  readonly results: readonly LogoutResult[];
}

export interface LogoutResult {
  readonly serviceProviderId: string;
  readonly name: string;
  readonly outcome: LogoutOutcome;
}

/** With what became of the one that is awaited; as it was when nobody is. */
export function settled(process: LogoutProcess, outcome: LogoutOutcome): LogoutProcess {
  const { current } = process;
  if (!current) return process;
  return {
    ...process,
    current: null,
    results: process.results.map((result) =>
      result.serviceProviderId === current.serviceProviderId && result.outcome === 'waiting'
        ? { ...result, outcome }
        : result,
    ),
  };
}

export function isComplete({ results }: LogoutProcess): boolean {
  return results.every(({ outcome }) => outcome === 'signed_out');
}

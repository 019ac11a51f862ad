import {
  OutgoingFailed,
  OutgoingRefused,
  OutgoingTimedOut,
  OutgoingTooLarge,
} from '../../outgoing/outgoing-errors.js';

/** An identity provider that cannot be used. `message` explains the reason to the admin. */
export class UpstreamRefused extends Error {
  constructor(
    readonly field: string,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }

  /**
   * Whether the other side did not answer, or only with an error of its server: nothing is wrong with the
   * configuration.
   */
  get isOutage(): boolean {
    return isOutage(this.code);
  }
}

const OUTAGES: ReadonlySet<string> = new Set([
  'idp_down',
  'idp_slow',
  'idp_unavailable',
  'ldap_unreachable',
  'ldap_slow',
]);

/** Whether a code says that the identity provider did not answer. */
export function isOutage(code: string): boolean {
  return OUTAGES.has(code);
}

/** What became of a request that brought no answer, in a word and a sentence; null when it is something else. */
export function explainFailure(error: unknown, host: string): { code: string; message: string } | null {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  for (const thrown of [error, cause]) {
    if (thrown instanceof OutgoingRefused) {
      return {
        code: 'idp_address_rejected',
        message: `Gatehouse does not connect to ${host}: ${thrown.message}.`,
      };
    }
    if (thrown instanceof OutgoingTimedOut) {
      return { code: 'idp_slow', message: `${host} did not respond in time.` };
    }
    if (thrown instanceof OutgoingTooLarge) {
      return { code: 'idp_too_large', message: `The response of ${host} is larger than 1 MB.` };
    }
    if (thrown instanceof OutgoingFailed) {
      return { code: 'idp_down', message: `Gatehouse could not reach ${host}.` };
    }
  }
  return null;
}

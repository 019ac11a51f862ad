import { type Finding, failed, ok } from '../check.js';

const FIX =
  'Stop the API. Check that it runs an unchanged release and that NODE_OPTIONS loads nothing into it. Report this line as SECURITY.md says.';

/** The sign-in log's result of a forged response. */
export function verdict(outcome: string, codes: readonly string[]): Finding {
  if (codes.includes(outcome)) return ok(`Rejected: ${outcome}.`);
  return failed(`The outcome is ${outcome} instead of ${codes.join(' or ')}.`, FIX);
}

/** Decisions about an identified user. */
const PAST_THE_PROTOCOL = new Set(['success', 'domain_unverified', 'not_invited', 'unknown_person']);

/**
 * The sign-in log's result of a genuine response. Its user is in no verified domain, so it creates no session. By then,
 * the protocol checks have passed.
 */
export function verdictOnGenuine(outcome: string): Finding {
  if (PAST_THE_PROTOCOL.has(outcome)) return ok(`Passes the checks of the protocol: ${outcome}.`);
  return failed(
    `A genuine response ends with ${outcome}, so that the attacks prove nothing.`,
    'Open this code in the sign-in problems of the documentation. Check the clocks first.',
  );
}

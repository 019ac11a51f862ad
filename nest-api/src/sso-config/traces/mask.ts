import { scrub } from '../../telemetry/redact.js';

/** Fields with secrets. */
const SECRET =
  /^(access_token|refresh_token|id_token|client_secret|client_assertion|code|code_verifier|password|assertion|SAMLResponse|authorization|at_hash|c_hash|s_hash|nonce|state|RelayState|Signature)$/i;
/** Names of algorithms are addresses with a fragment, which otherwise counts as a place for secrets. */
const ALGORITHM = /(http:\/\/www\.w3\.org\/[\w./-]+#[\w-]{0,40})(?=["'<>\s]|$)/;
const LONGEST = 2_000;
const DEEPEST = 6;

/** A copy for admins, with only the length of secrets. */
export function mask(value: unknown, depth = 0): unknown {
  if (typeof value === 'string')
    return maskText(value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value);
  if (value === null || typeof value !== 'object') return value;
  if (depth === DEEPEST) return '…';
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => mask(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [
      name,
      SECRET.test(name) ? masked(held) : mask(held, depth + 1),
    ]),
  );
}

function maskText(text: string): string {
  return text
    .split(ALGORITHM)
    .map((part, place) => (place % 2 === 1 ? part : scrub(part)))
    .join('');
}

function masked(value: unknown): string {
  return typeof value === 'string' ? `•••••• (${value.length} characters)` : '••••••';
}

import type { Hit, SeenConnection, Surroundings } from '../facts.js';

type Rule = (around: Surroundings) => readonly Hit[];

const DAY_MS = 86_400_000;
const SOON_DAYS = 21;
/** Tokens allow a minute or less of difference at strict clients. */
const MOST_SECONDS = 60;
const UNTRUSTED = [
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'CERT_UNTRUSTED',
  'CERT_REVOKED',
  'CERT_SIGNATURE_FAILURE',
  'CERT_NOT_YET_VALID',
  'INVALID_CA',
  'CA_MD_TOO_WEAK',
  'EE_KEY_TOO_SMALL',
];
const OLD_PROTOCOL =
  /^(EPROTO|ERR_SSL_(UNSUPPORTED_PROTOCOL|WRONG_VERSION_NUMBER|TLSV1_ALERT_PROTOCOL_VERSION|VERSION_TOO_LOW))$/;

const failing =
  (codes: readonly string[]): Rule =>
  ({ connections }) =>
    connections
      .filter(({ failure }) => failure !== null && codes.includes(failure))
      .map(({ host, failure }) => ({ host, reason: String(failure) }));

const where =
  (holds: (seen: SeenConnection, now: Date) => boolean): Rule =>
  ({ connections, now }) =>
    connections
      .filter((seen) => holds(seen, now))
      .map(({ host, cipher, expiresAt }) => ({
        host,
        cipher: cipher ?? '',
        date: expiresAt?.toISOString().slice(0, 10) ?? '',
      }));

/** How the documents and endpoints are served. */
export const CONNECTION_RULES = {
  insecure_address: ({ address }) => (address?.startsWith('http:') ? [{ address }] : []),
  unreachable: ({ unreachable }) => unreachable.map(({ host, reason }) => ({ host, reason })),
  private_address: ({ refused }) => refused.map((host) => ({ host })),
  tls_expired: failing(['CERT_HAS_EXPIRED']),
  tls_wrong_name: failing(['ERR_TLS_CERT_ALTNAME_INVALID']),
  tls_chain_incomplete: failing(['UNABLE_TO_VERIFY_LEAF_SIGNATURE']),
  tls_untrusted: failing(UNTRUSTED),
  tls_old_protocol: where(({ failure }) => failure !== null && OLD_PROTOCOL.test(failure)),
  tls_expires_soon: where(
    ({ expiresAt }, now) => expiresAt !== null && expiresAt.getTime() - now.getTime() < SOON_DAYS * DAY_MS,
  ),
  tls_weak_cipher: where(
    ({ cipher }) => cipher !== null && !/^(TLS_|(EC)?DHE-.*(GCM|CHACHA20|CCM))/.test(cipher),
  ),
  tls_without_13: where(({ protocol }) => protocol === 'TLSv1.2'),
  clock_differs: ({ clocks }) =>
    clocks
      .filter(({ seconds }) => Math.abs(seconds) > MOST_SECONDS)
      .map(({ host, seconds }) => ({ host, seconds: String(Math.abs(seconds)) })),
} satisfies Record<string, Rule>;

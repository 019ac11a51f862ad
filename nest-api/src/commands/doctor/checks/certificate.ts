import { connect, type DetailedPeerCertificate, type TLSSocket } from 'node:tls';
import { type Check, failed, ok, skipped, warning } from '../check.js';

const DAY_MS = 86_400_000;
const SOON_DAYS = 14;
const TIMEOUT_MS = 10_000;

/** Whether browsers trust the certificate, and for how long. */
export const certificate: Check = {
  name: 'certificate',
  needs: ['address'],
  run: async ({ settings: { PUBLIC_URL } }) => {
    if (!PUBLIC_URL.startsWith('https:')) return skipped('PUBLIC_URL is plain HTTP on this machine.');
    const { error, peer } = await shake(PUBLIC_URL, (socket) => ({
      error: socket.authorizationError as Error | string | undefined,
      peer: socket.getPeerCertificate(true),
    }));
    const days = Math.floor((Date.parse(peer.valid_to) - Date.now()) / DAY_MS);
    const until = new Date(peer.valid_to).toISOString().slice(0, 10);
    if (days < 0)
      return failed(
        `The certificate expired on ${until}.`,
        'Renew it and reload the proxy. With Caddy, look in its log for the failed ACME challenge.',
      );
    if (error) return untrusted(error, peer, new URL(PUBLIC_URL).hostname);
    if (days < SOON_DAYS)
      return warning(
        `The certificate expires on ${until}, in ${days} days.`,
        'Renew it now. If a renewal is automatic, look in the log of the proxy for why it did not happen.',
      );
    return ok(`The certificate is trusted and valid until ${until}.`);
  },
};

function untrusted(error: Error | string, peer: DetailedPeerCertificate, host: string) {
  const code = typeof error === 'string' ? error : ((error as { code?: string }).code ?? error.message);
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return failed(
      `The certificate is for ${peer.subjectaltname ?? 'no host'}, not for ${host}.`,
      `Install a certificate for ${host} in the proxy, or correct PUBLIC_URL.`,
    );
  return failed(
    `The certificate is not trusted: ${code}.`,
    'Install the complete chain in the proxy: the certificate and every intermediate certificate. For an authority of your own, set NODE_EXTRA_CA_CERTS to its PEM file.',
  );
}

/** One TLS handshake without a request. */
export async function shake<T>(
  url: string,
  read: (socket: TLSSocket) => T,
  options: Readonly<Record<string, unknown>> = {},
): Promise<T> {
  const { hostname, port } = new URL(url);
  const host = hostname.replaceAll(/[[\]]/g, '');
  const isName = !/^[\d.]+$|:/.test(host);
  const socket = connect({
    host,
    port: Number(port || 443),
    ...(isName && { servername: host }),
    // The check is for the certificate's problems.
    rejectUnauthorized: false,
    ...options,
  });
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('ETIMEDOUT')));
  socket.once('secureConnect', () => resolve(read(socket))).on('error', reject);
  return promise.finally(() => socket.destroy());
}

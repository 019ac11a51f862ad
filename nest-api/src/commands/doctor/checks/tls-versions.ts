import { type Check, failed, ok, skipped, warning } from '../check.js';
import { shake } from './certificate.js';

/** Whether the public address supports current TLS, and no version that RFC 8996 deprecates. */
export const tlsVersions: Check = {
  name: 'tls-versions',
  needs: ['address'],
  run: async ({ settings: { PUBLIC_URL } }) => {
    if (!PUBLIC_URL.startsWith('https:')) return skipped('PUBLIC_URL is plain HTTP on this machine.');
    const old = await accepts(PUBLIC_URL, {
      minVersion: 'TLSv1',
      maxVersion: 'TLSv1.1',
      // OpenSSL offers these versions only at its lowest security level.
      ciphers: 'DEFAULT@SECLEVEL=0',
    });
    if (old)
      return failed(
        `The proxy accepts ${old}, which RFC 8996 deprecates.`,
        'Set the minimum version of the proxy to TLS 1.2 (nginx: ssl_protocols TLSv1.2 TLSv1.3).',
      );
    const current = await accepts(PUBLIC_URL, { minVersion: 'TLSv1.3' });
    if (!current)
      return warning(
        'The proxy does not offer TLS 1.3.',
        'Enable TLS 1.3 in the proxy (nginx: ssl_protocols TLSv1.2 TLSv1.3).',
      );
    return ok('The proxy offers TLS 1.3, and rejects TLS 1.0 and 1.1.');
  },
};

function accepts(url: string, versions: Readonly<Record<string, unknown>>): Promise<string | null> {
  return shake(url, (socket) => socket.getProtocol(), versions).catch(() => null);
}

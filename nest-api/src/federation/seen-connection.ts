import { TLSSocket } from 'node:tls';
import type { ConnectionAttempt } from '../outgoing/guarded-connect.js';
import type { SeenConnection } from './facts.js';

/** What a connection attempt shows of the other side; null for a successful plain http connection. */
export function seenIn({ host, socket, error }: ConnectionAttempt): SeenConnection | null {
  if (error) {
    const code = (error as { code?: unknown }).code;
    const failure = typeof code === 'string' ? code : 'UNKNOWN';
    return { host, protocol: null, cipher: null, issuer: null, expiresAt: null, failure };
  }
  if (!(socket instanceof TLSSocket)) return null;
  const certificate = socket.getPeerX509Certificate();
  return {
    host,
    protocol: socket.getProtocol(),
    cipher: socket.getCipher().name,
    issuer: certificate ? nameOf(certificate.issuer) : null,
    expiresAt: certificate?.validToDate ?? null,
    failure: null,
  };
}

/** The organization and the common name of an issuer, of its lines `O=…` and `CN=…`. */
function nameOf(issuer: string): string {
  const part = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(issuer)?.[1];
  return [part('O'), part('CN')].filter(Boolean).join(', ');
}

import type { IncomingMessage } from 'node:http';
import { type BlockList, isIP } from 'node:net';
import { isTrusted, plainAddress } from './addresses.ts';

/** Facts about the original request, for the upstreams. */
export interface Forwarded {
  /** The client's IP address. */
  for: string;
  proto: 'http' | 'https';
  host: string;
}

/**
 * Reads client, scheme and host. The `x-forwarded-*` headers count only from a trusted peer. In a chain of addresses,
 * the last one that is not a trusted proxy counts, because a client can add anything before it.
 */
export function readForwarded(request: IncomingMessage, trusted: BlockList): Forwarded {
  const peer = plainAddress(request.socket.remoteAddress ?? '');
  const host = request.headers.host ?? '';
  if (!isTrusted(trusted, peer)) return { for: peer, proto: 'http', host };

  return {
    for: clientOf(header(request, 'x-forwarded-for'), peer, trusted),
    proto: header(request, 'x-forwarded-proto') === 'https' ? 'https' : 'http',
    host: header(request, 'x-forwarded-host') || host,
  };
}

function clientOf(chain: string, peer: string, trusted: BlockList): string {
  let client = peer;
  for (const hop of chain.split(',').reverse()) {
    const address = plainAddress(hop.trim());
    if (isIP(address) === 0) return client;
    client = address;
    if (!isTrusted(trusted, address)) return client;
  }
  return client;
}

function header(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return (Array.isArray(value) ? value.join(',') : (value ?? '')).trim();
}

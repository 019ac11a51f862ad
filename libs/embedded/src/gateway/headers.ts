import type { IncomingMessage } from 'node:http';
import type { Forwarded } from './forwarded.ts';

/** Headers of one connection instead of the message. Source: RFC 9110 §7.6.1. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers that only the gateway may send to the upstreams. From outside, they are forged. */
const OURS = new Set([
  'forwarded',
  'x-real-ip',
  'x-request-id',
  'x-gatehouse-internal',
  // The proxy for mutual TLS sends certificates to the API itself, not through the gateway.
  'client-cert',
  'client-cert-chain',
  'x-gatehouse-client-cert',
]);

/** Alternating names and values, as in `rawHeaders`, so that repeated ones such as Set-Cookie stay separate. */
export type RawHeaders = string[];

/** The client's headers without those of its connection and without forged ones, followed by ours. */
export function towardsUpstream(
  request: IncomingMessage,
  forwarded: Forwarded,
  requestId: string,
  secret: string,
): RawHeaders {
  const dropped = namedByConnection(request);
  const kept = filterHeaders(request.rawHeaders, (name) => {
    if (dropped.has(name) || HOP_BY_HOP.has(name) || OURS.has(name)) return false;
    // The server has already answered `100 Continue`, so an upstream must not repeat it.
    return !name.startsWith('x-forwarded-') && name !== 'expect';
  });
  return [
    ...kept,
    'x-forwarded-for',
    forwarded.for,
    'x-forwarded-proto',
    forwarded.proto,
    'x-forwarded-host',
    forwarded.host,
    'x-request-id',
    requestId,
    'x-gatehouse-internal',
    secret,
    ...framing(request),
  ];
}

/** The client's headers without those of its connection, otherwise unchanged. */
export function asReceived(request: IncomingMessage): RawHeaders {
  const dropped = namedByConnection(request);
  const kept = filterHeaders(
    request.rawHeaders,
    (name) => !dropped.has(name) && !HOP_BY_HOP.has(name) && name !== 'expect',
  );
  return [...kept, ...framing(request)];
}

/** The upstream's headers without those of its connection. */
export function towardsClient(response: IncomingMessage): RawHeaders {
  const dropped = namedByConnection(response);
  return filterHeaders(response.rawHeaders, (name) => !dropped.has(name) && !HOP_BY_HOP.has(name));
}

function filterHeaders(raw: RawHeaders, keep: (name: string) => boolean): RawHeaders {
  const kept: RawHeaders = [];
  for (let index = 0; index < raw.length; index += 2) {
    const [name = '', value = ''] = raw.slice(index, index + 2);
    if (keep(name.toLowerCase())) kept.push(name, value);
  }
  return kept;
}

/** `Connection: close, x-thing` makes x-thing a header of this connection only. Framing and host are exempt. */
function namedByConnection(message: IncomingMessage): Set<string> {
  const names = (message.headers.connection ?? '').toLowerCase().split(',');
  const dropped = new Set(names.map((name) => name.trim()));
  for (const kept of ['content-length', 'host', 'cookie', 'authorization', 'set-cookie'])
    dropped.delete(kept);
  return dropped;
}

/** Keeps a body of unknown length: otherwise, node:http would send no body with a GET or DELETE. */
function framing(request: IncomingMessage): RawHeaders {
  return request.headers['transfer-encoding'] ? ['transfer-encoding', 'chunked'] : [];
}

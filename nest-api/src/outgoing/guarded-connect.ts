import { lookup as systemLookup } from 'node:dns';
import { connect as connectTcp, isIP, type LookupFunction, type Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { buildConnector } from 'undici';
import { type Cidr, mayConnectTo } from './address-rule.js';
import { OutgoingRefused } from './outgoing-errors.js';

/** Resolves all addresses of a name; `dns.lookup` in production. */
export type Resolve = (
  hostname: string,
  done: (error: Error | null, addresses: { address: string; family: number }[]) => void,
) => void;

/** The result of a connection attempt: a socket, or the error. */
export interface ConnectionAttempt {
  readonly host: string;
  readonly socket: Socket | TLSSocket | null;
  readonly error: Error | null;
}
export type OnConnection = (attempt: ConnectionAttempt) => void;

const resolveBySystem: Resolve = (hostname, done) => systemLookup(hostname, { all: true }, done);

/**
 * A connector that opens sockets to permitted addresses only.
 *
 * The check is in the look-up of the connection itself, so the checked address is the connected one. A name that
 * resolves differently the second time (DNS rebinding) gains nothing. Literal addresses have no look-up and are checked
 * before.
 */
export function guardedConnect(
  allowed: readonly Cidr[],
  timeoutMs: number,
  resolve: Resolve = resolveBySystem,
  onConnection?: OnConnection,
): buildConnector.connector {
  const connect = buildConnector({
    timeout: timeoutMs,
    lookup: guardedLookup(allowed, resolve),
    allowH2: false,
  });
  return (options, done) => {
    const literal = options.hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) && !mayConnectTo(literal, allowed)) return done(refusal(literal), null);
    if (!onConnection) return connect(options, done);
    return connect(options, (error, socket) => {
      onConnection({ host: options.hostname, socket, error });
      if (error) done(error, null);
      else done(null, socket);
    });
  };
}

/**
 * A TCP connection to a permitted address, for protocols other than HTTP. The address is checked as above.
 *
 * @throws OutgoingRefused for a forbidden literal address; for a name, the socket fails with it
 */
export function guardedSocket(
  { host, port }: { readonly host: string; readonly port: number },
  allowed: readonly Cidr[],
  resolve: Resolve = resolveBySystem,
): Socket {
  if (isIP(host) && !mayConnectTo(host, allowed)) throw refusal(host);
  return connectTcp({ host, port, lookup: guardedLookup(allowed, resolve) });
}

function guardedLookup(allowed: readonly Cidr[], resolve: Resolve): LookupFunction {
  return (hostname, options, done) =>
    resolve(hostname, (error, addresses) => {
      if (error) return done(error, '');
      const permitted = addresses.filter(({ address }) => mayConnectTo(address, allowed));
      const [first] = permitted;
      if (!first) return done(refusal(hostname), '');
      return options.all ? done(null, permitted) : done(null, first.address, first.family);
    });
}

function refusal(host: string): OutgoingRefused {
  return new OutgoingRefused(`${host} is not a public address, and OUTBOUND_ALLOW does not include it`);
}

import { JOURNEY, type Journey, parseJourney } from '@gatehouse/contracts';
import type { NextFunction, Request, Response } from 'express';
import ipaddr from 'ipaddr.js';
import { sameSecret } from '../crypto/same-secret.js';
import { batchOf } from './batch-reads.js';
import { remembered } from './remembered.js';

/** A verified custom domain of an organization. */
export interface Site {
  readonly host: string;
  readonly tenantId: string;
  /** Of the tenant. */
  readonly slug: string;
  /** Without a trailing slash. */
  readonly origin: string;
}

/** The client of a request. */
export interface ClientContext {
  /** IP address in its shortest form. */
  readonly address: string;
  readonly userAgent: string | null;
  /** A random ID from a cookie of the web app that recognizes the browser. It grants no access. */
  readonly device?: string | null;
  /** ID of the application whose sign-in page the web app shows. It grants no access. */
  readonly application?: string | null;
  /** The progress of the sign-in, from a cookie of the web app. It grants no access. */
  readonly journey?: Journey | null;
  /** `Sec-CH-UA-Platform` and `Sec-CH-UA`, as a browser on Chromium sends them. Source: UA Client Hints. */
  readonly clientHints?: { readonly platform: string | null; readonly brands: string | null };
  /** The custom domain of the request; left out on the platform's own host. */
  readonly site?: Site;
}

const MOST_ADDRESSES = 1_000;
/** Longer than any address or useful value. */
const LONGEST = 64;

const shortestOf = remembered(MOST_ADDRESSES, (address) =>
  ipaddr.isValid(address) ? ipaddr.process(address).toString() : 'unknown',
);

function shortest(address: string): string {
  return address.length > LONGEST ? 'unknown' : shortestOf(address);
}

const contexts = new WeakMap<Request, ClientContext>();
const peers = new WeakSet<Request>();

/**
 * Trusts forwarded headers only from a peer with the internal secret, and drops them otherwise, so that later code
 * never reads a forged one. Certificates of clients are trusted only at the host where the proxy asks for them: at every
 * other host, a client could have sent the header itself.
 *
 * @param mtlsHost null: certificates arrive nowhere
 */
export function clientAddress(internalSecret: string, mtlsHost: string | null = null) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    const batch = batchOf(request);
    if (batch) {
      contexts.set(request, clientOf(batch));
      next();
      return;
    }
    const shown = request.headers['x-gatehouse-internal'];
    const trusted = typeof shown === 'string' && sameSecret(shown, internalSecret);
    const forwarded = trusted ? request.headers['x-forwarded-for'] : undefined;
    const address = typeof forwarded === 'string' ? forwarded.trim() : request.socket.remoteAddress;

    // The gateway sends the secret as well, for the requests that it forwards.
    if (trusted && forwarded === undefined) peers.add(request);
    delete request.headers['x-gatehouse-internal'];
    if (!trusted) for (const name of FORWARDED) delete request.headers[name];
    if (mtlsHost === null || request.headers['x-forwarded-host'] !== mtlsHost)
      for (const name of CERTIFICATES) delete request.headers[name];
    const { 'sec-ch-ua-platform': platform, 'sec-ch-ua': brands } = request.headers;
    contexts.set(request, {
      address: shortest(address ?? ''),
      userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
      device: deviceOf(request),
      application: applicationOf(request),
      journey: journeyOf(request),
      clientHints: {
        platform: typeof platform === 'string' ? platform.slice(0, 40) : null,
        brands: typeof brands === 'string' ? brands.slice(0, 300) : null,
      },
    });
    next();
  };
}

/**
 * Finds the custom domain of a request, after `clientAddress` has dropped untrusted headers. The platform's own host
 * needs no look-up.
 */
export function clientSite(publicHost: string, find: (host: string) => Promise<Site | null>) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    const host = request.headers['x-forwarded-host'];
    if (batchOf(request) || typeof host !== 'string' || host === publicHost) {
      next();
      return;
    }
    find(host).then((site) => {
      if (site) contexts.set(request, { ...clientOf(request), site });
      next();
    }, next);
  };
}

/** Whether one of our processes makes the request itself instead of forwarding one. */
export function isInternalPeer(request: Request): boolean {
  return peers.has(request);
}

/** Only the web app sends it, in its own format. */
function deviceOf({ headers }: Request): string | null {
  const device = headers['x-gatehouse-device'];
  return typeof device === 'string' && /^[A-Za-z0-9_-]{22,64}$/.test(device) ? device : null;
}

/** Only the web app sends it: a client ID, or the ID of a SAML application. */
function applicationOf({ headers }: Request): string | null {
  const application = headers['x-gatehouse-application'];
  return typeof application === 'string' && /^[A-Za-z0-9._~-]{1,100}$/.test(application) ? application : null;
}

/** Only the web app sends it, for sign-ins on its pages. */
function journeyOf({ headers }: Request): Journey | null {
  const journey = headers[JOURNEY.header];
  return typeof journey === 'string' ? parseJourney(journey, Date.now()) : null;
}

const FORWARDED = [
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-forwarded-port',
  'forwarded',
];

/** What a proxy says of the client's certificate. Source: RFC 9440 §2, and the documented name for nginx. */
const CERTIFICATES = ['client-cert', 'client-cert-chain', 'x-gatehouse-client-cert'];

export function clientOf(request: Request): ClientContext {
  return contexts.get(request) ?? { address: shortest(request.socket.remoteAddress ?? ''), userAgent: null };
}

/** The network that rate limits count: an IPv4 address, or the /64 of an IPv6 address, which is one customer. */
export const networkOf = remembered(MOST_ADDRESSES, (address): string => {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${(parsed as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
});

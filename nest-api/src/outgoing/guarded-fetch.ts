import { Agent, type Dispatcher, type RequestInit, type Response, fetch as undiciFetch } from 'undici';
import type { Cidr } from './address-rule.js';
import { boundedResponse } from './bounded-response.js';
import { guardedConnect, type OnConnection, type Resolve } from './guarded-connect.js';
import { OutgoingFailed, OutgoingRefused, OutgoingTimedOut } from './outgoing-errors.js';
import { nextHop, permittedUrl } from './redirects.js';

export interface OutgoingLimits {
  /** From the start to the last byte of the response, including redirects. */
  readonly timeoutMs: number;
  /** Of the decoded body. */
  readonly maxBytes: number;
  readonly maxRedirects: number;
}

export const OUTGOING_LIMITS: OutgoingLimits = { timeoutMs: 10_000, maxBytes: 1_048_576, maxRedirects: 3 };

/** `fetch`, for URLs only. When it resolves, the body has been read. */
export type GuardedFetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

export interface GuardedClient {
  fetch: GuardedFetch;
  close(): Promise<void>;
}

/**
 * The only access to the network: http and https only, permitted addresses at each hop, limited in time and size.
 *
 * `fetch` throws OutgoingRefused, OutgoingTimedOut, OutgoingTooLarge or OutgoingFailed. Messages name only the host,
 * because the query may contain a secret.
 */
export function guardedClient(
  allowed: readonly Cidr[],
  limits: OutgoingLimits = OUTGOING_LIMITS,
  resolve?: Resolve,
  onConnection?: OnConnection,
): GuardedClient {
  const connect = guardedConnect(allowed, limits.timeoutMs, resolve, onConnection);
  const agent = new Agent({ connect, connections: 20 });
  return {
    fetch: async (url, init = {}) => follow(permittedUrl(url), init, limits, agent),
    close: () => agent.destroy(),
  };
}

async function follow(start: URL, init: RequestInit, limits: OutgoingLimits, dispatcher: Dispatcher) {
  const deadline = AbortSignal.timeout(limits.timeoutMs);
  const signal = init.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
  let hop = { url: start, init };
  try {
    for (let redirects = 0; ; redirects++) {
      const answer = await undiciFetch(hop.url, { ...hop.init, redirect: 'manual', signal, dispatcher });
      const next = nextHop(hop.url, hop.init, answer);
      if (!next) return await boundedResponse(answer, limits.maxBytes);
      await answer.body?.cancel();
      if (redirects === limits.maxRedirects) throw new OutgoingRefused(`${start.host} redirects too often`);
      hop = next;
    }
  } catch (error) {
    throw explained(error, hop.url, deadline);
  }
}

/** The specific error, which undici wraps in a TypeError. */
function explained(error: unknown, url: URL, deadline: AbortSignal): unknown {
  const cause = error instanceof TypeError && error.cause !== undefined ? error.cause : error;
  if (deadline.aborted) return new OutgoingTimedOut(`${url.host} took too long to respond`, { cause });
  if (error instanceof TypeError && !(cause instanceof OutgoingRefused)) {
    return new OutgoingFailed(`${url.host} could not be reached`, { cause });
  }
  return cause;
}

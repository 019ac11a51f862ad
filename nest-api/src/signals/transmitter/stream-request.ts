import { POLL, PUSH } from '../delivery-methods.js';
import { invalid } from './ssf-refused.js';
import { SUPPORTED_EVENTS } from './stream-events.js';

/** What the receiver of a stream decides. Source: SSF 1.0 §8.1.1. */
export interface StreamRequest {
  readonly delivery:
    | { readonly kind: 'push'; readonly endpointUrl: string; readonly authorizationHeader: string | null }
    | { readonly kind: 'poll' };
  readonly eventsRequested: readonly string[];
  /** Those of them that are supported. */
  readonly events: readonly string[];
  readonly description: string | null;
}

type Body = Readonly<Record<string, unknown>>;

const MOST_EVENTS = 50;

/** The JSON object of a request. @throws SsfRefused */
export function requireBody(body: unknown): Body {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Body;
  throw invalid('Send a JSON object');
}

/** @param before values that a missing member keeps; undefined: it gets its default  @throws SsfRefused */
export function readStreamRequest(body: Body, before?: StreamRequest): StreamRequest {
  const eventsRequested =
    body.events_requested === undefined
      ? (before?.eventsRequested ?? SUPPORTED_EVENTS)
      : textsIn(body.events_requested, 'events_requested');
  return {
    delivery:
      body.delivery === undefined
        ? (before?.delivery ?? { kind: 'poll' })
        : deliveryIn(body.delivery, before),
    eventsRequested,
    events: SUPPORTED_EVENTS.filter((type) => eventsRequested.includes(type)),
    description:
      body.description === undefined
        ? (before?.description ?? null)
        : textIn(body.description, 'description', 500),
  };
}

/** @throws SsfRefused */
export function textIn(value: unknown, name: string, longest: number): string {
  if (
    typeof value === 'string' &&
    value.length > 0 &&
    value.length <= longest &&
    !value.includes('\0') &&
    value.isWellFormed()
  )
    return value;
  throw invalid(`${name} is not a text of 1 to ${longest} characters`);
}

function textsIn(value: unknown, name: string): string[] {
  if (!Array.isArray(value) || value.length > MOST_EVENTS)
    throw invalid(`${name} is not a list of at most ${MOST_EVENTS} URIs`);
  return value.map((each) => textIn(each, name, 200));
}

function deliveryIn(value: unknown, before: StreamRequest | undefined): StreamRequest['delivery'] {
  const delivery = requireBody(value);
  if (delivery.method === POLL) return { kind: 'poll' };
  if (delivery.method !== PUSH) throw invalid(`delivery.method is not ${PUSH} or ${POLL}`);
  const endpointUrl = textIn(delivery.endpoint_url, 'delivery.endpoint_url', 2_048);
  if (!URL.canParse(endpointUrl)) throw invalid('delivery.endpoint_url is not a URL');
  const header = delivery.authorization_header;
  const kept = before?.delivery.kind === 'push' ? before.delivery.authorizationHeader : null;
  return {
    kind: 'push',
    endpointUrl,
    authorizationHeader: header === undefined ? kept : headerIn(header),
  };
}

/** Source: RFC 9110 §5.5. */
function headerIn(value: unknown): string {
  const header = textIn(value, 'delivery.authorization_header', 4_000);
  if (/^[\x20-\x7e]+$/.test(header)) return header;
  throw invalid('delivery.authorization_header contains a character that no header has');
}

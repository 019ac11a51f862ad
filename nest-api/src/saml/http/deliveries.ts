import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { readRedirect } from '../protocol/bindings/redirect.js';
import type { Delivery } from '../protocol/read-requests.js';
import { SamlRefused } from '../protocol/saml-refused.js';
import { SignOnOver } from '../sign-on/sign-ons.service.js';
import { SamlStates } from '../states/saml-states.repository.js';
import { type PostedMessage, readBody } from './read-body.js';

/** A parked message waits only for one redirect. */
const PARKED_SECONDS = 300;
/** Requests are short; a store that anybody may fill is kept small. */
const MOST_PARKED = 65_536;

export interface Delivered {
  readonly delivery: Delivery;
  readonly relayState: string | null;
}

/** Messages that browsers bring, by redirect or parked on their way by POST. */
@Injectable()
export class Deliveries {
  constructor(private readonly states: SamlStates) {}

  /**
   * Keeps a message under a one-time reference and tells where the browser goes with it: our session's cookie is
   * SameSite=Lax and does not come with another site's POST. Nothing is decided before it is seen.
   *
   * @param mayStay throws for a message that nobody registered here may have sent: nobody else fills the store
   * @throws SamlRefused
   */
  async park(
    request: Request,
    address: string,
    mayStay: (xml: string) => void | Promise<void>,
  ): Promise<string> {
    const message = await readBody(request);
    if (message.xml.length > MOST_PARKED) throw new SamlRefused('too_large', 'The request is too long');
    await mayStay(message.xml);
    return `${address}?ref=${await this.states.keep('message', message, PARKED_SECONDS)}`;
  }

  /** The message of this request: parked before, or in its query. @throws SamlRefused SignOnOver */
  async take(request: Request): Promise<Delivered> {
    const reference = queryOf(request).get('ref');
    if (reference === null) {
      const { xml, signature, relayState } = readRedirect(rawQuery(request));
      return { delivery: { xml, binding: 'redirect', signature }, relayState };
    }
    const parked = await this.states.take<PostedMessage>('message', reference);
    if (!parked) throw new SignOnOver();
    const { xml, relayState } = parked;
    return { delivery: { xml, binding: 'post', signature: null }, relayState };
  }
}

/** As it came: signatures cover its octets. */
function rawQuery(request: Request): string {
  const at = request.originalUrl.indexOf('?');
  return at < 0 ? '' : request.originalUrl.slice(at + 1);
}

export function queryOf(request: Request): URLSearchParams {
  return new URLSearchParams(rawQuery(request));
}

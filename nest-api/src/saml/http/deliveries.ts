import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { readRedirect } from '../protocol/bindings/redirect.js';
import type { Delivery } from '../protocol/read-requests.js';
import { SamlRefused } from '../protocol/saml-refused.js';
import { SignOnOver } from '../sign-on/sign-ons.service.js';
import { SamlStates } from '../states/saml-states.repository.js';
import { type PostedMessage, readBody } from './read-body.js';

/** A parked message waits for one redirect. */
const PARKED_SECONDS = 300;
/** Requests are short. Anyone can fill this store, so it is small. */
const MOST_PARKED = 65_536;

/** Characters; enough for any list of languages. */
const MOST_LOCALES = 200;

export interface Delivered {
  readonly delivery: Delivery;
  readonly relayState: string | null;
}

/** Messages that browsers deliver: by redirect, or by POST and then parked. */
@Injectable()
export class Deliveries {
  constructor(private readonly states: SamlStates) {}

  /**
   * Stores a message under a one-time reference and returns where the browser goes with it. The session cookie is
   * SameSite=Lax, so a POST from another site does not carry it. No decision is made before the cookie is available.
   *
   * @param mayStay throws unless a registered partner may have sent the message, so that strangers cannot fill the store
   * @throws SamlRefused
   */
  async park(
    request: Request,
    address: string,
    mayStay: (xml: string) => void | Promise<void>,
  ): Promise<string> {
    const { uiLocales, ...message } = await readBody(request);
    if (message.xml.length > MOST_PARKED) throw new SamlRefused('too_large', 'The request is too long');
    await mayStay(message.xml);
    const query = new URLSearchParams({ ref: await this.states.keep('message', message, PARKED_SECONDS) });
    const language = uiLocales ?? queryOf(request).get('ui_locales');
    if (language) query.set('ui_locales', language.slice(0, MOST_LOCALES));
    return `${address}?${query}`;
  }

  /** The message of this request, from the store or from its query. @throws SamlRefused SignOnOver */
  async take(request: Request): Promise<Delivered> {
    const reference = queryOf(request).get('ref');
    if (reference === null) {
      const { xml, signature, relayState } = readRedirect(rawQuery(request));
      return { delivery: { xml, binding: 'redirect', signature }, relayState };
    }
    const parked = await this.states.take<Omit<PostedMessage, 'uiLocales'>>('message', reference);
    if (!parked) throw new SignOnOver();
    const { xml, relayState } = parked;
    return { delivery: { xml, binding: 'post', signature: null }, relayState };
  }
}

/** Unchanged: signatures cover its octets. */
function rawQuery(request: Request): string {
  const at = request.originalUrl.indexOf('?');
  return at < 0 ? '' : request.originalUrl.slice(at + 1);
}

export function queryOf(request: Request): URLSearchParams {
  return new URLSearchParams(rawQuery(request));
}

import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { GuardedClient } from '../../outgoing/guarded-fetch.js';
import { Outgoing } from '../../outgoing/outgoing.js';
import { issuerOf } from '../protocol/checks/open-message.js';
import { readStatus } from '../protocol/messages/status.js';
import { NS, STATUS } from '../protocol/namespaces.js';
import { SamlRefused } from '../protocol/saml-refused.js';
import { parseXml } from '../protocol/xml/parse-xml.js';
import {
  attribute,
  childElements,
  childrenNamed,
  named,
  type XmlElement,
} from '../protocol/xml/xml-element.js';
import { LogoutMessages, type LogoutRoute, type LogoutSubject } from './logout-messages.js';

const LIMITS = { timeoutMs: 10_000, maxBytes: 65_536, maxRedirects: 0 };
const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/';
const HEADERS = {
  'content-type': 'text/xml; charset=utf-8',
  // Source: SAML Bindings §3.2.3.1.
  soapaction: '"http://www.oasis-open.org/committees/security"',
};

/** Why an application did not end a session. */
export class SoapLogoutFailed extends Error {
  constructor(readonly reason: 'unreachable' | 'http_status' | 'unexpected_response' | 'not_ended') {
    super(reason);
  }
}

/** Where an application ends sessions without a browser. */
export interface SoapEndpoint {
  readonly url: string;
  readonly entityId: string;
}

/** Single logout without a browser. Source: SAML Bindings §3.2, SAML Profiles §4.4.3.3. */
@Injectable()
export class SoapLogout implements OnModuleDestroy {
  private readonly client: GuardedClient;

  constructor(
    private readonly messages: LogoutMessages,
    outgoing: Outgoing,
  ) {
    this.client = outgoing.limited(LIMITS);
  }

  /** @throws SoapLogoutFailed */
  async end({ url, entityId }: SoapEndpoint, route: LogoutRoute, subject: LogoutSubject): Promise<void> {
    const { xml, requestId } = this.messages.signedRequest(route, url, subject);
    const body = `<soap:Envelope xmlns:soap="${SOAP}"><soap:Body>${xml}</soap:Body></soap:Envelope>`;
    const answer = await this.post(url, body);
    requireEnd(answer, { entityId, requestId });
  }

  async onModuleDestroy(): Promise<void> {
    await this.client.close();
  }

  private async post(url: string, body: string): Promise<string> {
    try {
      const response = await this.client.fetch(url, { method: 'POST', headers: HEADERS, body });
      if (!response.ok) throw new SoapLogoutFailed('http_status');
      return await response.text();
    } catch (error) {
      throw error instanceof SoapLogoutFailed ? error : new SoapLogoutFailed('unreachable');
    }
  }
}

/** Only the record depends on the response, so that the connection vouches for it, signed or not. @throws SoapLogoutFailed */
function requireEnd(text: string, asked: { readonly entityId: string; readonly requestId: string }): void {
  try {
    const response = responseIn(parseXml(text));
    const isOurs =
      attribute(response, 'InResponseTo') === asked.requestId && issuerOf(response) === asked.entityId;
    if (!isOurs) throw new SoapLogoutFailed('unexpected_response');
    const { code, detail } = readStatus(response);
    if (code !== STATUS.success || detail === STATUS.partialLogout) throw new SoapLogoutFailed('not_ended');
  } catch (error) {
    throw error instanceof SamlRefused ? new SoapLogoutFailed('unexpected_response') : error;
  }
}

/** @throws SoapLogoutFailed */
function responseIn(envelope: XmlElement): XmlElement {
  const [body] = named(envelope, SOAP, 'Envelope') ? childrenNamed(envelope, SOAP, 'Body') : [];
  const [response, ...more] = body ? childElements(body) : [];
  if (response && more.length === 0 && named(response, NS.samlp, 'LogoutResponse')) return response;
  throw new SoapLogoutFailed('unexpected_response');
}

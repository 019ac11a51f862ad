import { readStatus, type Status } from '../messages/status.js';
import { STATUS } from '../namespaces.js';
import { SamlRefused } from '../saml-refused.js';
import type { XmlElement } from '../xml/xml-element.js';

/** The partner itself reports that the request failed. */
export class PartnerDenied extends SamlRefused {
  constructor(readonly status: Status) {
    const found = [status.code, status.detail].filter((code) => typeof code === 'string');
    super('status', `The other side answered ${found.join(' / ')}`, { found, expected: STATUS.success });
  }
}

/** @throws PartnerDenied */
export function requireSuccess(response: XmlElement): void {
  const status = readStatus(response);
  if (status.code !== STATUS.success) throw new PartnerDenied(status);
}

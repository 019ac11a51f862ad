import { NS, STATUS } from '../namespaces.js';
import { SamlRefused } from '../saml-refused.js';
import { all, element, NOTHING, text, type Xml } from '../xml/canonical-writer.js';
import { attribute, childrenNamed, type XmlElement } from '../xml/xml-element.js';

/** Outcome of a request; `detail` is the second-level code. Source: SAML Core §3.2.2. */
export interface Status {
  readonly code: string;
  readonly detail?: string | null;
  readonly message?: string | null;
}

export const SUCCESS: Status = { code: STATUS.success };

export function statusElement({ code, detail, message }: Status): Xml {
  return element(
    'samlp:Status',
    {},
    element(
      'samlp:StatusCode',
      { Value: code },
      detail ? element('samlp:StatusCode', { Value: detail }) : NOTHING,
    ),
    message ? all([element('samlp:StatusMessage', {}, text(message))]) : NOTHING,
  );
}

/** @throws SamlRefused schema */
export function readStatus(response: XmlElement): Status {
  const [status] = childrenNamed(response, NS.samlp, 'Status');
  const [code] = status ? childrenNamed(status, NS.samlp, 'StatusCode') : [];
  const value = code && attribute(code, 'Value');
  if (!status || !code || !value) throw new SamlRefused('schema', 'The response has no status');
  const [detail] = childrenNamed(code, NS.samlp, 'StatusCode');
  const [message] = childrenNamed(status, NS.samlp, 'StatusMessage');
  return {
    code: value,
    detail: (detail && attribute(detail, 'Value')) ?? null,
    message: message
      ? message.children
          .filter((child) => typeof child === 'string')
          .join('')
          .slice(0, 200)
      : null,
  };
}

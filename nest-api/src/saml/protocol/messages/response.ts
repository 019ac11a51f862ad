import { NS } from '../namespaces.js';
import type { Signable } from '../signature/sign-element.js';
import { all, element, endTag, NOTHING, startTag, text, type Xml } from '../xml/canonical-writer.js';
import { type Status, statusElement } from './status.js';

export interface ResponseInput {
  readonly id: string;
  readonly issuer: string;
  readonly now: Date;
  readonly destination: string;
  readonly inResponseTo: string | null;
  readonly status: Status;
  /** Already signed or encrypted; null in an error response. */
  readonly assertion: Xml | null;
}

/** Source: SAML Core §3.3.3. */
export function response(input: ResponseInput): Signable {
  return statusResponse('samlp:Response', input, input.assertion ?? NOTHING);
}

/** Source: SAML Core §3.7.2. */
export function logoutResponse(input: Omit<ResponseInput, 'assertion'>): Signable {
  return statusResponse('samlp:LogoutResponse', input, NOTHING);
}

function statusResponse(name: string, input: Omit<ResponseInput, 'assertion'>, content: Xml): Signable {
  const head = all([
    startTag(name, {
      'xmlns:samlp': NS.samlp,
      Destination: input.destination,
      ID: input.id,
      InResponseTo: input.inResponseTo ?? undefined,
      IssueInstant: input.now.toISOString(),
      Version: '2.0',
    }),
    element('saml:Issuer', { 'xmlns:saml': NS.saml }, text(input.issuer)),
  ]);
  return { id: input.id, head, tail: all([statusElement(input.status), content, endTag(name)]) };
}

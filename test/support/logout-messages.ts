import { readRedirect, redirectUrl } from '../../nest-api/src/saml/protocol/bindings/redirect.js';
import { newMessageId } from '../../nest-api/src/saml/protocol/messages/new-id.js';
import { logoutRequest } from '../../nest-api/src/saml/protocol/messages/requests.js';
import { logoutResponse } from '../../nest-api/src/saml/protocol/messages/response.js';
import { STATUS } from '../../nest-api/src/saml/protocol/namespaces.js';
import { unsigned } from '../../nest-api/src/saml/protocol/signature/sign-element.js';
import type { Party } from '../saml/support/parties.ts';

/** An application that sends logout messages, and where it sends them. */
export interface LogoutSender {
  readonly entityId: string;
  readonly sloUrl: string;
  readonly key: Party;
}

/** The URL with which an application requests the end of a session. */
export function signedLogoutRequest(
  { entityId, sloUrl, key }: LogoutSender,
  { nameId, sessionIndex, now = new Date() }: { nameId: string; sessionIndex: string; now?: Date },
): string {
  const request = logoutRequest({
    id: newMessageId(),
    issuer: entityId,
    now,
    destination: sloUrl,
    nameId: { value: nameId, format: null },
    sessionIndex,
    notOnOrAfter: new Date(now.getTime() + 60_000),
  });
  const signing = { signer: key, algorithm: 'rsa-sha256' } as const;
  return redirectUrl(sloUrl, 'SAMLRequest', unsigned(request), 'relay', signing);
}

/** An application's response to a logout notification, at its logout URL. */
export function signedLogoutAnswer(
  { entityId, sloUrl, key }: LogoutSender,
  told: URL,
  code: string = STATUS.success,
): string {
  const { xml } = readRedirect(told.search.slice(1));
  const answer = logoutResponse({
    id: newMessageId(),
    issuer: entityId,
    now: new Date(),
    destination: sloUrl,
    inResponseTo: / ID="([^"]+)"/.exec(xml)?.[1] ?? '',
    status: { code },
  });
  const signing = { signer: key, algorithm: 'rsa-sha256' } as const;
  return redirectUrl(sloUrl, 'SAMLResponse', unsigned(answer), null, signing);
}

import { Injectable } from '@nestjs/common';
import { importJWK, SignJWT } from 'jose';
import { ClientLookup } from '../../oauth2/clients/client-lookup.repository.js';
import { type ClientRecord, isUsable } from '../../oauth2/clients/client-metadata.js';
import { sectorOf } from '../../oauth2/clients/sector.js';
import { sidOf } from '../../oauth2/logout/session-claim.js';
import { PairwiseSubjects } from '../../oauth2/provider/pairwise-subjects.js';
import { ProviderHost } from '../../oauth2/provider/provider-host.js';
import type { QueuedEvent, StreamRow } from './signal-streams.repository.js';
import {
  ASSURANCE_LEVEL_CHANGE,
  CREDENTIAL_CHANGE,
  IDENTIFIER_CHANGED,
  SESSION_REVOKED,
  VERIFICATION,
} from './stream-events.js';

const ALGORITHM = 'RS256';

/** Who ended a session, by the reason that the session has. Source: CAEP 1.0 §2. */
const INITIATORS: Readonly<Record<string, string>> = {
  signed_out: 'user',
  revoked: 'admin',
  suspended: 'admin',
};

/** Writes events as security event tokens, signed with the keys of the issuer that the stream was created at. */
@Injectable()
export class SecurityEventTokens {
  constructor(
    private readonly host: ProviderHost,
    private readonly clients: ClientLookup,
    private readonly pairwise: PairwiseSubjects,
  ) {}

  /**
   * The same event has the same `jti` and `iat` each time.
   *
   * Source: RFC 8417 §2, SSF 1.0 §10.1.
   *
   * @returns null for an event that the application may not know, or no longer
   */
  async write(stream: StreamRow, event: QueuedEvent): Promise<string | null> {
    const client = await this.clients.findById(stream.clientId);
    // A disabled application receives no events.
    if (!client?.receivesSignals || !isUsable(client)) return null;
    const { issuer, keys } = await this.host.signing(stream.issuerSlug);
    const key = keys.find(({ alg }) => alg === ALGORITHM);
    if (!key) throw new Error(`the issuer ${issuer.url} has no key for ${ALGORITHM}`);
    const content = await this.contentOf(stream, event, client, issuer.url);
    if (!content) return null;
    return new SignJWT({ sub_id: content.subject, events: { [event.type]: content.payload } })
      .setProtectedHeader({ alg: ALGORITHM, kid: String(key.kid), typ: 'secevent+jwt' })
      .setIssuer(issuer.url)
      .setAudience(client.clientId)
      .setJti(event.jti)
      .setIssuedAt(secondsOf(event.createdAt))
      .sign(await importJWK(key as never, ALGORITHM));
  }

  private async contentOf(
    stream: StreamRow,
    { type, payload, userId, createdAt }: QueuedEvent,
    client: ClientRecord,
    iss: string,
  ): Promise<{ subject: object; payload: object } | null> {
    if (type === VERIFICATION) return { subject: { format: 'opaque', id: stream.id }, payload };
    const at = { event_timestamp: secondsOf(createdAt) };
    // RISC names the user by the identifier that changed, which only applications with this scope know.
    if (type === IDENTIFIER_CHANGED)
      return client.scopes.includes('email')
        ? { subject: { format: 'email', email: payload.old }, payload: { 'new-value': payload.new } }
        : null;
    const user = { format: 'iss_sub', iss, sub: await this.subjectOf(client, String(userId)) };
    const session = payload.session && {
      format: 'opaque',
      id: sidOf(payload.session, client.clientId),
    };
    const subject = session ? { format: 'complex', user, session } : user;
    return { subject, payload: { ...payloadOf(type, payload), ...(type.includes('/caep/') ? at : {}) } };
  }

  private async subjectOf(client: ClientRecord, userId: string): Promise<string> {
    const sector = sectorOf(client);
    return sector === null ? userId : this.pairwise.subjectOf(sector, userId);
  }
}

function payloadOf(type: string, payload: QueuedEvent['payload']): object {
  switch (type) {
    case SESSION_REVOKED:
      return {
        initiating_entity: INITIATORS[String(payload.reason)] ?? 'policy',
        reason_admin: { en: `The session ended: ${payload.reason}` },
      };
    case CREDENTIAL_CHANGE:
      return { credential_type: payload.credential_type, change_type: payload.change_type };
    case ASSURANCE_LEVEL_CHANGE:
      return {
        namespace: 'NIST-AAL',
        previous_level: 'nist-aal1',
        current_level: 'nist-aal2',
        change_direction: 'increase',
      };
    default:
      return {};
  }
}

function secondsOf(at: Date): number {
  return Math.floor(new Date(at).getTime() / 1_000);
}

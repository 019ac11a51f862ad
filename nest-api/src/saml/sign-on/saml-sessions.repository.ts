import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { SessionRecord } from '../../auth/session-record.js';
import { Lookups } from '../../database/lookups.js';
import type { NameId } from '../protocol/messages/name-id.js';

/** A service provider that a session signed in to. */
export interface Participant {
  readonly serviceProviderId: string;
  readonly sessionId: string;
  readonly sessionIndex: string;
  readonly nameId: string;
  readonly nameIdFormat: string;
  /** The custom domain of the issuer that it knows; null: the platform's host. */
  readonly host: string | null;
}

const COLUMNS = `service_provider_id as "serviceProviderId", session_id as "sessionId",
  session_index as "sessionIndex", name_id as "nameId", name_id_format as "nameIdFormat", host`;

/** The service providers of each session, for single logout. */
@Injectable()
export class SamlSessions {
  constructor(private readonly lookups: Lookups) {}

  /** @returns the session's index, the same for every sign-on of this session to this service provider */
  async note(
    session: SessionRecord,
    serviceProviderId: string,
    nameId: NameId,
    index: string,
  ): Promise<string> {
    const [row] = await this.lookups.query<{ session_index: string }>(
      'saml-session-note',
      `insert into saml_sessions (id, session_id, service_provider_id, user_id, session_index, name_id,
         name_id_format, expires_at, host)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (session_id, service_provider_id) do update
         set name_id = excluded.name_id, name_id_format = excluded.name_id_format, access_lost_at = null,
           next_attempt_at = null
       returning session_index`,
      [
        uuidv7(),
        session.id,
        serviceProviderId,
        session.userId,
        index,
        nameId.value,
        nameId.format ?? '',
        session.expiresAt,
        session.host ?? null,
      ],
    );
    return row?.session_index ?? index;
  }

  /** The sessions at one host that a service provider identifies by NameID and optional session indexes. */
  named(
    { id, host }: { readonly id: string; readonly host: string | null },
    nameId: string,
    indexes: readonly string[],
  ): Promise<Participant[]> {
    return this.lookups.query<Participant & Record<string, unknown>>(
      'saml-session-named',
      `select ${COLUMNS} from saml_sessions
       where service_provider_id = $1 and host is not distinct from $4 and name_id = $2
         and (cardinality($3::text[]) = 0 or session_index = any($3))`,
      [id, nameId, [...indexes], host],
    );
  }

  /** Removes and returns the service providers of these sessions, so that each is notified once. */
  take(sessionIds: readonly string[]): Promise<Participant[]> {
    return this.lookups.query<Participant & Record<string, unknown>>(
      'saml-session-take',
      `delete from saml_sessions where session_id = any($1) returning ${COLUMNS}`,
      [[...sessionIds]],
    );
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Proof } from '../../auth/proof.js';
import type { SessionRecord } from '../../auth/session-record.js';
import { type SessionWatcher, SignInRules } from '../../auth/sign-in-rules.js';
import { Lookups } from '../../database/lookups.js';
import type { UpstreamSession } from '../../sso-config/sign-in/upstream-identity.js';

/** A session that an identity provider authenticated, by the identity provider's identifiers. */
export interface UpstreamParticipant extends UpstreamSession {
  readonly sessionId: string;
  readonly configurationId: string;
}

const MOST_CHARACTERS = 1_024;

type Row = UpstreamParticipant & Record<string, unknown>;

const COLUMNS = `session_id as "sessionId", configuration_id as "configurationId", name_id as "nameId",
  name_id_format as "format", name_qualifier as "nameQualifier", sp_name_qualifier as "spNameQualifier",
  session_index as "sessionIndex"`;

/** Identity providers' identifiers of our sessions, so that either side can end the other's session. */
@Injectable()
export class UpstreamSessions implements SessionWatcher, OnModuleInit {
  constructor(
    private readonly lookups: Lookups,
    private readonly rules: SignInRules,
  ) {}

  onModuleInit(): void {
    this.rules.watch(this);
  }

  /** Works for any number of sign-in steps: the identifiers are stored with the first one. */
  async opened(session: SessionRecord, { through }: Proof): Promise<void> {
    const theirs = through?.session as UpstreamSession | undefined;
    if (through && theirs) await this.note(session, through.configurationId, theirs);
  }

  /** Unusually long identifiers are not stored. Neither side can then end the other's session. */
  private async note(ours: SessionRecord, configurationId: string, theirs: UpstreamSession): Promise<void> {
    if (Object.values(theirs).some((name) => name !== null && name.length > MOST_CHARACTERS)) return;
    await this.lookups.query(
      'saml-upstream-session-note',
      `insert into saml_upstream_sessions (session_id, configuration_id, user_id, name_id, name_id_format,
         name_qualifier, sp_name_qualifier, session_index, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (session_id) do nothing`,
      [
        ours.id,
        configurationId,
        ours.userId,
        theirs.nameId,
        theirs.format,
        theirs.nameQualifier,
        theirs.spNameQualifier,
        theirs.sessionIndex,
        ours.expiresAt,
      ],
    );
  }

  /** The sessions that an identity provider identifies by NameID and optional session indexes. */
  named(configurationId: string, nameId: string, indexes: readonly string[]): Promise<UpstreamParticipant[]> {
    return this.lookups.query<Row>(
      'saml-upstream-session-named',
      // A session without an index cannot be distinguished from the user's others, so it is included.
      `select ${COLUMNS} from saml_upstream_sessions where configuration_id = $1 and name_id = $2
         and (cardinality($3::text[]) = 0 or session_index is null or session_index = any($3))`,
      [configurationId, nameId, [...indexes]],
    );
  }

  /** Removes and returns the identifiers of these sessions, so that each identity provider is notified once. */
  take(sessionIds: readonly string[]): Promise<UpstreamParticipant[]> {
    return this.lookups.query<Row>(
      'saml-upstream-session-take',
      `delete from saml_upstream_sessions where session_id = any($1) returning ${COLUMNS}`,
      [[...sessionIds]],
    );
  }
}

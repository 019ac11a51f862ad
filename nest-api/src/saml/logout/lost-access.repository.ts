import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Participant } from '../sign-on/saml-sessions.repository.js';

/** A session at an application whose user lost the access, claimed for one attempt to end it there. */
export interface LostSession extends Participant {
  readonly id: string;
  readonly userId: string;
  readonly tenantId: string | null;
  readonly entityId: string;
  /** Null: the application offers no logout without a browser. */
  readonly soapUrl: string | null;
  /** This one included. */
  readonly attempts: number;
}

/** Sessions at applications that have to end. In the platform's unit of work. */
@Injectable()
export class LostAccess {
  constructor(private readonly em: EntityManager) {}

  /** @param until no other process tries them before */
  claim(now: Date, until: Date, limit: number): Promise<LostSession[]> {
    return this.em.execute<LostSession[]>(
      `update saml_sessions s set next_attempt_at = ?, attempts = s.attempts + 1
       from saml_service_providers p
       where p.id = s.service_provider_id and s.id in (
         select id from saml_sessions where access_lost_at is not null and next_attempt_at <= ?
         order by next_attempt_at limit ? for update skip locked)
       returning s.id, s.user_id as "userId", s.service_provider_id as "serviceProviderId",
         s.session_id as "sessionId", s.session_index as "sessionIndex", s.name_id as "nameId",
         s.name_id_format as "nameIdFormat", s.host, s.attempts, p.tenant_id as "tenantId",
         p.entity_id as "entityId", p.slo_soap_url as "soapUrl"`,
      [until, now, limit],
    );
  }

  /** The application has ended it. A sign-on since is another session. */
  async forget({ id }: LostSession): Promise<void> {
    await this.em.execute('delete from saml_sessions where id = ? and access_lost_at is not null', [id]);
  }

  /** @param at null: never; a sign-out still tells the application */
  async tryAgain({ id }: LostSession, at: Date | null): Promise<void> {
    await this.em.execute(
      'update saml_sessions set next_attempt_at = ? where id = ? and access_lost_at is not null',
      [at, id],
    );
  }
}

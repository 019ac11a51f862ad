import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Lookups } from '../database/lookups.js';
import { Session } from './session.entity.js';

export interface SessionOfPerson {
  readonly id: string;
  readonly tenantName: string | null;
  readonly deviceName: string | null;
  readonly userAgent: string | null;
  readonly address: string | null;
  readonly amr: string[];
  readonly authenticatedAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

const MOST_SESSIONS = 100;

/** Sessions of one person, in a unit of work of that person; the notes of the OpenID provider in one of their own. */
@Injectable()
export class SessionsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
  ) {}

  /** Those that are open, in whatever tenant; the one seen last first. */
  openOf(userId: string, now: Date): Promise<SessionOfPerson[]> {
    return this.em.execute<SessionOfPerson[]>(
      `select s.id, tenant_name_of_person(s.tenant_id) as "tenantName", d.name as "deviceName",
         s.user_agent as "userAgent", s.address, s.amr,
         s.authenticated_at as "authenticatedAt", s.last_seen_at as "lastSeenAt",
         least(s.expires_at, s.last_seen_at + make_interval(secs => s.idle_seconds)) as "expiresAt"
       from sessions s left join devices d on d.id = s.device_id
       where s.user_id = ? and s.ended_at is null and s.expires_at > ?
         and s.last_seen_at + make_interval(secs => s.idle_seconds) > ?
       order by s.last_seen_at desc limit ${MOST_SESSIONS}`,
      [userId, now, now],
    );
  }

  /** Null when it has ended, or is somebody else's. */
  notEnded(id: string, userId: string): Promise<Session | null> {
    return this.em.findOne(Session, { id, userId, endedAt: null });
  }

  /** What an OpenID provider notes: one statement joins the notes of two tabs, application by application. */
  async noteOidc(id: string, authorizations: object, state: unknown): Promise<void> {
    await this.lookups.query(
      'session-note',
      `update sessions set oidc = jsonb_build_object(
         'authorizations', coalesce(oidc -> 'authorizations', '{}') || $2::jsonb, 'state', $3::jsonb)
       where id = $1 and ended_at is null`,
      [id, JSON.stringify(authorizations), JSON.stringify(state)],
    );
  }

  notEndedOn(deviceId: string, userId: string): Promise<Session[]> {
    return this.em.find(Session, { userId, deviceId, endedAt: null });
  }
}

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Changes } from '../database/changes.js';
import { Lookups } from '../database/lookups.js';
import { Session, type SessionEnd } from './session.entity.js';
import { IS_OPEN } from './sessions.sql.js';

export type { Session };

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

/** Whose access ends: a person's, or that of everybody in a tenant. */
export interface AccessToEnd {
  readonly userId?: string;
  readonly tenantId?: string | null;
  readonly reason: SessionEnd;
  /** The session that goes on. */
  readonly keep?: string | undefined;
}

const MOST_SESSIONS = 100;
/** Nobody compares the hash of a token but the look-up by it, and a sign-in may not read it. */
const WITHOUT_TOKEN = { exclude: ['tokenHash'] } as const;

/** Sessions, in the unit of work of the caller; the notes of the OpenID provider in one of their own. */
@Injectable()
export class SessionsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
    private readonly changes: Changes,
  ) {}

  /** Those of one person that are open, in whatever tenant; the one seen last first. */
  openOf(userId: string, now: Date): Promise<SessionOfPerson[]> {
    return this.em.execute<SessionOfPerson[]>(
      `select s.id, tenant_name_of_person(s.tenant_id) as "tenantName", d.name as "deviceName",
         s.user_agent as "userAgent", s.address, s.amr,
         s.authenticated_at as "authenticatedAt", s.last_seen_at as "lastSeenAt",
         least(s.expires_at, s.last_seen_at + make_interval(secs => s.idle_seconds)) as "expiresAt"
       from sessions s left join devices d on d.id = s.device_id
       where s.user_id = ? and ${IS_OPEN}
       order by s.last_seen_at desc limit ${MOST_SESSIONS}`,
      [userId, now, now],
    );
  }

  /** Null when it has ended, or is somebody else's. */
  notEnded(id: string, userId: string): Promise<Session | null> {
    return this.em.findOne(Session, { id, userId, endedAt: null }, WITHOUT_TOKEN) as Promise<Session | null>;
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
    this.changes.noteCommit();
  }

  find(id: string): Promise<Session | null> {
    return this.em.findOne(Session, { id });
  }

  /** Those of one person that have not ended or expired, but `keep`. */
  unexpiredOf(userId: string, now: Date, keep: string | undefined): Promise<Session[]> {
    const open = { userId, endedAt: null, expiresAt: { $gt: now }, ...(keep && { id: { $ne: keep } }) };
    return this.em.find(Session, open, WITHOUT_TOKEN) as Promise<Session[]>;
  }

  /** Ends one that is open. @returns undefined when it is over already */
  async revoke(id: string, now: Date): Promise<{ tenantId: string | null } | undefined> {
    const [ended] = await this.revokeOpen('s.id = ?', [id], now);
    return ended;
  }

  /** Ends what a person has open, but `keep`. */
  revokeThoseOf(userId: string, keep: string, now: Date): Promise<{ tenantId: string | null }[]> {
    return this.revokeOpen('s.user_id = ? and s.id <> ?', [userId, keep], now);
  }

  /** Ends what is open in a tenant, but `keep`. */
  revokeThoseIn(tenantId: string, keep: string, now: Date): Promise<{ tenantId: string | null }[]> {
    return this.revokeOpen('s.tenant_id = ? and s.id <> ?', [tenantId, keep], now);
  }

  /**
   * Ends what applications hold of a person or of everybody in a tenant, by person and not by session: a session may
   * have timed out long before its refresh tokens do. In the platform's unit of work; applications are told.
   *
   * @returns how many authorizations
   */
  endAccess({ userId, tenantId, reason, keep }: AccessToEnd): Promise<number> {
    return this.ended('end_access(?, ?, ?, ?)', [reason, userId ?? null, tenantId ?? null, keep ?? null]);
  }

  /** The same for one user, in a unit of work for a sign-in or of the platform. `keep` is the session that goes on. */
  endAccessOf(userId: string, reason: SessionEnd, keep: string | undefined): Promise<number> {
    return this.ended('end_access_of_user(?, ?, ?)', [reason, userId, keep ?? null]);
  }

  /** The same for the person whose unit of work it is, but for the session that goes on. */
  endOwnAccess(reason: SessionEnd, keep: string): Promise<number> {
    return this.ended('end_own_access(?, ?)', [reason, keep]);
  }

  private async ended(call: string, values: readonly (string | null)[]): Promise<number> {
    const [row] = await this.em.execute<{ ended: number }[]>(`select ${call} as ended`, [...values]);
    return row?.ended ?? 0;
  }

  private revokeOpen(
    which: string,
    values: readonly string[],
    now: Date,
  ): Promise<{ tenantId: string | null }[]> {
    return this.em.execute<{ tenantId: string | null }[]>(
      `update sessions s set ended_at = ?, end_reason = 'revoked' where ${IS_OPEN} and ${which}
       returning s.tenant_id as "tenantId"`,
      [now, now, now, ...values],
    );
  }

  notEndedOn(deviceId: string, userId: string): Promise<Session[]> {
    return this.em.find(Session, { userId, deviceId, endedAt: null });
  }
}

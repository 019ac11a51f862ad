import type { SignInRisk } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Changes } from '../database/changes.js';
import { Lookups } from '../database/lookups.js';
import { textArray } from '../database/text-array.js';
import type { SessionPlace } from './moves/session-place.js';
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
  readonly risk: SignInRisk | null;
  readonly places: SessionPlace[] | null;
}

/** A session that began with a sign-in of high risk. */
export interface RiskySession {
  readonly id: string;
  readonly userId: string;
  readonly tenantId: string | null;
  readonly deviceId: string | null;
  readonly userAgent: string | null;
  readonly address: string | null;
  readonly authenticatedAt: Date;
}

export interface SessionSince {
  readonly id: string;
  readonly userId: string;
  readonly address: string | null;
  readonly authenticatedAt: Date;
}

/** Whose access ends: that of a user, or of all users of a tenant. */
export interface AccessToEnd {
  readonly userId?: string;
  readonly tenantId?: string | null;
  readonly reason: SessionEnd;
  /** The session that continues. */
  readonly keep?: string | undefined;
}

/** A connection, for the sessions that began through it. */
interface SessionsConnection {
  readonly id: string;
  /** Its owner; null for the platform's own. */
  readonly tenantId?: string | null | undefined;
}

/** Those of earlier versions only name the tenant whose connection it was. */
const THROUGH = '(s.connection_id = ? or (s.connection_id is null and s.upstream_tenant_id = ?))';

const MOST_SESSIONS = 100;
/** Only the look-up compares the token's hash, and the role for sign-ins may not read it. */
const WITHOUT_TOKEN = { exclude: ['tokenHash'] } as const;

/** Sessions. Joins the caller's unit of work, except for the OpenID provider's data. */
@Injectable()
export class SessionsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
    private readonly changes: Changes,
  ) {}

  /** Open sessions of one user in all tenants, the most recent first. */
  openOf(userId: string, now: Date): Promise<SessionOfPerson[]> {
    return this.em.execute<SessionOfPerson[]>(
      `select s.id, tenant_name_of_person(s.tenant_id) as "tenantName", d.name as "deviceName",
         s.user_agent as "userAgent", s.address, s.amr, s.risk, s.places,
         s.authenticated_at as "authenticatedAt", s.last_seen_at as "lastSeenAt",
         least(s.expires_at, s.last_seen_at + make_interval(secs => s.idle_seconds)) as "expiresAt"
       from sessions s left join devices d on d.id = s.device_id
       where s.user_id = ? and ${IS_OPEN}
       order by s.last_seen_at desc limit ${MOST_SESSIONS}`,
      [userId, now, now],
    );
  }

  /** Null if it has ended or belongs to another user. */
  notEnded(id: string, userId: string): Promise<Session | null> {
    return this.em.findOne(Session, { id, userId, endedAt: null }, WITHOUT_TOKEN) as Promise<Session | null>;
  }

  /** Stores the OpenID provider's data: one statement merges the data of two tabs by application. */
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

  /** Active sessions of one user, except `keep`. */
  unexpiredOf(userId: string, now: Date, keep: string | undefined): Promise<Session[]> {
    const open = { userId, endedAt: null, expiresAt: { $gt: now }, ...(keep && { id: { $ne: keep } }) };
    return this.em.find(Session, open, WITHOUT_TOKEN) as Promise<Session[]>;
  }

  /** Open sessions of users that began since a time, the newest first. @param tenantId null: in all tenants */
  openSince(
    { tenantId, userIds, since }: { tenantId: string | null; userIds: readonly string[]; since: Date },
    now: Date,
    most: number,
  ): Promise<SessionSince[]> {
    return this.em.execute<SessionSince[]>(
      `select s.id, s.user_id as "userId", s.address, s.authenticated_at as "authenticatedAt" from sessions s
       where ${IS_OPEN} and s.user_id = any(?::uuid[]) and s.authenticated_at >= ?
         and (?::uuid is null or s.tenant_id = ?::uuid)
       order by s.id desc limit ?`,
      [now, now, textArray(userIds), since, tenantId, tenantId, most],
    );
  }

  /** Ends an open session. @returns undefined if it has already ended */
  async revoke(id: string, now: Date): Promise<{ tenantId: string | null } | undefined> {
    const [ended] = await this.revokeOpen('s.id = ?', [id], now);
    return ended;
  }

  /** Number of open sessions that began through a connection, except `keep`. */
  async countThrough({ id, tenantId }: SessionsConnection, keep: string, now: Date): Promise<number> {
    const [row] = await this.em.execute<{ count: number }[]>(
      `select count(*)::int as count from sessions s where ${IS_OPEN} and ${THROUGH} and s.id <> ?`,
      [now, now, id, tenantId ?? null, keep],
    );
    return row?.count ?? 0;
  }

  /** Ends the sessions that began through a connection, except `keep`. @returns their number */
  async revokeThrough(connection: SessionsConnection, keep: string, now: Date): Promise<number> {
    const { id, tenantId } = connection;
    const ended = await this.revokeOpen(`s.id <> ? and ${THROUGH}`, [keep, id, tenantId ?? null], now);
    return ended.length;
  }

  /**
   * Ends the sessions of a user that began through a connection of the tenant of the unit of work, and the access of
   * applications through them. Applications are notified.
   *
   * @param until sessions that began later continue
   * @returns the number of sessions
   */
  endThrough(connectionId: string, userId: string, until: Date, now: Date): Promise<number> {
    return this.ended('end_sessions_through(?, ?, ?, ?)', [
      connectionId,
      userId,
      until.toISOString(),
      now.toISOString(),
    ]);
  }

  /** Ends the open sessions of a user, except `keep`. */
  revokeThoseOf(userId: string, keep: string, now: Date): Promise<{ tenantId: string | null }[]> {
    return this.revokeOpen('s.user_id = ? and s.id <> ?', [userId, keep], now);
  }

  /** Ends the open sessions of a tenant, except `keep`. */
  revokeThoseIn(tenantId: string, keep: string, now: Date): Promise<{ tenantId: string | null }[]> {
    return this.revokeOpen('s.tenant_id = ? and s.id <> ?', [tenantId, keep], now);
  }

  /**
   * Ends the authorizations of a user, or of all users of a tenant. It selects by user and not by session: a session
   * may expire long before its refresh tokens. Joins the platform's unit of work. Applications are notified.
   *
   * @returns the number of authorizations
   */
  endAccess({ userId, tenantId, reason, keep }: AccessToEnd): Promise<number> {
    return this.ended('end_access(?, ?, ?, ?)', [reason, userId ?? null, tenantId ?? null, keep ?? null]);
  }

  /**
   * The same for one user, in a unit of work for a sign-in or of the platform. `keep` is the session that continues.
   */
  endAccessOf(userId: string, reason: SessionEnd, keep: string | undefined): Promise<number> {
    return this.ended('end_access_of_user(?, ?, ?)', [reason, userId, keep ?? null]);
  }

  /** The same for the user of the unit of work, except for the session that continues. */
  endOwnAccess(reason: SessionEnd, keep: string): Promise<number> {
    return this.ended('end_own_access(?, ?)', [reason, keep]);
  }

  private async ended(call: string, values: readonly (string | null)[]): Promise<number> {
    const [row] = await this.em.execute<{ ended: number }[]>(`select ${call} as ended`, [...values]);
    return row?.ended ?? 0;
  }

  private revokeOpen(
    which: string,
    values: readonly (string | null)[],
    now: Date,
  ): Promise<{ tenantId: string | null }[]> {
    return this.em.execute<{ tenantId: string | null }[]>(
      `update sessions s set ended_at = ?, end_reason = 'revoked' where ${IS_OPEN} and ${which}
       returning s.tenant_id as "tenantId"`,
      [now, now, now, ...values],
    );
  }

  /** Of high risk without a notification, the oldest first, locked until the transaction ends. */
  takeRisky(most: number): Promise<RiskySession[]> {
    return this.em.execute<RiskySession[]>(
      `select s.id, s.user_id as "userId", s.tenant_id as "tenantId", s.device_id as "deviceId",
         s.user_agent as "userAgent", s.address, s.authenticated_at as "authenticatedAt"
       from sessions s where s.risk ->> 'level' = 'high' and s.risk_noticed_at is null
       order by s.id limit ? for update skip locked`,
      [most],
    );
  }

  async markRiskNoticed(ids: readonly string[], now: Date): Promise<void> {
    await this.em.execute('update sessions set risk_noticed_at = ? where id = any(?::uuid[])', [
      now,
      textArray(ids),
    ]);
  }

  notEndedOn(deviceId: string, userId: string): Promise<Session[]> {
    return this.em.find(Session, { userId, deviceId, endedAt: null });
  }
}

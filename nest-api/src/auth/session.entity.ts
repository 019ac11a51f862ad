import type { Role, SignInRisk } from '@gatehouse/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { tenantFilter } from '../database/tenant-filter.js';
import { confirmedAt, type SessionPlace } from './moves/session-place.js';

export type SessionEnd = 'signed_out' | 'revoked' | 'replaced' | 'suspended' | 'moved' | 'token_reused';

/** The OpenID provider's data about this session. */
export interface ProviderState {
  readonly authorizations?: Record<string, unknown>;
  readonly state?: Record<string, unknown>;
}

const SessionRow = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  filters: tenantFilter,
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    /** Null for superadmins. */
    tenantId: p.uuid().nullable().index(),
    userId: p.uuid().index(),
    /** SHA-256 of the token. The token itself is not stored. */
    tokenHash: p.string().length(43).unique(),
    accountRole: p.string().length(20).$type<Role>(),
    /** The effective role. */
    role: p.string().length(20).$type<Role>(),
    /** Authentication methods. Source: RFC 8176 §2. */
    amr: p.array().$type<string[]>(),
    /** The tenant whose identity provider authenticated it; null if none did. */
    upstreamTenantId: p.uuid().nullable(),
    /** The connection that authenticated it; null if none did. */
    connectionId: p.uuid().nullable(),
    /** The custom domain where it began, and counts; null: the platform's host. */
    host: p.string().length(253).nullable(),
    authenticatedAt: p.datetime(),
    /** The last authentication; null in a session of an earlier version. */
    provedAt: p.datetime().nullable(),
    deviceId: p.uuid().nullable().index(),
    lastSeenAt: p.datetime(),
    idleSeconds: p.integer(),
    expiresAt: p.datetime(),
    endedAt: p.datetime().nullable(),
    endReason: p.string().length(20).$type<SessionEnd>().nullable(),
    address: p.string().length(45).nullable(),
    userAgent: p.string().length(300).nullable(),
    oidc: p.json<ProviderState>().nullable(),
    /** Of the sign-in, if it was assessed. */
    risk: p.json<SignInRisk>().nullable(),
    /** When a job looked at a sign-in of high risk, to email its user. Only that job reads it. */
    riskNoticedAt: p.datetime().nullable().lazy(),
    /** Where else it was used; the newest first. */
    places: p.json<SessionPlace[]>().nullable(),
    /** While the job for detections has not seen a place of somebody else. */
    movedAt: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** A signed-in browser or script, in one tenant. */
export class Session extends SessionRow.class {
  /** Ends it. The first reason is kept. */
  end(reason: SessionEnd, now: Date): void {
    this.endReason ??= reason;
    this.endedAt ??= now;
  }

  /**
   * The user authenticated again.
   *
   * @param methods beyond a password
   * @param key of another place than the session began at. Wherever the user is, it also counts for tokens that were reused
   */
  prove(now: Date, methods: readonly string[], key: string | null): void {
    this.provedAt = now;
    if (this.places) this.places = confirmedAt(this.places, key, methods);
  }
}
SessionRow.setClass(Session);

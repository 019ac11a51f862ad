import { type Authenticated, afterSignIn, LIMITS } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Audit, type AuditRecord } from '../audit/audit.js';
import type { ClientContext } from '../common/client-address.js';
import { Clock, plusSeconds } from '../common/clock.js';
import { Lookups, type Statement } from '../database/lookups.js';
import { Metrics } from '../telemetry/metrics.js';
import { PersonStandings } from './person-standing.js';
import { type Place, placeOf } from './place-of.js';
import { type SessionRecord, toUser } from './session-record.js';
import { hashSessionToken, newSessionToken } from './session-token.js';
import { SignInRefused } from './sign-in-refused.js';
import { SignInRules } from './sign-in-rules.js';

/** Somebody proved who they are; nothing is decided yet. */
export interface Proof {
  readonly userId: string;
  /** How. Source: RFC 8176 §2. */
  readonly amr: readonly string[];
  /** The upstream that proved it; `tenantId` is whose, null for the platform's own. */
  readonly through?: { readonly configurationId: string; readonly tenantId: string | null };
}

/**
 * The only door. Whatever proves who somebody is ends here: the standing of person, membership and tenant and
 * the tenant's policy are checked, the session is made, the event is audited. Nothing else makes a session.
 *
 * It is the hottest write of the product, so it reads in one trip to the database and writes in one.
 */
@Injectable()
export class SignIn {
  constructor(
    private readonly standings: PersonStandings,
    private readonly rules: SignInRules,
    private readonly lookups: Lookups,
    private readonly audit: Audit,
    private readonly metrics: Metrics,
    private readonly clock: Clock,
  ) {}

  /** @throws SignInRefused the person, their membership or their tenant may not sign in */
  async complete(proof: Proof, client: ClientContext): Promise<Authenticated> {
    const place = await this.decide(proof);
    const refused = place instanceof SignInRefused;
    this.metrics.countSignIn(proof.amr[0] ?? 'unknown', refused ? place.code : 'success');
    if (refused) {
      await this.lookups.together([this.audit.statement(refusalOf(proof, place, client))]);
      throw place;
    }
    return this.open(place, proof, client);
  }

  /** A tenant whose policy refuses this proof does not keep the person from another one. */
  private async decide(proof: Proof): Promise<Place | SignInRefused> {
    const only = proof.through?.tenantId ?? null;
    let standings = await this.standings.find(proof.userId);
    for (;;) {
      const place = placeOf(standings, only);
      if (place instanceof SignInRefused || place.tenantId === null) return place;
      const { tenantId, standing: person } = place;
      const refusal = await this.rules.refuse({ tenantId, person }, proof);
      if (!refusal) return place;
      standings = standings.filter((other) => other.tenantId !== tenantId);
      if (placeOf(standings, only) instanceof SignInRefused) return refusal;
    }
  }

  private async open(place: Place, proof: Proof, client: ClientContext): Promise<Authenticated> {
    if (place.tenantId !== null) {
      await this.rules.entered({ tenantId: place.tenantId, person: place.standing }, proof, client);
    }
    const token = newSessionToken();
    const session = newSession(place, proof, this.clock.now());
    await this.lookups.together([
      insertSession(session, token, client),
      ...noteSignIn(place, session),
      this.audit.statement(successOf(session, client)),
    ]);
    return {
      status: 'authenticated',
      accessToken: token,
      expiresAt: session.expiresAt.toISOString(),
      user: toUser(session),
      redirectTo: afterSignIn(place.role),
    };
  }
}

/** A session under the policy of its tenant. */
function newSession({ standing, tenantId, role }: Place, proof: Proof, now: Date): SessionRecord {
  return {
    ...standing,
    id: uuidv7(),
    tenantId,
    accountRole: role,
    role,
    amr: [...proof.amr],
    authenticatedAt: now,
    lastSeenAt: now,
    idleSeconds: standing.sessionIdleSeconds ?? LIMITS.sessionIdleSeconds,
    expiresAt: plusSeconds(now, standing.sessionTotalSeconds ?? LIMITS.sessionTotalSeconds),
    oidc: null,
  };
}

function insertSession(session: SessionRecord, token: string, client: ClientContext): Statement {
  return {
    name: 'insert-session',
    text: `insert into sessions (id, tenant_id, user_id, token_hash, account_role, role, amr, authenticated_at,
        last_seen_at, created_at, idle_seconds, expires_at, address, user_agent)
      values ($1, $2, $3, $4, $5, $5, $6, $7, $7, $7, $8, $9, $10, $11)`,
    values: [
      session.id,
      session.tenantId,
      session.userId,
      hashSessionToken(token),
      session.role,
      session.amr,
      session.authenticatedAt,
      session.idleSeconds,
      session.expiresAt,
      client.address,
      client.userAgent,
    ],
  };
}

/** Beside the version that editors compare: two sign-ins at once are no conflict. */
function noteSignIn({ standing, tenantId }: Place, { authenticatedAt }: SessionRecord): Statement[] {
  if (tenantId === null) return [];
  return [
    {
      name: 'note-sign-in',
      text: 'update memberships set last_sign_in_at = $2 where id = $1',
      values: [standing.membershipId, authenticatedAt],
    },
  ];
}

function successOf(session: SessionRecord, client: ClientContext): AuditRecord {
  return {
    tenantId: session.tenantId,
    actor: { type: 'user', id: session.userId },
    action: 'sign_in.succeeded',
    target: { type: 'session', id: session.id },
    outcome: 'success',
    address: client.address,
    detail: { amr: session.amr },
  };
}

function refusalOf(proof: Proof, refusal: SignInRefused, client: ClientContext): AuditRecord {
  return {
    tenantId: refusal.tenantId,
    actor: { type: 'user', id: proof.userId },
    action: 'sign_in.refused',
    target: { type: 'user', id: proof.userId },
    outcome: 'failure',
    address: client.address,
    detail: { reason: refusal.code },
  };
}

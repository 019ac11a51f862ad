import { type Authenticated, afterSignIn, LIMITS, type LoginResult } from '@gatehouse/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Audit, type AuditRecord } from '../audit/audit.js';
import type { ClientContext } from '../common/client-address.js';
import { Clock, plusSeconds } from '../common/clock.js';
import { Lookups, type Statement } from '../database/lookups.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { Metrics } from '../telemetry/metrics.js';
import { noteSignInOfMember } from '../users/memberships.sql.js';
import { noteDevice, noteMemberDevice } from './devices/devices.sql.js';
import { secondStepOf, upstreamVouches } from './factors/second-step.js';
import { SignInTickets } from './factors/sign-in-tickets.repository.js';
import { PersonStandings } from './person-standing.js';
import { type Place, placeOf } from './place-of.js';
import type { Destination, Proof } from './proof.js';
import { type SessionRecord, toUser } from './session-record.js';
import { newSessionToken } from './session-token.js';
import { insertSession } from './sessions.sql.js';
import { SignInRefused } from './sign-in-refused.js';
import { SignInRules } from './sign-in-rules.js';

/**
 * The only door. Whatever proves who somebody is ends here: the standing of person, membership and tenant and
 * the tenant's policy are checked, a second factor is asked for where one is due, the session is made, the
 * event is audited. Nothing else makes a session.
 *
 * It is the hottest write of the product, so it reads in one trip to the database and writes in one.
 */
@Injectable()
export class SignIn {
  constructor(
    private readonly standings: PersonStandings,
    private readonly rules: SignInRules,
    private readonly tickets: SignInTickets,
    private readonly lookups: Lookups,
    private readonly audit: Audit,
    private readonly metrics: Metrics,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Signs in, or answers with a ticket where the proof is only the first of two.
   *
   * @param into the tenant that somebody changes over to, by what they proved before
   * @throws SignInRefused the person, their membership or their tenant may not sign in
   */
  async complete(proof: Proof, client: ClientContext, into?: Destination): Promise<LoginResult> {
    const place = await this.decide(proof, into);
    if (place instanceof SignInRefused) {
      this.count(proof, place.code);
      await this.lookups.together([this.audit.statement(refusalOf(proof, place, client))]);
      throw place;
    }
    const { superadminsNeedSecondFactor: superadminsNeedOne } = this.settings;
    const step = secondStepOf(place, proof, { now: this.clock.now(), superadminsNeedOne });
    this.count(proof, step ? 'second_factor_required' : 'success');
    if (step) return this.tickets.issue(place.standing, { proof, step, into });
    return this.open(place, proof, client, into);
  }

  /**
   * Where this proof would lead, without going there.
   *
   * @throws SignInRefused
   */
  async check(proof: Proof, into?: Destination): Promise<Place> {
    const place = await this.decide(proof, into);
    if (place instanceof SignInRefused) throw place;
    return place;
  }

  private count(proof: Proof, outcome: string): void {
    this.metrics.countSignIn(proof.amr[0] ?? 'unknown', outcome);
  }

  /** A tenant whose policy refuses this proof does not keep the person from another one. */
  private async decide(proof: Proof, into?: Destination): Promise<Place | SignInRefused> {
    const provedBy = proof.through?.tenantId ?? null;
    if (into && provedBy && provedBy !== into.tenantId) return SignInRefused.ownProof(into.tenantId);
    const only = into?.tenantId ?? provedBy;
    let standings = await this.standings.findFor(proof);
    for (;;) {
      const place = placeOf(standings, only);
      if (place instanceof SignInRefused || place.tenantId === null) return place;
      const { tenantId, standing: person } = place;
      if (into && !lasts(place, into, this.clock.now())) return SignInRefused.tooLongAgo(tenantId);
      const refusal = await this.rules.refuse({ tenantId, person }, proof);
      if (!refusal) return place;
      standings = standings.filter((other) => other.tenantId !== tenantId);
      if (placeOf(standings, only) instanceof SignInRefused) return refusal;
    }
  }

  private async open(
    place: Place,
    proof: Proof,
    client: ClientContext,
    into?: Destination,
  ): Promise<Authenticated> {
    if (place.tenantId !== null) {
      await this.rules.entered({ tenantId: place.tenantId, person: place.standing }, proof, client);
    }
    const token = newSessionToken();
    const session = newSession(place, proof, this.clock.now(), into?.authenticatedAt, into?.endsAt);
    await this.lookups.together([
      noteDevice(session.userId, client, session.lastSeenAt),
      insertSession(session, token, client),
      ...noteSignIn(place, session, client),
      this.audit.statement(successOf(session, proof, client)),
    ]);
    await this.rules.opened(session, proof);
    return {
      status: 'authenticated',
      accessToken: token,
      expiresAt: session.expiresAt.toISOString(),
      user: toUser(session),
      redirectTo: afterSignIn(place.role),
    };
  }
}

/** Whether a proof of then is still one under the limits of the tenant that is entered now. */
function lasts({ standing }: Place, { authenticatedAt }: Destination, now: Date): boolean {
  return plusSeconds(authenticatedAt, standing.sessionTotalSeconds ?? LIMITS.sessionTotalSeconds) > now;
}

function earliest(policy: Date, upstream: Date | undefined): Date {
  return upstream && upstream < policy ? upstream : policy;
}

/** A session under the policy of its tenant, which ends no later than that of the upstream. */
function newSession(
  { standing, tenantId, role }: Place,
  proof: Proof,
  now: Date,
  authenticatedAt: Date = now,
  endsAt?: Date,
): SessionRecord {
  return {
    ...standing,
    id: uuidv7(),
    tenantId,
    accountRole: role,
    role,
    amr: upstreamVouches({ standing, tenantId, role }, proof) ? [...proof.amr, 'mfa'] : [...proof.amr],
    authenticatedAt,
    provedAt: authenticatedAt,
    lastSeenAt: now,
    idleSeconds: standing.sessionIdleSeconds ?? LIMITS.sessionIdleSeconds,
    expiresAt: earliest(
      plusSeconds(authenticatedAt, standing.sessionTotalSeconds ?? LIMITS.sessionTotalSeconds),
      endsAt ?? (proof.through?.endsAt ? new Date(proof.through.endsAt) : undefined),
    ),
    upstreamTenantId: proof.through?.tenantId ?? null,
    oidc: null,
  };
}

function noteSignIn(
  { standing, tenantId }: Place,
  { userId, lastSeenAt }: SessionRecord,
  client: ClientContext,
): Statement[] {
  if (tenantId === null || standing.membershipId === null) return [];
  return [
    noteSignInOfMember(standing.membershipId, lastSeenAt),
    noteMemberDevice(tenantId, userId, client, lastSeenAt),
  ];
}

function successOf(session: SessionRecord, { through }: Proof, client: ClientContext): AuditRecord {
  return {
    tenantId: session.tenantId,
    actor: { type: 'user', id: session.userId },
    action: 'sign_in.succeeded',
    target: { type: 'session', id: session.id },
    outcome: 'success',
    address: client.address,
    detail: { amr: session.amr, ...(through && { through: through.configurationId }) },
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
    detail: { reason: refusal.code, ...(proof.through && { through: proof.through.configurationId }) },
  };
}

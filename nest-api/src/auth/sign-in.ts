import {
  type Authenticated,
  afterSignIn,
  LIMITS,
  type LoginResult,
  type RiskAction,
  type RiskTerms,
  type SignInRisk,
  type SignInStep,
  SSO_TYPES,
  stricter,
} from '@gatehouse/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Audit, type AuditRecord } from '../audit/audit.js';
import { Unavailable } from '../common/app-error.js';
import type { ClientContext } from '../common/client-address.js';
import { Clock, plusSeconds } from '../common/clock.js';
import { Lookups } from '../database/lookups.js';
import { Origins } from '../network-origin/origins.js';
import { ConnectionClaims } from '../risk/connection-claims.js';
import { type Judgment, SignInRisks } from '../risk/sign-in-risks.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { Journeys } from '../sign-in-log/journeys.js';
import type { SignInAttempt } from '../sign-in-log/sign-in-attempt.js';
import { SignInLog } from '../sign-in-log/sign-in-log.js';
import { step } from '../sign-in-log/steps-of.js';
import { Metrics } from '../telemetry/metrics.js';
import { ApprovalRequests } from './approvals/approval-requests.js';
import { AttemptLimits } from './attempt-limits.js';
import { deviceKeyOf } from './devices/device-key.js';
import {
  owesPasskey,
  riskStepOf,
  type SecondStep,
  secondStepOf,
  upstreamVouches,
  usedPasskey,
} from './factors/second-step.js';
import { newTicket, SignInTickets, ticketHashOf } from './factors/sign-in-tickets.repository.js';
import type { GoodPassword } from './password-proof.js';
import { type PersonStanding, PersonStandings } from './person-standing.js';
import { type Place, placeOf } from './place-of.js';
import { networkRefusal } from './policy/networks.js';
import type { Destination, Proof } from './proof.js';
import { type SessionRecord, toUser } from './session-record.js';
import { newSessionToken } from './session-token.js';
import { openSession } from './sessions.sql.js';
import { SignInRefused } from './sign-in-refused.js';
import { SignInRules } from './sign-in-rules.js';

/** Seconds. */
const RETRY_AFTER = 1;

/** The facts of the decision changed while the password was verified. The caller may retry. */
export class StandingChanged extends Unavailable {
  constructor() {
    super(RETRY_AFTER);
  }
}

interface Circumstances {
  readonly into?: Destination | undefined;
  /** For a password that has just been verified. */
  readonly password?: GoodPassword | undefined;
}

/** An open place with the risk of this sign-in; null if it is not assessed. */
interface Judged extends Circumstances {
  readonly judgment: Judgment | null;
}

/** Circumstances of a sign-in that is not under way. */
interface Supposed extends Pick<ClientContext, 'site'> {
  readonly into?: Destination | null | undefined;
  readonly address?: string | null | undefined;
  /** The client that is about to set up a factor, which a risky sign-in may not. */
  readonly enrolsFrom?: ClientContext;
}

/** Where a sign-in comes from. Without an address, networks are not checked. */
interface Origin extends Pick<ClientContext, 'site'> {
  readonly address?: string | null | undefined;
}

/**
 * Every authentication method ends here. It checks the standing of user, membership and tenant and
 * the tenant's policy, assesses the risk, requires a second factor if necessary, creates the session
 * and records the audit event. No other code creates a session.
 *
 * It is the most frequent write of the product, so it takes one round trip to read and one to write. A password is read
 * together with the standing of its user.
 */
@Injectable()
export class SignIn {
  constructor(
    private readonly standings: PersonStandings,
    private readonly rules: SignInRules,
    private readonly tickets: SignInTickets,
    private readonly approvals: ApprovalRequests,
    private readonly limits: AttemptLimits,
    private readonly risks: SignInRisks,
    private readonly connectionClaims: ConnectionClaims,
    private readonly origins: Origins,
    private readonly lookups: Lookups,
    private readonly audit: Audit,
    private readonly log: SignInLog,
    private readonly journeys: Journeys,
    private readonly metrics: Metrics,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Creates a session, or a ticket if a second factor is required.
   *
   * @param into the tenant that a user with an earlier authentication switches to
   * @throws SignInRefused the user, the membership or the tenant may not sign in
   */
  async complete(proof: Proof, client: ClientContext, into?: Destination): Promise<LoginResult> {
    const { userId, through } = proof;
    const standings = await this.standings.find(userId, through?.sent ? through.configurationId : null);
    return this.enter(proof, standings, client, { into });
  }

  /**
   * The same for a password, with the data that was read with it. Takes the attempt back.
   *
   * @throws StandingChanged the password or the user's standing has changed
   * @throws SignInRefused
   */
  completeWithPassword(password: GoodPassword, client: ClientContext): Promise<LoginResult> {
    return this.enter(password.proof, password.standings, client, { password });
  }

  /**
   * The outcome of this authentication, without a sign-in.
   *
   * @param address of the client. Without it, networks are not checked
   * @throws SignInRefused
   */
  async check(proof: Proof, { into, address, site, enrolsFrom }: Supposed = {}): Promise<Place> {
    const place = this.decide(
      proof,
      await this.standings.find(proof.userId),
      { address, ...(site && { site }) },
      into,
    );
    if (place instanceof SignInRefused) throw place;
    const risky = enrolsFrom && riskRefusal(place, proof, this.judge(place, proof, enrolsFrom), 'enrol');
    if (risky) throw risky;
    return place;
  }

  private async enter(
    proof: Proof,
    standings: readonly PersonStanding[],
    client: ClientContext,
    { into, password }: Circumstances,
  ): Promise<LoginResult> {
    const place = this.decide(proof, standings, client, into);
    if (place instanceof SignInRefused) {
      if (password) await this.limits.forgive(password.admission);
      return this.refuse(place, proof, client);
    }
    const judgment = this.judge(place, proof, client);
    const step = await this.missingStep(place, proof, judgment);
    const risky = riskRefusal(place, proof, judgment, step);
    if (password && (risky || step)) await this.limits.forgive(password.admission);
    if (risky) return this.refuse(risky, proof, client);
    if (!step) return this.open(place, proof, client, { into, password, judgment });
    const ticket = newTicket();
    if (step === 'approval') {
      const unheld = await this.hold(place, proof, { judgment, client, ticket });
      if (unheld) return this.refuse(unheld, proof, client);
    }
    if (step === 'new_password') await this.recordLeaked(place, proof, client);
    if (step === 'answer' || step === 'passkey') this.risks.prompted(proof.userId);
    this.count(proof, COUNTED[step] ?? 'second_factor_required');
    this.journeys.passed(client, firstStepOf(proof), nextStepOf(step), place.tenantId);
    return this.tickets.issue(place.standing, { proof, step, into, client, ticket });
  }

  /** @returns the refusal if nobody can approve the sign-in */
  private async hold(
    { tenantId, standing: person }: Place,
    proof: Proof,
    { judgment, client, ticket }: { judgment: Judgment | null; client: ClientContext; ticket: string },
  ): Promise<SignInRefused | null> {
    if (!judgment || tenantId === null)
      throw new Error('only a sign-in that was assessed waits for an approval');
    const { risk } = judgment;
    const ticketHash = ticketHashOf(ticket);
    const isHeld = await this.approvals.ask({ tenantId, person, proof, risk, client, ticketHash });
    return isHeld ? null : SignInRefused.withoutApprover(tenantId, risk);
  }

  private async missingStep(
    place: Place,
    proof: Proof,
    judgment: Judgment | null,
  ): Promise<SecondStep | null> {
    const { superadminsNeedSecondFactor: superadminsNeedOne } = this.settings;
    const action = judgment?.action ?? 'allow';
    // First, so that nobody sets up another factor without it.
    if ((action === 'passkey' || action === 'approval') && owesPasskey(place, proof)) return 'passkey';
    const asksForFactor = action === 'second_factor' || action === 'passkey' || isWithFactor(action, place);
    const isHeld = action === 'approval' && proof.approvedIn !== place.tenantId;
    return (
      secondStepOf(place, proof, { now: this.clock.now(), superadminsNeedOne }) ??
      (asksForFactor ? riskStepOf(place, proof) : null) ??
      (await this.emergencyStep(place, proof)) ??
      (proof.hasLeakedPassword ? 'new_password' : null) ??
      (isHeld ? 'approval' : null)
    );
  }

  /**
   * Switching to another organization is judged too: otherwise the most lenient one would be the way into all. Superadmins
   * have no organization whose policy could decide.
   */
  private judge({ tenantId, standing }: Place, proof: Proof, client: ClientContext): Judgment | null {
    if (tenantId === null) return null;
    const { userId, method, amr, through } = proof;
    const { profile, connectionClaims } = standing;
    return this.risks.judge({
      tenantId,
      userId,
      method,
      client,
      device: client.device ? deviceKeyOf(client) : null,
      policy: termsFor(standing, client.application ?? null),
      profile,
      sent: through?.sent ?? null,
      connectionClaims: connectionClaims ?? null,
      hasAnswered: amr.includes('mfa'),
    });
  }

  private async emergencyStep({ tenantId, standing: person }: Place, proof: Proof) {
    const isAsked = tenantId !== null && (await this.rules.asksForCode({ tenantId, person }, proof));
    return isAsked ? ('emergency_code' as const) : null;
  }

  private async recordLeaked(
    { tenantId }: Place,
    { userId }: Proof,
    { address }: ClientContext,
  ): Promise<void> {
    const event = this.audit.statement({
      tenantId,
      actor: { type: 'system', id: null },
      action: 'password.change_required',
      target: { type: 'user', id: userId },
      outcome: 'success',
      address,
      detail: { reason: 'leaked_password' },
    });
    await this.lookups.inOneTrip([event]);
  }

  private async refuse(refusal: SignInRefused, proof: Proof, client: ClientContext): Promise<never> {
    this.count(proof, refusal.code);
    await this.lookups.inOneTrip([this.audit.statement(refusalOf(proof, refusal, client))]);
    // The trace of a sign-in through a connection knows more of its failure.
    if (!isTraced(proof)) this.log.add(refusedAttempt(proof, refusal, client));
    throw refusal;
  }

  private count(proof: Proof, outcome: string): void {
    this.metrics.countSignIn(proof.amr[0] ?? 'unknown', outcome);
  }

  /** If one tenant's policy rejects this authentication, another tenant may still accept it. */
  private decide(
    proof: Proof,
    known: readonly PersonStanding[],
    { site, address }: Origin,
    into?: Destination | null,
  ): Place | SignInRefused {
    const provedBy = proof.through?.tenantId ?? null;
    if (site && (into?.tenantId ?? provedBy ?? site.tenantId) !== site.tenantId)
      return SignInRefused.otherHost(site.tenantId);
    if (into && provedBy && provedBy !== into.tenantId) return SignInRefused.ownProof(into.tenantId);
    const only = into?.tenantId ?? provedBy ?? site?.tenantId ?? null;
    let standings = known;
    for (;;) {
      const place = placeOf(standings, only);
      if (place instanceof SignInRefused || place.tenantId === null) return place;
      const { tenantId, standing: person } = place;
      if (into && !lasts(place, into, this.clock.now())) return SignInRefused.tooLongAgo(tenantId);
      const refusal =
        this.rules.refuse({ tenantId, person }, proof) ??
        (address ? networkRefusal(tenantId, person, address, this.origins.of) : null);
      if (!refusal) return place;
      standings = standings.filter((other) => other.tenantId !== tenantId);
      if (placeOf(standings, only) instanceof SignInRefused) return refusal;
    }
  }

  private async open(
    place: Place,
    proof: Proof,
    client: ClientContext,
    { into, password, judgment }: Judged,
  ): Promise<Authenticated> {
    if (place.tenantId !== null) {
      await this.rules.entered({ tenantId: place.tenantId, person: place.standing }, proof, client);
    }
    const token = newSessionToken();
    const risk = riskOf(judgment, proof, place);
    const membershipId = place.tenantId === null ? null : place.standing.membershipId;
    const session = {
      ...newSession(place, proof, this.clock.now(), into?.authenticatedAt, into?.endsAt),
      host: client.site?.host ?? null,
    };
    const event = this.audit.statement(successOf(session, proof, client));
    const opening = openSession({
      session,
      membershipId,
      token,
      client,
      event,
      mark: password?.mark,
      profile: judgment?.profileAfter() ?? null,
      risk,
      connectionId: proof.through?.configurationId || null,
    });
    const forgiving = password ? [this.limits.forgiving(password.admission)] : [];
    const [opened] =
      (await this.lookups.inOneTrip<{ opened: boolean }>([...forgiving, opening])).at(-1) ?? [];
    if (!opened?.opened) throw new StandingChanged();
    this.count(proof, 'success');
    this.log.add({
      ...successfulAttempt(proof, session, client),
      sessionId: session.id,
      risk,
    });
    this.journeys.passed(client, firstStepOf(proof), null, session.tenantId ?? null);
    this.risks.entered(session.userId);
    if (proof.through?.sent) this.connectionClaims.learn(proof.through.configurationId, proof.through.sent);
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

/** What metrics call the steps that are no second factor. */
const COUNTED: Partial<Record<SecondStep, string>> = {
  new_password: 'password_change_required',
  approval: 'approval_required',
};

/** Before an admin decides, users take the factors that they have. Nobody has to set one up. */
function isWithFactor(action: RiskAction, { standing }: Place): boolean {
  return action === 'approval' && (standing.hasTotp || standing.hasPasskey);
}

/** The risk of a new session. An admin approved it only if the policy asked for that. */
function riskOf(judgment: Judgment | null, { approvedIn }: Proof, place: Place): SignInRisk | null {
  if (!judgment) return null;
  const isApproved = judgment.action === 'approval' && approvedIn === place.tenantId;
  return isApproved ? { ...judgment.risk, isApproved } : judgment.risk;
}

/**
 * The refusal of a sign-in by its risk. At high risk nobody sets up a factor either: the factor would be that of whoever
 * has the password. Nor does anybody at medium risk whose passkey is asked for.
 */
function riskRefusal(
  place: Place,
  proof: Proof,
  judgment: Judgment | null,
  step: SecondStep | null,
): SignInRefused | null {
  const { tenantId, standing } = place;
  if (!judgment || tenantId === null || judgment.action === 'allow') return null;
  const { action, risk } = judgment;
  const isHigh = risk.level === 'high';
  const isOfPasskey = action === 'passkey';
  if (isOfPasskey && isHigh && !standing.hasPasskey && !usedPasskey(proof))
    return SignInRefused.withoutPasskey(tenantId, risk);
  const mayNotEnrol = isHigh || (isOfPasskey && owesPasskey(place, proof));
  return action === 'reject' || (step === 'enrol' && mayNotEnrol)
    ? SignInRefused.risky(tenantId, risk)
    : null;
}

/** For a sign-in to an application, the stricter of the actions for the user and those for the application. */
function termsFor(
  { riskMode: mode, riskModel: model, riskMedium: medium, riskHigh: high, riskRules }: PersonStanding,
  application: string | null,
): RiskTerms {
  const rule = riskRules?.find(
    ({ id, clientId }) => application !== null && (clientId ?? id) === application,
  );
  if (!rule) return { mode, model, medium, high };
  return { mode, model, medium: stricter(medium, rule.medium), high: stricter(high, rule.high) };
}

/** Whether an earlier authentication is recent enough for the limits of this tenant. */
function lasts({ standing }: Place, { authenticatedAt }: Destination, now: Date): boolean {
  return plusSeconds(authenticatedAt, standing.sessionTotalSeconds ?? LIMITS.sessionTotalSeconds) > now;
}

function earliest(policy: Date, upstream: Date | undefined): Date {
  return upstream && upstream < policy ? upstream : policy;
}

/** A session under the policy of its tenant. It ends no later than the identity provider's session. */
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
    host: null,
    address: null,
    userAgent: null,
    places: null,
    oidc: null,
    riskLevel: null,
    isApproved: false,
    hasNetworkRules: false,
  };
}

/** The step in which the user presented the first factor. */
function firstStepOf(proof: Proof): SignInStep {
  if (proof.through) return 'identity_provider';
  return proof.amr.includes('pwd') ? 'password' : 'passkey';
}

function nextStepOf(step: SecondStep): SignInStep {
  if (step === 'approval') return 'approval';
  return step === 'enrol' || step === 'new_password' ? 'set_up' : 'second_factor';
}

function isTraced({ method }: Proof): boolean {
  return (SSO_TYPES as readonly string[]).includes(method);
}

function attemptOf({ method, userId, through }: Proof, client: ClientContext) {
  // Changing over to another organization uses no connection.
  const connectionId = through?.configurationId || null;
  return { method, userId, connectionId, client, traceId: through?.traceId ?? null };
}

/** A policy replay needs to know whether the identity provider required a second factor. */
function successfulAttempt(proof: Proof, { tenantId }: SessionRecord, client: ClientContext): SignInAttempt {
  const attempt = { ...attemptOf(proof, client), outcome: 'success', tenantId };
  if (!attempt.connectionId) return attempt;
  return { ...attempt, found: { secondFactor: proof.through?.claimsMfa === true } };
}

function refusedAttempt(proof: Proof, refusal: SignInRefused, client: ClientContext): SignInAttempt {
  return {
    ...attemptOf(proof, client),
    outcome: refusal.code,
    // Without an organization it is that of each organization of the user.
    tenantId: refusal.tenantId ?? undefined,
    risk: refusal.risk,
    steps: [
      step('proof', 'pass', 'The user proved who they are'),
      step('admission', 'fail', refusal.message),
    ],
    found: {
      amr: proof.amr,
      ...(refusal.tenantStatus && { organizationStatus: refusal.tenantStatus }),
      ...refusal.compared?.found,
    },
    expected: refusal.compared?.expected ?? null,
  };
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
